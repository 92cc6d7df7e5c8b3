import { area } from '../../src/grid/cell';
import { cellKey, lastRow } from './address';
import type { Book } from './book';
import { refuse } from './error';
import { checkUnprotected } from './protection';
import { setValues, type Written } from './range';
import { sortRange } from './sort';
import { deleteCells, insertCells } from './structure';
import { bodyArea, bodyRange, columnRange, freeHeader, tableSheet } from './tables';
import { dressRows, stretchRules } from './tableGrowth';
import type { SortField, TableColumnState, TableState } from './state';

const wrong = (): never =>
  refuse('InvalidArgument', 'The argument is invalid or missing or has an incorrect format.');

/** The rows as an array of the table's width: one value or one row may come bare (Excel.TableRowCollection.add). */
const asRows = (
  table: TableState,
  values: readonly (readonly Written[])[] | Written,
): readonly (readonly Written[])[] => {
  const rows = Array.isArray(values) ? (values as readonly (readonly Written[])[]) : null;
  if (!rows) return [Array.from({ length: table.area.columns }, () => values as Written)];
  return rows.every((row) => row.length === table.area.columns) ? rows : wrong();
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
  if (!Number.isInteger(at) || at < 0 || at > body.rows) wrong();
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

/** Deletes rows of the table; what stands below moves up. */
export const deleteRows = (book: Book, table: TableState, index: number, count = 1): void => {
  const sheet = tableSheet(book, table);
  checkUnprotected(sheet);
  const body = bodyArea(table);
  if (index < 0 || index + count > body.rows) refuse('ItemNotFound', "The requested resource doesn't exist.");
  deleteCells(
    book,
    { sheet: sheet.id, area: area(body.row + index, body.column, count, body.columns) },
    'Up',
  );
};

/** A new column at a place counted from 0, or at the end; cells to the right move. `values` includes the header. */
export const addColumn = (
  book: Book,
  table: TableState,
  index: number | null,
  values: readonly (readonly Written[])[] | null,
  name?: string | null,
): TableColumnState => {
  const sheet = tableSheet(book, table);
  checkUnprotected(sheet);
  const { row, column, rows, columns } = table.area;
  const at = index === null || index === undefined || index === -1 ? columns : index;
  if (!Number.isInteger(at) || at < 0 || at > columns || (values && values.length !== rows)) wrong();
  const where = area(row, column + at, rows, 1);
  insertCells(book, { sheet: sheet.id, area: where }, 'Right');
  table.area = area(row, column, rows, columns + 1);
  const known = table.columns[at];
  const taken = table.columns.map((other) => other.name).filter((other) => other !== '');
  const fresh: TableColumnState =
    known && table.columns.length === columns + 1 ? known : { id: book.newId(), name: '' };
  if (fresh !== known) table.columns.splice(at, 0, fresh);
  fresh.name = freeHeader(name ?? String(values?.[0]?.[0] ?? ''), at, taken);
  book.put(sheet, row, column + at, { ...sheet.cells.get(cellKey(row, column + at)), value: fresh.name });
  if (values)
    setValues(book, { sheet: sheet.id, area: area(row + 1, column + at, rows - 1, 1) }, values.slice(1));
  book.tablesChanged();
  return fresh;
};

export const deleteColumn = (book: Book, table: TableState, column: TableColumnState): void => {
  if (table.columns.length === 1) refuse('InvalidOperation', 'The last column of a table cannot be deleted.');
  deleteCells(book, columnRange(book, table, table.columns.indexOf(column)), 'Left');
};

/** Sorts the table's rows. */
export const sortTable = (book: Book, table: TableState, fields: readonly SortField[]): void =>
  sortRange(book, bodyRange(book, table), fields);
