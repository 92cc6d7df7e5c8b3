import { largest } from '../../core/extremes';
import type { Tournament } from '../../core/model';
import type { PaperFormat } from '../../core/paper';
import { federationHeading } from '../../language/playerFields';
import { classColumn } from '../layout/columns';
import { besideIn } from '../withTeam';
import type { SheetWords } from '../../language/words';
import { entryAt } from '../../core/present';
import { countTo } from '../../grid/block';
import { address, area } from '../../grid/cell';
import type { ColumnPlan, ConditionalPlan, SheetPlan, StyledArea } from '../../grid/plan';
import { quoted } from '../../grid/reference';
import {
  CENTERED,
  columnPlans,
  columnStyles,
  NUMBER,
  tableHeights,
  tableOf,
  TEXT,
  type Column,
} from '../look/table';
import { FULL, onePage, rowHeight, sectionPages } from '../look/fit';
import { ALLOWANCE, charactersOver, PAGE, pointsOf, ROW_HEIGHT } from '../look/page';
import { ADJUSTED_LINES, type Layout } from '../layout';
import type { StandingsTable } from '../layout/standings';
import { outOfDateAlarm } from '../refresh/notes';
import {
  ALARM,
  HEADING,
  HEADS,
  leaderFormats,
  LINE,
  QUIET,
  SECTION_TITLE,
  styled,
  textWidth,
  topStyles,
  WORD_HEADING_HEIGHT,
} from '../look/style';
import { LEFT_MARK } from '../statuses';
import { nameWidth, textHeight } from '../look/wrap';
import { tieBreakColumns, tieBreakFormats, tieBreakPlace } from './tieBreakColumns';
import { pageHeader } from '../look/title';

/** Below the last line of the notes. */
const endOf = ({ standings }: Pick<Layout, 'standings'>): number => standings.adjusted + ADJUSTED_LINES;

const tableStyles = (
  layout: Layout,
  table: StandingsTable,
  { ranking, details }: StandingsColumns,
  listed: number,
): StyledArea[] => {
  const { sheet, columns, count, end } = layout.standings;
  const { first, header, players, title } = table;
  return [
    ...(title === null ? [] : [styled(area(title, 0), SECTION_TITLE)]),
    styled(area(header, 0, 1, end), { ...HEADING, ...HEADS }),
    styled(area(first, 0, players, end), { vertical: 'center' }),
    styled(area(first, 0, players, columns.tieBreaks + listed), { grid: LINE }),
    styled(area(first, count, players, end - count), { grid: LINE }),
    ...columnStyles(ranking, header, first, players),
    styled(tieBreakPlace(layout, { ...table, sheet }, columns.tieBreaks).area, { align: 'right', indent: 2 }),
    ...columnStyles(details, header, first, players, count),
  ];
};

const styles = (layout: Layout, shown: StandingsColumns, listed: number): StyledArea[] => {
  const { tables, count, notes } = layout.standings;
  return [
    ...topStyles(),
    styled(area(2, 0), { bold: true, color: ALARM }),
    ...tables.flatMap((table) => tableStyles(layout, table, shown, listed)),
    styled(area(notes, 0, endOf(layout) - notes, count), { color: QUIET }),
  ];
};

const tableConditionals = (layout: Layout, table: StandingsTable): ConditionalPlan[] => {
  const { sheet, columns, count, end, codes } = layout.standings;
  const { first, players } = table;
  const rank = address(first, columns.rank, 'column');
  const isLeft = `${address(first, layout.standings.left, 'column')}=1`;
  const gone = [
    [`${rank}=""`, { italic: true, strike: true, color: QUIET }, end],
    [isLeft, { italic: true, color: QUIET }, columns.tieBreaks],
  ] as const;
  const beside = [area(first, 0, players, columns.tieBreaks), area(first, count, players, end - count)];
  return [
    ...tieBreakFormats(
      layout,
      tieBreakPlace(layout, { ...table, sheet }, columns.tieBreaks),
      layout.standings.heads(table),
      codes,
    ),
    ...gone.map(([formula, style]) => ({
      area: area(first, columns.name, players),
      formula,
      style: { ...style, numberFormat: `@${quoted(LEFT_MARK)}` },
    })),
    ...leaderFormats(beside, address(first, columns.points, 'column'), rank),
    ...gone.map(([formula, style, columns]) => ({ area: area(first, 0, players, columns), formula, style })),
  ];
};

/** What stands beside the names; none where nobody has anything. */
const sidesOf = (tournament: Tournament): readonly string[] =>
  tournament.players.map(besideIn(tournament)).filter((side) => side !== '');

/** Ratings as they were typed; none where nobody has one. */
export const ratingsOf = ({ players }: Tournament): readonly string[] =>
  players.flatMap(({ rating }) => (rating === undefined || rating.typed === '' ? [] : String(rating.typed)));

/** The columns left and right of the tie-breaks. */
interface StandingsColumns {
  readonly ranking: readonly Column[];
  readonly details: readonly Column[];
}

const RANK = 6;
const POINTS = 7.5;
/** Longer names than this are wrapped even where there is room. */
const NAME_MOST = 48;

/** Points of a row with which all players and the notes fit an upright page at some scale. */
const mostHeight = (layout: Layout, paper: PaperFormat, scale = 1): number => {
  const lines = endOf(layout) - layout.playerCount;
  const room = PAGE[paper].upright.height / scale - lines * ROW_HEIGHT - WORD_HEADING_HEIGHT;
  return Math.floor(room / layout.playerCount);
};

/** Characters of a name beside which all that ranks fits an upright page at full size. */
const roomForNames = (tournament: Tournament, layout: Layout, allowance: number): number => {
  const tieBreaks = tieBreakColumns(tournament, layout, 0).flatMap(({ hidden, width }) =>
    hidden ? [] : width,
  );
  const others = pointsOf([RANK, POINTS, ...tieBreaks]);
  const room = PAGE[tournament.paper ?? 'A4'].upright.width / allowance;
  return Math.min(NAME_MOST, Math.floor(charactersOver(room - others)));
};

/** The width of the names, and what is left to fonts beside all columns: more where the table takes several pages, whose breaks are set. */
const nameColumn = (tournament: Tournament, layout: Layout): { width: number; allowance: number } => {
  const names = tournament.players.map(({ name }) => name);
  const within = (allowance: number) => ({
    width: nameWidth(names, roomForNames(tournament, layout, allowance)),
    allowance,
  });
  const near = within(ALLOWANCE.rounded);
  const height = textHeight(names, near.width, Math.min(ROW_HEIGHT, rowHeight(names.length)));
  const isParted = layout.divided || height > mostHeight(layout, tournament.paper ?? 'A4', FULL);
  return isParted ? within(ALLOWANCE.usual) : near;
};

/** What stands beside the tie-breaks; a column in which nobody has anything is hidden. */
export const standingsColumns = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
): StandingsColumns => {
  const { rank, no, name, rating, games, points, match, tables } = words;
  const [ratings, sides] = [ratingsOf(tournament), sidesOf(tournament)];
  const names = nameColumn(tournament, layout).width;
  const side = tournament.columns[classColumn(tournament)] ?? federationHeading(tournament);
  return {
    ranking: [
      { head: rank, width: RANK, style: CENTERED },
      { head: name, width: names, style: TEXT },
      { head: points, width: POINTS, style: { ...NUMBER, bold: true } },
    ],
    details: [
      { head: rating, width: textWidth(ratings, 7), style: NUMBER, hidden: ratings.length === 0 },
      {
        head: layout.match ? match.team : side,
        width: textWidth(sides, 12),
        style: TEXT,
        hidden: sides.length === 0,
      },
      { head: games, width: 6.5, style: NUMBER },
      { head: tables.won, width: 6, style: NUMBER },
      { head: tables.drawn, width: 6.5, style: NUMBER, hidden: tournament.draws === false },
      { head: tables.lost, width: 6, style: NUMBER },
      { head: no, width: 5, style: CENTERED },
    ],
  };
};

/** The columns that are printed: what ranks and, as far as it fits an upright page at full size, what stands right of that. */
const printedColumns = (
  { standings }: Layout,
  columns: readonly ColumnPlan[],
  paper: PaperFormat,
  allowance: number,
): number => {
  const { count, end, columns: at } = standings;
  const room = PAGE[paper].upright.width / allowance;
  const widths = (before: number) => tableOf(columns, before, [], 0, paper).widths;
  return [end, at.no, at.games, at.federation].find((before) => pointsOf(widths(before)) <= room) ?? count;
};

/** Everything about the sheet that is not in its cells. */
export const lookOfStandings = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  shown: StandingsColumns,
): Pick<SheetPlan, 'styles' | 'columns' | 'rows' | 'freeze' | 'conditionals' | 'print'> => {
  const { tables, columns: at, count, end: right, helper, hiddenEnd, header, top } = layout.standings;
  const { paper = 'A4' } = tournament;
  const columns = [
    ...columnPlans(shown.ranking),
    ...tieBreakColumns(tournament, layout, at.tieBreaks),
    ...columnPlans(shown.details).map((plan) => ({ ...plan, from: count + plan.from })),
    { from: right, count: 1, width: 3 },
    { from: helper, count: hiddenEnd - helper, width: 6, hidden: true },
  ];
  const most = Math.max(ROW_HEIGHT, mostHeight(layout, paper));
  const name = shown.ranking[at.name]?.width;
  const sides = textHeight(sidesOf(tournament), entryAt(shown.details, 1).width, 0);
  const heights = tables.flatMap((table) =>
    tableHeights(tournament, table, WORD_HEADING_HEIGHT, most, name, sides),
  );
  const end = endOf(layout);
  const width = printedColumns(layout, columns, paper, nameColumn(tournament, layout).allowance);
  const printed = { ...tableOf(columns, width, heights, end, paper), least: FULL };
  const repeated = layout.divided ? 0 : WORD_HEADING_HEIGHT;
  const parts = layout.divided
    ? tables
    : tables.flatMap(({ first, players }) =>
        countTo(players).map((each) => ({ title: null, header: first + each - 1 })),
      );
  const usual = sectionPages(parts, end, { ...printed, repeated }, heights);
  // The pages have as many players each where each would have room for what stands above the first and below the last of them.
  const tableEnd = largest(tables.map(({ first, players }) => first + players));
  const around = (header + end - tableEnd) * ROW_HEIGHT + WORD_HEADING_HEIGHT;
  const above = countTo(header + 1).map((row) => ({ row: row - 1, height: 0 }));
  const even = sectionPages(parts, tableEnd, { ...printed, repeated: around }, [...heights, ...above]);
  return {
    styles: styles(layout, shown, tournament.tieBreaks.length - 1),
    columns,
    rows: heights,
    freeze: { rows: top, columns: 0 },
    conditionals: [
      ...tables.flatMap((table) => tableConditionals(layout, table)),
      ...outOfDateAlarm(layout, words),
    ],
    print: {
      area: area(0, 0, end, width),
      ...(layout.divided ? {} : { titleRows: { from: header, to: header } }),
      ...(onePage(printed) ??
        (even.scale === usual.scale && even.rowBreaks?.length === usual.rowBreaks?.length ? even : usual)),
      header: pageHeader(tournament),
    },
  };
};
