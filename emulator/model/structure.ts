import { area, type Area } from '../../src/grid/cell';
import {
  contains,
  lastColumn,
  lastRow,
  makeAddress,
  MAX_COLUMNS,
  MAX_ROWS,
  onSheet,
  overlaps,
  sameArea,
  spansColumns,
  spansRows,
} from './address';
import { cellsIn, type Book, type ChangeType } from './book';
import { shiftCharts } from './charts';
import { invalid, refuse } from './error';
import { shiftedKey, shiftFormulas } from './everyFormula';
import { checkAllowed, checkUnprotected } from './protection';
import { moveFormula, shiftArea, type Edit } from './shift';
import type { Cell, LineState, Ref, SheetState, TableState } from './state';

const editOf = (where: Area, axis: Edit['axis'], sign: 1 | -1): Edit =>
  axis === 'row'
    ? { axis, at: where.row, count: sign * where.rows, from: where.column, to: lastColumn(where) }
    : { axis, at: where.column, count: sign * where.columns, from: where.row, to: lastRow(where) };

/** The cells that an edit moves or takes away. */
const behind = (where: Area, axis: Edit['axis']): Area =>
  axis === 'row'
    ? area(where.row, where.column, MAX_ROWS - where.row, where.columns)
    : area(where.row, where.column, where.rows, MAX_COLUMNS - where.column);

const inBand = (where: Area, { axis, from, to }: Edit): boolean =>
  axis === 'row'
    ? where.column >= from && lastColumn(where) <= to
    : where.row >= from && lastRow(where) <= to;

/** Refuses to cut a table or a merged area in two. */
const checkWhole = (sheet: SheetState, where: Area, edit: Edit): void => {
  const moving = behind(where, edit.axis);
  for (const { area: table } of sheet.tables)
    if (overlaps(table, moving) && !inBand(table, edit))
      refuse('InvalidOperation', 'This operation would move some cells of a table but not all.');
  for (const merged of sheet.merges)
    if (overlaps(merged, moving) && !inBand(merged, edit))
      refuse('MergedRangeConflict', 'This operation would move a part of a merged area.');
};

/** Content that an insertion would push off the sheet is refused. */
const checkRoom = (sheet: SheetState, where: Area, edit: Edit): void => {
  const tail =
    edit.axis === 'row'
      ? area(MAX_ROWS - edit.count, where.column, edit.count, where.columns)
      : area(where.row, MAX_COLUMNS - edit.count, where.rows, edit.count);
  if (cellsIn(sheet, tail).some(([, , cell]) => cell.value !== undefined || cell.formula !== undefined))
    refuse(
      'NonBlankCellOffSheet',
      "To prevent possible loss of data, Excel can't shift nonblank cells off of the worksheet.",
    );
};

const shiftCells = (book: Book, sheet: SheetState, edit: Edit): void => {
  const cells = new Map<number, Cell>();
  for (const [key, cell] of sheet.cells) {
    const moved = shiftedKey(Math.floor(key / MAX_COLUMNS), key % MAX_COLUMNS, edit);
    if (moved !== null) cells.set(moved, cell);
  }
  book.replaceCells(sheet, cells);
};

const shiftLines = (
  lines: Map<number, LineState>,
  { at, count }: Edit,
  max: number,
): Map<number, LineState> => {
  const moved = new Map<number, LineState>();
  for (const [line, state] of lines) {
    const gone = count < 0 && line >= at && line < at - count;
    const place = line < at ? line : line + count;
    if (!gone && place < max) moved.set(place, state);
  }
  return moved;
};

const shiftBreaks = (breaks: readonly number[], { at, count }: Edit): number[] =>
  breaks
    .filter((line) => count > 0 || line < at || line >= at - count)
    .map((line) => (line < at ? line : line + count));

const shiftAreas = <T extends { area: Area }>(items: readonly T[], edit: Edit): T[] =>
  items.filter((item) => {
    const moved = shiftArea(item.area, edit);
    if (moved) item.area = moved;
    return moved !== null;
  });

const present = (areas: readonly (Area | null)[]): Area[] =>
  areas.filter((where): where is Area => where !== null);

const shiftColumns = (book: Book, table: TableState, edit: Edit, before: Area): void => {
  if (edit.axis !== 'column') return;
  const at = edit.at - before.column;
  if (edit.count > 0 && at > 0 && at < before.columns)
    table.columns.splice(
      at,
      0,
      ...Array.from({ length: edit.count }, () => ({ id: book.newId(), name: '' })),
    );
  if (edit.count < 0) {
    const first = Math.max(0, at);
    const last = Math.min(before.columns, at - edit.count);
    if (last > first) table.columns.splice(first, last - first);
  }
};

/** Tables move, grow and shrink; a table whose cells are all deleted goes, one without data rows keeps a blank one. */
const shiftTables = (book: Book, sheet: SheetState, edit: Edit): void => {
  if (sheet.tables.length === 0) return;
  for (const table of [...sheet.tables]) {
    const before = table.area;
    const after = shiftArea(before, edit);
    if (!after) {
      sheet.tables = sheet.tables.filter((other) => other !== table);
      continue;
    }
    shiftColumns(book, table, edit, before);
    table.area = table.showHeaders && after.rows === 1 ? { ...after, rows: 2 } : after;
    if (edit.axis === 'column' && after.columns !== before.columns) nameNewColumns(book, sheet, table);
  }
  for (const table of sheet.tables) renewCalculated(sheet, table);
  book.tablesChanged();
};

/** A calculated column's formula, written anew for the first data row after cells moved. */
const renewCalculated = (sheet: SheetState, table: TableState): void => {
  const first = table.area.row + (table.showHeaders ? 1 : 0);
  table.columns.forEach((column, at) => {
    if (column.calculated === undefined) return;
    for (let row = first; row <= lastRow(table.area); row++) {
      const formula = sheet.cells.get(row * MAX_COLUMNS + table.area.column + at)?.formula;
      if (formula === undefined) continue;
      column.calculated = moveFormula(formula, first - row, 0);
      return;
    }
  });
};

const nameNewColumns = (book: Book, sheet: SheetState, table: TableState): void => {
  const { row, column } = table.area;
  table.columns.forEach((known, at) => {
    if (known.name !== '') return;
    let number = 1;
    while (table.columns.some(({ name }) => name.toLowerCase() === `column${number}`)) number++;
    known.name = `Column${number}`;
    if (table.showHeaders)
      book.put(sheet, row, column + at, {
        ...sheet.cells.get(row * MAX_COLUMNS + column + at),
        value: known.name,
      });
  });
};

const shiftSheet = (book: Book, sheet: SheetState, where: Area, edit: Edit): void => {
  shiftFormulas(book, sheet, edit);
  shiftCells(book, sheet, edit);
  const { page } = sheet;
  if (edit.axis === 'row' && spansRows(where)) {
    sheet.rows = shiftLines(sheet.rows, edit, MAX_ROWS);
    page.rowBreaks = shiftBreaks(page.rowBreaks, edit);
    page.titleRows = shiftTitle(page.titleRows, edit);
  }
  if (edit.axis === 'column' && spansColumns(where)) {
    sheet.columns = shiftLines(sheet.columns, edit, MAX_COLUMNS);
    page.columnBreaks = shiftBreaks(page.columnBreaks, edit);
    page.titleColumns = shiftTitle(page.titleColumns, edit);
  }
  page.printArea = present(page.printArea.map((printed) => shiftArea(printed, edit)));
  sheet.merges = present(sheet.merges.map((merged) => shiftArea(merged, edit))).filter(
    ({ rows, columns }) => rows * columns > 1,
  );
  sheet.validations = shiftAreas(sheet.validations, edit);
  sheet.conditionals = shiftAreas(sheet.conditionals, edit);
  shiftCharts(sheet, edit);
  shiftTables(book, sheet, edit);
};

const shiftTitle = (title: SheetState['page']['titleRows'], edit: Edit): SheetState['page']['titleRows'] => {
  if (!title) return null;
  const moved = shiftArea(area(title.from, 0, title.count, 1), { ...edit, axis: 'row', from: 0, to: 0 });
  return moved && { from: moved.row, count: moved.rows };
};

/** New cells look like those above or to the left. */
const dress = (book: Book, sheet: SheetState, where: Area, axis: Edit['axis']): void => {
  const model =
    axis === 'row'
      ? { ...where, row: where.row - 1, rows: 1 }
      : { ...where, column: where.column - 1, columns: 1 };
  if (model.row < 0 || model.column < 0) return;
  for (const [row, column, { format }] of cellsIn(sheet, model)) {
    if (!format) continue;
    const count = axis === 'row' ? where.rows : where.columns;
    for (let at = 1; at <= count; at++)
      book.put(sheet, axis === 'row' ? row + at : row, axis === 'row' ? column : column + at, { format });
  }
};

const tell = (
  book: Book,
  sheet: SheetState,
  where: Area,
  axis: Edit['axis'],
  what: 'Inserted' | 'Deleted',
): void => {
  const whole = axis === 'row' ? spansRows(where) : spansColumns(where);
  const thing = whole ? (axis === 'row' ? 'Row' : 'Column') : 'Cell';
  const changeType: ChangeType = `${thing}${what}`;
  book.emit({ type: 'changed', worksheetId: sheet.id, address: makeAddress(where), changeType });
};

/** Along which cells move: whole rows and columns leave no choice. */
const axisOf = (where: Area, isUpright: boolean): Edit['axis'] =>
  spansRows(where) || (isUpright && !spansColumns(where)) ? 'row' : 'column';

/** Inserts cells where the range is; whole rows or columns if the range is whole. Returns the now blank range. */
export const insertCells = (book: Book, ref: Ref, shift: 'Down' | 'Right'): Ref => {
  const sheet = book.sheet(ref.sheet);
  const where = onSheet(ref.area);
  if (shift !== 'Down' && shift !== 'Right') invalid();
  const axis = axisOf(where, shift === 'Down');
  allow(sheet, where, axis, 'Insert');
  const edit = editOf(where, axis, 1);
  checkWhole(sheet, where, edit);
  checkRoom(sheet, where, edit);
  shiftSheet(book, sheet, where, edit);
  dress(book, sheet, where, axis);
  tell(book, sheet, where, axis, 'Inserted');
  return ref;
};

/** Deletes the cells of the range; those below or to the right move up or left. */
export const deleteCells = (book: Book, ref: Ref, shift: 'Up' | 'Left'): void => {
  const sheet = book.sheet(ref.sheet);
  const where = onSheet(ref.area);
  if (shift !== 'Up' && shift !== 'Left') invalid();
  const axis = axisOf(where, shift === 'Up');
  allow(sheet, where, axis, 'Delete');
  const edit = editOf(where, axis, -1);
  checkWhole(sheet, where, edit);
  checkHeaders(sheet, where, axis);
  shiftSheet(book, sheet, where, edit);
  tell(book, sheet, where, axis, 'Deleted');
};

/** A table's header row goes only with the table. */
const checkHeaders = (sheet: SheetState, where: Area, axis: Edit['axis']): void => {
  if (axis !== 'row') return;
  for (const { area: table, showHeaders } of sheet.tables) {
    const whole = lastRow(where) >= lastRow(table) || sameArea(table, where);
    if (showHeaders && contains(where, table.row, table.column) && !whole)
      refuse('InvalidOperation', "A table's header row cannot be deleted without the table.");
  }
};

const allow = (sheet: SheetState, where: Area, axis: Edit['axis'], what: 'Insert' | 'Delete'): void => {
  const whole = axis === 'row' ? spansRows(where) : spansColumns(where);
  if (!whole) checkUnprotected(sheet);
  else checkAllowed(sheet, axis === 'row' ? `allow${what}Rows` : `allow${what}Columns`);
};
