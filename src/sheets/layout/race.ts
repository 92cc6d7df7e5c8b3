import { area } from '../../grid/cell';
import { place } from '../../grid/reference';
import { PAGE, pointsOf } from '../page';
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
const CHART_ROWS = 31;
const HEADER = TOP + CHART_ROWS + 2;

const RANK_WIDTH = 6;
const GAMES_WIDTH = 8;
const ROUND_WIDTH = 5;
const NAME = 1;
const GAMES = 2;
const POINTS = GAMES + BAR_PARTS;

/** What the page has room for beside each other, in columns of a round. */
const columnsToFill = (width: number): number => {
  const { width: page } = PAGE.A4.landscape;
  return Math.max(0, Math.ceil((page - width) / pointsOf([ROUND_WIDTH])));
};

/** The share of the width that the lines take; the bars have the rest. */
const LINES_SHARE = 0.6;

const splitOf = (widths: readonly number[]): number => {
  const total = pointsOf(widths);
  return widths.findIndex((_, index) => pointsOf(widths.slice(0, index + 1)) >= total * LINES_SHARE) + 1;
};

/**
 * The Race sheet: two charts beside each other, which are printed; below them a row a player in order of rank; and hidden
 * columns, where a row is a player in order of number, or one of the lines.
 */
export const raceLayout = (sheet: string, players: number, rounds: number, nameWidth: number) => {
  const scores = rounds + 1;
  const bars = Math.min(MOST_BARS, players);
  const own = [RANK_WIDTH, nameWidth, ...Array.from({ length: BAR_PARTS }, () => GAMES_WIDTH)];
  const shown = Math.max(scores, columnsToFill(pointsOf(own)));
  const widths = [...own, ...Array.from({ length: shown }, () => ROUND_WIDTH)];
  // The charts end with the page, however many rounds stand below them.
  const covered = widths.slice(0, own.length + columnsToFill(pointsOf(own)));
  const split = splitOf(covered);
  const first = HEADER + 1;
  const take = columnsFrom(sheet, first);
  take(0, widths.length, 1);
  const hidden = {
    place: take(players),
    /** The number of the player who stands in each row. */
    who: take(players, 1, 1),
    games: take(players, BAR_PARTS, 1),
    scores: take(players, scores, 1),
    lines: take(Math.min(MOST_LINES[rounds > LONG ? 'long' : 'short'], players), 1 + scores),
  };
  return {
    sheet,
    header: HEADER,
    first,
    widths,
    title: HEADER - 1,
    /** Rows and columns that are printed. */
    printed: area(0, 0, TOP + CHART_ROWS, covered.length),
    linesPlace: area(TOP, 0, CHART_ROWS, split),
    barsPlace: area(TOP, split, CHART_ROWS, covered.length - split),
    rank: place(sheet, first, 0, players),
    name: place(sheet, first, NAME, players),
    games: place(sheet, first, GAMES, players, BAR_PARTS),
    points: place(sheet, first, POINTS, players, scores),
    bars: area(HEADER, NAME, 1 + bars, 1 + BAR_PARTS),
    lines: area(HEADER, hidden.lines.area.column, 1 + hidden.lines.area.rows, 1 + scores),
    hidden,
    hiddenFrom: hidden.place.area.column,
    hiddenCount: hidden.lines.area.column + 1 + scores - hidden.place.area.column,
  };
};

export type RaceLayout = ReturnType<typeof raceLayout>;
