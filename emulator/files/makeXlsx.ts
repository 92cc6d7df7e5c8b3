import { areaAddress, columnLetters, quoteSheet } from '../../src/grid/cell';
import { EMPTY_WORKBOOK, Package, TRANSITIONAL, XML_HEAD } from '../../src/workbook/xlsx/package';
import { encodeXstring, child, escapeText, tag } from '../../src/workbook/xlsx/xml';
import { PORTABLE } from '../../src/workbook/xlsx/compression';
import { pack } from '../../src/workbook/xlsx/zip';
import type { Book, SheetState, Visibility, TableState } from '../model';
import { sheetXml } from './makeSheet';
import { StylesPart } from './makeStyles';

const MAIN = TRANSITIONAL.main;

/** A table part; `id` is its number among the workbook's tables. */
const tableXml = (table: TableState, id: number): string => {
  const ref = areaAddress(table.area);
  const columns = table.columns.map(({ name, calculated }, index) =>
    tag(
      'tableColumn',
      { id: index + 1, name: encodeXstring(name).replaceAll('\n', '_x000a_') },
      calculated === undefined ? '' : tag('calculatedColumnFormula', {}, escapeText(calculated.slice(1))),
    ),
  );
  const attributes = {
    xmlns: MAIN,
    id,
    name: table.name,
    displayName: table.name,
    ref,
    headerRowCount: table.showHeaders ? undefined : 0,
    totalsRowShown: 0,
  };
  const style = {
    name: table.style,
    showFirstColumn: Number(table.highlightFirstColumn),
    showLastColumn: Number(table.highlightLastColumn),
    showRowStripes: Number(table.showBandedRows),
    showColumnStripes: Number(table.showBandedColumns),
  };
  return `${XML_HEAD}${tag(
    'table',
    attributes,
    (table.showHeaders && table.showFilterButton ? tag('autoFilter', { ref }) : '') +
      tag('tableColumns', { count: columns.length }, columns.join('')) +
      tag('tableStyleInfo', style),
  )}`;
};

const DOCUMENT = TRANSITIONAL.relationships;
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const WORKBOOK = 'xl/workbook.xml';

const STATES: Readonly<Record<Visibility, string | undefined>> = {
  Visible: undefined,
  Hidden: 'hidden',
  VeryHidden: 'veryHidden',
};

const titlesOf = ({ name, page: { titleRows, titleColumns } }: SheetState): string => {
  const sheet = quoteSheet(name);
  const columns = titleColumns && [titleColumns.from, titleColumns.from + titleColumns.count - 1];
  return [
    columns ? `${sheet}!$${columnLetters(columns[0]!)}:$${columnLetters(columns[1]!)}` : '',
    titleRows ? `${sheet}!$${titleRows.from + 1}:$${titleRows.from + titleRows.count}` : '',
  ]
    .filter((part) => part !== '')
    .join(',');
};

const printNames = (sheet: SheetState, localSheetId: number): string[] => {
  const printed = sheet.page.printArea.map(
    (where) => `${quoteSheet(sheet.name)}!${areaAddress(where, true)}`,
  );
  return [['_xlnm.Print_Area', printed.join(',')] as const, ['_xlnm.Print_Titles', titlesOf(sheet)] as const]
    .filter(([, text]) => text !== '')
    .map(([name, text]) => tag('definedName', { name, localSheetId }, escapeText(text)));
};

const namesXml = ({ state }: Book): string => {
  const place = new Map(state.sheets.map(({ id }, index) => [id, index]));
  const names = state.names.map(({ name, scope, formula, visible, comment }) =>
    tag(
      'definedName',
      {
        name,
        comment: comment === '' ? undefined : encodeXstring(comment),
        localSheetId: scope === null ? undefined : place.get(scope),
        hidden: !visible,
      },
      escapeText(formula.slice(1)),
    ),
  );
  const all = [...state.sheets.flatMap(printNames), ...names];
  return all.length === 0 ? '' : tag('definedNames', {}, all.join(''));
};

const tabXml = ({ name, visibility }: SheetState, index: number, id: string): string =>
  tag('sheet', { name: encodeXstring(name), sheetId: index + 1, state: STATES[visibility], 'r:id': id });

/** The emulated workbook as the bytes of an .xlsx file: everything that the model has, formulas with their values. */
export const makeXlsx = (book: Book): Uint8Array => {
  const { state } = book;
  const files = new Package(new Map(EMPTY_WORKBOOK));
  const styles = new StylesPart();
  let tables = 0;
  const ids = state.sheets.map((sheet, index) => {
    const part = `xl/worksheets/sheet${index + 1}.xml`;
    const tableIds = sheet.tables.map((table) => {
      tables += 1;
      const tablePart = `xl/tables/table${tables}.xml`;
      files.add(tablePart, `${SPREADSHEET}.table+xml`, tableXml(table, tables));
      return files.relate(part, `${DOCUMENT}/table`, tablePart);
    });
    files.add(part, `${SPREADSHEET}.worksheet+xml`, sheetXml(book, sheet, styles, tableIds));
    return files.relate(WORKBOOK, `${DOCUMENT}/worksheet`, part);
  });
  files.add('xl/styles.xml', `${SPREADSHEET}.styles+xml`, styles.xml());
  files.relate(WORKBOOK, `${DOCUMENT}/styles`, 'xl/styles.xml');
  const activeTab = state.sheets.findIndex(({ id }) => id === state.active);
  files.edit(WORKBOOK, (edits, root) => {
    const sheets = child(root, 'sheets')!;
    edits.setAttributes(child(child(root, 'bookViews'), 'workbookView')!, { activeTab });
    edits.replace(
      sheets.start,
      sheets.end,
      tag('sheets', {}, state.sheets.map((sheet, index) => tabXml(sheet, index, ids[index]!)).join('')) +
        namesXml(book),
    );
    edits.setAttributes(child(root, 'calcPr')!, {
      calcMode: state.calculationMode === 'Manual' ? 'manual' : null,
      fullCalcOnLoad: state.calculationMode === 'Manual' ? null : 1,
    });
  });
  return pack(files.all(), PORTABLE);
};
