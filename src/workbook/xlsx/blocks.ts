import { madeOnce } from '../../core/once';
import { entryAt, present } from '../../core/present';
import { FormulaError } from '../../grid/formula/parse';
import { isReadable } from '../../grid/formula/grammar';
import type { CellValue } from '../../grid/cell';
import type { Block, FormulaBlock, ValuesBlock } from '../../grid/plan';
import type { FileCell, FileSheet } from './cells';
import { formulaTemplate, isFormulaAt, type Template } from '../../grid/formula/template';

/** A sheet of ours as it stands in the file, after the changes. */
export interface LiveSheet {
  readonly name: string;
  readonly sheet: FileSheet;
}

/** The blocks of a sheet, and which of its cells they can work out. */
export interface SheetBlocks {
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly calculated: (row: number, column: number) => boolean;
}

interface Run {
  readonly row: number;
  readonly column: number;
  readonly columns: number;
  readonly template: Template;
  readonly formula: string;
}

/** Reads formulas, most of which are fills of the one to the left or above: only the others are taken apart. */
class Templates {
  private readonly byKey = new Map<string, Template>();
  private above: readonly (Template | undefined)[] = [];
  private current: (Template | undefined)[] = [];

  nextRow(): void {
    this.above = this.current;
    this.current = [];
  }

  of(formula: string, row: number, column: number): Template {
    const known = [this.above[column], this.current[column - 1]].find(
      (template) => template && isFormulaAt(template, formula, row, column),
    );
    const template = known ?? this.parsed(formula, row, column);
    this.current[column] = template;
    return template;
  }

  private parsed(formula: string, row: number, column: number): Template {
    const made = formulaTemplate(formula, row, column);
    return madeOnce(this.byKey, made.key, () => made);
  }
}

const runsOf = (row: number, cells: readonly FileCell[], templates: Templates): readonly Run[] => {
  const runs: Run[] = [];
  for (const { column, formula } of cells) {
    if (!formula || formula.array || formula.text === '') continue;
    const template = templates.of(formula.text, row, column);
    const last = runs.at(-1);
    if (last && last.template === template && last.column + last.columns === column)
      runs[runs.length - 1] = { ...last, columns: last.columns + 1 };
    else runs.push({ row, column, columns: 1, template, formula: formula.text });
  }
  return runs;
};

type Rectangle = Run & { readonly rows: number };

/** Formulas that are fills of each other, as rectangles: reading a formula once for its block is what makes this fast. */
const rectanglesOf = (sheet: FileSheet): readonly Rectangle[] => {
  const templates = new Templates();
  const done: Rectangle[] = [];
  let open = new Map<number, Rectangle>();
  for (const { row, cells } of sheet.rows) {
    const next = new Map<number, Rectangle>();
    templates.nextRow();
    for (const run of runsOf(row, cells, templates)) {
      const above = open.get(run.column);
      const continues =
        above?.template === run.template && above.columns === run.columns && above.row + above.rows === row;
      next.set(run.column, continues ? { ...above, rows: above.rows + 1 } : { ...run, rows: 1 });
      if (continues) open.delete(run.column);
    }
    for (const each of open.values()) done.push(each);
    open = next;
  }
  return [...done, ...open.values()];
};

const blockOf = ({ row, column, rows, columns, formula }: Rectangle): FormulaBlock => ({
  kind: 'formula',
  area: { row, column, rows, columns },
  formula,
  format: 'General',
});

/** A formula that people wrote may use what our calculation does not know, or lead to sheets that are not ours. */
const isKnown = ({ formula, template: { sheets } }: Rectangle, own: ReadonlySet<string>): boolean => {
  if (sheets.some((sheet) => !own.has(sheet.toLowerCase()))) return false;
  try {
    return isReadable(formula);
  } catch (error) {
    if (error instanceof FormulaError) return false;
    throw error;
  }
};

const lineOf = (cells: readonly FileCell[], first: number, end: number): readonly CellValue[] => {
  const values: CellValue[] = Array.from({ length: end - first }, () => null);
  for (const cell of cells) values[cell.column - first] = cell.value;
  return values;
};

/** Rows below each other that reach as far are one block. */
const valuesOf = ({ rows }: FileSheet): readonly ValuesBlock[] => {
  const blocks: (ValuesBlock & { values: (readonly CellValue[])[]; area: { rows: number } })[] = [];
  for (const { row, cells } of rows) {
    if (cells.length === 0) continue;
    const [column, end] = [entryAt(cells, 0).column, present(cells.at(-1)).column + 1];
    const last = blocks.at(-1);
    const values = lineOf(cells, column, end);
    const { area } = last ?? {};
    if (
      last &&
      area &&
      area.row + area.rows === row &&
      area.column === column &&
      area.columns === end - column
    ) {
      last.values.push(values);
      last.area.rows++;
    } else
      blocks.push({
        kind: 'values',
        area: { row, column, rows: 1, columns: end - column },
        values: [values],
      });
  }
  return blocks;
};

/**
 * What calculation needs of our sheets. Formulas that it does not know keep the values that the file has for them.
 */
export const blocksOf = (sheets: readonly LiveSheet[]): readonly SheetBlocks[] => {
  const own = new Set(sheets.map(({ name }) => name.toLowerCase()));
  return sheets.map(({ name, sheet }) => {
    const known = rectanglesOf(sheet).filter((rectangle) => isKnown(rectangle, own));
    const calculated: boolean[][] = [];
    for (const { row, column, rows, columns } of known)
      for (let down = row; down < row + rows; down++) {
        const line = (calculated[down] ??= []);
        for (let across = column; across < column + columns; across++) line[across] = true;
      }
    return {
      name,
      blocks: [...valuesOf(sheet), ...known.map(blockOf)],
      calculated: (row, column) => calculated[row]?.[column] === true,
    };
  });
};
