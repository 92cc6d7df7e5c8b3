import type { Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import { address, area } from '../../grid/cell';
import type { ConditionalPlan, SheetPlan, StyledArea } from '../../grid/plan';
import { place, type Place } from '../../grid/reference';
import {
  CENTERED,
  columnPlans,
  columnStyles,
  NUMBER,
  printTable,
  tableHeights,
  tableOf,
  TEXT,
  type Column,
} from '../look/table';
import { onePage, sectionPages } from '../look/fit';
import { ADJUSTED_LINES, type Layout } from '../layout';
import type { StandingsTable } from '../layout/standings';
import { outOfDateAlarm } from '../refresh/notes';
import {
  ALARM,
  HEAD_FILL,
  HEADING,
  LEADER_FILL,
  LINE,
  nameWidth,
  QUIET,
  SECTION_TITLE,
  SIZE,
  styled,
  textWidth,
  topStyles,
  WORD_HEADING_HEIGHT,
} from '../look/style';
import { criterionFormats, tieBreakColumns } from './tieBreakColumns';
import { pageHeader } from '../look/title';

/** The columns of the tie-breaks that are listed, and free ones for more. */
const tieBreakPlace = ({ standings, slots }: Layout, { first, players }: StandingsTable): Place =>
  place(standings.sheet, first, standings.columns.tieBreaks, players, slots - 1);

/** Below the last line of the notes. */
const endOf = ({ standings }: Pick<Layout, 'standings'>): number => standings.adjusted + ADJUSTED_LINES;

const tableStyles = (
  layout: Layout,
  table: StandingsTable,
  shown: readonly Column[],
  listed: number,
): StyledArea[] => {
  const { columns, count, heads } = layout.standings;
  const { first, header, players, title } = table;
  const tieBreaks = tieBreakPlace(layout, table).area;
  const small = { bold: true, size: SIZE.small, align: 'center', vertical: 'center', wrap: true } as const;
  return [
    ...(title === null ? [] : [styled(area(title, 0), SECTION_TITLE)]),
    styled(area(header, 0, 1, columns.tieBreaks), { ...HEADING, ...small }),
    styled(heads(table).area, small),
    styled(area(first, 0, players, count), { vertical: 'center' }),
    styled(area(first, 0, players, columns.tieBreaks), { grid: LINE }),
    ...columnStyles(shown, header, first, players),
    styled(tieBreaks, { align: 'right', indent: 2 }),
    styled({ ...tieBreaks, columns: listed }, { grid: LINE }),
  ];
};

const styles = (layout: Layout, shown: readonly Column[], listed: number): StyledArea[] => {
  const { tables, count, notes } = layout.standings;
  return [
    ...topStyles(),
    styled(area(2, 0), { bold: true, color: ALARM }),
    ...tables.flatMap((table) => tableStyles(layout, table, shown, listed)),
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

/** The columns before the tie-breaks; one in which nobody has anything is hidden. */
export const standingsColumns = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
): readonly Column[] => {
  const { rank, no, name, rating, federation, games, points, match, tables } = words;
  const [ratings, sides] = [ratingsOf(tournament), sidesOf(tournament, layout)];
  const names = nameWidth(tournament.players.map((player) => player.name));
  return [
    { head: rank, width: 6.5, style: CENTERED },
    { head: no, width: 5, style: CENTERED },
    { head: name, width: names, style: TEXT },
    { head: rating, width: textWidth(ratings, 7), style: NUMBER, hidden: ratings.length === 0 },
    {
      head: layout.match ? match.team : federation,
      width: textWidth(sides, 9),
      style: TEXT,
      hidden: sides.length === 0,
    },
    { head: games, width: 6.5, style: NUMBER },
    { head: tables.won, width: 6, style: NUMBER },
    { head: tables.drawn, width: 6.5, style: NUMBER },
    { head: tables.lost, width: 6, style: NUMBER },
    { head: points, width: 8, style: { ...NUMBER, bold: true } },
  ];
};

/** Everything about the sheet that is not in its cells. */
export const lookOfStandings = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  shown: readonly Column[],
): Pick<SheetPlan, 'styles' | 'columns' | 'rows' | 'freeze' | 'conditionals' | 'print'> => {
  const { tables, columns: at, count, helper, end: last, header, top } = layout.standings;
  const columns = [
    ...columnPlans(shown),
    ...tieBreakColumns(tournament, layout, at.tieBreaks, FREE),
    { from: count, count: 1, width: 3 },
    { from: helper, count: last - helper, width: 6, hidden: true },
  ];
  const heights = tables.flatMap((table) => tableHeights(tournament, table, WORD_HEADING_HEIGHT));
  const end = endOf(layout);
  const printed = tableOf(columns, count, heights, end, tournament.paper);
  const [where, page] = [area(0, 0, end, count), pageHeader(tournament)];
  return {
    styles: styles(layout, shown, tournament.tieBreaks.length - 1),
    columns,
    rows: heights,
    freeze: { rows: top, columns: 0 },
    conditionals: conditionals(layout, words),
    print: layout.divided
      ? {
          area: where,
          ...(onePage(printed) ?? sectionPages(tables, end, printed, heights)),
          header: page,
        }
      : printTable(where, header, printed, page),
  };
};
