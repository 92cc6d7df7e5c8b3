import { entryAt } from '../core/present';
import { covers, type CellValue } from '../grid/cell';
import type { Grid } from '../grid/grid';
import type { GridOf } from '../grid/reference';
import type { CellChange, Patch } from '../workbook/port';
import type { OpenTournament } from './open';

const withCells = (grid: Grid, cells: readonly CellChange[]): Grid => {
  const { row: top, column: left } = grid.area;
  const own = cells.filter(({ row, column }) => covers(grid.area, row, column));
  if (own.length === 0) return grid;
  const values = grid.values.map((row): CellValue[] => [...row]);
  for (const { row, column, write } of own) entryAt(values, row - top)[column - left] = write;
  return { ...grid, values };
};

/** What the sheets would hold after a patch; each grid is patched once. */
export const patchedGrids = ({ gridOf }: Pick<OpenTournament, 'gridOf'>, { cells }: Patch): GridOf => {
  const bySheet = new Map<string, CellChange[]>();
  for (const cell of cells) {
    const own = bySheet.get(cell.sheet) ?? [];
    bySheet.set(cell.sheet, own);
    own.push(cell);
  }
  const patched = new WeakMap<Grid, Grid>();
  return (where) => {
    const grid = gridOf(where);
    const own = bySheet.get(where.sheet);
    if (!grid || !own) return grid;
    const known = patched.get(grid) ?? withCells(grid, own);
    patched.set(grid, known);
    return known;
  };
};
