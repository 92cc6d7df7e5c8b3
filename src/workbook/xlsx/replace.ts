import { present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { fail, ok, unlessProblems, type Result } from '../../core/result';
import type { WorkbookPlan } from '../../grid/plan';
import { changedSince } from '../compare';
import type { Outgoing, RangeSnapshot } from '../port';
import { isAmong, tabOrder } from '../tabs';
import { readBook, type Book, type BookSheet } from './book';
import type { SheetReader } from './change';
import { createSheets } from './create';
import { dropStyles, type XlsxParts } from './parts';
import { foreignTo, orderSheets, removeSheets } from './remove';
import { deselected, reselect } from './selected';

/** Reads the used range of a sheet as it is now. */
export type UsedReader = (sheet: BookSheet) => Result<RangeSnapshot>;

const missing = ({ sheets }: Book, wanted: readonly string[]): readonly Problem[] => {
  const known = sheets.map(({ name }) => name);
  return wanted
    .filter((sheet) => !isAmong(sheet, known))
    .map((sheet) => problem('sheet-missing', { sheet }, { sheet }));
};

/** Pictures, charts and comments of the organiser's would go with the sheet. */
const holding = (parts: XlsxParts, gone: readonly BookSheet[]): readonly Problem[] =>
  gone.flatMap((sheet) =>
    foreignTo(parts, sheet)
      .slice(0, 1)
      .map((what) => problem('sheet-holds-more', { sheet: sheet.name }, { sheet: sheet.name, what })),
  );

const changed = (seen: readonly RangeSnapshot[], gone: readonly BookSheet[], used: UsedReader) => {
  const problems: Problem[] = [];
  for (const before of seen) {
    const now = used(present(gone.find(({ name }) => isAmong(name, [before.sheet]))));
    if (!now.ok) return now;
    for (const each of changedSince(before, now.value)) problems.push(each);
  }
  return unlessProblems(problems, () => null);
};

/** The sheet before those that go, else the one behind them. */
const nearest = ({ sheets }: Book, gone: readonly BookSheet[], stay: readonly BookSheet[]) => {
  const at = gone[0] ? sheets.indexOf(gone[0]) : 0;
  return stay.filter((sheet) => sheets.indexOf(sheet) < at).at(-1) ?? stay[0];
};

/**
 * Takes sheets out of a file, and opens the one that was open before they were made. `parts` is a copy: on failure it is thrown away. Problems: `workbook-protected`,
 * `sheet-missing`, `sheet-holds-more`, `changed-meanwhile`, `last-visible-sheet`.
 */
export const deleteSheets = (
  parts: XlsxParts,
  { sheets: old, asRead }: Outgoing,
  book: Book,
  used: UsedReader,
): Result<null> => {
  if (book.structureLocked) return fail(problem('workbook-protected'));
  const gone = book.sheets.filter(({ name }) => isAmong(name, old));
  const stay = book.sheets.filter((sheet) => !gone.includes(sheet));
  const visible = stay.filter(({ visibility }) => visibility === 'visible');
  const left = visible.find(({ active }) => active);
  const open = left ?? deselected(parts, visible) ?? nearest(book, gone, visible);
  if (!open) return fail(problem('last-visible-sheet'));
  const found = unlessProblems([...missing(book, old), ...holding(parts, gone)], () => null);
  if (!found.ok) return found;
  const unchanged = changed(asRead, gone, used);
  if (!unchanged.ok) return unchanged;
  if (open !== left) reselect(parts, open);
  const before = parts.files.copy();
  removeSheets(parts, book, gone, open);
  dropStyles(parts, before);
  return ok(null);
};

/**
 * Takes sheets out of a file and puts those of a plan in their place. `parts` is a copy: on failure it is thrown away.
 * Problems: `sheet-holds-more`, and those of the port.
 */
export const replaceSheets = (
  parts: XlsxParts,
  { sheets: old, asRead }: Outgoing,
  plan: WorkbookPlan,
  book: Book,
  used: UsedReader,
  read: SheetReader,
): Result<null> => {
  if (book.structureLocked) return fail(problem('workbook-protected'));
  const gone = book.sheets.filter(({ name }) => isAmong(name, old));
  const planned = plan.sheets.map(({ name }) => name);
  const before = book.sheets.map(({ name }) => name);
  const tabs = tabOrder(before, old, planned);
  const found = unlessProblems([...missing(book, old), ...holding(parts, gone)], () => null);
  if (!found.ok) return found;
  const unchanged = changed(asRead, gone, used);
  if (!unchanged.ok) return unchanged;
  removeSheets(parts, book, gone);
  const created = createSheets(parts, plan, readBook(parts.files, parts.workbook), read);
  if (!created.ok) return created;
  const now = readBook(parts.files, parts.workbook).sheets.map(({ name }) => name);
  const order = tabs.map((tab) => now.indexOf(tab));
  orderSheets(parts, order, now.indexOf(plan.active.sheet));
  return ok(null);
};
