import { columnLetters } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { rowNames } from '../roster/read';
import { span, type Board } from './board';

/** How much of a sheet was read for a table, and which rows and columns that hold something were not: `1, 7–9` and `H`; empty where none. */
export interface Used {
  readonly rows: number;
  readonly columns: number;
  readonly otherRows: string;
  readonly otherColumns: string;
}

/** What was used of a board. Of the other columns those count in which something stands beside the rows that were. */
export const usedIn = (
  { area }: Grid,
  board: Board,
  rows: readonly number[],
  columns: readonly number[],
): Used => {
  const [usedRows, usedColumns] = [new Set(rows), new Set(columns)];
  const isFilled = (row: number, column: number): boolean => board.text(row, column) !== '';
  const otherRows = span(0, board.rows).filter(
    (row) => !usedRows.has(row) && span(0, board.columns).some((column) => isFilled(row, column)),
  );
  const otherColumns = span(0, board.columns).filter(
    (column) => !usedColumns.has(column) && rows.some((row) => isFilled(row, column)),
  );
  return {
    rows: usedRows.size,
    columns: usedColumns.size,
    otherRows: rowNames(otherRows.map((row) => area.row + row)),
    otherColumns: otherColumns.map((column) => columnLetters(area.column + column)).join(', '),
  };
};
