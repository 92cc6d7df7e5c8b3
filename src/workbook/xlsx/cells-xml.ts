import { address, isCellError, type CellValue } from '../../sheets/cell';
import type { Block, SheetPlan, Style } from '../../sheets/plan';
import type { StyleSheet } from './styles';
import { formulaAt, formulaTemplate, type Template } from '../template';
import { encodeXstring, inlineString } from './text';
import { attributesText, escapeText } from './xml';

/** What stands in a cell's tag and inside it. */
interface Content {
  readonly type?: 'inlineStr' | 'str' | 'b' | 'e';
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

/** The cached value of a formula. */
export const resultContent = (value: CellValue): Content => {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return { type: 'b', inner: `<v>${value ? 1 : 0}</v>` };
  if (isCellError(value)) return { type: 'e', inner: `<v>${escapeText(value.error)}</v>` };
  return { type: 'str', inner: `<v>${escapeText(encodeXstring(value ?? ''))}</v>` };
};

/** A cell as text; '' where there is nothing to say. */
export const cellXml = (
  row: number,
  column: number,
  style: number,
  content: Content,
  formula: string | null = null,
): string => {
  if (style === 0 && content.inner === '' && formula === null) return '';
  const start = `<c r="${address(row, column)}"${style === 0 ? '' : ` s="${style}"`}${content.type ? ` t="${content.type}"` : ''}`;
  const inner = (formula === null ? '' : `<f>${escapeText(formula)}</f>`) + content.inner;
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
    const key = style * this.plan.styles.length + index;
    const known = this.steps.get(key);
    if (known !== undefined) return known;
    const made = this.merged.push({ ...this.merged[style], ...this.plan.styles[index]!.style }) - 1;
    this.steps.set(key, made);
    return made;
  }

  numberOf(style: number, format: string | undefined): number {
    if (style === 0 && format === undefined) return 0;
    const key = `${style} ${format ?? ''}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const made = this.styles.cellStyle(this.merged[style]!, format ?? 'General');
    this.numbers.set(key, made);
    return made;
  }
}

interface Line {
  readonly blocks: (Block | undefined)[];
  readonly formats: (string | undefined)[];
  readonly styles: (number | undefined)[];
}

const linesOf = (plan: SheetPlan, cellStyles: CellStyles): Line[] => {
  const lines: Line[] = [];
  const lineAt = (row: number): Line => (lines[row] ??= { blocks: [], formats: [], styles: [] });
  for (const block of plan.blocks)
    for (let row = block.area.row; row < block.area.row + block.area.rows; row++) {
      const { blocks, formats } = lineAt(row);
      for (let column = block.area.column; column < block.area.column + block.area.columns; column++) {
        blocks[column] = block;
        if (block.format !== undefined) formats[column] = block.format;
      }
    }
  plan.styles.forEach(({ area }, index) => {
    for (let row = area.row; row < area.row + area.rows; row++) {
      const { styles } = lineAt(row);
      for (let column = area.column; column < area.column + area.columns; column++)
        styles[column] = cellStyles.over(styles[column] ?? 0, index);
    }
  });
  for (const { row } of plan.rows ?? []) lineAt(row);
  return lines;
};

/** The content of `<sheetData>` for a plan; `valueAt` gives the values of its formulas. */
export const sheetDataXml = (
  plan: SheetPlan,
  styles: StyleSheet,
  valueAt: (row: number, column: number) => CellValue,
): string => {
  const cellStyles = new CellStyles(plan, styles);
  const heights = new Map((plan.rows ?? []).map(({ row, height }) => [row, height]));
  const templates = new Map<Block, Template>();
  const templateOf = (block: Extract<Block, { kind: 'formula' }>): Template => {
    const known = templates.get(block);
    if (known) return known;
    const made = formulaTemplate(block.formula, block.area.row, block.area.column);
    templates.set(block, made);
    return made;
  };
  const cellAt = (line: Line, row: number, column: number): string => {
    const style = cellStyles.numberOf(line.styles[column] ?? 0, line.formats[column]);
    const block = line.blocks[column];
    if (block?.kind === 'formula')
      return cellXml(
        row,
        column,
        style,
        resultContent(valueAt(row, column)),
        formulaAt(templateOf(block), row, column),
      );
    const value = block?.values[row - block.area.row]?.[column - block.area.column] ?? null;
    return cellXml(row, column, style, constantContent(value));
  };
  const rows: string[] = [];
  linesOf(plan, cellStyles).forEach((line, row) => {
    const width = Math.max(line.blocks.length, line.styles.length);
    let cells = '';
    for (let column = 0; column < width; column++) cells += cellAt(line, row, column);
    const height = heights.get(row);
    if (cells === '' && height === undefined) return;
    const attributes = attributesText(
      height === 0
        ? { r: row + 1, hidden: true }
        : { r: row + 1, ht: height, customHeight: height !== undefined },
    );
    rows.push(`<row${attributes}>${cells}</row>`);
  });
  return rows.join('');
};
