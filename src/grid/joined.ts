import { entryAt } from '../core/present';
import { areaAround, type Area } from './cell';

/** Whether areas have cells in common, or are so many rows or columns apart at most. */
export const overlap = (one: Area, other: Area, apart = 0): boolean =>
  one.row < other.row + other.rows + apart &&
  other.row < one.row + one.rows + apart &&
  one.column < other.column + other.columns + apart &&
  other.column < one.column + one.columns + apart;

interface Placed {
  readonly area: Area;
}

/** The area around areas that stand in a row, given in that order. */
const around = (run: readonly Placed[]): Area =>
  areaAround(entryAt(run, 0).area, entryAt(run, run.length - 1).area);

/** What stands side by side, from the left, in the same rows. */
export const runsAcross = <T extends Placed>(placed: readonly T[]): readonly (readonly T[])[] =>
  runsBy(placed, ({ row, rows }) => `${row},${rows}`, 'column', 'columns');

/** What stands one below the other, from the top, in the same columns. */
const runsDown = <T extends Placed>(placed: readonly T[]): readonly (readonly T[])[] =>
  runsBy(placed, ({ column, columns }) => `${column},${columns}`, 'row', 'rows');

const runsBy = <T extends Placed>(
  placed: readonly T[],
  lineOf: (area: Area) => string,
  from: 'row' | 'column',
  size: 'rows' | 'columns',
): readonly (readonly T[])[] => {
  const open = new Map<string, T[]>();
  const runs: T[][] = [];
  for (const each of [...placed].sort((one, other) => one.area[from] - other.area[from])) {
    const line = lineOf(each.area);
    const run = open.get(line);
    const last = run?.at(-1)?.area;
    if (run && last && last[from] + last[size] === each.area[from]) run.push(each);
    else {
      const fresh = [each];
      open.set(line, fresh);
      runs.push(fresh);
    }
  }
  return runs;
};

/** Areas with neighbours of the same height or width joined to larger ones. */
export const joinedAreas = (areas: readonly Area[]): readonly Area[] => {
  const wide = runsAcross(areas.map((area) => ({ area }))).map((run) => ({ area: around(run) }));
  return runsDown(wide).map(around);
};

/** Cells of an area, row by row. */
export interface FilledArea<T> {
  readonly area: Area;
  readonly cells: readonly (readonly T[])[];
}

/** Cells that stand side by side or one below the other as those of larger areas. */
export const joinedCells = <T>(filled: readonly FilledArea<T>[]): readonly FilledArea<T>[] => {
  const wide = runsAcross(filled).map((run) => ({
    area: around(run),
    cells:
      run.length === 1
        ? entryAt(run, 0).cells
        : entryAt(run, 0).cells.map((_, row) => run.flatMap(({ cells }) => entryAt(cells, row))),
  }));
  return runsDown(wide).map((run) => ({ area: around(run), cells: run.flatMap(({ cells }) => cells) }));
};
