import type { View } from '../view';
import type { Token } from './cell';
import type { PrintedSchedule, PrintedSide } from '../../core/check/printed';

/** A label where it stands: row and column of the sheet, from 0, and its place in the cell's text. */
export interface PlacedSide extends PrintedSide {
  readonly row: number;
  readonly column: number;
  readonly start: number;
  readonly length: number;
}

/** A label in a cell of a view, as it stands on the sheet. */
export const placedSide = (view: View, row: number, column: number, token: Token): PlacedSide => ({
  ...token,
  cell: view.at(row, column),
  row: view.sheetRow(row),
  column: view.sheetColumn(column),
});

/** A schedule as it stands on a sheet. */
export interface PlacedSchedule extends PrintedSchedule<PlacedSide> {
  /**
   * Every label that stands there, row by row: those of the games and rests; of a cross-table those of its lines and columns,
   * whose games have the cells with their rounds for cells, and no place in a text.
   */
  readonly labels: readonly PlacedSide[];
}
