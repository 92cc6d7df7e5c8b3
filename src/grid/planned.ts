import { entryAt } from '../core/present';
import { fill } from './block';
import { area, covers, type CellValue } from './cell';
import type { GridOf, Place } from './reference';
import type { Block, SheetPlan, WorkbookPlan } from './plan';

/** What a plan has in a cell: a formula, or a value, which may be an empty cell that people are to fill. */
export type PlannedCell =
  { readonly kind: 'formula' } | { readonly kind: 'value'; readonly value: CellValue };

/** What a sheet's plan has in a cell; the last block that covers it counts. Nothing if none does. */
export const plannedAt = ({ blocks }: SheetPlan, row: number, column: number): PlannedCell | undefined => {
  let block: Block | undefined;
  for (const each of blocks) if (covers(each.area, row, column)) block = each;
  if (!block) return undefined;
  return block.kind === 'formula'
    ? { kind: 'formula' }
    : { kind: 'value', value: block.values[row - block.area.row]?.[column - block.area.column] ?? null };
};

/** A value for a cell of a plan. */
export interface PlacedValue {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
}

const blockWith = (block: Block, values: readonly PlacedValue[]): Block => {
  const own = values.filter(({ row, column }) => covers(block.area, row, column));
  if (block.kind === 'formula' || own.length === 0) return block;
  const grid = Array.from({ length: block.area.rows }, (_, row) => [...(block.values[row] ?? [])]);
  for (const { row, column, value } of own) {
    const line = entryAt(grid, row - block.area.row);
    while (line.length <= column - block.area.column) line.push(null);
    line[column - block.area.column] = value;
  }
  return { ...block, values: grid };
};

/** A plan with values in cells that it has values for. */
export const withValues = (plan: WorkbookPlan, values: readonly PlacedValue[]): WorkbookPlan => ({
  ...plan,
  sheets: plan.sheets.map((sheet) => {
    const own = values.filter((each) => each.sheet === sheet.name);
    return own.length === 0
      ? sheet
      : { ...sheet, blocks: sheet.blocks.map((block) => blockWith(block, own)) };
  }),
});

/** A formula for a cell of a plan, without `=`. */
export interface PlacedFormula extends Omit<PlacedValue, 'value'> {
  readonly formula: string;
}

/** A plan with formulas in the place of values. */
export const withFormulas = (plan: WorkbookPlan, formulas: readonly PlacedFormula[]): WorkbookPlan => ({
  ...plan,
  sheets: plan.sheets.map((sheet) => {
    const own = formulas.filter((each) => each.sheet === sheet.name);
    const blocks = own.map(({ row, column, formula }) => fill(area(row, column), formula));
    return own.length === 0 ? sheet : { ...sheet, blocks: [...sheet.blocks, ...blocks] };
  }),
});

const copyInto = (values: CellValue[][], formats: string[][], block: Block, { area }: Place): void => {
  for (let row = Math.max(0, block.area.row - area.row); row < area.rows; row += 1) {
    const line = row + area.row - block.area.row;
    if (line >= block.area.rows) return;
    for (let column = Math.max(0, block.area.column - area.column); column < area.columns; column += 1) {
      const along = column + area.column - block.area.column;
      if (along >= block.area.columns) break;
      entryAt(values, row)[column] = block.kind === 'formula' ? null : (block.values[line]?.[along] ?? null);
      entryAt(formats, row)[column] = block.format ?? 'General';
    }
  }
};

/** What a plan has at places, as a port would read it; what formulas come to is not known. */
export const plannedGrid =
  ({ sheets }: { readonly sheets: readonly Pick<SheetPlan, 'name' | 'blocks'>[] }): GridOf =>
  (where) => {
    const sheet = sheets.find(({ name }) => name === where.sheet);
    if (!sheet) return undefined;
    const { rows, columns } = where.area;
    const filled = <T>(value: T): T[][] =>
      Array.from({ length: rows }, () => Array.from({ length: columns }, () => value));
    const [values, formats] = [filled<CellValue>(null), filled('General')];
    for (const block of sheet.blocks) copyInto(values, formats, block, where);
    return {
      ...where,
      values,
      formats,
      formulas: filled<string | null>(null),
      hiddenRows: [],
      merges: [],
    };
  };
