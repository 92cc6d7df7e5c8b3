import { largest } from '../../core/extremes';
import { area } from '../../grid/cell';
import type { Place } from '../../grid/reference';
import { columnsFrom } from './columns';
import type { FieldLayout } from './fields';
import type { Layout } from '../layout';
import { hasSides } from '../../core/results/sides';

/** So many bars fit on a page. */
const MOST_BARS = 40;

/** So many lines are told apart, and fewer in a long race, where they are closer to each other. */
const MOST_LINES = { short: 8, long: 5 } as const;
const LONG = 15;

/** Longer names are cut: charts have little room for them. */
export const LONGEST_NAME = 24;

const TOP = 3;
const CHART_ROWS = 30;

/**
 * The charts stand over columns of one width: as many as the page has room for, the lines over the first of them; or, for so many
 * players that their bars need the height, below each other on an upright page.
 */
const CHART_COLUMNS = { width: 5, count: 25, lines: 15, upright: 17 } as const;
const MOST_BESIDE = 24;
const LINE_ROWS = 15;
/** Rows of a bar, and of what stands around all bars. */
const BAR_ROWS = { each: 14 / 15, around: 4 } as const;

const RANK_WIDTH = 6;
const GAMES_WIDTH = 8;
const ROUND_WIDTH = 5;
const GAP_WIDTH = 3;

/** How high the charts of a section are, in rows, by how many play there at most: the fewer, the more sections stand on a page. */
const SECTION_CHARTS = [
  { players: 6, rows: 13 },
  { players: 12, rows: 20 },
] as const;

/** Where the charts of a field stand, from a row on. */
const chartPlaces = ({ players }: FieldLayout, top: number, divided: boolean, isHigh: boolean) => {
  const { count, lines, upright } = CHART_COLUMNS;
  if (isHigh) {
    const rows = Math.ceil(Math.min(MOST_BARS, players) * BAR_ROWS.each) + BAR_ROWS.around;
    return {
      linesPlace: area(top, 0, LINE_ROWS, upright),
      barsPlace: area(top + LINE_ROWS, 0, rows, upright),
    };
  }
  const section = divided ? SECTION_CHARTS.find((each) => players <= each.players) : undefined;
  const { rows } = section ?? { rows: CHART_ROWS };
  return { linesPlace: area(top, 0, rows, lines), barsPlace: area(top, lines, rows, count - lines) };
};

/**
 * The Race sheet: two charts, which are printed; on their right a row a player in order of rank; and hidden
 * columns, where a row is a player in order of number, or one of the lines. Sections stand below each other, with columns for as many
 * rounds as the longest has.
 */
const raceLayout = (
  sheet: string,
  field: FieldLayout,
  { nameWidth, parts, mostRounds }: Readonly<Record<'nameWidth' | 'parts' | 'mostRounds', number>>,
  top: number,
  places: ReturnType<typeof chartPlaces>,
) => {
  const { players, rounds } = field;
  const scores = rounds + 1;
  const bars = Math.min(MOST_BARS, players);
  const lines = Math.min(MOST_LINES[rounds > LONG ? 'long' : 'short'], players);
  const { count, width } = CHART_COLUMNS;
  const many = (each: number, times: number): number[] => Array.from({ length: times }, () => each);
  const take = columnsFrom(sheet, top + 1);
  take(0, count, 1);
  const takeScores = (gap: number): Place => {
    const { area: where } = take(players, mostRounds + 1, gap);
    return { sheet, area: { ...where, columns: scores } };
  };
  const table = {
    rank: take(players),
    name: take(players),
    games: take(players, parts),
    points: takeScores(1),
  };
  const hidden = {
    place: take(players),
    /** Who stands in each row, by their number in the field. */
    who: take(players, 1, 1),
    games: take(players, parts, 1),
    scores: takeScores(1),
    lines: take(lines, 1 + scores),
  };
  const from = hidden.place.area.column;
  const { barsPlace } = places;
  const chartsEnd = barsPlace.row + barsPlace.rows;
  return {
    field,
    sheet,
    header: top,
    first: top + 1,
    widths: [
      ...many(width, count),
      GAP_WIDTH,
      ...[RANK_WIDTH, nameWidth, ...many(GAMES_WIDTH, parts), ...many(ROUND_WIDTH, mostRounds + 1)],
      GAP_WIDTH,
    ],
    title: top - 1,
    /** The row behind the charts, and behind them and the table, whichever is longer; how many columns are printed. */
    chartsEnd,
    end: Math.max(chartsEnd, top + players + 1),
    columns: barsPlace.column + barsPlace.columns,
    ...places,
    ...table,
    bars: area(top, table.name.area.column, 1 + bars, 1 + parts),
    lines: area(top, hidden.lines.area.column, 1 + lines, 1 + scores),
    hidden,
    hiddenFrom: from,
    hiddenCount: hidden.lines.area.column + 2 + mostRounds - from,
  };
};

export type RaceLayout = ReturnType<typeof raceLayout>;

/** The charts of each field below each other, with an empty row and the title of a section between them. */
export const raceLayouts = (
  sheet: string,
  { fields, divided, profile }: Pick<Layout, 'fields' | 'divided' | 'profile'>,
  nameWidth: number,
): readonly RaceLayout[] => {
  const mostRounds = largest(fields.map(({ rounds }) => rounds));
  // Won, as White and as Black where there are sides; drawn; lost.
  const parts = hasSides({ profile }) ? 4 : 3;
  const isHigh = fields.some(({ players }) => players > MOST_BESIDE);
  let top = TOP + Number(divided);
  return fields.map((field) => {
    const made = raceLayout(
      sheet,
      field,
      { nameWidth, parts, mostRounds },
      top,
      chartPlaces(field, top, divided, isHigh),
    );
    top = made.end + 2;
    return made;
  });
};
