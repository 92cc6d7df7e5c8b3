import { entryAt } from '../core/present';
import {
  address,
  area,
  areaAddress,
  columnLetters,
  parseArea,
  quoteSheet,
  type Area,
  type CellValue,
} from './cell';
import type { Grid } from './grid';

/** A block of cells on a named sheet. */
export interface Place {
  readonly sheet: string;
  readonly area: Area;
}

/** A table of a workbook; `area` includes the header row. */
export interface TableInfo extends Place {
  readonly name: string;
}

/** A defined name as a workbook holds it; `sheet` is its scope, `null` for the workbook; `refersTo` is without `=`. */
export interface DefinedName {
  readonly sheet: string | null;
  readonly name: string;
  readonly refersTo: string;
}

/** What a workbook holds at a place, as a port read it. */
export type GridOf = (where: Place) => Grid | undefined;

/** The values of a place's first column, from above; none where there is no such place. */
export const valuesDown = (gridOf: GridOf, where: Place | undefined): readonly CellValue[] =>
  (where && gridOf(where))?.values.map(([value = null]) => value) ?? [];

/** Makes a place. */
export const place = (sheet: string, row: number, column: number, rows = 1, columns = 1): Place => ({
  sheet,
  area: area(row, column, rows, columns),
});

/** One cell of a place's first column, from 0. */
export const cellIn = ({ sheet, area: { row, column } }: Place, index: number): Place =>
  place(sheet, row + index, column);

/** One of a place's columns. */
export const columnIn = ({ sheet, area: { row, column, rows } }: Place, index: number): Place =>
  place(sheet, row, column + index, rows);

const REFERENCE = /^(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/;

/** The place that a name refers to; `null` if it is gone (`#REF!`) or no single range. */
export const parseReference = (refersTo: string): Place | null => {
  const match = REFERENCE.exec(refersTo);
  const area = match && parseArea(entryAt(match, 3));
  if (!match || !area || match[2] === '#REF') return null;
  return { sheet: match[1]?.replaceAll("''", "'") ?? entryAt(match, 2), area };
};

const prefix = (sheet: string, own: string): string => (sheet === own ? '' : `${quoteSheet(sheet)}!`);

/** The absolute reference to a whole place, as a formula on the sheet `own` writes it. */
export const whole = (where: Place, own: string): string =>
  prefix(where.sheet, own) + areaAddress(where.area, true);

/** The cell of a column in the formula's own row: `$D8` for a formula that is filled from the column's first row. */
export const inRow = (where: Place, own: string, row = where.area.row): string =>
  prefix(where.sheet, own) + address(row, where.area.column, 'column');

/**
 * The same cell in words that are alike in every row: a formula that leads to another sheet is written out in each, and what is
 * alike takes no room in a file. It is looked for in the whole column, so that rows may be inserted anywhere.
 */
export const ofThisRow = ({ area: { column } }: Place): string =>
  `INDEX($${columnLetters(column)}:$${columnLetters(column)},ROW())`;

/** The cell of a row in the formula's own column, in words that are alike in every column. */
export const ofThisColumn = (row: number): string => `INDEX($${row + 1}:$${row + 1},1,COLUMN())`;

/** The cell of a row in the formula's own column: `D$3`. */
export const inColumn = ({ sheet, area: { row, column } }: Place, own: string): string =>
  prefix(sheet, own) + address(row, column, 'row');

/** The row of a grid in the formula's own row, all of its columns: `$D8:$K8`. */
export const acrossRow = (where: Place, own: string): string => {
  const { row, column, columns } = where.area;
  return `${prefix(where.sheet, own)}${address(row, column, 'column')}:${address(row, column + columns - 1, 'column')}`;
};

/** One cell, absolute: `Tournament!$B$4`. */
export const fixedCell = (where: Place, own: string): string =>
  prefix(where.sheet, own) + address(where.area.row, where.area.column, 'both');

/** Names of sheets in quotes that need none: programs write them either way. */
const QUOTED = /'([A-Za-z_][A-Za-z0-9_.]*)'!/g;

/** A formula without the quotes around names of sheets that need none. */
export const withoutQuotes = (formula: string): string => formula.replaceAll(QUOTED, '$1!');

/** Whether two formulas are the same, however their sheets are quoted. */
export const sameFormula = (one: string, other: string): boolean =>
  one === other || withoutQuotes(one) === withoutQuotes(other);

/** A text as a formula writes it. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Texts of a formula and other workbooks are passed over; names of sheets stand in quotes or without. */
const TOKEN =
  /"(?:[^"]|"")*"|\[[^[\]]*\][^\s'"!()]*!|((?:'(?:[^']|'')+'|[^\s'"!+\-*/^&=<>(),;:{}[\]]+)(?::[^\s'"!()]+)?)!|([\p{L}_\\][\p{L}\p{N}_.\\]*)/gu;

/** The sheets of a reference's front part: two of them stand for all between. Another workbook's, in quotes, are none of ours. */
const sheetsIn = (front: string): readonly string[] => {
  const text = front.startsWith("'") ? front.slice(1, -1).replaceAll("''", "'") : front;
  return text.includes('[') || text.includes(']') ? [] : [text, ...text.split(':')];
};

/** Whether a formula refers to any of these sheets or tables, however they are written. */
export const mentions = (
  formula: string,
  sheets: ReadonlySet<string>,
  tables: ReadonlySet<string>,
): boolean => {
  for (const [, front, word] of formula.matchAll(TOKEN)) {
    if (front !== undefined && sheetsIn(front).some((sheet) => sheets.has(sheet.toLowerCase()))) return true;
    if (word !== undefined && tables.has(word.toLowerCase())) return true;
  }
  return false;
};

/** How formulas on one sheet write the places of others. */
export const writing = (sheet: string) => ({
  all: (where: Place): string => whole(where, sheet),
  own: (where: Place): string => inRow(where, sheet),
  cell: (where: Place): string => fixedCell(where, sheet),
});
