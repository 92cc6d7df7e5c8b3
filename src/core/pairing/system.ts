import type { OptionName, SystemId, SystemOptions } from '../model';

/** One game of a table: the first number has White. */
export type Pair = readonly [white: number, black: number];

/** How to place the games of a round, in board order. */
export interface Boards {
  /** The next board: the first number has White. */
  readonly pair: (white: number, black: number) => void;
}

/** An option that a system leaves to the organiser. */
export interface SystemOption {
  readonly name: OptionName;
  /** The choices in a field of this many players (boards, for teams); none if the option does not matter. */
  readonly choices: (players: number) => readonly string[];
  /** The default. */
  readonly preset: string;
}

/** What is said of any pairing system, and the fields that it is for. */
export interface KnownSystem {
  /** Its name, and why to choose it, in a few sentences for users. */
  readonly name: string;
  readonly about: string;
  /** Where the tables are published: a citation, not a text for users. */
  readonly source: string;
  /** The fewest and the most players (members of a team, for teams), for a single cycle. */
  readonly sizes: { readonly least: number; readonly most: number };
  readonly options: readonly SystemOption[];
}

/**
 * A pairing system for one list of players. A table has an even size n and rounds 1..n-1. A field of n-1 players uses the table
 * of n: the opponent of the number `bye(n)` has the bye in that round, and the numbers above it go down by one.
 */
export interface PairingSystem extends KnownSystem {
  readonly id: SystemId;
  /** The number that stands for the bye in an odd field. */
  readonly bye: (n: number, options?: SystemOptions) => number;
  /** Whether FIDE's exchange of the last two rounds prevents three games of one colour in a row between cycles. */
  readonly exchange: (options?: SystemOptions) => boolean;
  /** Pairs round `r` of the table of even size `n` without working out any other round. */
  readonly round: (n: number, r: number, boards: Boards, options?: SystemOptions) => void;
  /** Round `r` as the source prints it, if it prints colours or order differently from how they are played. */
  readonly literal?: (n: number, r: number, boards: Boards) => void;
}

/** The even size of the table for this many players: their number, or one more for an odd field. */
export const tableSize = (players: number): number => players + (players % 2);

/** The most players who fit on one worksheet, a row for each game or bye, for a single cycle. */
export const MOST_PLAYERS = 1448;

/** From the smallest round robin to the largest worksheet. */
export const ALL_SIZES = { least: 3, most: MOST_PLAYERS } as const;

/** `x` moved into 1..m by adding or subtracting m; it lies in 1-m..2m. */
export const wrap = (x: number, m: number): number => (x < 1 ? x + m : x > m ? x - m : x);
