import { overlap } from '../../grid/joined';
import { covers, type Area } from '../../grid/cell';
import { formulaAt, formulaTemplate } from '../../grid/formula/template';
import type { Block, SheetPlan } from '../../grid/plan';
import { withoutQuotes } from '../../grid/reference';

/** A formula of one cell as it reads when filled into others. */
export const filled = (
  formula: string,
  row: number,
  column: number,
): ((row: number, column: number) => string) => {
  const template = formulaTemplate(formula, row, column);
  return (toRow, toColumn) => formulaAt(template, toRow, toColumn);
};

/** A key that is equal for two formulas if one is a fill of the other, whichever program wrote them. */
export const fillKey = (formula: string, row: number, column: number): string =>
  formulaTemplate(withoutQuotes(formula), row, column).key;

/** A cell of a sheet. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The cells of an area, row by row. */
export const cellsOf = function* ({ row, column, rows, columns }: Area): Generator<Cell> {
  for (let down = row; down < row + rows; down++)
    for (let along = column; along < column + columns; along++) yield { row: down, column: along };
};

/** A block, and the later blocks that overlap it. */
export interface Layer<B extends Block> {
  readonly block: B;
  readonly over: readonly Block[];
}

/** The blocks of a planned sheet, each with the later blocks that overlap it. */
export const layersOf = ({ blocks }: Pick<SheetPlan, 'blocks'>): readonly Layer<Block>[] =>
  blocks.map((block, index) => ({
    block,
    over: blocks.slice(index + 1).filter((other) => overlap(block.area, other.area)),
  }));

/** Whether a later block covers a cell. */
export const isCovered = (over: readonly Block[], { row, column }: Cell): boolean =>
  over.some(({ area }) => covers(area, row, column));
