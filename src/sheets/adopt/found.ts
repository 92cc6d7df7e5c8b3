import type { FoundEntry, FoundGame, Stated } from '../../core/adopt/tables';
import type { Problem } from '../../core/problem';
import type { Roster } from '../roster';
import type { Used } from './leftOut';

/** How a table was read, and by what that was decided. */
export interface Layout {
  /** `crosstable`: a column each opponent; `rounds`: a column each round; `results`: a line each game. */
  readonly kind: 'crosstable' | 'rounds' | 'results';
  /** A1 address of all that was read. */
  readonly area: string;
  /** Whom the columns of a cross-table are about: in the order of the rows, by a column of numbers, by names as headings. */
  readonly columnsBy?: 'rows' | 'numbers' | 'headings';
  /** Where the further games of two players stand, if they have any: beside, below, in the same cell, or in a block of their own. */
  readonly furtherGames?: 'columns' | 'lines' | 'signs' | 'blocks';
  readonly colours: 'bold' | 'letters' | 'sides' | 'none';
  readonly rounds: 'line' | 'cell' | 'heading' | 'column' | 'none';
  /** Whether `+` and `-` were read as games that were played, since no 1 and no 0 stands there. */
  readonly plusIsWin: boolean;
}

interface FoundTable {
  readonly layout: Layout;
  readonly roster: Roster;
  /** The pairing number of each player, in the order of the roster. */
  readonly numbers: readonly number[];
  readonly warnings: readonly Problem[];
  readonly used: Used;
}

/** A cross-table: what each cell says of a game. Players are places of the roster. */
export interface FoundCrosstable extends FoundTable {
  readonly kind: 'crosstable';
  readonly entries: readonly FoundEntry[];
  readonly stated: readonly Stated[];
}

/** A list of results: a game each line. */
export interface FoundResults extends FoundTable {
  readonly kind: 'results';
  readonly games: readonly FoundGame[];
}

export type Found = FoundCrosstable | FoundResults;
