import { usedOf } from '../../grid/apart';
import { covers, type Area } from '../../grid/cell';
import type { Place } from '../../grid/reference';
import type { Context } from './excel';
import { narrowed } from './formulas';

const eachIn = ({ row, column, rows, columns }: Area, visit: (row: number, column: number) => void): void => {
  for (let down = row; down < row + rows; down++)
    for (let along = column; along < column + columns; along++) visit(down, along);
};

/** The parts of a range, of which the first holds most of what stands there. */
export type Parts = readonly [Place, ...Place[]];

/**
 * What is to be read of large used ranges, each of another sheet: where most of it stands, then what stands apart; only
 * the range itself where no cell far away has stretched it.
 */
export const partsOf = async (context: Context, used: readonly Place[]): Promise<readonly Parts[]> => {
  const found = await narrowed(context, used);
  return used.map((whole): Parts => {
    const parts = found.filter(({ sheet }) => sheet === whole.sheet);
    const { area, isPart } = usedOf((visit) => parts.forEach((part) => eachIn(part.area, visit)));
    const apart = parts.filter((part) => !covers(area, part.area.row, part.area.column));
    return isPart ? [{ ...whole, area }, ...apart] : [whole];
  });
};
