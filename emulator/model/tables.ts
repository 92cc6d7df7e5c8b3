import { area, type Area } from '../../src/grid/cell';
import { cellKey, contains, overlaps, onSheet } from './address';
import { numberFormatAt, refOf, type Book } from './book';
import { displayText } from './display';
import { invalid, notFound, refuse } from './error';
import { moveFormula } from './shift';
import { checkNameText, findName } from './names';
import { checkUnprotected } from './protection';
import { insertCells } from './structure';
import type { Ref, SheetState, TableState } from './state';

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const allTables = (book: Book, sheetId?: string): TableState[] =>
  book.state.sheets
    .filter(({ id }) => sheetId === undefined || id === sheetId)
    .flatMap(({ tables }) => tables);

export const findTable = (book: Book, nameOrId: string): TableState | undefined =>
  allTables(book).find(({ id, name }) => id === nameOrId || same(name, nameOrId));

/** The same; throws `ItemNotFound`. */
export const getTable = (book: Book, nameOrId: string): TableState => findTable(book, nameOrId) ?? notFound();

/** The sheet that a table stands on. */
export const tableSheet = (book: Book, table: TableState): SheetState =>
  book.state.sheets.find(({ tables }) => tables.includes(table)) ?? notFound();

/** The rows below the headers. */
export const bodyArea = ({ area: { row, column, rows, columns }, showHeaders }: TableState): Area =>
  showHeaders ? area(row + 1, column, rows - 1, columns) : area(row, column, rows, columns);

export const wholeTable = (book: Book, table: TableState): Ref => refOf(tableSheet(book, table), table.area);
export const bodyRange = (book: Book, table: TableState): Ref =>
  refOf(tableSheet(book, table), bodyArea(table));
/** A header that no other column has: `Column3` for an empty one, `Name2` for a second `Name`. */
const freeHeader = (text: string, place: number, others: readonly string[]): string => {
  const taken = (name: string): boolean => others.some((other) => same(other, name));
  const base = text === '' ? 'Column' : text;
  if (text !== '' && !taken(text)) return text;
  for (let number = text === '' ? place + 1 : 2; ; number++)
    if (!taken(`${base}${number}`)) return `${base}${number}`;
};

const isTaken = (book: Book, name: string, own?: TableState): boolean =>
  allTables(book).some((table) => table !== own && same(table.name, name)) ||
  findName(book, null, name) !== undefined;

/** A free name of the form `Table3`. */
const freeTableName = (book: Book, base = 'Table'): string => {
  for (let number = 1; ; number++) if (!isTaken(book, `${base}${number}`)) return `${base}${number}`;
};

/** The headers become unique texts, in the cells and in the table. */
export const writeHeaders = (book: Book, sheet: SheetState, table: TableState): void => {
  if (!table.showHeaders) return;
  const { row, column } = table.area;
  const names: string[] = [];
  for (let at = 0; at < table.area.columns; at++) {
    const shown = displayText(book.valueAt(sheet, row, column + at), numberFormatAt(sheet, row, column + at));
    const name = freeHeader(shown, at, names);
    names.push(name);
    const known = table.columns[at] ?? (table.columns[at] = { id: book.newId(), name });
    known.name = name;
    const { format } = sheet.cells.get(cellKey(row, column + at)) ?? {};
    const cell = sheet.cells.get(cellKey(row, column + at));
    if (cell?.value !== name || cell.formula !== undefined)
      book.put(sheet, row, column + at, format ? { value: name, format } : { value: name });
  }
  table.columns.length = table.area.columns;
};

/** The formula that all data cells of a column share as if filled, for its first row. */
const sharedFormula = (sheet: SheetState, table: TableState, at: number): string | undefined => {
  const body = bodyArea(table);
  const first = sheet.cells.get(cellKey(body.row, body.column + at))?.formula;
  if (first === undefined) return undefined;
  for (let down = 1; down < body.rows; down++)
    if (sheet.cells.get(cellKey(body.row + down, body.column + at))?.formula !== moveFormula(first, down, 0))
      return undefined;
  return first;
};

/** A column whose cells all hold one formula is a calculated column. */
export const findCalculated = (sheet: SheetState, table: TableState): void =>
  table.columns.forEach((column, at) => {
    const formula = sharedFormula(sheet, table, at);
    if (formula === undefined) delete column.calculated;
    else column.calculated = formula;
  });

/**
 * A new table over a range. Cells of another table or merged cells: `InvalidOperation`. Without headers a row of them is
 * put above the data, which moves down (Excel.TableCollection.add); a table has one data row at least.
 */
export const addTable = (book: Book, ref: Ref, hasHeaders: boolean): TableState => {
  const sheet = book.sheet(ref.sheet);
  checkUnprotected(sheet);
  const { row, column, rows, columns } = onSheet(ref.area);
  const covered = area(row, column, !hasHeaders || rows === 1 ? rows + 1 : rows, columns);
  if (sheet.tables.some((table) => overlaps(table.area, hasHeaders ? covered : ref.area)))
    refuse('InvalidOperation', "A table can't overlap another table.");
  if (sheet.merges.some((merged) => overlaps(merged, covered)))
    refuse('InvalidOperation', 'A table cannot hold merged cells.');
  if (!hasHeaders) insertCells(book, { sheet: sheet.id, area: area(row, column, 1, columns) }, 'Down');
  const number = book.newId();
  const table: TableState = {
    id: `{00000000-000C-0000-FFFF-${number.toString(16).toUpperCase().padStart(4, '0')}00000000}`,
    name: freeTableName(book),
    area: onSheet(covered),
    columns: [],
    showHeaders: true,
    showBandedRows: true,
    showBandedColumns: false,
    showFilterButton: true,
    highlightFirstColumn: false,
    highlightLastColumn: false,
    style: 'TableStyleMedium2',
  };
  sheet.tables.push(table);
  writeHeaders(book, sheet, table);
  findCalculated(sheet, table);
  book.tablesChanged();
  return table;
};

/** Another name, unique among tables and names of the workbook (Excel.Table.name); formulas follow. */
export const renameTable = (book: Book, table: TableState, name: string): void => {
  checkNameText(name);
  if (isTaken(book, name, table)) refuse('InvalidArgument', 'The name is taken by another table or name.');
  renameInFormulas(book, table.name, name);
  table.name = name;
  book.tablesChanged();
};

const renameInFormulas = (book: Book, before: string, after: string): void => {
  const swap = new RegExp(
    `(?<![\\p{L}\\p{N}_.])${before.replace(/[.\\?]/g, '\\$&')}(?=\\[|$|[^\\p{L}\\p{N}_.(!])`,
    'giu',
  );
  for (const sheet of book.state.sheets)
    for (const [key, cell] of sheet.cells)
      if (cell.formula?.toLowerCase().includes(before.toLowerCase())) {
        const formula = cell.formula
          .split(/("(?:[^"]|"")*")/)
          .map((part) => (part.startsWith('"') ? part : part.replace(swap, after)))
          .join('');
        if (formula !== cell.formula)
          book.put(sheet, Math.floor(key / 16_384), key % 16_384, { ...cell, formula });
      }
};

export const setTableStyle = (book: Book, table: TableState, style: string): void => {
  checkUnprotected(tableSheet(book, table));
  if (typeof style !== 'string') invalid();
  table.style = style;
};

/** A new area with the header in the same row that overlaps the old one, else `InvalidArgument` (Excel.Table.resize). */
export const resizeTable = (book: Book, table: TableState, { sheet: id, area: wanted }: Ref): void => {
  const sheet = tableSheet(book, table);
  checkUnprotected(sheet);
  const good =
    id === sheet.id && wanted.row === table.area.row && overlaps(wanted, table.area) && wanted.rows > 1;
  if (!good) refuse('InvalidArgument', 'The new range must overlap the table and begin in its header row.');
  if (sheet.tables.some((other) => other !== table && overlaps(other.area, wanted)))
    refuse('InvalidOperation', "A table can't overlap another table.");
  const before = new Map(table.columns.map((column, at) => [table.area.column + at, column]));
  table.area = onSheet(wanted);
  table.columns = Array.from(
    { length: wanted.columns },
    (_, at) => before.get(wanted.column + at) ?? { id: book.newId(), name: '' },
  );
  writeHeaders(book, sheet, table);
  book.tablesChanged();
};

/** The cells stay with their content, the table goes; structured references to it become addresses in Excel. */
export const convertToRange = (book: Book, table: TableState): Ref => {
  const range = wholeTable(book, table);
  const sheet = tableSheet(book, table);
  checkUnprotected(sheet);
  sheet.tables = sheet.tables.filter((other) => other !== table);
  book.tablesChanged();
  return range;
};

/** The table of a cell, if it is in one. */
export const tableAt = (sheet: SheetState, row: number, column: number): TableState | undefined =>
  sheet.tables.find((table) => contains(table.area, row, column));
