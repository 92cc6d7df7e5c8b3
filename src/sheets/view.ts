import { largest, smallest } from '../core/extremes';
import { entryAt, present } from '../core/present';
import type { ProblemPlace } from '../core/problem';
import { address, areaAddress, isCellError, type Area, type CellValue } from '../grid/cell';
import { contentOfGrid, type Content } from '../grid/content';
import type { Grid } from '../grid/grid';
import { textOf } from './roster/text';

/** A span of rows of a view, `to` excluded. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/**
 * Cells as seen by all readers of other people's lists and tables: rows and columns count from 0 within the content, and texts
 * are cleaned.
 */
export interface View {
  readonly content: Content;
  readonly sheet: string;
  readonly rows: number;
  readonly columns: number;
  readonly text: (row: number, column: number) => string;
  readonly value: (row: number, column: number) => CellValue;
  readonly bold: (row: number, column: number) => boolean;
  readonly struck: (row: number, column: number) => boolean;
  readonly isFormula: (row: number, column: number) => boolean;
  /** Whether a cell shows its number as a date or a time. */
  readonly isDate: (row: number, column: number) => boolean;
  readonly format: (row: number, column: number) => string;
  /** How many columns a cell spans: 1 unless it opens a merged area. */
  readonly spans: (row: number, column: number) => number;
  /** The sheet's row, from 0, for a row of the view. */
  readonly sheetRow: (row: number) => number;
  /** The sheet's column, from 0, for a column of the view. */
  readonly sheetColumn: (column: number) => number;
  /** The text of the merged area that a blank cell lies in, if the area is one column wide. */
  readonly spread: (row: number, column: number) => CellValue;
  /** A1 address of a cell. */
  readonly at: (row: number, column: number) => string;
  /** A cell as the place of a problem. */
  readonly place: (row: number, column: number) => { readonly sheet: string; readonly cell: string };
}

/** Whether a number format shows a date or a time. */
export const isDateFormat = (format: string): boolean =>
  !/^(general|standard)$/i.test(format) && /[dmyhs]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

const keyOf = (row: number, column: number): string => `${row},${column}`;

/** For each further cell of a one-column merged area, the row of its first cell. */
const spreading = ({ merges, rows, columns }: Content): ReadonlyMap<string, number> => {
  const [found, known] = [new Map<string, number>(), new Set(columns)];
  for (const { row, column, rows: height, columns: width } of merges) {
    if (width !== 1 || height < 2 || !known.has(column)) continue;
    for (
      let index = firstAfter(rows, row);
      index < rows.length && entryAt(rows, index) < row + height;
      index++
    )
      found.set(keyOf(entryAt(rows, index), column), row);
  }
  return found;
};

/** The index of the first row after `row` in a sorted list. */
const firstAfter = (rows: readonly number[], row: number): number => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entryAt(rows, middle) > row) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The view of a content. */
export const viewOf = (content: Content): View => {
  const { sheet, area, rows, columns, values, calculated, formats, merges, bold } = content;
  const cleaned = new Map<string, string>();
  const cleanedOf = (value: string): string => {
    const known = cleaned.get(value);
    if (known !== undefined) return known;
    const text = textOf(value);
    cleaned.set(value, text);
    return text;
  };
  const spans = new Map(merges.map((merge) => [keyOf(merge.row, merge.column), merge.columns]));
  const spread = spreading(content);
  const struck = new Set(content.struck?.map(({ row, column }) => keyOf(row, column)));
  const rowAt = new Map(rows.map((row, index) => [row, index]));
  const value: View['value'] = (row, column) => values[row]?.[column] ?? null;
  // Beyond what was read, as well: a table may end with a player whose further lines are blank.
  const [sheetRow, sheetColumn] = [
    (row: number) => rows[row] ?? area.row + row,
    (column: number) => columns[column] ?? area.column + column,
  ];
  const format: View['format'] = (row, column) => formats[row]?.[column] ?? 'General';
  const at: View['at'] = (row, column) => address(sheetRow(row), sheetColumn(column));
  return {
    content,
    sheet,
    rows: rows.length,
    columns: columns.length,
    text: (row, column) => {
      const found = values[row]?.[column];
      if (typeof found === 'string') return cleanedOf(found);
      return typeof found === 'number' ? String(found) : textOf(found);
    },
    value,
    bold: (row, column) => bold?.[row]?.[column] ?? false,
    struck: (row, column) => struck.has(keyOf(sheetRow(row), sheetColumn(column))),
    isFormula: (row, column) => calculated[row]?.[column] ?? false,
    isDate: (row, column) => typeof value(row, column) === 'number' && isDateFormat(format(row, column)),
    format,
    spans: (row, column) => spans.get(keyOf(sheetRow(row), sheetColumn(column))) ?? 1,
    sheetRow,
    sheetColumn,
    spread: (row, column) => {
      const top = spread.get(keyOf(sheetRow(row), sheetColumn(column)));
      return top === undefined ? null : value(rowAt.get(top) ?? -1, column);
    },
    at,
    place: (row, column) => ({ sheet, cell: at(row, column) }),
  };
};

/** The view of all cells of a grid. */
export const viewOfGrid = (grid: Grid): View => viewOf(contentOfGrid(grid));

/** Remembers the meaning of each text in a view, as large sheets repeat the same texts. */
export const remembered = <T>(meaning: (text: string) => T): ((view: View, text: string) => T) => {
  const known = new WeakMap<View, Map<string, T>>();
  return (view, text) => {
    const texts = known.get(view) ?? new Map<string, T>();
    known.set(view, texts);
    const found = texts.get(text);
    if (found !== undefined || texts.has(text)) return found as T;
    const made = meaning(text);
    texts.set(text, made);
    return made;
  };
};

/** The whole numbers from `from` to before `to`. */
export const span = (from: number, to: number): readonly number[] => {
  const numbers: number[] = [];
  for (let number = from; number < to; number++) numbers.push(number);
  return numbers;
};

/** A visible ASCII character. A text that starts with one is not blank, and need not be cleaned to find out. */
const isInk = (code: number): boolean => code > 32 && code < 127;

const hasInk = (view: View, row: number, column: number, value: string): boolean =>
  isInk(value.charCodeAt(0)) || view.text(row, column) !== '';

/** Whether a cell holds anything, an error included. */
export const isFilled = (view: View, row: number, column: number): boolean => {
  const value = view.value(row, column);
  return typeof value === 'string' ? hasInk(view, row, column, value) : value !== null;
};

/** Whether a cell holds a value that is not an error. */
export const hasText = (view: View, row: number, column: number): boolean => {
  const value = view.value(row, column);
  return typeof value === 'string' ? hasInk(view, row, column, value) : value !== null && !isCellError(value);
};

/** The filled columns of a row. */
export const filledColumns = (view: View, row: number, among = span(0, view.columns)): readonly number[] =>
  among.filter((column) => isFilled(view, row, column));

/** Whether a row is blank. */
export const isBlank = (view: View, row: number): boolean => {
  for (let column = 0; column < view.columns; column++) if (isFilled(view, row, column)) return false;
  return true;
};

/** Groups of adjacent filled columns, separated by columns that are blank in all of these rows. */
export const columnGroups = (view: View, { from, to }: Rows): readonly (readonly number[])[] => {
  const rows = span(from, to);
  const groups: number[][] = [];
  let open = false;
  for (const column of span(0, view.columns)) {
    const filled = rows.some((row) => isFilled(view, row, column));
    if (filled && !open) groups.push([]);
    if (filled) present(groups.at(-1)).push(column);
    open = filled;
  }
  return groups;
};

/** The area of the sheet for these rows and columns of a view. */
export const areaOf = (view: View, { from, to }: Rows, columns: readonly number[]): Area => {
  const [left, right] = [smallest(columns), largest(columns)].map(view.sheetColumn) as [number, number];
  const [top, bottom] = [view.sheetRow(from), view.sheetRow(to - 1)];
  return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
};

/** The A1 address of these rows and columns, without blank rows at the ends. */
export const areaName = (view: View, { from, to }: Rows, columns: readonly number[]): string => {
  const rows = span(from, to).filter((row) => filledColumns(view, row, columns).length > 0);
  const [first = from, last = to - 1] = [rows[0], rows.at(-1)];
  return areaAddress(areaOf(view, { from: first, to: last + 1 }, columns));
};

/** The whole view, as the place of a problem. */
export const placeOfAll = (view: View): ProblemPlace => {
  const { sheet, area } = view.content;
  return area.rows > 0 && area.columns > 0 ? { sheet, cell: areaAddress(area) } : { sheet };
};
