import { entryAt } from '../../core/present';
import { parseArea, type Area } from '../../grid/cell';
import type { DefinedName, SheetInfo } from '../port';
import type { Package } from './package';
import { decodeXstring, child, children, hasTwice, inOrder, isTrue, prefixed, type XmlElement } from './xml';
import { Unreadable } from './zip';

/** The children of `<workbook>` in the order of the schema (ECMA-376 18.2.27). */
export const WORKBOOK_ORDER = inOrder(
  'fileVersion fileSharing workbookPr AlternateContent revisionPtr absPath workbookProtection',
  'bookViews sheets functionGroups externalReferences definedNames calcPr oleSize customWorkbookViews',
  'pivotCaches smartTagPr smartTagTypes webPublishing fileRecoveryPr webPublishObjects extLst',
);

/** A sheet of the file: its tab, and the part that holds it; none of a module of Visual Basic, which nobody sees as a sheet. */
export interface BookSheet extends SheetInfo {
  readonly part: string;
  readonly sheetId: number;
}

/** What the workbook part says. */
export interface Book {
  readonly sheets: readonly BookSheet[];
  readonly names: readonly DefinedName[];
  readonly structureLocked: boolean;
  readonly manualCalculation: boolean;
}

/** A table of the file; `part` holds it, `sheetPart` its cells. */
export interface BookTable {
  readonly sheet: string;
  readonly name: string;
  readonly id: number;
  readonly area: Area;
  readonly part: string;
  readonly totals: boolean;
}

const VISIBILITY: Readonly<Record<string, SheetInfo['visibility']>> = {
  hidden: 'hidden',
  veryHidden: 'very-hidden',
};

const sheetsOf = (root: XmlElement, parts: Package, workbook: string): readonly BookSheet[] => {
  const leads = parts.relationships(workbook).filter(({ type }) => /sheet$/i.test(type));
  const targets = new Map(leads.map(({ id, target }) => [id, target]));
  const active = Number(child(child(root, 'bookViews'), 'workbookView')?.attributes['activeTab'] ?? 0);
  return children(child(root, 'sheets'), 'sheet').map((sheet, index) => {
    const id = prefixed(sheet, 'id');
    if (id === undefined) throw new Unreadable('part-malformed', workbook);
    return {
      name: decodeXstring(sheet.attributes['name'] ?? ''),
      visibility: id === '' ? 'very-hidden' : (VISIBILITY[sheet.attributes['state'] ?? ''] ?? 'visible'),
      active: index === active,
      part: id === '' ? '' : (targets.get(id) ?? id),
      sheetId: Number(sheet.attributes['sheetId'] ?? 0) || 0,
    };
  });
};

const namesOf = (root: XmlElement, sheets: readonly BookSheet[]): readonly DefinedName[] =>
  children(child(root, 'definedNames'), 'definedName')
    .filter(({ attributes }) => !(attributes['name'] ?? '').startsWith('_xlnm.'))
    .map(({ attributes, text }) => ({
      sheet: attributes['localSheetId'] ? (sheets[Number(attributes['localSheetId'])]?.name ?? null) : null,
      name: attributes['name'] ?? '',
      refersTo: text.trim(),
    }));

/** What leads to a part of its own, also a sheet that no tab shows. */
const ALONE = /^(calcChain|sharedStrings|styles|.*sheet)$/i;

/** Reads the workbook part. */
export const readBook = (parts: Package, workbook: string): Book => {
  const root = parts.root(workbook);
  const sheets = sheetsOf(root, parts, workbook);
  const related = parts.relationships(workbook).filter(({ type }) => ALONE.test(type));
  const alone = [
    sheets.map(({ name }) => name),
    sheets.flatMap(({ part }) => part || []),
    related.map(({ target }) => target),
  ];
  if (alone.some((all) => hasTwice(all.map((each) => each.toLowerCase()))))
    throw new Unreadable('part-malformed', workbook);
  return {
    sheets,
    names: namesOf(root, sheets),
    structureLocked: isTrue(child(root, 'workbookProtection')?.attributes['lockStructure']),
    manualCalculation: child(root, 'calcPr')?.attributes['calcMode'] === 'manual',
  };
};

/** Reads the tables of all sheets. */
export const readTables = (parts: Package, sheets: readonly BookSheet[]): readonly BookTable[] =>
  sheets.flatMap((sheet) =>
    parts
      .relationships(sheet.part)
      .filter(({ type, target }) => type === 'table' && parts.has(target))
      .flatMap(({ target }) => {
        const { attributes } = parts.root(target);
        const area = parseArea(attributes['ref'] ?? '');
        return area
          ? [
              {
                sheet: sheet.name,
                name: decodeXstring(attributes['displayName'] ?? attributes['name'] ?? ''),
                id: Number(attributes['id'] ?? 0) || 0,
                area,
                part: target,
                totals: Number(attributes['totalsRowCount'] ?? 0) > 0,
              },
            ]
          : [];
      }),
  );

const SCOPE = /^(?:'((?:[^']|'')+)'|([^'!]+))!/;

/** The sheet that a reference such as `'Round 1'!$A$1` leads to. */
const sheetOfReference = (reference: string): string | null => {
  const match = SCOPE.exec(reference);
  return match ? (match[1]?.replaceAll("''", "'") ?? entryAt(match, 2)) : null;
};

/** The names, in lower case, of the sheets that Roundabout made: those its names are scoped to or lead to. */
export const ownSheets = (names: readonly DefinedName[]): ReadonlySet<string> =>
  new Set(
    names
      .filter(({ name }) => name.startsWith('Roundabout_'))
      .flatMap(({ sheet, refersTo }) => [sheet, sheetOfReference(refersTo)])
      .filter((sheet) => sheet !== null)
      .map((sheet) => sheet.toLowerCase()),
  );
