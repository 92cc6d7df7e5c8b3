import { largest, smallest } from '../core/extremes';
import { letterOf, numberOfLetter } from '../core/pairing/letters';
import { entryAt } from '../core/present';

/** An error value in a cell, such as `#N/A`. */
export interface CellError {
  readonly error: string;
}

/** What a cell holds. A string is always text, never a formula; `null` is an empty cell. */
export type CellValue = string | number | boolean | null | CellError;

/** Whether a cell holds an error value. */
export const isCellError = (value: CellValue | undefined): value is CellError =>
  typeof value === 'object' && value !== null;

/** A value as text, empty for an empty cell. */
export const cellText = (value: CellValue | undefined): string =>
  value === null || value === undefined ? '' : isCellError(value) ? value.error : String(value);

/** A rectangle of cells. `row` and `column` count from 0. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Whether an area covers a cell. */
export const covers = (
  { row: top, column: left, rows, columns }: Area,
  row: number,
  column: number,
): boolean => row >= top && row < top + rows && column >= left && column < left + columns;

/** Makes an area. */
export const area = (row: number, column: number, rows = 1, columns = 1): Area => ({
  row,
  column,
  rows,
  columns,
});

/** The smallest area around two. */
export const areaAround = (one: Area, other: Area): Area => {
  const [row, column] = [Math.min(one.row, other.row), Math.min(one.column, other.column)];
  const rows = Math.max(one.row + one.rows, other.row + other.rows) - row;
  const columns = Math.max(one.column + one.columns, other.column + other.columns) - column;
  return { row, column, rows, columns };
};

/** Columns whose letters were asked for: every formula that is read or written asks for them again and again. */
const LETTERS: string[] = [];

/** The letters of a column counted from 0: 0 is `A`, 26 `AA`. */
export const columnLetters = (column: number): string => (LETTERS[column] ??= letterOf(column + 1));

/** The number from 0 of a column's letters. */
export const columnNumber = (letters: string): number => numberOfLetter(letters.toUpperCase()) - 1;

/** An A1 address; `$` before the parts that are `fixed`. */
export const address = (row: number, column: number, fixed: '' | 'row' | 'column' | 'both' = ''): string => {
  const letters = (fixed === 'column' || fixed === 'both' ? '$' : '') + columnLetters(column);
  return `${letters}${fixed === 'row' || fixed === 'both' ? '$' : ''}${row + 1}`;
};

/** The A1 address of an area, absolute if `fixed`; one cell has no colon. */
export const areaAddress = (where: Area, fixed = false): string => {
  const mode = fixed ? 'both' : '';
  const first = address(where.row, where.column, mode);
  if (where.rows === 1 && where.columns === 1) return first;
  return `${first}:${address(where.row + where.rows - 1, where.column + where.columns - 1, mode)}`;
};

const A1 = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/i;
/** The rows of a sheet. */
export const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

/** Parses `A1` or `A1:D20`, with or without `$`; `null` if it is no address of a worksheet. */
export const parseArea = (text: string): Area | null => {
  const match = A1.exec(text.trim());
  if (!match) return null;
  const rows = [Number(match[2]), Number(match[4] ?? match[2])];
  const columns = [columnNumber(entryAt(match, 1)), columnNumber(match[3] ?? entryAt(match, 1))];
  const [top, bottom] = [smallest(rows), largest(rows)];
  const [left, right] = [smallest(columns), largest(columns)];
  if (top < 1 || bottom > MAX_ROWS || right >= MAX_COLUMNS) return null;
  return area(top - 1, left, bottom - top + 1, right - left + 1);
};

/** A sheet's name as formulas write it, quoted where it must be. */
export const quoteSheet = (name: string): string => `'${name.replaceAll("'", "''")}'`;
