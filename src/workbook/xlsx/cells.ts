import { entryAt } from '../../core/present';
import type { Area, CellValue } from '../../grid/cell';
import { decodeXstring, type StringAt } from './xml';

/** The formula of a cell. `shared` is the number of the group it belongs to; `leads` if the group's text stands here. */
export interface CellFormula {
  readonly text: string;
  readonly shared?: string;
  readonly leads?: boolean;
  /** An array formula: its value is not one that stands for itself. */
  readonly array?: boolean;
  readonly start: number;
  readonly end: number;
}

/** A cell as the file has it. `start` and `end` are places in the part's bytes. */
export interface FileCell {
  readonly column: number;
  readonly style: number;
  readonly value: CellValue;
  readonly formula: CellFormula | null;
  readonly start: number;
  readonly end: number;
}

/** A row; its cells, in order, are made when they are asked for, since a sheet can have ten million. */
export interface FileRow {
  readonly row: number;
  readonly start: number;
  readonly end: number;
  readonly style: number | null;
  readonly hidden: boolean;
  readonly cells: readonly FileCell[];
  /** How many they are. */
  readonly count: number;
  /** Those from a column on, in so many columns. */
  readonly within: (column: number, columns: number) => readonly FileCell[];
}

/** Is told of a cell that holds something: a value, or a formula whose value may be missing. */
export type VisitStored = (
  row: number,
  column: number,
  value: CellValue,
  calculated: boolean,
  style: number,
) => void;

/** A worksheet part, read. Rows and cells are in order. */
export interface FileSheet {
  /** In UTF-8. */
  readonly bytes: Uint8Array;
  readonly rows: readonly FileRow[];
  readonly columnStyles: readonly { readonly from: number; readonly to: number; readonly style: number }[];
  readonly merges: readonly Area[];
  /** Tells of the cells that hold something, without making each. */
  readonly each: (visit: VisitStored) => void;
  /** Where the start tag stands that tells the corners, if the part has one. */
  readonly dimension: { readonly start: number; readonly end: number } | null;
  /** Where `<sheetData>` stands, if the part has one. */
  readonly data: { readonly start: number; readonly end: number; readonly name: string } | null;
}

/** JavaScript takes more for a number than files do, such as `0x10`. */
const DECIMAL = /^[\s\d.eE+-]+$/;

const number = (text: string | number): CellValue => {
  if (typeof text === 'number') return text;
  const value = Number(text);
  return text.trim() === '' ? null : DECIMAL.test(text) && Number.isFinite(value) ? value : text;
};

const DAY = 86_400_000;
const EPOCH = 25_569;

const serial = (text: string): CellValue => {
  const time = Date.parse(
    /T.*(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : ''}`,
  );
  return Number.isNaN(time) ? text : time / DAY + EPOCH;
};

const TRUTH = new Map<string, CellValue>([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['', null],
]);

/** How each type of cell (ECMA-376 18.18.11) is read from the text of its `<v>`; `undefined` for what it cannot be. */
const READERS: Readonly<
  Record<string, (text: string | number, stringAt: StringAt) => CellValue | undefined>
> = {
  n: number,
  inlineStr: number,
  s: (text, stringAt) => {
    const place = number(text);
    return typeof place === 'number' ? stringAt(place) : place === null ? null : undefined;
  },
  str: (text) => decodeXstring(String(text)),
  b: (text) => TRUTH.get(String(text).trim()),
  e: (text) => ({ error: String(text).trim() }),
  d: (text) => serial(String(text)),
};

/**
 * What a cell holds by its type, the texts of its `<v>` and `<is>` if it has them, and whether it has a formula; `undefined` for a
 * type that does not exist, or a string that the file does not have.
 */
export const readValue = (
  type: string,
  text: string | number | undefined,
  inline: string | undefined,
  hasFormula: boolean,
  stringAt: StringAt,
): CellValue | undefined => {
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  const value =
    type === 'inlineStr' && inline !== undefined
      ? inline
      : reader && text === undefined
        ? null
        : reader?.(text ?? '', stringAt);
  return value === '' && !hasFormula ? null : value;
};

/** The style of a cell that may not be there: its own, else the row's, else the column's. */
export const styleAt = (
  sheet: FileSheet,
  row: FileRow | undefined,
  column: number,
  cell?: FileCell,
): number =>
  cell?.style ??
  row?.style ??
  sheet.columnStyles.find(({ from, to }) => column >= from && column <= to)?.style ??
  0;

/** A row of a sheet, if the part has it. */
export const rowAt = ({ rows }: FileSheet, row: number): FileRow | undefined => {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (entryAt(rows, middle).row < row) from = middle + 1;
    else to = middle;
  }
  return rows[from]?.row === row ? rows[from] : undefined;
};

/** What stands in the part between two places. */
export const textBetween = ({ bytes }: FileSheet, start: number, end: number): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(start, end));
