import { area } from '../../src/grid/cell';
import { lastRow } from './address';
import type { Book } from './book';
import { invalid } from './error';
import { checkUnprotected } from './protection';
import { setValues, type Written } from './range';
import { sortRange } from './sort';
import { insertCells } from './structure';
import { bodyArea, bodyRange, tableSheet } from './tables';
import { dressRows, stretchRules } from './tableGrowth';
import type { SortField, TableState } from './state';

/** The rows as an array of the table's width: one value or one row may come bare (Excel.TableRowCollection.add). */
const asRows = (
  table: TableState,
  values: readonly (readonly Written[])[] | Written,
): readonly (readonly Written[])[] => {
  const rows = Array.isArray(values) ? (values as readonly (readonly Written[])[]) : null;
  if (!rows) return [Array.from({ length: table.area.columns }, () => values as Written)];
  return rows.every((row) => row.length === table.area.columns) ? rows : invalid();
};

/** New rows at a place counted from 0, or at the end; what stands below the table moves down. Returns the place. */
export const addRows = (
  book: Book,
  table: TableState,
  index: number | null,
  values: readonly (readonly Written[])[] | Written,
): number => {
  const sheet = tableSheet(book, table);
  checkUnprotected(sheet);
  const rows = asRows(table, values ?? '');
  const before = table.area;
  const body = bodyArea(table);
  const at = index === null || index === undefined || index === -1 ? body.rows : index;
  if (!Number.isInteger(at) || at < 0 || at > body.rows) invalid();
  const where = area(body.row + at, body.column, rows.length, body.columns);
  insertCells(book, { sheet: sheet.id, area: where }, 'Down');
  if (at === body.rows) {
    table.area = { ...table.area, rows: table.area.rows + rows.length };
    stretchRules(sheet, table, rows.length);
  } else if (at === 0) table.area = { ...before, rows: before.rows + rows.length };
  for (let row = where.row; row <= lastRow(where); row++)
    for (let column = where.column; column < where.column + where.columns; column++)
      book.put(sheet, row, column, undefined);
  dressRows(book, sheet, table, where.row, rows.length);
  book.tablesChanged();
  const kept = rows.map((row) => row.map((value) => (value === '' ? null : value)));
  setValues(book, { sheet: sheet.id, area: where }, kept);
  return at;
};

/** Sorts the table's rows. */
export const sortTable = (book: Book, table: TableState, fields: readonly SortField[]): void =>
  sortRange(book, bodyRange(book, table), fields);
