import type { Place } from '../../core/problem';
import { address, areaAddress, type Area, type CellValue } from '../cell';
import type { Grid } from '../grid';
import { textOf } from './text';

/** A span of rows of a view, `to` excluded. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/** A grid as the reader looks at it: rows and columns count from 0 at its top left cell, texts are cleaned. */
export interface View {
  readonly grid: Grid;
  readonly rows: number;
  readonly columns: number;
  readonly text: (row: number, column: number) => string;
  readonly value: (row: number, column: number) => CellValue;
  readonly isFormula: (row: number, column: number) => boolean;
  readonly format: (row: number, column: number) => string;
  /** How many columns a cell spans: 1 unless it opens a merged area. */
  readonly spans: (row: number, column: number) => number;
  /** A1 address of a cell. */
  readonly at: (row: number, column: number) => string;
}

/** Looks at a grid. */
export const viewOf = (grid: Grid): View => {
  const texts = grid.values.map((line) => line.map(textOf));
  const { area, merges } = grid;
  const spans = new Map(
    merges.map((merge) => [`${merge.row - area.row},${merge.column - area.column}`, merge.columns]),
  );
  return {
    grid,
    rows: area.rows,
    columns: area.columns,
    text: (row, column) => texts[row]?.[column] ?? '',
    value: (row, column) => grid.values[row]?.[column] ?? null,
    isFormula: (row, column) => (grid.formulas[row]?.[column] ?? null) !== null,
    format: (row, column) => grid.formats[row]?.[column] ?? 'General',
    spans: (row, column) => spans.get(`${row},${column}`) ?? 1,
    at: (row, column) => address(area.row + row, area.column + column),
  };
};

/** The whole numbers from `from` to before `to`. */
export const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** Whether a cell holds anything, an error included. */
export const isFilled = (view: View, row: number, column: number): boolean =>
  view.text(row, column) !== '' ||
  (view.value(row, column) !== null && typeof view.value(row, column) === 'object');

/** The filled columns of a row. */
export const filledColumns = (view: View, row: number, among = span(0, view.columns)): readonly number[] =>
  among.filter((column) => isFilled(view, row, column));

/** Runs of columns with something in them between columns that are blank in all of these rows. */
export const columnGroups = (view: View, { from, to }: Rows): readonly (readonly number[])[] => {
  const rows = span(from, to);
  const groups: number[][] = [];
  let open = false;
  for (const column of span(0, view.columns)) {
    const filled = rows.some((row) => isFilled(view, row, column));
    if (filled && !open) groups.push([]);
    if (filled) groups.at(-1)!.push(column);
    open = filled;
  }
  return groups;
};

/** The area of the sheet that these rows and columns of a view cover. */
export const areaOf = (view: View, { from, to }: Rows, columns: readonly number[]): Area => {
  const left = Math.min(...columns);
  const { area } = view.grid;
  return {
    row: area.row + from,
    column: area.column + left,
    rows: to - from,
    columns: Math.max(...columns) - left + 1,
  };
};

/** The same as an A1 address, without blank rows at its ends. */
export const areaName = (view: View, { from, to }: Rows, columns: readonly number[]): string => {
  const rows = span(from, to).filter((row) => filledColumns(view, row, columns).length > 0);
  const [first = from, last = to - 1] = [rows[0], rows.at(-1)];
  return areaAddress(areaOf(view, { from: first, to: last + 1 }, columns));
};

/** All that was looked at, as the place of a problem. */
export const placeOfAll = (view: View): Place => {
  const { sheet, area } = view.grid;
  return area.rows > 0 && area.columns > 0 ? { sheet, cell: areaAddress(area) } : { sheet };
};
