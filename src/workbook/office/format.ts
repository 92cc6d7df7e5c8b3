import { areaAddress, type Area } from '../../grid/cell';
import type { ConditionalPlan, PrintPlan, SheetPlan, Style } from '../../grid/plan';
import { pageTexts } from '../pageTexts';
import type { Range, Sheet } from './excel';

/** Points of a column that is so many characters of the default font wide (7 pixels each and 5 for the margins, a part of one and them below 1). */
export const columnPoints = (characters: number): number =>
  Math.trunc(characters < 1 ? characters * 12 : characters * 7 + 5) * 0.75;

/** The range of an area. */
export const rangeOf = (sheet: Sheet, { row, column, rows, columns }: Area): Range =>
  sheet.getRangeByIndexes(row, column, rows, columns);

const color = (rgb: string): string => `#${rgb}`;

const HORIZONTAL = { left: 'Left', center: 'Center', right: 'Right' } as const;
const VERTICAL = { top: 'Top', center: 'Center', bottom: 'Bottom' } as const;
const EDGES = [
  'EdgeTop',
  'EdgeBottom',
  'EdgeLeft',
  'EdgeRight',
  'InsideHorizontal',
  'InsideVertical',
] as const;

const drawGrid = ({ format }: Range, { rows, columns }: Area, line: string): void => {
  const edges = EDGES.filter(
    (edge) => (edge !== 'InsideHorizontal' || rows > 1) && (edge !== 'InsideVertical' || columns > 1),
  );
  for (const edge of edges) {
    const border = format.borders.getItem(edge);
    border.style = 'Continuous';
    border.color = color(line);
  }
};

/** Puts on what a style says, and nothing else. */
export const applyStyle = (sheet: Sheet, area: Area, style: Style): void => {
  const range = rangeOf(sheet, area);
  const { format } = range;
  const { font } = format;
  if (style.bold !== undefined) font.bold = style.bold;
  if (style.italic !== undefined) font.italic = style.italic;
  if (style.strike !== undefined) font.strikethrough = style.strike;
  if (style.size !== undefined) font.size = style.size;
  if (style.color !== undefined) font.color = color(style.color);
  if (style.fill !== undefined) format.fill.color = color(style.fill);
  if (style.align !== undefined) format.horizontalAlignment = HORIZONTAL[style.align];
  if (style.vertical !== undefined) format.verticalAlignment = VERTICAL[style.vertical];
  if (style.wrap !== undefined) format.wrapText = style.wrap;
  if (style.rotation !== undefined) format.textOrientation = style.rotation;
  if (style.indent !== undefined) format.indentLevel = style.indent;
  if (style.grid !== undefined) drawGrid(range, area, style.grid);
};

/** Adds a conditional format; Excel puts a new one first, so the last in the plan has to be added first. */
export const applyConditional = (sheet: Sheet, { area, formula, style }: ConditionalPlan): void => {
  const { custom } = rangeOf(sheet, area).conditionalFormats.add('Custom');
  custom.rule.formula = `=${formula}`;
  const { font, fill, borders } = custom.format;
  if (style.bold !== undefined) font.bold = style.bold;
  if (style.italic !== undefined) font.italic = style.italic;
  if (style.strike !== undefined) font.strikethrough = style.strike;
  if (style.color !== undefined) font.color = color(style.color);
  if (style.fill !== undefined) fill.color = color(style.fill);
  if (style.numberFormat !== undefined) custom.format.numberFormat = style.numberFormat;
  if (style.lineAbove !== undefined) {
    borders.getItem('EdgeTop').style = 'Continuous';
    borders.getItem('EdgeTop').color = color(style.lineAbove);
  }
};

/** Widths, heights and merged cells. */
export const applyShape = (sheet: Sheet, plan: SheetPlan): void => {
  for (const { from, count, width, hidden } of plan.columns) {
    const columns = sheet.getRangeByIndexes(0, from, 1, count).getEntireColumn();
    columns.format.columnWidth = columnPoints(width);
    if (hidden === true) columns.columnHidden = true;
  }
  for (const { row, height } of plan.rows ?? []) {
    const line = sheet.getRangeByIndexes(row, 0, 1, 1).getEntireRow();
    if (height === 0) line.rowHidden = true;
    else line.format.rowHeight = height;
  }
  for (const merged of plan.merges ?? []) rangeOf(sheet, merged).merge();
};

/** Keeps the headings in view. */
export const applyFreeze = (sheet: Sheet, plan: SheetPlan): void => {
  const { rows, columns } = plan.freeze ?? { rows: 0, columns: 0 };
  if (rows > 0 && columns > 0) sheet.freezePanes.freezeAt(sheet.getRangeByIndexes(0, 0, rows, columns));
  else if (rows > 0) sheet.freezePanes.freezeRows(rows);
  else if (columns > 0) sheet.freezePanes.freezeColumns(columns);
};

/** The colour of the tab. */
export const applyTabColor = (sheet: Sheet, { tabColor }: SheetPlan): void => {
  if (tabColor !== undefined) sheet.tabColor = color(tabColor);
};

/** Lines between all cells, where people type. */
export const applyGridlines = (sheet: Sheet, { gridlines }: SheetPlan): void => {
  if (gridlines !== true) sheet.showGridlines = false;
};

/** Print set-up. */
export const applyPrint = (sheet: Sheet, print: PrintPlan): void => {
  const { pageLayout } = sheet;
  pageLayout.setPrintArea(areaAddress(print.area));
  pageLayout.orientation = print.landscape ? 'Landscape' : 'Portrait';
  pageLayout.paperSize = print.paper ?? 'A4';
  if (print.titleRows)
    pageLayout.setPrintTitleRows(`$${print.titleRows.from + 1}:$${print.titleRows.to + 1}`);
  if (print.titleColumns) {
    const { from, to } = print.titleColumns;
    const [first, last] = [from, to].map((column) =>
      areaAddress({ row: 0, column, rows: 1, columns: 1 }).slice(0, -1),
    );
    pageLayout.setPrintTitleColumns(`$${first}:$${last}`);
  }
  if (print.fit)
    pageLayout.zoom = {
      horizontalFitToPages: print.fit.wide,
      ...(print.fit.tall > 0 ? { verticalFitToPages: print.fit.tall } : {}),
    };
  else pageLayout.zoom = { scale: print.scale ?? 100 };
  for (const row of print.rowBreaks ?? []) sheet.horizontalPageBreaks.add(`A${row + 1}`);
  for (const column of print.columnBreaks ?? [])
    sheet.verticalPageBreaks.add(areaAddress({ row: 0, column, rows: 1, columns: 1 }));
  const { defaultForAllPages } = pageLayout.headersFooters;
  const { leftHeader, rightHeader, centerFooter } = pageTexts(print.header);
  defaultForAllPages.leftHeader = leftHeader;
  defaultForAllPages.rightHeader = rightHeader;
  defaultForAllPages.centerFooter = centerFooter;
};
