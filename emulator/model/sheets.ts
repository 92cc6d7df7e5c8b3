import { area, type Area } from '../../src/grid/cell';
import {
  boundingArea,
  entireSheet,
  makeAddress,
  onSheet,
  parseAddress,
  sheetPrefix,
  splitAddress,
} from './address';
import { blankSheet, refOf, sheetId, type Book } from './book';
import { invalid, notFound, refuse } from './error';
import { checkStructure } from './protection';
import { loseSheetIn, renameSheetIn } from './shift';
import { eachFormula } from './everyFormula';
import type { Ref, SheetState, Visibility } from './state';

const FORBIDDEN = /[\\/?*[\]:]/;

/**
 * Throws `InvalidArgument` unless the text can be a sheet's name: 1 to 31 UTF-16 units, none of `\ / ? * [ ] :`, no
 * apostrophe at either end, not "History".
 */
const checkSheetName = (name: string): void => {
  const good =
    name.trim() !== '' &&
    name.length <= 31 &&
    !FORBIDDEN.test(name) &&
    !name.startsWith("'") &&
    !name.endsWith("'") &&
    name.toLowerCase() !== 'history';
  if (!good) invalid();
};

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The sheet with this name (without case) or id, if there is one. */
export const findSheet = (book: Book, nameOrId: string): SheetState | undefined =>
  book.state.sheets.find(({ id }) => id === nameOrId) ??
  book.state.sheets.find(({ name }) => sameName(name, nameOrId));

/** The same; throws `ItemNotFound`. */
export const getSheet = (book: Book, nameOrId: string): SheetState => findSheet(book, nameOrId) ?? notFound();

/** The sheet with this id; throws `ItemNotFound`. */
export const sheetOf = (book: Book, id: string): SheetState => book.sheet(id);

/** A free name of the form `Sheet2`. */
const freeName = (book: Book): string => {
  for (let number = 1; ; number++) if (!findSheet(book, `Sheet${number}`)) return `Sheet${number}`;
};

/** Throws if the name is no sheet name (`InvalidArgument`) or another sheet's (`ItemAlreadyExists`). */
const checkFreeName = (book: Book, name: string, own?: SheetState): void => {
  checkSheetName(name);
  if (book.state.sheets.some((sheet) => sheet !== own && sameName(sheet.name, name)))
    refuse('ItemAlreadyExists', 'A resource with the same name or identifier already exists.');
};

/** A new sheet after the last, not activated (Excel.WorksheetCollection.add). */
export const addSheet = (book: Book, name?: string | null): SheetState => {
  checkStructure(book);
  const wanted = name ?? freeName(book);
  checkFreeName(book, wanted);
  const sheet = blankSheet(sheetId(book.newId()), wanted);
  book.state.sheets.push(sheet);
  book.restructured();
  book.emit({ type: 'added', worksheetId: sheet.id });
  return sheet;
};

const othersVisible = (book: Book, sheet: SheetState): boolean =>
  book.state.sheets.some((other) => other !== sheet && other.visibility === 'Visible');

/** Another visible sheet becomes active: the next one, else the one before. */
const leave = (book: Book, sheet: SheetState): void => {
  if (book.state.active !== sheet.id) return;
  const { sheets } = book.state;
  const at = sheets.indexOf(sheet);
  const next =
    sheets.slice(at + 1).find(({ visibility }) => visibility === 'Visible') ??
    sheets
      .slice(0, at)
      .reverse()
      .find(({ visibility }) => visibility === 'Visible');
  if (next) activate(book, next);
};

const activate = (book: Book, sheet: SheetState): void => {
  if (book.state.active === sheet.id) return;
  const before = book.state.active;
  book.state.active = sheet.id;
  book.emit({ type: 'deactivated', worksheetId: before });
  book.emit({ type: 'activated', worksheetId: sheet.id });
};

/** Deletes a sheet; refuses a very hidden one and the last visible one (`InvalidOperation`, Excel.Worksheet.delete). */
export const deleteSheet = (book: Book, id: string): void => {
  checkStructure(book);
  const sheet = book.sheet(id);
  if (sheet.visibility === 'VeryHidden')
    refuse('InvalidOperation', 'A very hidden worksheet cannot be deleted.');
  if (sheet.visibility === 'Visible' && !othersVisible(book, sheet))
    refuse('InvalidOperation', 'A workbook must contain at least one visible worksheet.');
  leave(book, sheet);
  book.state.sheets = book.state.sheets.filter((other) => other !== sheet);
  book.state.names = book.state.names.filter(({ scope }) => scope !== id);
  eachFormula(book, (formula) => loseSheetIn(formula, sheet.name));
  book.tablesChanged();
  book.emit({ type: 'deleted', worksheetId: id });
};

/** Renames a sheet; formulas, names and rules follow. */
export const renameSheet = (book: Book, id: string, name: string): void => {
  checkStructure(book);
  const sheet = book.sheet(id);
  checkFreeName(book, name, sheet);
  const before = sheet.name;
  if (before === name) return;
  sheet.name = name;
  eachFormula(book, (formula) => renameSheetIn(formula, before, name), true);
  book.restructured();
};

/** Moves a sheet to a position counted from 0; outside the workbook is `InvalidArgument`. */
export const moveSheet = (book: Book, id: string, position: number): void => {
  checkStructure(book);
  const sheet = book.sheet(id);
  const { sheets } = book.state;
  if (!Number.isInteger(position) || position < 0 || position >= sheets.length) invalid();
  const before = sheets.indexOf(sheet);
  if (before === position) return;
  sheets.splice(before, 1);
  sheets.splice(position, 0, sheet);
};

/** Hides or shows a sheet; the last visible one stays (`InvalidOperation`). */
export const setVisibility = (book: Book, id: string, visibility: Visibility): void => {
  checkStructure(book);
  const sheet = book.sheet(id);
  if (!['Visible', 'Hidden', 'VeryHidden'].includes(visibility)) invalid();
  if (sheet.visibility === visibility) return;
  if (visibility !== 'Visible' && sheet.visibility === 'Visible') {
    if (!othersVisible(book, sheet))
      refuse('InvalidOperation', 'A workbook must contain at least one visible worksheet.');
    leave(book, sheet);
  }
  sheet.visibility = visibility;
};

export const setTabColor = (book: Book, id: string, color: string): void => {
  if (color !== '' && !/^#?[0-9a-f]{6}$/i.test(color)) invalid();
  book.sheet(id).tabColor = color === '' ? '' : `#${color.replace('#', '').toUpperCase()}`;
};

/** Whether lines between cells are shown (Excel.Worksheet.showGridlines). */
export const setGridlines = (book: Book, id: string, shown: boolean): void => {
  book.sheet(id).showGridlines = shown;
};

/** Makes a sheet the active one; a hidden one cannot be (`InvalidOperation`). */
export const activateSheet = (book: Book, id: string): void => {
  const sheet = book.sheet(id);
  if (sheet.visibility !== 'Visible') refuse('InvalidOperation', 'A hidden worksheet cannot be activated.');
  activate(book, sheet);
};

export const activeSheet = (book: Book): SheetState => book.sheet(book.state.active);

/** Selects a range and activates its sheet. */
export const select = (book: Book, { sheet: id, area: where }: Ref): void => {
  activateSheet(book, id);
  const sheet = book.sheet(id);
  sheet.selection = onSheet(where);
  book.emit({ type: 'selectionChanged', worksheetId: id, address: makeAddress(where) });
};

export const selectedRange = (book: Book): Ref => refOf(activeSheet(book), activeSheet(book).selection);

/**
 * The smallest range with all cells of a sheet, or of an area of it, that hold something, or that have a format unless
 * `valuesOnly`; `null` if none.
 */
export const usedRange = (book: Book, id: string, valuesOnly = false, within = entireSheet): Ref | null => {
  const sheet = book.sheet(id);
  let used: Area | null = null;
  let [top, bottom, left, right] = [Infinity, -1, Infinity, -1];
  for (const [key, cell] of sheet.cells) {
    if (valuesOnly && cell.value === undefined && cell.formula === undefined) continue;
    const [row, column] = [Math.floor(key / 16_384), key % 16_384];
    if (row < within.row || row >= within.row + within.rows) continue;
    if (column < within.column || column >= within.column + within.columns) continue;
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
  }
  if (bottom >= 0) used = area(top, left, bottom - top + 1, right - left + 1);
  if (!valuesOnly) for (const merged of sheet.merges) used = used ? boundingArea(used, merged) : merged;
  return used && refOf(sheet, used);
};

export const wholeSheet = (id: string): Ref => ({ sheet: id, area: entireSheet });

/** The address with its sheet, as `range.address` gives it. */
export const fullAddress = (book: Book, { sheet, area: where }: Ref): string =>
  `${sheetPrefix(book.sheet(sheet).name)}!${makeAddress(where)}`;

/**
 * The range that an address means, on the sheet with this id unless it names another. Not an address:
 * `InvalidArgument`; no such sheet: `ItemNotFound`. Names and tables are looked up by `names.ts`.
 */
export const addressRef = (book: Book, id: string, text: string): Ref | null => {
  const { sheet: name, address } = splitAddress(text.replace(/^=/, ''));
  const where = address === '' ? entireSheet : parseAddress(address);
  if (!where) return null;
  return refOf(name === null ? book.sheet(id) : getSheet(book, name), where);
};
