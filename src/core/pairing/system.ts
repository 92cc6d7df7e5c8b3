import type { OptionName, SystemId, SystemOptions } from '../model';

/** One game of a table: the first number has White. */
export type Pair = readonly [white: number, black: number];

/** A choice that a system leaves to the organiser. */
export interface SystemOption {
  readonly name: OptionName;
  /** What can be chosen in a field of so many players (boards, for teams); nothing where the option has no meaning. */
  readonly choices: (players: number) => readonly string[];
  /** What is chosen unless asked otherwise. */
  readonly preset: string;
}

/**
 * A pairing system for one list of players. A table has an even size n and rounds 1..n-1; a field of n-1 players uses the
 * table of n: whoever meets the number `bye(n)` rests in that round, and the numbers above it go down by one.
 */
export interface PairingSystem {
  readonly id: SystemId;
  /** Where the tables are published: a citation, not a text for users. */
  readonly source: string;
  /** The fewest and the most players, for a single cycle. */
  readonly sizes: { readonly least: number; readonly most: number };
  readonly options: readonly SystemOption[];
  /** The number that stands for the bye in an odd field. */
  readonly bye: (n: number, options?: SystemOptions) => number;
  /** Whether FIDE's exchange of the last two rounds keeps colours from running three times between cycles. */
  readonly exchange: (options?: SystemOptions) => boolean;
  /** Round `r` of the table of even size `n`, in board order; no other round is built for it. */
  readonly round: (n: number, r: number, options?: SystemOptions) => readonly Pair[];
  /** Round `r` as the source prints it, where colours or order are printed otherwise than they are played. */
  readonly literal?: (n: number, r: number) => readonly Pair[];
}

/** The even size of the table for so many players: their number, or one more for an odd field. */
export const tableSize = (players: number): number => players + (players % 2);

/** The most players that fit the rows of one worksheet, a row a game or bye, for a single cycle. */
export const MOST_PLAYERS = 1448;

/** From the smallest all-play-all to the largest worksheet. */
export const ALL_SIZES = { least: 3, most: MOST_PLAYERS } as const;

/** The game with its colours turned round. */
export const turned = ([white, black]: Pair): Pair => [black, white];

/** The first pair turned round if so wanted, the others as they are. */
export const withFirstTurned = ([first, ...others]: readonly Pair[], isTurned: boolean): readonly Pair[] => [
  isTurned ? turned(first!) : first!,
  ...others,
];
