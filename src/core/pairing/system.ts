import type { SystemId } from '../model';

/** One game of a table: the first number has White. */
export type Pair = readonly [white: number, black: number];

/**
 * A pairing system. A table has an even size n and rounds 1..n-1; a field of n-1 players uses the table of n, and
 * whoever meets the number `bye(n)` rests in that round.
 */
export interface PairingSystem {
  readonly id: SystemId;
  /** Where the tables are published: a citation, not a text for users. */
  readonly source: string;
  /** The fewest and the most players, for a single cycle. */
  readonly sizes: { readonly least: number; readonly most: number };
  /** The number that stands for the bye in an odd field. */
  readonly bye: (n: number) => number;
  /** Whether FIDE's exchange of the last two rounds keeps colours from running three times between cycles. */
  readonly exchange: boolean;
  /** Round `r` of the table of even size `n`, in board order; no other round is built for it. */
  readonly round: (n: number, r: number) => readonly Pair[];
}

/** The even size of the table for so many players: their number, or one more for an odd field. */
export const tableSize = (players: number): number => players + (players % 2);

/** The most players that fit the rows of one worksheet, a row a game or bye, for a single cycle. */
export const MOST_PLAYERS = 1448;
