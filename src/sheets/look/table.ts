import type { PaperFormat } from '../../core/paper';
import type { Tournament } from '../../core/model';
import { countTo } from '../../grid/block';
import { address, area, type Area } from '../../grid/cell';
import type { ColumnPlan, ConditionalPlan, PrintPlan, SheetPlan, Style, StyledArea } from '../../grid/plan';
import type { Place } from '../../grid/reference';
import { onePage, pagesDown, rowHeight, type Table } from './fit';
import { ROW_HEIGHT } from './page';
import { HEAD_FILL, LINE, SECTION_HEIGHT, styled } from './style';
import { nameWidth, textHeight } from './wrap';

type Rows = NonNullable<SheetPlan['rows']>;

/** A column of a table: what stands above it, how wide it is in characters, how its cells look. */
export interface Column {
  readonly head: string;
  readonly width: number;
  readonly style: Style;
  readonly hidden?: boolean;
}

/** How the cells of a column stand. Numbers end in one line, so that their points stand below each other. */
export const CENTERED: Style = { align: 'center' };
export const NUMBER: Style = { align: 'right', indent: 1 };
export const TEXT: Style = { wrap: true, align: 'left', indent: 1 };

/** Runs of equal marks: from, count and the mark. */
export const runsOf = <T>(
  marks: readonly T[],
): readonly { readonly from: number; readonly count: number; readonly mark: T }[] => {
  const runs: { from: number; count: number; mark: T }[] = [];
  marks.forEach((mark, index) => {
    const last = runs.at(-1);
    if (last && last.mark === mark) last.count += 1;
    else runs.push({ from: index, count: 1, mark });
  });
  return runs;
};

/**
 * The looks of the columns, the first of them `at`, in so many rows from `first` on; texts, which are wrapped, have their heading
 * above them.
 */
export const columnStyles = (
  columns: readonly Column[],
  header: number,
  first: number,
  count: number,
  at = 0,
): StyledArea[] =>
  runsOf(columns.map(({ style }) => style)).flatMap(({ from, count: width, mark: style }) => {
    const { wrap, ...heading } = style;
    return [
      ...(wrap ? [styled(area(header, at + from, 1, width), heading)] : []),
      styled(area(first, at + from, count, width), style),
    ];
  });

/** Columns, or widths alone, from the first on, and behind them, if any, the hidden ones. */
export const columnPlans = (
  columns: readonly (number | Pick<Column, 'width' | 'hidden'>)[],
  hidden?: Pick<ColumnPlan, 'from' | 'count'>,
): readonly ColumnPlan[] => [
  ...columns.map((column, from) => {
    const { width, hidden: isHidden = false } = typeof column === 'number' ? { width: column } : column;
    return { from, count: 1, width, ...(isHidden ? { hidden: true } : {}) };
  }),
  ...(hidden ? [{ ...hidden, width: 6, hidden: true }] : []),
];

/**
 * Heights of a field's table: below its title, if any, and its headings any player may come to stand in any row, `most` points high
 * unless a name is wrapped in its column of so many characters, and `least` for what else stands there.
 */
export const tableHeights = (
  { players }: Tournament,
  table: {
    readonly title: number | null;
    readonly header: number;
    readonly first: number;
    readonly before: number;
    readonly players: number;
  },
  heading: number,
  most = Infinity,
  width?: number,
  least = 0,
): Rows => {
  const { title, header, first, before, players: count } = table;
  const names = players.slice(before, before + count).map(({ name }) => name);
  const height = Math.max(
    least,
    textHeight(names, width ?? nameWidth(names), Math.min(most, rowHeight(players.length))),
  );
  return [
    ...(title === null ? [] : [{ row: title, height: SECTION_HEIGHT }]),
    { row: header, height: heading },
    ...countTo(count).map((each) => ({ row: first + each - 1, height })),
  ];
};

/**
 * Where a section has fewer games than the widest and its tie-breaks begin in a column behind a gap: the band of its headings and the lines
 * of its rows go on as far as these.
 */
export const gapBefore = (
  column: number,
  { header, first, players, cells }: { header: number; first: number; players: number; cells: Place },
): { readonly styles: readonly StyledArea[]; readonly conditionals: readonly ConditionalPlan[] } => {
  const from = cells.area.column + cells.area.columns;
  if (from === column) return { styles: [], conditionals: [] };
  return {
    styles: [styled(area(header, from, 1, column - from), { fill: HEAD_FILL })],
    conditionals: [
      {
        area: area(first, from, players + 1, column - from),
        formula: `LEN(${address(header, 0, 'both')})>0`,
        style: { lineAbove: LINE },
      },
    ],
  };
};

/** What is printed of a sheet: the first `count` columns as far as they are shown, down to before the row `end`. */
export const tableOf = (
  columns: readonly ColumnPlan[],
  count: number,
  rows: Rows,
  end: number,
  paper: PaperFormat | undefined,
): Table => ({
  widths: columns
    .filter(({ from, hidden }) => from < count && !hidden)
    .flatMap(({ count: times, width }) => countTo(times).map(() => width)),
  height: rows.reduce((sum, { height }) => sum + height, 0) + (end - rows.length) * ROW_HEIGHT,
  paper,
});

/** A table on the one page on which it is largest, or on pages below each other that repeat its headings. */
export const printTable = (where: Area, header: number, table: Table, pageHeader: string): PrintPlan => ({
  area: where,
  titleRows: { from: header, to: header },
  ...(onePage(table) ?? pagesDown(table)),
  header: pageHeader,
});

/** In a row of headings over the games, one of each opponent, the cells over all cycles of each; none of one cycle. */
export const overCycles = (
  row: number,
  column: number,
  opponents: number,
  cycles: number,
): readonly Area[] =>
  cycles === 1 ? [] : countTo(opponents).map((each) => area(row, column + (each - 1) * cycles, 1, cycles));
