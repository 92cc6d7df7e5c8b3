import { address, area, areaAddress, areaAround, type CellValue } from '../../grid/cell';
import type { ColumnPlan, PrintPlan, SheetPlan, ValidationPlan } from '../../grid/plan';
import { XML_HEAD, type Dialect } from './package';
import type { StyleSheet } from './styles';
import { MARGINS, pageTexts } from '../pageTexts';
import { encodeXstring, escapeText, tag } from './xml';
import { sheetDataXml } from './cells-xml';

/** What a new sheet has to know of the workbook around it. */
export interface SheetSurroundings {
  readonly dialect: Dialect;
  readonly styles: StyleSheet;
  readonly valueAt: (row: number, column: number) => CellValue;
  /** The cell to select if this sheet is the one that opens. */
  readonly active: { readonly row: number; readonly column: number } | null;
  /** Relationship id of the drawing with the sheet's charts, if it has any. */
  readonly drawingId: string | null;
  /** Relationship ids of the sheet's tables. */
  readonly tableIds: readonly string[];
}

const propertiesXml = ({ tabColor, print }: SheetPlan): string => {
  const parts =
    (tabColor === undefined ? '' : tag('tabColor', { rgb: `FF${tabColor.toUpperCase()}` })) +
    (print?.fit ? '<pageSetUpPr fitToPage="1"/>' : '');
  return parts === '' ? '' : tag('sheetPr', {}, parts);
};

/** The corners of what a sheet holds. */
const dimensionXml = ({ blocks }: SheetPlan): string =>
  tag('dimension', { ref: areaAddress(blocks.map((block) => block.area).reduce(areaAround, area(0, 0))) });

type Frozen = NonNullable<SheetPlan['freeze']>;

/** Frozen panes; nothing where none are. */
export const paneXml = ({ rows, columns }: Frozen): string =>
  rows === 0 && columns === 0
    ? ''
    : tag('pane', {
        xSplit: columns || undefined,
        ySplit: rows || undefined,
        topLeftCell: address(rows, columns),
        activePane: rows === 0 ? 'topRight' : columns === 0 ? 'bottomLeft' : 'bottomRight',
        state: 'frozen',
      });

/** The pane that a cell lies in; none for the top left one, which is the only one without frozen panes. */
export const paneOf = ({ rows, columns }: Frozen, row: number, column: number): string | undefined => {
  const [below, right] = [rows > 0 && row >= rows, columns > 0 && column >= columns];
  if (below) return right ? 'bottomRight' : 'bottomLeft';
  return right ? 'topRight' : undefined;
};

const viewXml = (plan: SheetPlan, active: SheetSurroundings['active']): string => {
  const frozen = plan.freeze ?? { rows: 0, columns: 0 };
  const selection = active
    ? tag('selection', {
        pane: paneOf(frozen, active.row, active.column),
        activeCell: address(active.row, active.column),
        sqref: address(active.row, active.column),
      })
    : '';
  const attributes = {
    showGridLines: plan.gridlines === true ? undefined : 0,
    rightToLeft: plan.rightToLeft,
    tabSelected: active !== null,
    workbookViewId: 0,
  };
  return tag('sheetViews', {}, tag('sheetView', attributes, paneXml(frozen) + selection));
};

/** Width in the file: characters and the five pixels of padding of a seven pixel digit (ECMA-376 18.3.1.13). */
const fileWidth = (characters: number): number => {
  const pixels = characters < 1 ? characters * 12 : characters * 7 + 5;
  return Math.trunc((pixels / 7) * 256) / 256;
};

const columnsXml = (columns: readonly ColumnPlan[]): string => {
  const runs = [...columns]
    .sort((one, other) => one.from - other.from)
    .map(({ from, count, width, hidden }) =>
      tag('col', { min: from + 1, max: from + count, width: fileWidth(width), hidden, customWidth: true }),
    );
  return runs.length === 0 ? '' : tag('cols', {}, runs.join(''));
};

/** A list with its count; nothing of an empty one. */
export const counted = (list: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : tag(list, { count: entries.length }, entries.join(''));

const conditionalsXml = ({ conditionals = [] }: SheetPlan, styles: StyleSheet): string =>
  conditionals
    .map(({ area, formula, style }, index) =>
      tag(
        'conditionalFormatting',
        { sqref: areaAddress(area) },
        tag(
          'cfRule',
          { type: 'expression', dxfId: styles.conditionalStyle(style), priority: index + 1 },
          `<formula>${escapeText(formula)}</formula>`,
        ),
      ),
    )
    .join('');

/** Excel refuses a file whose prompt has a longer title or text. */
const PROMPT = { title: 32, text: 255 } as const;

const validationXml = ({ area, source, refuse, prompt }: ValidationPlan): string =>
  tag(
    'dataValidation',
    {
      type: 'list',
      allowBlank: true,
      showInputMessage: prompt !== undefined,
      showErrorMessage: refuse,
      promptTitle: prompt && encodeXstring(prompt.title.slice(0, PROMPT.title)),
      prompt: prompt && encodeXstring(prompt.text.slice(0, PROMPT.text)),
      sqref: areaAddress(area),
    },
    `<formula1>${escapeText(source)}</formula1>`,
  );

const headerXml = (text: string | null): string => {
  if (text === null) return '';
  const { leftHeader, rightHeader, centerFooter } = pageTexts(text);
  const written = (code: string): string => escapeText(encodeXstring(code));
  const left = leftHeader === '' ? '' : `&L${leftHeader}`;
  return tag(
    'headerFooter',
    {},
    `<oddHeader>${written(`${left}&R${rightHeader}`)}</oddHeader><oddFooter>${written(`&C${centerFooter}`)}</oddFooter>`,
  );
};

/** Page breaks that somebody has set. */
export const breaksXml = (name: string, breaks: readonly number[] = [], max: number): string => {
  if (breaks.length === 0) return '';
  const rows = breaks.map((id) => tag('brk', { id, max, man: true }));
  return tag(name, { count: rows.length, manualBreakCount: rows.length }, rows.join(''));
};

/** ECMA-376, 18.3.1.63. */
const PAPER_SIZE = { A4: 9, Letter: 1 } as const;

const printXml = (print: PrintPlan): string =>
  tag('printOptions', { horizontalCentered: true }) +
  tag('pageMargins', MARGINS) +
  tag('pageSetup', {
    paperSize: PAPER_SIZE[print.paper ?? 'A4'],
    scale: print.fit ? undefined : print.scale,
    fitToWidth: print.fit?.wide,
    fitToHeight: print.fit?.tall,
    orientation: print.landscape ? 'landscape' : 'portrait',
  }) +
  headerXml(print.header) +
  breaksXml('rowBreaks', print.rowBreaks, 16_383) +
  breaksXml('colBreaks', print.columnBreaks, 1_048_575);

/** A new worksheet part, in pieces. */
export const sheetXml = function* (plan: SheetPlan, around: SheetSurroundings): Generator<string> {
  const { dialect, styles, valueAt, active, drawingId, tableIds } = around;
  yield `${XML_HEAD}<worksheet xmlns="${dialect.main}" xmlns:r="${dialect.relationships}">`;
  yield propertiesXml(plan);
  yield dimensionXml(plan);
  yield viewXml(plan, active);
  yield '<sheetFormatPr defaultRowHeight="15"/>';
  yield columnsXml(plan.columns);
  yield '<sheetData>';
  yield* sheetDataXml(plan, styles, valueAt);
  yield '</sheetData>';
  yield counted(
    'mergeCells',
    (plan.merges ?? []).map((area) => tag('mergeCell', { ref: areaAddress(area) })),
  );
  yield conditionalsXml(plan, styles);
  yield counted('dataValidations', (plan.validations ?? []).map(validationXml));
  yield plan.print ? printXml(plan.print) : '';
  yield drawingId === null ? '' : tag('drawing', { 'r:id': drawingId });
  yield counted(
    'tableParts',
    tableIds.map((id) => tag('tablePart', { 'r:id': id })),
  );
  yield '</worksheet>';
};
