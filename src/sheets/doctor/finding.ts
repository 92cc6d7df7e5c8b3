import type { Problem, ProblemCode } from '../../core/problem';
import { problem } from '../../core/problem';
import { address, covers } from '../../grid/cell';
import type { FormattedCell, Grid } from '../../grid/grid';
import { cellIn, type NewContent } from '../repair/grids';

/** One way to put something right. */
export interface Cure {
  /** What the cell shows then, or the formula that it holds. */
  readonly shown: string;
  readonly cells: readonly NewContent[];
}

/** Something on a sheet that looks wrong: what and where, and the ways to put it right, none where nobody can know. */
export interface Finding {
  readonly problem: Problem;
  /** Its cell: row and column of the sheet, from 0. */
  readonly at: { readonly row: number; readonly column: number };
  readonly cures: readonly Cure[];
  /** Whether the only cure is beyond doubt, so that it may be taken together with others. */
  readonly sure: boolean;
}

/** A cell of a grid; row and column are those of the sheet, from 0. */
export interface Spot extends FormattedCell {
  readonly grid: Grid;
  readonly row: number;
  readonly column: number;
}

/** The cell of a grid at a row and a column of the sheet; `null` outside of it. */
export const spotAt = (grid: Grid, row: number, column: number): Spot | null =>
  covers(grid.area, row, column) ? { grid, row, column, ...cellIn(grid, row, column) } : null;

/** Every cell of a grid that holds something, row by row. */
export const filledSpots = (grid: Grid): readonly Spot[] => {
  const found: Spot[] = [];
  const { row, column, rows, columns } = grid.area;
  for (let down = 0; down < rows; down++)
    for (let along = 0; along < columns; along++) {
      const spot = spotAt(grid, row + down, column + along);
      if (spot && (spot.value !== null || spot.formula !== null)) found.push(spot);
    }
  return found;
};

/** What a cell is to hold instead of what it holds. */
export const instead = (
  { grid, row, column, value, formula, format }: Spot,
  by: Pick<NewContent, 'value' | 'formula' | 'format'>,
): NewContent => ({ sheet: grid.sheet, row, column, before: { value, formula, format }, ...by });

/** A finding at a cell. */
export const finding = (
  code: ProblemCode,
  { grid, row, column }: Spot,
  values: Problem['values'],
  cures: readonly Cure[] = [],
  sure = cures.length === 1,
): Finding => ({
  at: { row, column },
  problem: problem(code, { sheet: grid.sheet, cell: address(row, column) }, values),
  cures,
  sure,
});
