import { ok, type Result } from '../../src/core/result';
import { readBook } from '../../src/workbook/xlsx/book';
import { findWorkbook, Package } from '../../src/workbook/xlsx/package';
import {
  readStrings,
  decodeXstring,
  asUtf8,
  isTrue,
  parsePart,
  child,
  children,
  type XmlElement,
} from '../../src/workbook/xlsx/xml';
import { Unreadable, unpack, unreadable } from '../../src/workbook/xlsx/zip';
import {
  createBook,
  findCalculated,
  type Book,
  type BookState,
  type SheetState,
  type Visibility,
  intersection,
  parseAddress,
  type NameState,
  type TableState,
} from '../model';
import { sheetId } from '../model/book';
import { parseTheme, parseStyles, type ParsedStyles } from './parseStyles';
import { parseSheet, type Shared } from './parseSheet';
import { entireSheet } from '../model/address';
import { parseArea } from '../../src/grid/cell';

/** The addresses of a list such as `'A,b'!$A$1:$B$2,'A,b'!$D$4`, without their sheet. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?:'(?:[^']|'')*'|[^',!])*!([^,]+)/g)].map(([, address]) => address!);

const parsePrint = (name: string, text: string, { page }: SheetState): void => {
  const areas = addressesIn(text)
    .map(parseAddress)
    .filter((area) => area !== null);
  if (name === '_xlnm.Print_Area') page.printArea = areas;
  if (name !== '_xlnm.Print_Titles') return;
  for (const area of areas) {
    const whole = intersection(area, entireSheet)!;
    if (whole.columns === entireSheet.columns) page.titleRows = { from: whole.row, count: whole.rows };
    else page.titleColumns = { from: whole.column, count: whole.columns };
  }
};

/** Reads the names of a workbook; those that mean print areas and titles go to the sheets' print set-up. */
const parseNames = (root: XmlElement, sheets: readonly SheetState[]): NameState[] =>
  children(child(root, 'definedNames'), 'definedName').flatMap(({ attributes, text }) => {
    const { name = '', localSheetId, hidden, comment } = attributes;
    const sheet = localSheetId === undefined ? undefined : sheets[Number(localSheetId)];
    if (name.startsWith('_xlnm.')) {
      if (sheet) parsePrint(name, text.trim(), sheet);
      return [];
    }
    return [
      {
        name,
        scope: sheet?.id ?? null,
        formula: `=${text.trim()}`,
        visible: !isTrue(hidden),
        comment: decodeXstring(comment ?? ''),
      },
    ];
  });

/** Reads a table part; `null` if it has no area. Totals are cells like others here. */
const parseTable = (xml: string, part: string, newId: () => number): TableState | null => {
  const root = parsePart(xml, part);
  const { attributes } = root;
  const area = parseArea(attributes['ref'] ?? '');
  if (!area) return null;
  const style = child(root, 'tableStyleInfo')?.attributes ?? {};
  const on = (name: string): boolean => isTrue(style[name]);
  return {
    id: `{file-${newId()}}`,
    name: decodeXstring(attributes['displayName'] ?? attributes['name'] ?? ''),
    area,
    columns: children(child(root, 'tableColumns'), 'tableColumn').map((column) => ({
      id: newId(),
      name: decodeXstring(column.attributes['name'] ?? ''),
    })),
    showHeaders: attributes['headerRowCount'] !== '0',
    showBandedRows: on('showRowStripes'),
    showBandedColumns: on('showColumnStripes'),
    showFilterButton: child(root, 'autoFilter') !== undefined,
    highlightFirstColumn: on('showFirstColumn'),
    highlightLastColumn: on('showLastColumn'),
    style: style['name'] ?? '',
  };
};

/** A file as a workbook of the model, and words for what of it the model has no place for. */
export interface ParsedXlsx {
  readonly book: Book;
  readonly dropped: readonly string[];
}

const STATES: Readonly<Record<string, Visibility>> = {
  visible: 'Visible',
  hidden: 'Hidden',
  'very-hidden': 'VeryHidden',
};

/** Relationships of a worksheet that the model has a place for, or that say nothing of its own. */
const KNOWN = new Set(['table', 'printerSettings', 'drawing', 'vmlDrawing', 'hyperlink']);

const readWorkbook = (files: Package): ParsedXlsx => {
  const { part: workbook } = findWorkbook(files);
  const related = files.relationships(workbook);
  const partOf = (type: string): string | undefined =>
    related.find((relationship) => relationship.type === type && files.has(relationship.target))?.target;
  const [stylesPart, themePart, stringsPart] = [partOf('styles'), partOf('theme'), partOf('sharedStrings')];
  const theme = themePart === undefined ? [] : parseTheme(files.text(themePart), themePart);
  const none: ParsedStyles = { cells: [], conditionals: [] };
  const dropped = new Set<string>();
  const tabs = readBook(files, workbook);
  let lastId = tabs.sheets.length;
  const shared: Shared = {
    styles: stylesPart === undefined ? none : parseStyles(files.text(stylesPart), stylesPart, theme),
    theme,
    stringAt:
      stringsPart === undefined
        ? () => undefined
        : readStrings(asUtf8(files.bytes(stringsPart)), stringsPart),
    newId: () => (lastId += 1),
    dropped: (what) => dropped.add(what),
  };
  const sheets = tabs.sheets.map(({ name, part, visibility }, index): SheetState => {
    const sheet = parseSheet(files.text(part), part, sheetId(index + 1), name, shared);
    for (const { type, target } of files.relationships(part))
      if (type !== 'table' && !KNOWN.has(type)) shared.dropped(type);
      else if (type === 'table' && files.has(target)) {
        const table = parseTable(files.text(target), target, shared.newId);
        if (table) sheet.tables.push(table);
      }
    for (const table of sheet.tables) findCalculated(sheet, table);
    return { ...sheet, visibility: STATES[visibility]! };
  });
  const wanted = tabs.sheets.findIndex(({ active }) => active);
  const active =
    sheets[wanted]?.visibility === 'Visible'
      ? wanted
      : sheets.findIndex((sheet) => sheet.visibility === 'Visible');
  const book = createBook();
  Object.assign(book.state, {
    sheets,
    names: parseNames(parsePart(files.text(workbook), workbook), sheets),
    active: sheets[Math.max(0, active)]!.id,
    lastId,
  } satisfies Partial<BookState>);
  if (tabs.manualCalculation) book.calculationMode = 'Manual';
  return { book, dropped: [...dropped] };
};

/** Reads an .xlsx file into a workbook of the model. Problems: `workbook-unreadable`. */
export const parseXlsx = (bytes: Uint8Array): Result<ParsedXlsx> => {
  try {
    return ok(readWorkbook(new Package(unpack(bytes))));
  } catch (error) {
    if (error instanceof Unreadable) return unreadable(error.reason, error.part);
    throw error;
  }
};
