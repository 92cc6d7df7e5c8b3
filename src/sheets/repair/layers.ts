import { covers, type Area } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';

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

/** A block, and those that lie over it. */
export interface Layer<B extends Block> {
  readonly block: B;
  readonly over: readonly Block[];
}

/** The blocks of a planned sheet, each with those that lie over it. */
export const layersOf = ({ blocks }: Pick<SheetPlan, 'blocks'>): readonly Layer<Block>[] =>
  blocks.map((block, index) => ({
    block,
    over: blocks.slice(index + 1).filter((other) => meets(block, other)),
  }));

const meets = ({ area: one }: Block, { area: other }: Block): boolean =>
  one.row < other.row + other.rows &&
  other.row < one.row + one.rows &&
  one.column < other.column + other.columns &&
  other.column < one.column + one.columns;

/** Whether another block lies over a cell. */
export const isCovered = (over: readonly Block[], { row, column }: Cell): boolean =>
  over.some(({ area }) => covers(area, row, column));
