import type { Tournament } from '../core/model';
import type { SheetWords } from '../language/words';
import { countTo } from '../grid/block';
import { address, area } from '../grid/cell';
import type { ColumnPlan, ConditionalPlan, PrintPlan, SheetPlan, StyledArea } from '../grid/plan';
import { place, type Place } from '../grid/reference';
import { onePage, pagesDown, rowHeight, sectionPages } from './fit';
import { ADJUSTED_LINES, type Layout } from './layout';
import type { StandingsTable } from './layout/standings';
import { ROW_HEIGHT } from './page';
import { outOfDateAlarm } from './refreshNotes';
import {
  ALARM,
  HEAD_FILL,
  HEADING,
  LEADER_FILL,
  LINE,
  nameHeights,
  nameWidth,
  QUIET,
  SECTION_HEIGHT,
  SECTION_TITLE,
  SIZE,
  styled,
  textWidth,
  topStyles,
  WORD_HEADING_HEIGHT,
} from './style';
import { criterionFormats, tieBreakColumns } from './tieBreakColumns';
import { pageHeader } from './title';

/** The columns of the tie-breaks that are listed, and free ones for more. */
const tieBreakPlace = ({ standings, slots }: Layout, { first, players }: StandingsTable): Place =>
  place(standings.sheet, first, standings.columns.tieBreaks, players, slots - 1);

/** Below the last line of the notes. */
const endOf = ({ standings }: Pick<Layout, 'standings'>): number => standings.adjusted + ADJUSTED_LINES;

const tableStyles = (layout: Layout, table: StandingsTable, listed: number): StyledArea[] => {
  const { columns, count, heads } = layout.standings;
  const { first, header, players, title } = table;
  const tieBreaks = tieBreakPlace(layout, table).area;
  const column = (from: number, style: StyledArea['style'], columnCount = 1): StyledArea =>
    styled(area(first, from, players, columnCount), style);
  const small = { bold: true, size: SIZE.small, align: 'center', vertical: 'center', wrap: true } as const;
  return [
    ...(title === null ? [] : [styled(area(title, 0), SECTION_TITLE)]),
    styled(area(header, 0, 1, columns.tieBreaks), { ...HEADING, ...small }),
    ...[columns.name, columns.federation].map((each) =>
      styled(area(header, each), { align: 'left', indent: 1 }),
    ),
    styled(heads(table).area, small),
    column(0, { vertical: 'center' }, count),
    column(0, { grid: LINE }, columns.tieBreaks),
    column(columns.rank, { align: 'center' }, 2),
    column(columns.name, { wrap: true, align: 'left', indent: 1 }),
    column(columns.rating, { align: 'right', indent: 1 }),
    column(columns.federation, { wrap: true, align: 'left', indent: 1 }),
    // Numbers of one column end in one line, so that their points stand below each other.
    column(columns.games, { align: 'right', indent: 1 }, 4),
    column(columns.points, { align: 'right', indent: 1, bold: true }),
    styled(tieBreaks, { align: 'right', indent: 2 }),
    styled({ ...tieBreaks, columns: listed }, { grid: LINE }),
  ];
};

const styles = (layout: Layout, listed: number): StyledArea[] => {
  const { tables, count, notes } = layout.standings;
  return [
    ...topStyles(),
    styled(area(2, 0), { bold: true, color: ALARM }),
    ...tables.flatMap((table) => tableStyles(layout, table, listed)),
    styled(area(notes, 0, endOf(layout) - notes, count), { color: QUIET, size: SIZE.small }),
  ];
};

const tableConditionals = (layout: Layout, table: StandingsTable): ConditionalPlan[] => {
  const { columns, count, codes } = layout.standings;
  const { first, players } = table;
  const heads = layout.standings.heads(table);
  const rank = address(first, columns.rank, 'column');
  return [
    {
      area: heads.area,
      formula: `LEN(${address(heads.area.row, heads.area.column, 'row')})>0`,
      style: { fill: HEAD_FILL },
    },
    ...criterionFormats(layout, tieBreakPlace(layout, table), codes),
    {
      // A copier keeps the bold type.
      area: area(first, 0, players, columns.tieBreaks),
      formula: `AND(${address(first, columns.points, 'column')}>0,OR(${rank}=1,LEFT(${rank}&"",2)="1–"))`,
      style: { bold: true, fill: LEADER_FILL },
    },
    {
      area: area(first, 0, players, count),
      formula: `${rank}=""`,
      style: { italic: true, strike: true, color: QUIET },
    },
  ];
};

const conditionals = (layout: Layout, words: SheetWords): ConditionalPlan[] => [
  ...layout.standings.tables.flatMap((table) => tableConditionals(layout, table)),
  ...outOfDateAlarm(layout, words),
];

/** What stands beside the names: teams in a match, else federations or clubs; none where nobody has one. */
const sidesOf = ({ teams, players }: Tournament, { match }: Layout): readonly string[] =>
  match ? teams.map(({ name }) => name) : players.flatMap(({ federation }) => federation ?? []);

/** Ratings as they were typed; none where nobody has one. */
export const ratingsOf = ({ players }: Tournament): readonly string[] =>
  players.flatMap(({ rating }) => (rating === undefined || rating.typed === '' ? [] : String(rating.typed)));

/** Tie-breaks that the organiser can add without showing a hidden column. */
const FREE = 1;

const columnsOf = (tournament: Tournament, layout: Layout): readonly ColumnPlan[] => {
  const { columns, count, helper, end } = layout.standings;
  const [ratings, sides] = [ratingsOf(tournament), sidesOf(tournament, layout)];
  const widths = [
    ...[6.5, 5, nameWidth(tournament.players.map(({ name }) => name))],
    ...[textWidth(ratings, 7), textWidth(sides, 9), 6.5, 6, 6.5, 6, 8],
  ];
  const isEmpty = (column: number): boolean =>
    (column === columns.rating && ratings.length === 0) ||
    (column === columns.federation && sides.length === 0);
  return [
    ...widths.map((width, from) => ({ from, count: 1, width, ...(isEmpty(from) ? { hidden: true } : {}) })),
    ...tieBreakColumns(tournament, layout, columns.tieBreaks, FREE),
    { from: count, count: 1, width: 3 },
    { from: helper, count: end - helper, width: 6, hidden: true },
  ];
};

const tableRows = (
  { players }: Tournament,
  { title, header, first, before, players: count }: StandingsTable,
): NonNullable<SheetPlan['rows']> => {
  const names = players.slice(before, before + count).map(({ name }) => name);
  const usual = rowHeight(players.length);
  // Any player may come to stand in any row.
  const wrapped = new Map(
    nameHeights(
      first,
      names.map(() => names),
    ).map(({ row, height }) => [row, height]),
  );
  return [
    ...(title === null ? [] : [{ row: title, height: SECTION_HEIGHT }]),
    { row: header, height: WORD_HEADING_HEIGHT },
    ...countTo(count).map((place) => {
      const row = first + place - 1;
      return { row, height: Math.max(usual, wrapped.get(row) ?? 0) };
    }),
  ];
};

const rowsOf = (tournament: Tournament, { standings }: Layout): NonNullable<SheetPlan['rows']> =>
  standings.tables.flatMap((table) => tableRows(tournament, table));

const printed = (
  tournament: Tournament,
  layout: Layout,
  columns: readonly ColumnPlan[],
  lines: NonNullable<SheetPlan['rows']>,
): PrintPlan => {
  const { header, count } = layout.standings;
  const end = endOf(layout);
  const tall = lines.reduce((sum, { height }) => sum + height, 0);
  const table = {
    widths: columns.filter(({ from, hidden }) => from < count && !hidden).map(({ width }) => width),
    height: tall + (end - lines.length) * ROW_HEIGHT,
    paper: tournament.paper,
  };
  return {
    area: area(0, 0, end, count),
    ...(layout.divided
      ? (onePage(table) ?? sectionPages(layout.standings.tables, end, table, lines))
      : { titleRows: { from: header, to: header }, ...(onePage(table) ?? pagesDown(table)) }),
    header: pageHeader(tournament),
  };
};

/** Everything about the sheet that is not in its cells. */
export const lookOfStandings = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
): Pick<SheetPlan, 'styles' | 'columns' | 'rows' | 'freeze' | 'conditionals' | 'print'> => {
  const columns = columnsOf(tournament, layout);
  const lines = rowsOf(tournament, layout);
  return {
    styles: styles(layout, tournament.tieBreaks.length - 1),
    columns,
    rows: lines,
    freeze: { rows: layout.standings.top, columns: 0 },
    conditionals: conditionals(layout, words),
    print: printed(tournament, layout, columns, lines),
  };
};
