import { underKey } from '../core/present';
import type { Area } from './cell';

/** Tells of the cells of a sheet that hold something, in any order, as often as somebody goes through them. */
export type EachHeld = (visit: (row: number, column: number) => void) => void;

/** What is used of a sheet. */
export interface Used {
  /** What is to be read as a rectangle: all of it, or where most of it stands. It has no rows if nothing does. */
  readonly area: Area;
  /** Whether cells that hold something stand outside of it. */
  readonly isPart: boolean;
}

/** How much stands in each row or column that holds something. */
type Weights = ReadonlyMap<number, number>;

/** Rectangles of fewer cells are read whole, however blank they are. */
export const FEW_CELLS = 200_000;

/** A larger one is mostly blank if less than one in so many of its cells holds something. */
const MOSTLY = 8;

/** So many blank rows or columns set what stands behind them apart. */
const GAP = 500;

/** Whether a used range is large and mostly blank: a cell far away has stretched it. */
const isStretched = ({ rows, columns }: Area, held: number): boolean =>
  rows * columns > Math.max(FEW_CELLS, MOSTLY * held);

interface Run {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** The heaviest run of rows or columns without a gap in it, the first of equals. */
const mainRun = (weights: Weights): Run => {
  let main: Run = { from: 0, to: -1, weight: 0 };
  let run = main;
  for (const line of [...weights.keys()].sort((one, other) => one - other)) {
    const follows = run.weight > 0 && line - run.to <= GAP;
    const weight = underKey(weights, line);
    run = follows ? { ...run, to: line, weight: run.weight + weight } : { from: line, to: line, weight };
    if (run.weight > main.weight) main = run;
  }
  return main;
};

const weigh = (weights: Map<number, number>, line: number): void => {
  weights.set(line, (weights.get(line) ?? 0) + 1);
};

/** Where most of a stretched range stands. */
const mainArea = (each: EachHeld): Area => {
  const [rows, columns] = [new Map<number, number>(), new Map<number, number>()];
  each((row, column) => {
    weigh(rows, row);
    weigh(columns, column);
  });
  const [down, along] = [mainRun(rows), mainRun(columns)];
  return {
    row: down.from,
    column: along.from,
    rows: down.to - down.from + 1,
    columns: along.to - along.from + 1,
  };
};

/** The smallest rectangle around all that a sheet holds; one cell far away does not stretch it. */
export const usedOf = (each: EachHeld): Used => {
  let [top, bottom, left, right, held] = [Infinity, -1, Infinity, -1, 0];
  each((row, column) => {
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    held++;
  });
  if (held === 0) return { area: { row: 0, column: 0, rows: 0, columns: 0 }, isPart: false };
  const area = { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  return isStretched(area, held) ? { area: mainArea(each), isPart: true } : { area, isPart: false };
};
