import type { OutcomeCode } from '../results/outcome';
import type { Mark } from '../results/scoring';

/**
 * What a cell says about one side of a game: what they scored, and whether it was played. `dash` is a lone dash: a forfeit that
 * was lost, or no game at all. `open` is a game to come of which the cell gives only the round.
 */
export type FoundMark =
  { readonly mark: Mark; readonly played: boolean; readonly rated: boolean } | 'dash' | 'open';

/** A game as one line of a cross-table gives it. Players are their places in the table, from 0. */
export interface FoundEntry {
  readonly player: number;
  readonly opponent: number;
  /** Which game of these two it is, from 1: the first of two cells, or the round. */
  readonly meeting: number;
  readonly mark: FoundMark;
  /** Whether the player has White; `null` where the cell does not say. */
  readonly white: boolean | null;
  readonly round: number | null;
  readonly cell: string;
  /** The text of the cell. */
  readonly typed: string;
}

/** A game of a list of results. Players are their places among those named, from 0. */
export interface FoundGame {
  readonly white: number;
  readonly black: number;
  readonly outcome: OutcomeCode | null;
  readonly round: number | null;
  readonly cell: string;
}

/** A number beside a table: what it is, whose, and where. */
export interface Stated {
  readonly kind: 'points' | 'sonneborn' | 'place';
  readonly player: number;
  readonly value: number;
  readonly cell: string;
}

/** A game of two players, as far as it is known. `outcome` is as if `one` had White. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  readonly outcome: OutcomeCode | null;
  /** Who has White; `null` where nothing says so. */
  readonly white: number | null;
  readonly round: number | null;
  /** Where it stands: both cells of a cross-table; empty for a game that the table does not have. */
  readonly cells: readonly string[];
}

/** Where a table stands and who is in it. */
export interface FoundIn {
  readonly sheet: string;
  readonly names: readonly string[];
}
