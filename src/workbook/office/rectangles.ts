import { entryAt } from '../../core/present';
import type { Area } from '../../grid/cell';

/** Something that stands in one cell of a sheet. */
export interface Located {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** Cells that fill a rectangle; `cells` row by row. */
export interface Rectangle<T> {
  readonly sheet: string;
  readonly area: Area;
  readonly cells: readonly (readonly T[])[];
}

interface Run<T> {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly cells: T[];
}

const inOrder = (one: Located, other: Located): number =>
  one.sheet.localeCompare(other.sheet) || one.row - other.row || one.column - other.column;

const runsOf = <T extends Located>(cells: readonly T[]): Run<T>[] => {
  const runs: Run<T>[] = [];
  for (const cell of [...cells].sort(inOrder)) {
    const last = runs.at(-1);
    const follows =
      last?.sheet === cell.sheet && last.row === cell.row && last.column + last.cells.length === cell.column;
    if (follows) last.cells.push(cell);
    else runs.push({ sheet: cell.sheet, row: cell.row, column: cell.column, cells: [cell] });
  }
  return runs;
};

/** Groups cells, each given once, into few rectangles, so that a patch needs few ranges whatever its size. */
export const rectanglesOf = <T extends Located>(cells: readonly T[]): readonly Rectangle<T>[] => {
  const open = new Map<string, Run<T>[]>();
  const done: Run<T>[][] = [];
  for (const run of runsOf(cells)) {
    const key = `${run.sheet}!${run.column},${run.cells.length}`;
    const above = open.get(key);
    if (above && entryAt(above, 0).row + above.length === run.row) above.push(run);
    else {
      const fresh = [run];
      open.set(key, fresh);
      done.push(fresh);
    }
  }
  return done.map((runs) => {
    const { sheet, row, column, cells: line } = entryAt(runs, 0);
    return {
      sheet,
      area: { row, column, rows: runs.length, columns: line.length },
      cells: runs.map((run) => run.cells),
    };
  });
};
