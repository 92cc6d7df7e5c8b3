import type { OptionName, SystemId, SystemOptions } from '../model';

/** One game of a table: the first number has White. */
export type Pair = readonly [white: number, black: number];

/** Where the games of a round are put, in board order. */
export interface Boards {
  /** The next board: the first number has White. */
  readonly pair: (white: number, black: number) => void;
}

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
  /** What it is called, and why one would choose it, in a few sentences: for users. */
  readonly name: string;
  readonly about: string;
  /** Where the tables are published: a citation, not a text for users. */
  readonly source: string;
  /** The fewest and the most players, for a single cycle. */
  readonly sizes: { readonly least: number; readonly most: number };
  readonly options: readonly SystemOption[];
  /** The number that stands for the bye in an odd field. */
  readonly bye: (n: number, options?: SystemOptions) => number;
  /** Whether FIDE's exchange of the last two rounds keeps colours from running three times between cycles. */
  readonly exchange: (options?: SystemOptions) => boolean;
  /** Pairs round `r` of the table of even size `n`; no other round is worked out for it. */
  readonly round: (n: number, r: number, boards: Boards, options?: SystemOptions) => void;
  /** Round `r` as the source prints it, where colours or order are printed otherwise than they are played. */
  readonly literal?: (n: number, r: number, boards: Boards) => void;
}

/** The even size of the table for so many players: their number, or one more for an odd field. */
export const tableSize = (players: number): number => players + (players % 2);

/** The most players that fit the rows of one worksheet, a row a game or bye, for a single cycle. */
export const MOST_PLAYERS = 1448;

/** From the smallest all-play-all to the largest worksheet. */
export const ALL_SIZES = { least: 3, most: MOST_PLAYERS } as const;

/** `x` turned into 1..m, where it lies in 1-m..2m. */
export const wrap = (x: number, m: number): number => (x < 1 ? x + m : x > m ? x - m : x);
