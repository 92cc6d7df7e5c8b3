import { entryAt, present } from '../../core/present';
import type { Book, BookSheet } from './book';
import { isOurs } from './charts';
import type { Package } from './package';
import type { XlsxParts } from './parts';
import { child, children, localName, type Edits, type XmlElement } from './xml';

/** What a sheet of ours leads to beside its charts: its tables, and what a program keeps of the printer. */
const OURS: readonly string[] = ['table', 'printerSettings'];

/** What else a sheet leads to, such as `drawing` or `comments`: somebody put that there. */
export const foreignTo = ({ files }: XlsxParts, { part }: BookSheet): readonly string[] =>
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
export const orderSheets = (parts: XlsxParts, order: readonly number[], active: number): void =>
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
export const removeSheets = (
  parts: XlsxParts,
  { sheets }: Book,
  gone: readonly BookSheet[],
  open?: BookSheet,
): void => {
  const { files, workbook } = parts;
  const stay = sheets.flatMap((sheet, at) => (gone.includes(sheet) ? [] : [at]));
  orderSheets(parts, stay, open ? sheets.indexOf(open) : (stay[0] ?? 0));
  for (const { part } of gone) {
    removeWhole(files, part, workbook);
  }
};
