import { usedOf } from '../../src/grid/apart';
import { covers, type Area, type CellValue } from '../../src/grid/cell';
import type { Cells } from '../../src/grid/content';
import type { GridCell } from '../../src/grid/grid';
import type { Block, FormulaBlock, SheetPlan } from '../../src/grid/plan';
import type { RangeSnapshot, SheetFormula, SheetInfo } from '../../src/workbook/port';
import { formulaAt, formulaTemplate, type Template } from '../../src/grid/formula/template';

/** A sheet in memory. Later blocks lie over earlier ones. */
export interface MemorySheet {
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly visibility?: SheetInfo['visibility'];
  readonly hiddenRows?: readonly number[];
  readonly merges?: readonly Area[];
  /** Looks of its cells, later ones over earlier; those of `plan` if absent. */
  readonly styles?: SheetPlan['styles'];
  /** What it was made from; `blocks` have what was written since. */
  readonly plan?: SheetPlan;
}

/** The blocks of a sheet laid out: what stands in each cell, and its number format. */
interface Laid {
  readonly blocks: readonly (readonly (Block | undefined)[] | undefined)[];
  readonly formats: readonly (readonly (string | undefined)[] | undefined)[];
}

const lay = ({ blocks }: MemorySheet): Laid => {
  const laid: { blocks: (Block | undefined)[][]; formats: (string | undefined)[][] } = {
    blocks: [],
    formats: [],
  };
  for (const block of blocks) {
    const { row: top, column: left, rows, columns } = block.area;
    for (let row = top; row < top + rows; row++) {
      const [line, formats] = [(laid.blocks[row] ??= []), (laid.formats[row] ??= [])];
      for (let column = left; column < left + columns; column++) {
        line[column] = block;
        if (block.format !== undefined) formats[column] = block.format;
      }
    }
  }
  return laid;
};

const layouts = new WeakMap<MemorySheet, Laid>();
const laidOut = (sheet: MemorySheet): Laid => {
  const known = layouts.get(sheet) ?? lay(sheet);
  layouts.set(sheet, known);
  return known;
};

const templates = new WeakMap<Block, Template>();
const templateOf = (block: FormulaBlock): Template => {
  const known = templates.get(block) ?? formulaTemplate(block.formula, block.area.row, block.area.column);
  templates.set(block, known);
  return known;
};

/** The formula of a cell, without `=`. */
export const formulaIn = (sheet: MemorySheet, row: number, column: number): string | null => {
  const block = laidOut(sheet).blocks[row]?.[column];
  return block?.kind === 'formula' ? formulaAt(templateOf(block), row, column) : null;
};

/** The number format of a cell. */
export const formatIn = (sheet: MemorySheet, row: number, column: number): string =>
  laidOut(sheet).formats[row]?.[column] ?? 'General';

/** What the cells come to, by sheet, row and column. */
export type Values = (sheet: string, row: number, column: number) => CellValue;

/** An empty text in a cell is an empty cell; a formula's stays a text. */
export const valueIn = (values: Values, sheet: MemorySheet, row: number, column: number): CellValue => {
  const value = values(sheet.name, row, column);
  return value === '' && laidOut(sheet).blocks[row]?.[column]?.kind !== 'formula' ? null : value;
};

/** Which cells are bold or struck through: the last style that says so counts. */
const cellsSet = (
  mark: 'bold' | 'strike',
  { plan, styles = plan?.styles ?? [] }: MemorySheet,
): ((row: number, column: number) => boolean) => {
  const marking = styles.filter(({ style }) => style[mark] !== undefined);
  return (row, column) =>
    marking.filter(({ area }) => covers(area, row, column)).at(-1)?.style[mark] ?? false;
};

/** A range as it is read, with which cells are bold if that is asked for. */
export const gridOf = (values: Values, sheet: MemorySheet, area: Area, bold = false): RangeSnapshot => {
  const grid = <T>(cell: (row: number, column: number) => T): T[][] =>
    Array.from({ length: area.rows }, (_, down) =>
      Array.from({ length: area.columns }, (_, across) => cell(area.row + down, area.column + across)),
    );
  return {
    sheet: sheet.name,
    area,
    values: grid((row, column) => valueIn(values, sheet, row, column)),
    formulas: grid((row, column) => formulaIn(sheet, row, column)),
    formats: grid((row, column) => formatIn(sheet, row, column)),
    hiddenRows: sheet.hiddenRows ?? [],
    merges: sheet.merges ?? [],
    ...(bold ? { bold: grid(cellsSet('bold', sheet)) } : {}),
  };
};

/** The cells of a sheet that hold something. */
export const cellsIn = (values: Values, sheet: MemorySheet): Cells => ({
  sheet: sheet.name,
  hiddenRows: sheet.hiddenRows ?? [],
  merges: sheet.merges ?? [],
  each: (visit) => {
    const isStruck = cellsSet('strike', sheet);
    laidOut(sheet).blocks.forEach((line, row) =>
      line?.forEach((block, column) => {
        const value = valueIn(values, sheet, row, column);
        const isFormula = block?.kind === 'formula';
        if (value !== null || isFormula)
          visit(row, column, value, isFormula, formatIn(sheet, row, column), isStruck(row, column));
      }),
    );
  },
});

/** What is used of a sheet, cells far away apart. A formula that comes to nothing does not stretch it. */
export const usedGrid = (values: Values, sheet: MemorySheet, bold = false): RangeSnapshot => {
  const cells = cellsIn(values, sheet);
  const { area, isPart } = usedOf((visit) =>
    cells.each((row, column, value) => {
      if (value !== null) visit(row, column);
    }),
  );
  const grid = gridOf(values, sheet, area, bold);
  if (!isPart) return grid;
  const apart: GridCell[] = [];
  cells.each((row, column, value) => {
    if (covers(area, row, column)) return;
    apart.push({ row, column, value, formula: formulaIn(sheet, row, column) });
  });
  return { ...grid, apart };
};

/** All formulas of a sheet. */
export const formulasIn = (sheet: MemorySheet): readonly SheetFormula[] =>
  laidOut(sheet).blocks.flatMap((line, row) =>
    (line ?? []).flatMap((_, column) => {
      const formula = formulaIn(sheet, row, column);
      return formula === null ? [] : [{ sheet: sheet.name, row, column, formula }];
    }),
  );
