import { largest } from '../../src/core/extremes';
import { address, areaAddress, covers } from '../../src/grid/cell';
import { cellXml, constantContent, formulaXml, resultContent } from '../../src/workbook/xlsx/cells-xml';
import { TRANSITIONAL, XML_HEAD } from '../../src/workbook/xlsx/package';
import { counted, paneOf, paneXml } from '../../src/workbook/xlsx/sheet-xml';
import { attributesText, tag } from '../../src/workbook/xlsx/xml';
import type { Book, Cell, Format, LineState, SheetState } from '../model';
import { keyColumn, keyRow } from '../model/address';
import { fitsPages, pageXml, fileWidth } from './makePage';
import { conditionalsXml, validationsXml } from './makeRules';
import type { StylesPart } from './makeStyles';

const DOCUMENT = TRANSITIONAL.relationships;
const MAIN = TRANSITIONAL.main;

const propertiesXml = (sheet: SheetState): string => {
  const parts =
    (sheet.tabColor === '' ? '' : tag('tabColor', { rgb: `FF${sheet.tabColor.slice(1)}` })) +
    (fitsPages(sheet) ? '<pageSetUpPr fitToPage="1"/>' : '');
  return parts === '' ? '' : tag('sheetPr', {}, parts);
};

const viewXml = (sheet: SheetState, active: boolean): string => {
  const { frozen, selection } = sheet;
  const selected = tag('selection', {
    pane: paneOf(frozen, selection.row, selection.column),
    activeCell: address(selection.row, selection.column),
    sqref: areaAddress(selection),
  });
  const attributes = {
    showGridLines: sheet.showGridlines ? undefined : 0,
    showRowColHeaders: sheet.showHeadings ? undefined : 0,
    rightToLeft: sheet.rightToLeft,
    tabSelected: active,
    workbookViewId: 0,
  };
  return tag('sheetViews', {}, tag('sheetView', attributes, paneXml(frozen) + selected));
};

const PLAIN: Format = {};

const columnXml = (from: number, to: number, line: LineState, styles: StylesPart, standard: number): string =>
  tag('col', {
    min: from + 1,
    max: to + 1,
    width: line.size === undefined ? standard : fileWidth(line.size),
    style: styles.cell(line.format ?? PLAIN) || undefined,
    hidden: line.hidden === true,
    customWidth: line.size !== undefined,
  });

const sameLine = (one: LineState, other: LineState): boolean =>
  one.size === other.size && one.hidden === other.hidden && one.format === other.format;

const columnsXml = (sheet: SheetState, styles: StylesPart): string => {
  const runs: { from: number; to: number; line: LineState }[] = [];
  for (const [column, line] of [...sheet.columns].sort(([one], [other]) => one - other)) {
    const last = runs.at(-1);
    if (last && last.to === column - 1 && sameLine(last.line, line)) last.to = column;
    else runs.push({ from: column, to: column, line });
  }
  const standard = (sheet.standardWidth * 7 + 5) / 7;
  const entries = runs.map(({ from, to, line }) => columnXml(from, to, line, styles, standard));
  return entries.length === 0 ? '' : tag('cols', {}, entries.join(''));
};

const cellOf = (
  book: Book,
  sheet: SheetState,
  styles: StylesPart,
  row: number,
  column: number,
  cell: Cell,
): string => {
  const style = styles.cell(cell.format ?? PLAIN, cell.prefixed);
  if (cell.formula === undefined) return cellXml(row, column, style, constantContent(cell.value ?? null));
  // The next program works out what nobody has.
  const unknown = cell.saved === undefined && book.isBeyond(sheet, row, column);
  const content = unknown ? { inner: '' } : resultContent(book.valueAt(sheet, row, column));
  return cellXml(row, column, style, content, formulaXml(cell.formula.slice(1)));
};

/** Points of a line in the usual font, of that font's size, and of the highest row. */
const [LINE, FONT, MOST] = [15, 11, 409.5];

/** How many lines a text takes in a cell, a character a digit wide: words that fit no more begin the next. */
const linesIn = (text: string, width: number, size: number): number => {
  const room = Math.max(1, Math.floor((width * FONT) / size) - 1);
  let [lines, used] = [1, 0];
  for (const word of text.split(/\s+/u)) {
    const begins = used > 0 && used + 1 + word.length > room;
    const length = (used === 0 || begins ? 0 : used + 1) + word.length;
    lines += (begins ? 1 : 0) + Math.floor(Math.max(0, length - 1) / room);
    used = length > room ? ((length - 1) % room) + 1 : length;
  }
  return lines;
};

/** Points of a row that nobody gave a height: Excel makes it as high as a typed text needs that wraps in its cell. */
const grownHeight = (
  sheet: SheetState,
  row: number,
  cells: readonly [number, Cell][],
): number | undefined => {
  const lines = cells.map(([column, { value, format }]) => {
    const width = sheet.columns.get(column)?.size;
    const isWrapped = typeof value === 'string' && format?.['wrapText'] === true && width !== undefined;
    return isWrapped && !sheet.merges.some((merged) => covers(merged, row, column))
      ? linesIn(value, fileWidth(width), Number(format['font/size'] ?? FONT))
      : 1;
  });
  const most = largest(lines);
  return most > 1 ? Math.min(MOST, most * LINE) : undefined;
};

const rowTag = (row: number, line: LineState | undefined, styles: StylesPart, grown?: number): string =>
  attributesText({
    r: row + 1,
    s: line?.format && styles.cell(line.format),
    customFormat: line?.format !== undefined,
    ht: line?.size ?? grown,
    hidden: line?.hidden === true,
    customHeight: line?.size !== undefined,
  });

const rowsXml = (book: Book, sheet: SheetState, styles: StylesPart): string => {
  const cells = new Map<number, [number, Cell][]>();
  for (const [key, cell] of [...sheet.cells].sort(([one], [other]) => one - other)) {
    const line = cells.get(keyRow(key));
    if (line) line.push([keyColumn(key), cell]);
    else cells.set(keyRow(key), [[keyColumn(key), cell]]);
  }
  const numbers = [...new Set([...cells.keys(), ...sheet.rows.keys()])].sort((one, other) => one - other);
  return numbers
    .map((row) => {
      const inner = (cells.get(row) ?? [])
        .map(([column, cell]) => cellOf(book, sheet, styles, row, column, cell))
        .join('');
      const attributes = rowTag(
        row,
        sheet.rows.get(row),
        styles,
        grownHeight(sheet, row, cells.get(row) ?? []),
      );
      return inner === '' ? `<row${attributes}/>` : `<row${attributes}>${inner}</row>`;
    })
    .join('');
};

/** The worksheet part of a sheet; `tableIds` are the relationships of its tables. */
export const sheetXml = (
  book: Book,
  sheet: SheetState,
  styles: StylesPart,
  tableIds: readonly string[],
): string => {
  const body = [
    propertiesXml(sheet),
    viewXml(sheet, book.state.active === sheet.id),
    '<sheetFormatPr defaultRowHeight="15"/>',
    columnsXml(sheet, styles),
    `<sheetData>${rowsXml(book, sheet, styles)}</sheetData>`,
    sheet.protection ? '<sheetProtection sheet="1" objects="1" scenarios="1"/>' : '',
    counted(
      'mergeCells',
      sheet.merges.map((merged) => tag('mergeCell', { ref: areaAddress(merged) })),
    ),
    conditionalsXml(sheet, styles),
    validationsXml(sheet),
    pageXml(book, sheet),
    counted(
      'tableParts',
      tableIds.map((id) => tag('tablePart', { 'r:id': id })),
    ),
  ];
  return `${XML_HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${DOCUMENT}">${body.join('')}</worksheet>`;
};
