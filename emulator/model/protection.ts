import { formatAt, type Book } from './book';
import { refuse } from './error';
import type { Ref, SheetState } from './state';

const denied = (): never =>
  refuse(
    'AccessDenied',
    "You do not have permissions to perform the requested operation: the cell or chart you're trying to change is on a protected sheet.",
  );

/** Throws `AccessDenied` while the structure is protected: sheets are not added, named, moved, shown or deleted. */
export const checkStructure = ({ state }: Book): void => {
  if (state.protection) refuse('AccessDenied', 'You cannot perform the requested operation.');
};

/** Protects the structure; `InvalidOperation` if it is protected already. */
export const protectStructure = ({ state }: Book): void => {
  if (state.protection) refuse('InvalidOperation', 'The workbook is protected already.');
  state.protection = true;
};

/** Lifts the protection of the structure, if there is any. */
export const unprotectStructure = ({ state }: Book): void => {
  state.protection = false;
};

const lockedAt = (sheet: SheetState, row: number, column: number): boolean =>
  formatAt(sheet, row, column)['protection/locked'] !== false;

/** Whether all cells of the range are locked, as cells are unless unlocked; `null` if some are. */
const anyLocked = (sheet: SheetState, where: Ref['area']): boolean => {
  if (where.rows > 100_000 || where.columns > 10_000) return true;
  for (let row = where.row; row < where.row + where.rows; row++)
    for (let column = where.column; column < where.column + where.columns; column++)
      if (lockedAt(sheet, row, column)) return true;
  return false;
};

/** Throws `AccessDenied` if the sheet is protected and a cell of the range is locked. */
export const checkWritable = (book: Book, { sheet: id, area: where }: Ref): void => {
  const sheet = book.sheet(id);
  if (sheet.protection && anyLocked(sheet, where)) denied();
};

/** What a protected sheet forbids unless the option allows it (Excel.WorksheetProtectionOptions). */
export type Allowance =
  | 'allowFormatCells'
  | 'allowFormatColumns'
  | 'allowFormatRows'
  | 'allowInsertRows'
  | 'allowInsertColumns'
  | 'allowDeleteRows'
  | 'allowDeleteColumns'
  | 'allowSort';

/** Throws `AccessDenied` if the sheet is protected and this is not allowed on it. */
export const checkAllowed = (sheet: SheetState, what: Allowance): void => {
  if (sheet.protection && sheet.protection.options[what] !== true) denied();
};

/** Throws `AccessDenied` on a protected sheet: for what protection never allows, such as new tables. */
export const checkUnprotected = (sheet: SheetState): void => {
  if (sheet.protection) denied();
};

/** Protects a sheet; fails if it is protected already (Excel.WorksheetProtection.protect). */
export const protect = (book: Book, id: string, options: Readonly<Record<string, unknown>> = {}): void => {
  const sheet = book.sheet(id);
  if (sheet.protection) refuse('InvalidOperation', 'The worksheet is protected already.');
  sheet.protection = { options: { ...options } };
};

/** Lifts the protection of a sheet, if there is any. */
export const unprotect = (book: Book, id: string): void => {
  book.sheet(id).protection = null;
};
