import { area, type Area } from '../../src/grid/cell';
import { cellKey, lastColumn, lastRow, overlaps } from './address';
import { formatAt, type Book } from './book';
import { moveFormula } from './shift';
import { bodyArea, writeHeaders } from './tables';
import type { Cell, SheetState, TableState } from './state';

type Entries = readonly (readonly [row: number, column: number, cell: Cell])[];

const holds = (sheet: SheetState, row: number, column: number): boolean => {
  const cell = sheet.cells.get(cellKey(row, column));
  return cell?.value !== undefined || cell?.formula !== undefined;
};

const emptyBut = (sheet: SheetState, where: Area, written: Area): boolean => {
  for (let row = where.row; row <= lastRow(where); row++)
    for (let column = where.column; column <= lastColumn(where); column++) {
      const own =
        row >= written.row &&
        row <= lastRow(written) &&
        column >= written.column &&
        column <= lastColumn(written);
      if (!own && holds(sheet, row, column)) return false;
    }
  return true;
};

/** New rows of a table look like the row above, and hold the formulas of its calculated columns. */
export const dressRows = (
  book: Book,
  sheet: SheetState,
  table: TableState,
  from: number,
  count: number,
): void => {
  const model = from - 1 > table.area.row || !table.showHeaders ? from - 1 : from + count;
  const body = bodyArea(table);
  for (let row = from; row < from + count; row++)
    table.columns.forEach(({ calculated }, at) => {
      const column = table.area.column + at;
      const { format: own, ...content } = sheet.cells.get(cellKey(row, column)) ?? {};
      const look = own ?? formatAt(sheet, model, column);
      const filled =
        calculated !== undefined && !holds(sheet, row, column)
          ? { formula: moveFormula(calculated, row - body.row, 0) }
          : content;
      book.put(sheet, row, column, Object.keys(look).length ? { ...filled, format: look } : filled);
    });
};

/** Rules that reached to the table's last row reach over its new rows. */
export const stretchRules = (sheet: SheetState, table: TableState, count: number): void => {
  const last = lastRow(table.area) - count;
  for (const rule of [...sheet.validations, ...sheet.conditionals]) {
    const { row, column, rows, columns } = rule.area;
    const inside = column >= table.area.column && column + columns <= table.area.column + table.area.columns;
    if (inside && row >= table.area.row && row + rows - 1 === last)
      rule.area = area(row, column, rows + count, columns);
  }
};

/** A table grows by what is written directly below it, if nothing else stands there. */
const growDown = (book: Book, sheet: SheetState, where: Area, table: TableState): boolean => {
  const { row, column, rows, columns } = table.area;
  const below = where.row === row + rows && where.column >= column && lastColumn(where) < column + columns;
  if (!below) return false;
  const added = area(where.row, column, where.rows, columns);
  if (
    !emptyBut(sheet, added, where) ||
    sheet.tables.some((other) => other !== table && overlaps(other.area, added))
  )
    return false;
  table.area = area(row, column, rows + where.rows, columns);
  dressRows(book, sheet, table, where.row, where.rows);
  stretchRules(sheet, table, where.rows);
  return true;
};

/** A table grows by what is written directly to its right. */
const growRight = (book: Book, sheet: SheetState, where: Area, table: TableState): boolean => {
  const { row, column, rows, columns } = table.area;
  const right = where.column === column + columns && where.row >= row && lastRow(where) < row + rows;
  const added = area(row, where.column, rows, where.columns);
  const free = (): boolean =>
    emptyBut(sheet, added, where) &&
    !sheet.tables.some((other) => other !== table && overlaps(other.area, added));
  if (!right || !free()) return false;
  table.area = area(row, column, rows, columns + where.columns);
  writeHeaders(book, sheet, table);
  return true;
};

/**
 * A formula written into one cell of a table column that holds nothing else fills the column and makes it a calculated
 * one (design.md "Formulas that mean the same everywhere").
 */
const fillColumn = (
  book: Book,
  sheet: SheetState,
  table: TableState,
  [row, column, cell]: Entries[number],
): void => {
  const body = bodyArea(table);
  const at = column - body.column;
  if (cell.formula === undefined || row < body.row || row > lastRow(body)) return;
  for (let other = body.row; other <= lastRow(body); other++)
    if (other !== row && holds(sheet, other, column)) return;
  for (let other = body.row; other <= lastRow(body); other++) {
    if (other === row) continue;
    const format = sheet.cells.get(cellKey(other, column))?.format;
    const formula = moveFormula(cell.formula, other - row, 0);
    book.put(sheet, other, column, format ? { formula, format } : { formula });
  }
  table.columns[at]!.calculated = moveFormula(cell.formula, body.row - row, 0);
};

/** What Excel does by itself after cells were written: tables grow, headers stay unique texts, columns are filled. */
export const afterTyping = (book: Book, sheet: SheetState, where: Area, entries: Entries): void => {
  if (sheet.tables.length === 0 || entries.length === 0) return;
  const written = entries.some(([, , { value, formula }]) => value !== undefined || formula !== undefined);
  for (const table of sheet.tables) {
    const grown = written && (growDown(book, sheet, where, table) || growRight(book, sheet, where, table));
    const header = { ...table.area, rows: 1 };
    const headed = table.showHeaders && overlaps(header, where);
    if (headed) writeHeaders(book, sheet, table);
    if (grown || headed) book.tablesChanged();
    const { row, column, columns } = table.area;
    const alone = (entry: Entries[number]): boolean =>
      entries.length <= 500 && !entries.some((other) => other !== entry && other[1] === entry[1]);
    for (const entry of entries) {
      if (entry[0] > row && entry[1] >= column && entry[1] < column + columns && alone(entry))
        fillColumn(book, sheet, table, entry);
    }
  }
};
