import { entryAt, present } from '../../core/present';
import { problem } from '../../core/problem';
import { fail, failAll, ok, type Result } from '../../core/result';
import { areaAddress, type CellValue, quoteSheet } from '../../grid/cell';
import { calculate, type CalculatedSheet } from '../../grid/formula/calculate';
import type { PrintPlan, SheetPlan, TablePlan, WorkbookPlan } from '../../grid/plan';
import { planProblems, tableHeadings } from '../plan-problems';
import { blocksOf } from './blocks';
import { type Book, type BookTable, ownSheets, readTables, WORKBOOK_ORDER } from './book';
import type { SheetReader } from './change';
import { addCharts } from './charts';
import { XML_HEAD } from './package';
import { dropCalculationChain, stylesOf, type XlsxParts, deselectAll } from './parts';
import { sheetXml } from './sheet-xml';
import type { StyleSheet } from './styles';
import { encodeXstring, child, type Edits, escapeText, tag, type XmlElement } from './xml';

/** A line break in a heading is written as its code, or Excel finds that cell and table differ. */
const headingText = (text: string): string => encodeXstring(text).replaceAll('\n', '_x000a_');

/** A new table part. */
export const tableXml = (table: TablePlan, id: number, headings: readonly string[], main: string): string => {
  const ref = areaAddress(table.area);
  const columns = headings.map((name, index) =>
    tag('tableColumn', { id: index + 1, name: headingText(name) }),
  );
  return `${XML_HEAD}${tag(
    'table',
    { xmlns: main, id, name: table.name, displayName: table.name, ref, totalsRowShown: 0 },
    tag('autoFilter', { ref }) +
      tag('tableColumns', { count: columns.length }, columns.join('')) +
      tag('tableStyleInfo', {
        name: table.style,
        showFirstColumn: 0,
        showLastColumn: 0,
        showRowStripes: 0,
        showColumnStripes: 0,
      }),
  )}`;
};

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const largest = (numbers: readonly number[]): number => numbers.reduce((most, one) => Math.max(most, one), 0);

const titlesOf = (sheet: string, { titleRows, titleColumns }: PrintPlan): string => {
  const name = quoteSheet(sheet);
  const columns = titleColumns
    ? areaAddress(
        { row: 0, column: titleColumns.from, rows: 1, columns: titleColumns.to - titleColumns.from + 1 },
        true,
      )
    : '';
  const letters = columns.replaceAll(/\$\d+/g, '').split(':');
  const parts = [
    columns === '' ? '' : `${name}!${letters[0]}:${letters.at(-1)}`,
    titleRows ? `${name}!$${titleRows.from + 1}:$${titleRows.to + 1}` : '',
  ];
  return parts.filter((part) => part !== '').join(',');
};

const definedNames = (plan: WorkbookPlan, firstSheet: number): string => {
  const place = (sheet: string): number => firstSheet + plan.sheets.findIndex(({ name }) => name === sheet);
  const named = (sheet: string, name: string, refersTo: string): string =>
    tag('definedName', { name, localSheetId: place(sheet) }, escapeText(refersTo));
  const printed = plan.sheets.flatMap(({ name, print }) =>
    print
      ? [
          named(name, '_xlnm.Print_Area', `${quoteSheet(name)}!${areaAddress(print.area, true)}`),
          ...[titlesOf(name, print)]
            .filter((titles) => titles !== '')
            .map((titles) => named(name, '_xlnm.Print_Titles', titles)),
        ]
      : [],
  );
  return [...printed, ...plan.names.map(({ sheet, name, refersTo }) => named(sheet, name, refersTo))].join(
    '',
  );
};

/** The attribute that leads to a part, under whatever prefix the workbook has for it. */
const idAttribute = (root: XmlElement, relationships: string): Readonly<Record<string, string>> | string => {
  const bound = Object.entries(root.attributes).find(
    ([name, value]) => name.startsWith('xmlns:') && value === relationships,
  );
  return bound ? `${bound[0].slice('xmlns:'.length)}:id` : { 'xmlns:r': relationships };
};

const tabXml = (
  root: XmlElement,
  relationships: string,
  sheet: SheetPlan,
  sheetId: number,
  id: string,
): string => {
  const attribute = idAttribute(root, relationships);
  const link = typeof attribute === 'string' ? { [attribute]: id } : { ...attribute, 'r:id': id };
  return tag('sheet', {
    name: encodeXstring(sheet.name),
    sheetId,
    state: sheet.hidden ? 'hidden' : undefined,
    ...link,
  });
};

const activate = (edits: Edits, root: XmlElement, tab: number): void => {
  const view = child(child(root, 'bookViews'), 'workbookView');
  if (view) edits.setAttributes(view, { activeTab: tab === 0 ? null : tab });
  else {
    const added = tag('workbookView', { activeTab: tab });
    const views = child(root, 'bookViews');
    if (views) edits.append(views, added);
    else edits.appendOrdered(root, tag('bookViews', {}, added), 'bookViews', WORKBOOK_ORDER);
  }
};

/** The place among its sheets of the one that a plan opens; -1 where that is hidden, so that what was open stays so. */
const openedBy = ({ sheets, active }: WorkbookPlan): number =>
  sheets.findIndex(({ name, hidden }) => name === active.sheet && !hidden);

const listWorkbook = (parts: XlsxParts, plan: WorkbookPlan, book: Book, ids: readonly string[]): void => {
  const { files, workbook, dialect } = parts;
  const nextId = largest(book.sheets.map(({ sheetId }) => sheetId)) + 1;
  files.edit(workbook, (edits, root) => {
    const tabs = plan.sheets.map((sheet, index) =>
      tabXml(root, dialect.relationships, sheet, nextId + index, entryAt(ids, index)),
    );
    edits.append(present(child(root, 'sheets')), tabs.join(''));
    const names = definedNames(plan, book.sheets.length);
    const list = child(root, 'definedNames');
    if (list) edits.append(list, names);
    else if (names !== '')
      edits.appendOrdered(root, `<definedNames>${names}</definedNames>`, 'definedNames', WORKBOOK_ORDER);
    const opened = openedBy(plan);
    if (opened !== -1) activate(edits, root, book.sheets.length + opened);
  });
};

const addTables = (
  parts: XlsxParts,
  sheet: SheetPlan,
  sheetPart: string,
  firstId: number,
): readonly string[] =>
  (sheet.tables ?? []).map((table, index) => {
    const { files, dialect } = parts;
    const part = files.freeName(`${parts.folder}tables/table`);
    files.add(
      part,
      `${SPREADSHEET}.table+xml`,
      tableXml(table, firstId + index, present(tableHeadings(sheet, table)), dialect.main),
    );
    return files.relate(sheetPart, `${dialect.relationships}/table`, part);
  });

const addSheets = (
  parts: XlsxParts,
  plan: WorkbookPlan,
  tables: readonly BookTable[],
  styles: StyleSheet,
  around: readonly CalculatedSheet[],
): readonly string[] => {
  const { files, dialect } = parts;
  const valueOf = calculate([...around, ...plan.sheets]);
  let tableId = largest(tables.map(({ id }) => id)) + 1;
  return plan.sheets.map((sheet) => {
    const part = files.freeName(`${parts.folder}worksheets/sheet`);
    const tableIds = addTables(parts, sheet, part, tableId);
    tableId += tableIds.length;
    const valueAt = (row: number, column: number): CellValue => valueOf(sheet.name, row, column);
    const drawingId = addCharts(parts, sheet, part, valueAt);
    const active = plan.active.sheet === sheet.name && !sheet.hidden ? plan.active : null;
    files.add(
      part,
      `${SPREADSHEET}.worksheet+xml`,
      sheetXml(sheet, { dialect, styles, valueAt, active, drawingId, tableIds }),
    );
    return files.relate(parts.workbook, `${dialect.relationships}/worksheet`, part);
  });
};

/** Our sheets that stand already, where formulas of the plan look at other sheets than its own. */
const lookedAt = (
  { files }: XlsxParts,
  { sheets: planned }: WorkbookPlan,
  { sheets, names }: Book,
  read: SheetReader,
): readonly CalculatedSheet[] => {
  const own = ownSheets(names);
  const there = sheets.filter(({ name, part }) => own.has(name.toLowerCase()) && files.has(part));
  const formulas = planned.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'formula' ? [block.formula] : [])),
  );
  const isSeen = there.some(({ name }) =>
    formulas.some((formula) => formula.includes(`${quoteSheet(name)}!`)),
  );
  return isSeen ? blocksOf(there.map((tab) => ({ name: tab.name, sheet: read(tab) }))) : [];
};

/**
 * Adds the sheets of a plan behind those of the workbook, of which `read` reads one. `parts` is a copy: on failure it is
 * thrown away.
 */
export const createSheets = (
  parts: XlsxParts,
  plan: WorkbookPlan,
  book: Book,
  read: SheetReader,
): Result<null> => {
  if (book.structureLocked) return fail(problem('workbook-protected'));
  const tables = readTables(parts.files, book.sheets);
  const [first, ...more] = planProblems(
    plan,
    book.sheets.map(({ name }) => name),
    [...tables.map(({ name }) => name), ...book.names.map(({ name }) => name)],
  );
  if (first) return failAll([first, ...more]);
  const styles = stylesOf(parts);
  const ids = addSheets(parts, plan, tables, styles.sheet, lookedAt(parts, plan, book, read));
  styles.save();
  if (openedBy(plan) !== -1) deselectAll(parts, book.sheets);
  listWorkbook(parts, plan, book, ids);
  dropCalculationChain(parts);
  return ok(null);
};
