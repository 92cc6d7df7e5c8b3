import { displayText } from '../../emulator/model/display';
import { area, covers, type Area, type CellValue } from '../../src/grid/cell';
import { calculate } from '../../src/grid/formula/calculate';
import type { Block, ConditionalPlan, SheetPlan, Style } from '../../src/grid/plan';
import { lineHeight } from './calibri';

/** What a cell shows, and how. */
export interface ShownCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** Numbers are never cut: where they do not fit, `####` stands. */
  readonly isNumber: boolean;
  readonly style: Style;
  /** The cells that it is merged of, or itself. */
  readonly area: Area;
}

/** A visible sheet as people see it. */
export interface ShownSheet {
  readonly plan: SheetPlan;
  readonly cells: readonly ShownCell[];
  /** Whether a text cannot reach into a cell: formulas hold something even where they show nothing. */
  readonly isTaken: (row: number, column: number) => boolean;
  readonly isFormula: (row: number, column: number) => boolean;
  readonly styleAt: (row: number, column: number) => Style;
  /** Points. */
  readonly columnWidth: (column: number) => number;
  /** Points. A row without a height of its own is as high as one line of its largest letters: not every program counts lines. */
  readonly rowHeight: (row: number) => number;
}

/** A sheet with what was written since it was planned. */
export interface LaidSheet {
  readonly plan: SheetPlan;
  readonly blocks: readonly Block[];
}

/** Points of a row with one line in the standard font. */
const STANDARD_HEIGHT = 15;

const PIXEL = 0.75;
const STANDARD_PIXELS = 64;

/** Excel's pixels of a column of so many characters, each seven wide, and five for the margins. */
const pixelsOf = (characters: number): number => Math.trunc(characters * 7 + 5);

/** Rules of a sheet are worked out beside it, so far to the right that nothing stands there. */
const ASIDE = 6000;
const asideOf = (index: number, column: number): number => ASIDE + index * 300 + column;

const ruleBlock = ({ area: where, formula }: ConditionalPlan, index: number): Block => ({
  kind: 'formula',
  area: { ...where, column: asideOf(index, where.column) },
  formula,
  format: '0',
});

type Values = (sheet: string, row: number, column: number) => CellValue;

const grid = <T>(): {
  at: (row: number, column: number) => T | undefined;
  put: (row: number, column: number, value: T) => void;
} => {
  const rows: (T | undefined)[][] = [];
  return {
    at: (row, column) => rows[row]?.[column],
    put: (row, column, value) => {
      (rows[row] ??= [])[column] = value;
    },
  };
};

const each = (where: Area, visit: (row: number, column: number) => void): void => {
  for (let row = where.row; row < where.row + where.rows; row++)
    for (let column = where.column; column < where.column + where.columns; column++) visit(row, column);
};

/** What the rules that hold in a cell add to its style; the first that says something of it counts. */
const ruled = (values: Values, { name, conditionals = [] }: SheetPlan, row: number, column: number) =>
  [...conditionals.entries()]
    .filter(([, rule]) => covers(rule.area, row, column))
    .filter(([index]) => {
      const holds = values(name, row, asideOf(index, column));
      return holds === true || (typeof holds === 'number' && holds !== 0);
    })
    .reduceRight<ConditionalPlan['style']>((all, [, { style }]) => ({ ...all, ...style }), {});

const sheetOf = (values: Values, { plan, blocks }: LaidSheet): ShownSheet => {
  const [styles, formats, merged] = [grid<Style>(), grid<string>(), grid<Area>()];
  const [taken, live] = [grid<true>(), grid<boolean>()];
  for (const { area: where, style } of plan.styles)
    each(where, (row, column) => styles.put(row, column, { ...styles.at(row, column), ...style }));
  for (const where of plan.merges ?? []) each(where, (row, column) => merged.put(row, column, where));
  const filled = new Map<string, readonly [number, number]>();
  for (const block of blocks)
    each(block.area, (row, column) => {
      if (block.format !== undefined) formats.put(row, column, block.format);
      live.put(row, column, block.kind === 'formula');
      if (block.kind === 'formula' || (values(plan.name, row, column) ?? '') !== '')
        taken.put(row, column, true);
      filled.set(`${row} ${column}`, [row, column]);
    });
  const widths = new Map<number, number>();
  for (const { from, count, width, hidden } of plan.columns)
    for (let column = from; column < from + count; column++)
      widths.set(column, hidden ? 0 : pixelsOf(width) * PIXEL);
  const heights = new Map((plan.rows ?? []).map(({ row, height }) => [row, height]));
  const columnWidth = (column: number): number => widths.get(column) ?? STANDARD_PIXELS * PIXEL;
  const isHiddenRow = (row: number): boolean => heights.get(row) === 0;
  const cells = [...filled.values()].flatMap(([row, column]): ShownCell[] => {
    const own = merged.at(row, column) ?? area(row, column);
    const value = values(plan.name, row, column);
    const isHidden = columnWidth(column) === 0 && own.columns === 1;
    if (value === null || value === '' || isHidden || isHiddenRow(row)) return [];
    if (own.row !== row || own.column !== column) return [];
    const { numberFormat, ...rule } = ruled(values, plan, row, column);
    const text = displayText(value, numberFormat ?? formats.at(row, column) ?? 'General');
    if (text.trim() === '') return [];
    const style = { ...styles.at(row, column), ...rule };
    return [{ row, column, text, isNumber: typeof value === 'number', style, area: own }];
  });
  const grown = new Map<number, number>();
  for (const { row, style, area: own } of cells)
    if (own.rows * own.columns === 1)
      grown.set(row, Math.max(grown.get(row) ?? STANDARD_HEIGHT, lineHeight(fontOf(style))));
  const rowHeight = (row: number): number => heights.get(row) ?? grown.get(row) ?? STANDARD_HEIGHT;
  return {
    plan,
    cells,
    isTaken: (row, column) => taken.at(row, column) === true,
    isFormula: (row, column) => live.at(row, column) === true,
    styleAt: (row, column) => styles.at(row, column) ?? {},
    columnWidth,
    rowHeight,
  };
};

/** The visible sheets of a workbook, worked out by our own calculation. */
export const shownSheets = (sheets: readonly LaidSheet[]): readonly ShownSheet[] => {
  const values = calculate(
    sheets.map(({ plan, blocks }) => ({
      name: plan.name,
      blocks: [...blocks, ...(plan.conditionals ?? []).map(ruleBlock)],
    })),
  );
  return sheets.filter(({ plan }) => plan.hidden !== true).map((sheet) => sheetOf(values, sheet));
};

/** The size of a cell's letters. */
export const fontOf = ({ size = 11, bold = false }: Style): { size: number; bold: boolean } => ({
  size,
  bold,
});
