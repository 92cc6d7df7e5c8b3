import { area } from '../../grid/cell';
import { columnsFrom } from './columns';

/** So many bars fit on a page. */
const MOST_BARS = 40;

/** So many lines are told apart, and fewer in a long race, where they are closer to each other. */
const MOST_LINES = { short: 8, long: 5 } as const;
const LONG = 15;

/** Longer names are cut: charts have little room for them. */
export const LONGEST_NAME = 24;

/** Parts of a bar: won as White, won as Black, drawn, lost. */
const BAR_PARTS = 4;

const TOP = 3;
const CHART_ROWS = 30;

/** The charts stand over columns of one width: as many as the page has room for, the lines over the first of them. */
const CHART_COLUMNS = { width: 5, count: 25, lines: 15 } as const;

const RANK_WIDTH = 6;
const GAMES_WIDTH = 8;
const ROUND_WIDTH = 5;
const GAP_WIDTH = 3;

/**
 * The Race sheet: two charts beside each other, which are printed; on their right a row a player in order of rank; and hidden
 * columns, where a row is a player in order of number, or one of the lines.
 */
export const raceLayout = (sheet: string, players: number, rounds: number, nameWidth: number) => {
  const scores = rounds + 1;
  const bars = Math.min(MOST_BARS, players);
  const lines = Math.min(MOST_LINES[rounds > LONG ? 'long' : 'short'], players);
  const { count, width } = CHART_COLUMNS;
  const many = (each: number, times: number): number[] => Array.from({ length: times }, () => each);
  const take = columnsFrom(sheet, TOP + 1);
  take(0, count, 1);
  const table = {
    rank: take(players),
    name: take(players),
    games: take(players, BAR_PARTS),
    points: take(players, scores, 1),
  };
  const hidden = {
    place: take(players),
    /** The number of the player who stands in each row. */
    who: take(players, 1, 1),
    games: take(players, BAR_PARTS, 1),
    scores: take(players, scores, 1),
    lines: take(lines, 1 + scores),
  };
  const from = hidden.place.area.column;
  return {
    sheet,
    header: TOP,
    first: TOP + 1,
    widths: [
      ...many(width, count),
      GAP_WIDTH,
      ...[RANK_WIDTH, nameWidth, ...many(GAMES_WIDTH, BAR_PARTS), ...many(ROUND_WIDTH, scores)],
      GAP_WIDTH,
    ],
    title: TOP - 1,
    /** Rows and columns that are printed. */
    printed: area(0, 0, TOP + CHART_ROWS, count),
    linesPlace: area(TOP, 0, CHART_ROWS, CHART_COLUMNS.lines),
    barsPlace: area(TOP, CHART_COLUMNS.lines, CHART_ROWS, count - CHART_COLUMNS.lines),
    ...table,
    bars: area(TOP, table.name.area.column, 1 + bars, 1 + BAR_PARTS),
    lines: area(TOP, hidden.lines.area.column, 1 + lines, 1 + scores),
    hidden,
    hiddenFrom: from,
    hiddenCount: hidden.lines.area.column + 1 + scores - from,
  };
};

export type RaceLayout = ReturnType<typeof raceLayout>;
