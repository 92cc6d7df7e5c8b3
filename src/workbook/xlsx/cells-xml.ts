import { madeOnce } from '../../core/once';
import { entryAt } from '../../core/present';
import { address, areaAddress, isCellError, type CellValue } from '../../grid/cell';
import { isCircular } from '../../grid/formula/calculate';
import type { Block, FormulaBlock, SheetPlan, Style } from '../../grid/plan';
import type { StyleSheet } from './styles';
import { formulaAt, formulaTemplate, type Template } from '../../grid/formula/template';
import { encodeXstring, inlineString, attributesText, escapeText } from './xml';

/** What stands in a cell's tag and inside it. */
export interface Content {
  readonly type?: 'inlineStr' | 's' | 'str' | 'b' | 'e';
  readonly inner: string;
}

const numberText = (value: number): Content =>
  Number.isFinite(value) ? { inner: `<v>${value}</v>` } : { type: 'e', inner: '<v>#NUM!</v>' };

/** A value that stands for itself. A text is an inline string: the organiser's shared strings stay as they are. */
export const constantContent = (value: CellValue): Content => {
  if (typeof value === 'string')
    return value === '' ? { inner: '' } : { type: 'inlineStr', inner: inlineString(value) };
  return value === null ? { inner: '' } : resultContent(value);
};

/** A text that the organiser's shared strings have already. */
export const sharedContent = (place: number): Content => ({ type: 's', inner: `<v>${place}</v>` });

/** The cached value of a formula; Excel shows 0 in a circle, which has none. */
export const resultContent = (value: CellValue): Content => {
  if (isCircular(value)) return numberText(0);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return { type: 'b', inner: `<v>${value ? 1 : 0}</v>` };
  if (isCellError(value)) return { type: 'e', inner: `<v>${escapeText(value.error)}</v>` };
  return { type: 'str', inner: `<v>${escapeText(encodeXstring(value ?? ''))}</v>` };
};

/** A formula, as a cell has it. */
export const formulaXml = (formula: string): string => `<f>${escapeText(formula)}</f>`;

/** A cell as text, with the XML of its formula if it has one; '' where there is nothing to say. */
export const cellXml = (
  row: number,
  column: number,
  style: number,
  content: Content,
  formula = '',
): string => {
  if (style === 0 && content.inner === '' && formula === '') return '';
  const start = `<c r="${address(row, column)}"${style === 0 ? '' : ` s="${style}"`}${content.type ? ` t="${content.type}"` : ''}`;
  const inner = formula + content.inner;
  return inner === '' ? `${start}/>` : `${start}>${inner}</c>`;
};

/** Gives each cell of a plan the number of its style: entries of the plan laid over each other, and its format. */
class CellStyles {
  private readonly merged: Style[] = [{}];
  private readonly steps = new Map<number, number>();
  private readonly numbers = new Map<string, number>();

  constructor(
    private readonly plan: SheetPlan,
    private readonly styles: StyleSheet,
  ) {}

  /** The merged style, by number, of `style` with the plan's entry `index` on top. */
  over(style: number, index: number): number {
    const laid = (): Style => ({ ...this.merged[style], ...entryAt(this.plan.styles, index).style });
    return madeOnce(this.steps, style * this.plan.styles.length + index, () => this.merged.push(laid()) - 1);
  }

  numberOf(style: number, format: string | undefined): number {
    if (style === 0 && format === undefined) return 0;
    const key = `${style} ${format ?? ''}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const made = this.styles.cellStyle(entryAt(this.merged, style), format ?? 'General');
    this.numbers.set(key, made);
    return made;
  }
}

/** What each cell of a row comes from and looks like. */
interface Line {
  readonly blocks: (Block | undefined)[];
  readonly formats: (string | undefined)[];
  readonly styles: (number | undefined)[];
}

type Layer = Pick<Block, 'area'>;

const endOf = ({ area }: Layer): number => area.row + area.rows;

/** Goes down the rows and says which of the layers lie on each, in their order. */
class Layers<L extends Layer> {
  private readonly starting = new Map<number, number[]>();
  private readonly edges: ReadonlySet<number>;
  private open: readonly number[] = [];

  constructor(private readonly layers: readonly L[]) {
    layers.forEach(({ area: { row } }, index) => {
      const others = this.starting.get(row);
      if (others) others.push(index);
      else this.starting.set(row, [index]);
    });
    this.edges = new Set([...this.starting.keys(), ...layers.map(endOf)]);
  }

  /** Whether other layers lie on this row than on the one above. */
  differ(row: number): boolean {
    return this.edges.has(row);
  }

  /** The layers of a row, each with its place among all; rows have to be asked for in order, at least where they differ. */
  at(row: number): readonly (readonly [L, number])[] {
    const still = this.open.filter((index) => endOf(entryAt(this.layers, index)) > row);
    const begin = (this.starting.get(row) ?? []).filter((index) => endOf(entryAt(this.layers, index)) > row);
    this.open = [...new Set([...still, ...begin])].sort((one, other) => one - other);
    return this.open.map((index) => [entryAt(this.layers, index), index]);
  }
}

/** Where a plan's rows come from, from the top: rows that are alike share one line. */
const linesOf = function* (plan: SheetPlan, cellStyles: CellStyles): Generator<readonly [number, Line]> {
  const blocks = new Layers(plan.blocks);
  const entries = new Layers(plan.styles);
  const ends = [
    ...[...plan.blocks, ...plan.styles].map(endOf),
    ...(plan.rows ?? []).map(({ row }) => row + 1),
  ];
  const end = ends.reduce((most, row) => Math.max(most, row), 0);
  const lineAt = (row: number): Line => {
    const made: Line = { blocks: [], formats: [], styles: [] };
    for (const [block] of blocks.at(row))
      for (let column = block.area.column; column < block.area.column + block.area.columns; column++) {
        made.blocks[column] = block;
        if (block.format !== undefined) made.formats[column] = block.format;
      }
    for (const [{ area }, index] of entries.at(row))
      for (let column = area.column; column < area.column + area.columns; column++)
        made.styles[column] = cellStyles.over(made.styles[column] ?? 0, index);
    return made;
  };
  let line: Line = { blocks: [], formats: [], styles: [] };
  for (let row = 0; row < end; row++) {
    if (blocks.differ(row) || entries.differ(row)) line = lineAt(row);
    yield [row, line];
  }
};

/** Writes the formulas of a sheet: those of a block stand in its first cell, and the others share it (ECMA-376 18.3.1.40). */
class Formulas {
  private readonly known = new Map<
    FormulaBlock,
    { readonly template: Template; readonly group: number | null }
  >();
  private groups = 0;

  /** Excel shares no formula that leads to another sheet. */
  xmlAt(block: FormulaBlock, row: number, column: number): string {
    const { area, formula } = block;
    const { template, group } = this.known.get(block) ?? this.begun(block, row, column);
    if (group === null) return formulaXml(formulaAt(template, row, column));
    return row === area.row && column === area.column
      ? `<f t="shared" ref="${areaAddress(area)}" si="${group}">${escapeText(formula)}</f>`
      : `<f t="shared" si="${group}"/>`;
  }

  /** A block whose first cell something else covers has nowhere to put what its cells would share. */
  private begun(block: FormulaBlock, row: number, column: number) {
    const { area, formula } = block;
    const template = formulaTemplate(formula, area.row, area.column);
    const isShared =
      row === area.row &&
      column === area.column &&
      area.rows * area.columns > 1 &&
      template.sheets.length === 0;
    const made = { template, group: isShared ? this.groups++ : null };
    this.known.set(block, made);
    return made;
  }
}

/** The content of `<sheetData>` for a plan, row by row; `valueAt` gives the values of its formulas. */
export const sheetDataXml = function* (
  plan: SheetPlan,
  styles: StyleSheet,
  valueAt: (row: number, column: number) => CellValue,
): Generator<string> {
  const cellStyles = new CellStyles(plan, styles);
  const heights = new Map((plan.rows ?? []).map(({ row, height }) => [row, height]));
  const formulas = new Formulas();
  const cellAt = (line: Line, row: number, column: number): string => {
    const style = cellStyles.numberOf(line.styles[column] ?? 0, line.formats[column]);
    const block = line.blocks[column];
    if (block?.kind === 'formula')
      return cellXml(
        row,
        column,
        style,
        resultContent(valueAt(row, column)),
        formulas.xmlAt(block, row, column),
      );
    const value = block?.values[row - block.area.row]?.[column - block.area.column] ?? null;
    return cellXml(row, column, style, constantContent(value));
  };
  for (const [row, line] of linesOf(plan, cellStyles)) {
    const width = Math.max(line.blocks.length, line.styles.length);
    let cells = '';
    for (let column = 0; column < width; column++) cells += cellAt(line, row, column);
    const height = heights.get(row);
    if (cells === '' && height === undefined) continue;
    const attributes = attributesText(
      height === 0
        ? { r: row + 1, hidden: true }
        : { r: row + 1, ht: height, customHeight: height !== undefined },
    );
    yield `<row${attributes}>${cells}</row>`;
  }
};
