import { area, areaAddress, columnLetters, columnNumber, parseArea, type Area } from '../../src/grid/cell';
import { refuse } from './error';

export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

/** A cell's key in a sheet's map. */
export const cellKey = (row: number, column: number): number => row * MAX_COLUMNS + column;
export const keyRow = (key: number): number => Math.floor(key / MAX_COLUMNS);
export const keyColumn = (key: number): number => key % MAX_COLUMNS;

export const lastRow = (where: Area): number => where.row + where.rows - 1;
export const lastColumn = (where: Area): number => where.column + where.columns - 1;

/** Whether the area holds all cells of its rows. */
export const spansRows = (where: Area): boolean => where.column === 0 && where.columns === MAX_COLUMNS;
/** Whether the area holds all cells of its columns. */
export const spansColumns = (where: Area): boolean => where.row === 0 && where.rows === MAX_ROWS;

export const entireRows = (where: Area): Area => area(where.row, 0, where.rows, MAX_COLUMNS);
export const entireColumns = (where: Area): Area => area(0, where.column, MAX_ROWS, where.columns);
export const entireSheet: Area = area(0, 0, MAX_ROWS, MAX_COLUMNS);

export const contains = (outer: Area, row: number, column: number): boolean =>
  row >= outer.row && row <= lastRow(outer) && column >= outer.column && column <= lastColumn(outer);

export const covers = (outer: Area, inner: Area): boolean =>
  contains(outer, inner.row, inner.column) && contains(outer, lastRow(inner), lastColumn(inner));

export const sameArea = (one: Area, other: Area): boolean =>
  one.row === other.row &&
  one.column === other.column &&
  one.rows === other.rows &&
  one.columns === other.columns;

/** The area from one corner to another, whichever way round. */
export const between = (row: number, column: number, otherRow: number, otherColumn: number): Area =>
  area(
    Math.min(row, otherRow),
    Math.min(column, otherColumn),
    Math.abs(row - otherRow) + 1,
    Math.abs(column - otherColumn) + 1,
  );

/** What two areas share, `null` if nothing. */
export const intersection = (one: Area, other: Area): Area | null => {
  const [row, column] = [Math.max(one.row, other.row), Math.max(one.column, other.column)];
  const rows = Math.min(lastRow(one), lastRow(other)) - row + 1;
  const columns = Math.min(lastColumn(one), lastColumn(other)) - column + 1;
  return rows > 0 && columns > 0 ? area(row, column, rows, columns) : null;
};

export const overlaps = (one: Area, other: Area): boolean => intersection(one, other) !== null;

/** The smallest area that holds both. */
export const boundingArea = (one: Area, other: Area): Area =>
  between(
    Math.min(one.row, other.row),
    Math.min(one.column, other.column),
    Math.max(lastRow(one), lastRow(other)),
    Math.max(lastColumn(one), lastColumn(other)),
  );

/** What is left of `where` without `hole`, as up to four areas. */
export const without = (where: Area, hole: Area): Area[] => {
  const shared = intersection(where, hole);
  if (!shared) return [where];
  const { row, column, rows, columns } = where;
  const below = lastRow(where) - lastRow(shared);
  const right = lastColumn(where) - lastColumn(shared);
  return [
    area(row, column, shared.row - row, columns),
    area(shared.row, column, shared.rows, shared.column - column),
    area(shared.row, lastColumn(shared) + 1, shared.rows, right),
    area(lastRow(shared) + 1, column, below, columns),
  ].filter((part) => part.rows > 0 && part.columns > 0 && rows > 0);
};

const COLUMNS = /^\$?([A-Z]{1,3}):\$?([A-Z]{1,3})$/i;
const ROWS = /^\$?(\d{1,7}):\$?(\d{1,7})$/;

/** Parses `A1`, `A1:B2`, `A:C` or `2:5`; `null` if it is none of these or outside a worksheet. */
export const parseAddress = (text: string): Area | null => {
  const cells = parseArea(text);
  if (cells) return cells;
  const columns = COLUMNS.exec(text.trim());
  if (columns) {
    const [from, to] = [columnNumber(columns[1]!), columnNumber(columns[2]!)];
    return Math.max(from, to) < MAX_COLUMNS ? between(0, from, MAX_ROWS - 1, to) : null;
  }
  const rows = ROWS.exec(text.trim());
  if (!rows) return null;
  const [from, to] = [Number(rows[1]) - 1, Number(rows[2]) - 1];
  return Math.min(from, to) >= 0 && Math.max(from, to) < MAX_ROWS
    ? between(from, 0, to, MAX_COLUMNS - 1)
    : null;
};

/** The address as Excel writes it: `A1:B2`, whole columns `A:C`, whole rows `2:5`. */
export const makeAddress = (where: Area, fixed = false): string => {
  const sign = fixed ? '$' : '';
  if (spansColumns(where) && spansRows(where)) return `${sign}1:${sign}${MAX_ROWS}`;
  if (spansColumns(where))
    return `${sign}${columnLetters(where.column)}:${sign}${columnLetters(lastColumn(where))}`;
  if (spansRows(where)) return `${sign}${where.row + 1}:${sign}${lastRow(where) + 1}`;
  return areaAddress(where, fixed);
};

const PLAIN_SHEET = /^[\p{L}_][\p{L}\p{N}_.]*$/u;
const LIKE_CELL = /^([A-Z]{1,3}\d+|R\d*C?\d*|C\d*)$/i;

/** A sheet's name as Excel writes it before `!`: quoted only where it must be. */
export const sheetPrefix = (name: string): string =>
  PLAIN_SHEET.test(name) && !LIKE_CELL.test(name) ? name : `'${name.replaceAll("'", "''")}'`;

/** A sheet's name from what stands before `!`, quoted or not. */
export const unquoteSheet = (prefix: string): string =>
  prefix.length > 1 && prefix.startsWith("'") && prefix.endsWith("'")
    ? prefix.slice(1, -1).replaceAll("''", "'")
    : prefix;

export interface SheetAddress {
  readonly sheet: string | null;
  readonly address: string;
}

/** Splits `Sheet1!A1` or `'My sheet'!A1`; `sheet` is `null` without one. */
export const splitAddress = (text: string): SheetAddress => {
  const at = text.lastIndexOf('!');
  if (at < 0) return { sheet: null, address: text };
  return { sheet: unquoteSheet(text.slice(0, at)), address: text.slice(at + 1) };
};

/** Throws `InvalidArgument` unless the area lies on a worksheet. */
export const onSheet = (where: Area): Area => {
  const good =
    where.row >= 0 &&
    where.column >= 0 &&
    where.rows >= 1 &&
    where.columns >= 1 &&
    lastRow(where) < MAX_ROWS &&
    lastColumn(where) < MAX_COLUMNS;
  return good ? where : refuse('InvalidArgument', 'The range lies outside the worksheet.');
};
