import { area, covers, type Area } from '../../src/grid/cell';
import type { SheetPlan, Style } from '../../src/grid/plan';
import { PAGE } from '../../src/sheets/look/page';
import { fontOf } from './sheet';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

const pointsOfColumns = ({ columns }: SheetPlan, where: Area): readonly number[] => {
  const widths = new Map<number, number>();
  for (const { from, count, width, hidden } of columns)
    for (const column of range(from, count))
      widths.set(column, hidden || width === 0 ? 0 : Math.trunc(width * 7 + 5) * 0.75);
  return range(where.column, where.columns).map((column) => widths.get(column) ?? 48);
};

/** How a sheet prints: percent, the size of its smallest letters and of most of them in points, and how many pages. */
export interface PrintedSizes {
  readonly percent: number;
  readonly least: number;
  readonly usual: number;
  readonly at: string;
  readonly landscape: boolean;
}

export const sizesOf = (plan: SheetPlan): PrintedSizes | null => {
  if (!plan.print) return null;
  const { area: where, landscape, paper = 'A4', fit, scale = 100, titleRows } = plan.print;
  const page = PAGE[paper][landscape ? 'landscape' : 'upright'];
  const heights = new Map((plan.rows ?? []).map(({ row, height }) => [row, height]));
  const widths = pointsOfColumns(plan, where);
  const height = sum(range(where.row, where.rows).map((row) => heights.get(row) ?? 15));
  const percent = fit
    ? Math.min(1, (page.width * fit.wide) / sum(widths), fit.tall ? (page.height * fit.tall) / height : 1)
    : scale / 100;
  const isPrinted = (row: number, column: number): boolean =>
    (covers(where, row, column) ||
      (titleRows !== undefined &&
        covers(
          area(titleRows.from, where.column, titleRows.to - titleRows.from + 1, where.columns),
          row,
          column,
        ))) &&
    heights.get(row) !== 0 &&
    widths[column - where.column] !== 0;
  const styles = new Map<string, Style>();
  for (const { area: own, style } of plan.styles)
    for (const row of range(own.row, own.rows))
      for (const column of range(own.column, own.columns))
        if (isPrinted(row, column))
          styles.set(`${row} ${column}`, { ...styles.get(`${row} ${column}`), ...style });
  const sizes: [number, string][] = [];
  for (const block of plan.blocks)
    for (const row of range(block.area.row, block.area.rows))
      for (const column of range(block.area.column, block.area.columns)) {
        if (!isPrinted(row, column)) continue;
        if (
          block.kind === 'values' &&
          (block.values[row - block.area.row]?.[column - block.area.column] ?? '') === ''
        )
          continue;
        sizes.push([fontOf(styles.get(`${row} ${column}`) ?? {}).size * percent, `${row + 1},${column + 1}`]);
      }
  sizes.sort((one, other) => one[0] - other[0]);
  const round = (n: number): number => Math.round(n * 10) / 10;
  return {
    percent: Math.round(percent * 100),
    least: round(sizes[0]?.[0] ?? 0),
    at: sizes[0]?.[1] ?? '',
    usual: round(sizes[Math.floor(sizes.length / 2)]?.[0] ?? 0),
    landscape,
  };
};
