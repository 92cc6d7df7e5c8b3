import { entryAt, present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { fail, ok, type Result, unlessProblems } from '../../core/result';
import type { WorkbookPlan } from '../../grid/plan';
import { changedSince } from '../compare';
import type { Outgoing, RangeSnapshot } from '../port';
import { isAmong, tabOrder } from '../tabs';
import { type Book, type BookSheet, readBook } from './book';
import { settle, type SheetReader } from './change';
import { isOurs } from './charts';
import { createSheets } from './create';
import type { Package } from './package';
import { type XlsxParts, deselected, reselect } from './parts';
import { child, children, type Edits, localName, type XmlElement } from './xml';

/** What a sheet of ours leads to beside its charts: its tables, and what a program keeps of the printer. */
const OURS: readonly string[] = ['table', 'printerSettings'];

/** What else a sheet leads to, such as `drawing` or `comments`: somebody put that there. */
const foreignTo = ({ files }: XlsxParts, { part }: BookSheet): readonly string[] =>
  files
    .relationships(part)
    .filter(({ type, target }) => !OURS.includes(type) && !(type === 'drawing' && isOurs(files, target)))
    .map(({ type }) => type);

/** Takes a part away with all that it leads to: a drawing has charts, and Excel gives these colours and styles. */
const removeWhole = (files: Package, part: string, from: string): void => {
  for (const { target } of files.relationships(part)) removeWhole(files, target, part);
  files.removeRelationships(part);
  files.remove(part, from);
};

const cutOut = (edits: Edits, element: XmlElement): void => edits.replace(element.start, element.end, '');

/** A list of the workbook part written anew: its elements in another order, or fewer of them. */
const rewritten = (edits: Edits, list: XmlElement, elements: readonly string[]): void => {
  const known = children(list, localName(list.name) === 'sheets' ? 'sheet' : 'definedName');
  for (const element of known) cutOut(edits, element);
  const [first] = known;
  if (first) edits.insert(first.start, elements.join(''));
};

interface ScopedName {
  /** The place of its sheet; -1 for the workbook's own. */
  readonly scope: number;
  readonly text: string;
}

/** A defined name whose sheet has come to another place; it is gone with its sheet. */
const movedName = (
  xml: string,
  name: XmlElement,
  places: ReadonlyMap<number, number>,
): readonly ScopedName[] => {
  const text = xml.slice(name.start, name.end);
  const before = name.attributes['localSheetId'];
  if (before === undefined) return [{ scope: -1, text }];
  const scope = places.get(Number(before));
  const moved = text.replace(/(\slocalSheetId\s*=\s*["'])\d+/, (_, start: string) => `${start}${scope}`);
  return scope === undefined ? [] : [{ scope, text: moved }];
};

/**
 * Lists the workbook's sheets in another order, or without some of them: `order` holds their places so far. Names scoped
 * to a sheet follow it, or go with it, and stand in the order of the sheets. `active` is the place, so far, of the sheet that is open.
 */
const orderSheets = (parts: XlsxParts, order: readonly number[], active: number): void =>
  parts.files.edit(parts.workbook, (edits, root) => {
    const list = present(child(root, 'sheets'));
    const sheets = children(list, 'sheet').map(({ start, end }) => edits.xml.slice(start, end));
    rewritten(
      edits,
      list,
      order.map((at) => entryAt(sheets, at)),
    );
    const places = new Map(order.map((at, index) => [at, index]));
    const names = child(root, 'definedNames');
    if (names) {
      const left = children(names, 'definedName').flatMap((name) => movedName(edits.xml, name, places));
      if (left.length === 0) cutOut(edits, names);
      else {
        const inOrder = left.sort((one, other) => one.scope - other.scope);
        rewritten(
          edits,
          names,
          inOrder.map(({ text }) => text),
        );
      }
    }
    for (const view of children(child(root, 'bookViews'), 'workbookView'))
      edits.setAttributes(view, {
        activeTab: places.get(active) || null,
        firstSheet: places.get(Number(view.attributes['firstSheet'])) ?? null,
      });
  });

/** Takes sheets out of a file, with their tables, their charts and the names that are scoped to them; then `open` is open, else the first. */
const removeSheets = (
  parts: XlsxParts,
  { sheets }: Book,
  gone: readonly BookSheet[],
  open?: BookSheet,
): void => {
  const { files, workbook } = parts;
  const stay = sheets.flatMap((sheet, at) => (gone.includes(sheet) ? [] : [at]));
  orderSheets(parts, stay, open ? sheets.indexOf(open) : (stay[0] ?? 0));
  for (const { part } of gone) removeWhole(files, part, workbook);
};

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

/** Whether these sheets can go: they are there, hold nothing of others, and are as they were read. */
const mayGo = (
  parts: XlsxParts,
  book: Book,
  { sheets: old, asRead }: Outgoing,
  gone: readonly BookSheet[],
  used: UsedReader,
): Result<null> => {
  const found = [...missing(book, old), ...holding(parts, gone)];
  if (found.length > 0) return unlessProblems(found, () => null);
  const problems: Problem[] = [];
  for (const before of asRead) {
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
  outgoing: Outgoing,
  book: Book,
  used: UsedReader,
): Result<null> => {
  if (book.structureLocked) return fail(problem('workbook-protected'));
  const gone = book.sheets.filter(({ name }) => isAmong(name, outgoing.sheets));
  const stay = book.sheets.filter((sheet) => !gone.includes(sheet));
  const visible = stay.filter(({ visibility }) => visibility === 'visible');
  const left = visible.find(({ active }) => active);
  const open = left ?? deselected(parts, visible) ?? nearest(book, gone, visible);
  if (!open) return fail(problem('last-visible-sheet'));
  const free = mayGo(parts, book, outgoing, gone, used);
  if (!free.ok) return free;
  if (open !== left) reselect(parts, open);
  removeSheets(parts, book, gone, open);
  return ok(null);
};

/**
 * Takes sheets out of a file and puts those of a plan in their place. `parts` is a copy: on failure it is thrown away.
 * Problems: `sheet-holds-more`, and those of the port.
 */
export const replaceSheets = (
  parts: XlsxParts,
  outgoing: Outgoing,
  plan: WorkbookPlan,
  book: Book,
  used: UsedReader,
  read: SheetReader,
): Result<null> => {
  if (book.structureLocked) return fail(problem('workbook-protected'));
  const gone = book.sheets.filter(({ name }) => isAmong(name, outgoing.sheets));
  const planned = plan.sheets.map(({ name }) => name);
  const before = book.sheets.map(({ name }) => name);
  const tabs = tabOrder(before, outgoing.sheets, planned);
  const free = mayGo(parts, book, outgoing, gone, used);
  if (!free.ok) return free;
  removeSheets(parts, book, gone);
  const created = createSheets(parts, plan, readBook(parts.files, parts.workbook), read);
  if (!created.ok) return created;
  const now = readBook(parts.files, parts.workbook).sheets.map(({ name }) => name);
  const order = tabs.map((tab) => now.indexOf(tab));
  orderSheets(parts, order, now.indexOf(plan.active.sheet));
  // Sheets of ours that stay may lean on those that came, as a page of sections does.
  settle(parts, readBook(parts.files, parts.workbook), read);
  return ok(null);
};
