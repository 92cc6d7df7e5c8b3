import type { Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import { area, address, type Area } from '../../grid/cell';
import type { ColumnPlan, ConditionalPlan, PrintPlan, SheetPlan, StyledArea } from '../../grid/plan';
import { inRow, whole } from '../../grid/reference';
import {
  overCycles,
  CENTERED,
  columnPlans,
  columnStyles,
  gapBefore,
  NUMBER,
  tableHeights,
  tableOf,
  TEXT,
  type Column,
} from '../look/table';
import { GLANCE, onePage, pagesAcross, rowHeight, sectionPages } from '../look/fit';
import { aired } from '../look/page';
import type { Layout } from '../layout';
import type { CrosstableTable } from '../layout/crosstable';
import { outOfDateAlarm } from '../refresh/notes';
import { resultWidth } from '../points';
import { ratingsOf } from '../standings/look';
import {
  DIAGONAL,
  FAINT,
  HEAD_FILL,
  HEADING,
  INPUT_FILL,
  HEADS,
  leaderFormats,
  LINE,
  QUIET,
  SECTION_TITLE,
  SIZE,
  styled,
  textWidth,
  topStyles,
  WORD_HEADING_HEIGHT,
  whiteFormats,
} from '../look/style';
import { nameWidth } from '../look/wrap';
import { tieBreakColumns, tieBreakFormats, tieBreakPlace } from '../standings/tieBreakColumns';
import { pageHeader } from '../look/title';

/** Lines below the table that say what its signs mean. */
const LEGEND_LINES = 3;
const SWITCH_HEIGHT = 19;

const gameFormats = (
  layout: Layout,
  { sheet, first, cells, live, white, counts }: CrosstableTable,
): ConditionalPlan[] => {
  const { area: where } = cells;
  return [
    { area: where, formula: `LEFT(${address(first, where.column)},1)="("`, style: { color: FAINT } },
    {
      area: where,
      formula: `OR(${inRow(live, sheet)}=0,${address(counts, where.column, 'row')}=0)`,
      style: { italic: true, color: QUIET },
    },
    ...whiteFormats(layout, where, `${address(first, white.area.column)}>0`),
  ];
};

const cycleFormats = ({ header, cells, cycle, cycles }: CrosstableTable): ConditionalPlan[] => {
  const heads = { ...cells.area, row: header, rows: 1 };
  const formula = `${address(cycle, heads.column, 'row')}>1`;
  return cycles === 1 ? [] : [{ area: heads, formula, style: { fill: HEAD_FILL } }];
};

const tableConditionals = (layout: Layout, table: CrosstableTable): ConditionalPlan[] => {
  const { sheet, live, heads, tieBreakHeads, cells, no, opponent, first, columns, rank, players } = table;
  return [
    // The field of each player against themselves.
    {
      area: cells.area,
      formula: `${inRow(no, sheet)}=${address(opponent, cells.area.column, 'row')}`,
      style: { fill: DIAGONAL, color: DIAGONAL },
    },
    ...gameFormats(layout, table),
    ...tieBreakFormats(
      layout,
      tieBreakPlace(layout, table, table.tieBreaks),
      tieBreakHeads,
      layout.crosstable.codes,
    ),
    {
      area: heads.area,
      formula: `${inRow(live, sheet)}=0`,
      style: { italic: true, strike: true, color: QUIET },
    },
    ...leaderFormats(
      [heads.area, area(first, rank, players)],
      address(first, columns.points, 'column'),
      address(first, rank, 'column'),
    ),
    ...cycleFormats(table),
    ...gapBefore(table.tieBreaks, table).conditionals,
  ];
};

/** Two cycles beside each other print small: their headings are no smaller than the figures. */
const headingSize = ({ cycles }: { readonly cycles: number }): number =>
  cycles > 1 ? SIZE.body : SIZE.small;

const tableStyles = (
  tournament: Tournament,
  layout: Layout,
  table: CrosstableTable,
  shown: readonly Column[],
): StyledArea[] => {
  const { title, header, first, columns, cells, rank, tieBreaks, tieBreakHeads, players } = table;
  const listed = tournament.tieBreaks.length - 1;
  const lines = { grid: LINE, vertical: 'center' } as const;
  const heads = { ...HEADING, ...HEADS, size: headingSize(table) };
  return [
    ...(title === null ? [] : [styled(area(title, 0), SECTION_TITLE)]),
    styled(area(header, 0, 1, columns.count), heads),
    styled({ ...cells.area, row: header, rows: 1 }, { ...HEADING, align: 'center', wrap: false }),
    ...gapBefore(tieBreaks, table).styles,
    styled(tieBreakHeads.area, heads),
    styled(area(header, rank), heads),
    styled(area(first, 0, players, columns.count + cells.area.columns), lines),
    styled(area(first, rank, players), { ...lines, align: 'center', bold: true }),
    ...columnStyles(shown, header, first, players),
    styled(cells.area, { align: 'center' }),
    styled(tieBreakPlace(layout, table, table.tieBreaks).area, {
      align: 'right',
      indent: 2,
      vertical: 'center',
    }),
    styled(area(first, tieBreaks, players, listed), { grid: LINE }),
  ];
};

const styles = (tournament: Tournament, layout: Layout, shown: readonly Column[]): StyledArea[] => {
  const { columns, legend, order, tables } = layout.crosstable;
  return [
    ...topStyles(),
    styled(area(1, 0), { vertical: 'top' }),
    styled(area(order.area.row, 0, 1, columns.count), {
      fill: INPUT_FILL,
      grid: LINE,
      vertical: 'center',
    }),
    ...tables.flatMap((table) => tableStyles(tournament, layout, table, shown)),
    styled(area(legend, legendColumn(layout), LEGEND_LINES), {
      color: QUIET,
      size: SIZE.small,
    }),
  ];
};

/** The switch, and in a heading that stands over several cycles one cell for each opponent. */
const merges = ({ crosstable }: Layout): Area[] => {
  const { columns, order, tables } = crosstable;
  return [
    { ...order.area, columns: columns.count },
    ...tables.flatMap(({ header, cells, cycles, players }) =>
      overCycles(header, cells.area.column, players, cycles),
    ),
  ];
};

/** More players need so much room down a page that even longer names stand on one line. */
const MANY = 16;
const ONE_LINE = 64;

/** The width of the names. */
const namesWidth = ({ players }: Tournament): number => {
  const names = players.map(({ name }) => name);
  return nameWidth(names, names.length > MANY ? ONE_LINE : undefined);
};

/** The columns before the games. */
export const crosstableColumns = (tournament: Tournament, words: SheetWords): readonly Column[] => {
  const ratings = ratingsOf(tournament);
  return [
    { head: words.no, width: 5, style: CENTERED },
    { head: words.name, width: namesWidth(tournament), style: TEXT },
    { head: words.rating, width: textWidth(ratings, 7), style: NUMBER, hidden: ratings.length === 0 },
    { head: words.points, width: 8, style: { ...NUMBER, bold: true } },
  ];
};

const columnsOf = (
  tournament: Tournament,
  layout: Layout,
  shown: readonly Column[],
): readonly ColumnPlan[] => {
  const { body, count, end, rank, tieBreaks } = layout.crosstable;
  const { column, columns: games } = body.area;
  const many = layout.cycles > 1 ? 3.6 : 4;
  const usual = layout.rounds > MANY ? many : layout.rounds > 9 ? 5 : 4.4;
  return [
    ...columnPlans(shown),
    { from: column, count: games, width: resultWidth(layout.profile, usual) },
    ...tieBreakColumns(tournament, layout, tieBreaks, headingSize(layout)),
    { from: rank, count: 1, width: 8 },
    { from: count, count: end - count, width: 4, hidden: true },
  ];
};

const rowsOf = (tournament: Tournament, { crosstable }: Layout): NonNullable<SheetPlan['rows']> => [
  aired(crosstable.order.area.row - 1),
  { row: crosstable.order.area.row, height: SWITCH_HEIGHT },
  ...crosstable.tables.flatMap((table) => [
    ...tableHeights(
      tournament,
      table,
      tournament.tieBreaks.length > 1 ? WORD_HEADING_HEIGHT : rowHeight(tournament.players.length),
      undefined,
      namesWidth(tournament),
    ),
    ...[0, 1, 2].map((offset) => ({ row: table.opponent + offset, height: 0 })),
  ]),
];

const printed = (
  tournament: Tournament,
  layout: Layout,
  plans: readonly ColumnPlan[],
  lines: NonNullable<SheetPlan['rows']>,
): PrintPlan => {
  const { header: heads, legend, count, columns, order, tables } = layout.crosstable;
  const end = legend + LEGEND_LINES;
  // Pages go on beside each other: a hidden column keeps its place.
  const kept = plans.map(({ hidden, width, ...plan }) => ({ ...plan, width: hidden ? 0 : width }));
  const table = tableOf(kept, count, lines, end, tournament.paper);
  const header = { header: pageHeader(tournament) };
  // Sections have further pages before their letters are smaller than those of other tables.
  const one = onePage(table, layout.divided ? undefined : GLANCE);
  // The switch between title and headings is not printed: pages that go down repeat the headings alone.
  const where = area(order.area.row + 1, 0, end - order.area.row - 1, count);
  const titleRows = { from: 0, to: order.area.row - 1 };
  if (one || layout.divided)
    return {
      area: where,
      titleRows,
      ...(one ?? sectionPages(tables, end, table, lines)),
      ...header,
    };
  const { isTall, ...pages } = pagesAcross(table, columns.count, layout.cycles, GLANCE);
  return {
    area: where,
    titleRows: isTall ? { from: heads, to: heads } : titleRows,
    titleColumns: { from: 0, to: columns.count - 1 },
    ...pages,
    ...header,
  };
};

/** Columns of games with which the cross-table is one page wide whatever the names. */
const NARROW = 12;

/** Where the legend begins: in a wide table not in the columns that every page repeats, for there it would be cut off. */
export const legendColumn = ({ crosstable }: Layout): number => {
  const { column, columns } = crosstable.body.area;
  return columns > NARROW ? column : 0;
};

/** Everything about the sheet that is not in its cells. */
export const lookOfCrosstable = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  shown: readonly Column[],
): Omit<SheetPlan, 'role' | 'name' | 'blocks' | 'tables'> => {
  const { sheet, top, order } = layout.crosstable;
  const [columns, lines] = [columnsOf(tournament, layout, shown), rowsOf(tournament, layout)];
  return {
    styles: styles(tournament, layout, shown),
    columns,
    rows: lines,
    merges: merges(layout),
    freeze: { rows: top, columns: shown.length },
    validations: [{ area: order.area, source: whole(layout.lists.orders, sheet), refuse: true }],
    conditionals: [
      ...layout.crosstable.tables.flatMap((table) => tableConditionals(layout, table)),
      ...outOfDateAlarm(layout, words),
    ],
    print: printed(tournament, layout, columns, lines),
  };
};
