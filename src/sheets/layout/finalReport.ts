import { place } from '../../grid/reference';
import type { Layout } from '../layout';

/** The columns on the left, before the narrow ones of the cross-table. */
export const REPORT = { rank: 0, name: 1, rating: 2, points: 3, cells: 4 } as const;

/** What is told of the games, a line each. */
export const STATISTICS = [
  'played',
  'whiteWon',
  'drawn',
  'blackWon',
  'whiteScored',
  'byForfeit',
  'mostWins',
  'longestUnbeaten',
] as const;

/** Winners named above all, and the places between which is told what decided. */
const FIRST = 3;

/** Up to so many columns of the cross-table take a number of the standings each; narrower ones two. */
const WIDE_CELLS = 14;

/** The row below the title lines; above the winners one stays free. */
const HEAD = 3;

/** The first and the last day of the games. */
const DATES = 2;

/** The row of the first day, with the last below it (`null` without dates), and the row below the head, one of which stays free. */
export const reportHead = ({ pairings }: Layout): { readonly dates: number | null; readonly top: number } => {
  const dates = pairings.columns.date === null ? null : HEAD;
  return { dates, top: HEAD + 1 + (dates === null ? 0 : DATES) };
};

/**
 * The final report: the winners, the standings, what decided, the cross-table, the games, one below the other on a page.
 * Hidden beside them is what they lean on.
 */
export const finalReportLayout = (sheet: string, layout: Layout) => {
  const { playerCount: players, cycles, rounds, slots, standings } = layout;
  const games = players * cycles;
  const span = games > WIDE_CELLS ? 2 : 1;
  const figures = standings.count - standings.columns.points - 1;
  const cells = Math.max(games, span * (figures + 1));
  const end = REPORT.cells + cells;
  const decisions = Math.min(FIRST, players - 1);
  const { dates, top } = reportHead(layout);
  const table = top + FIRST + 2;
  const decided = table + players + 2;
  const cross = decided + decisions + 2;
  const first = cross + 4;
  const statistics = first + players + 1;
  let next = end + 1;
  const take = (row: number, rows: number, columns = 1, gap = 0) => {
    const made = place(sheet, row, next + gap, rows, columns);
    next += columns + gap;
    return made;
  };
  return {
    sheet,
    end,
    /** Columns that a number of the standings takes. */
    span,
    games,
    /** The row of the first day, with the last below it; not without dates. */
    dates,
    winners: { row: top, count: Math.min(FIRST, players) },
    /** The heading of the standings, and the column of the n-th figure after the points. */
    table,
    figures,
    figure: (index: number): number => REPORT.cells + span * index,
    decided,
    decisions,
    /** The heading of the cross-table; below it, hidden: which place and cycle a column is, and where Crosstable has it. */
    cross,
    place: place(sheet, cross + 1, REPORT.cells, 1, games),
    cycle: place(sheet, cross + 2, REPORT.cells, 1, games),
    column: place(sheet, cross + 3, REPORT.cells, 1, games),
    first,
    cells: place(sheet, first, REPORT.cells, players, games),
    statistics,
    last: statistics + STATISTICS.length,
    /** Hidden, a row a place: its number, who has it, and their line in Crosstable. */
    line: take(first, players),
    who: take(first, players),
    row: take(first, players),
    /** Above 0 where the row's player has White. */
    white: take(first, players, games),
    /** A row a pairing number, a column a round: the result, wins and games without a loss in a row until then. */
    result: take(first, players, rounds, 1),
    wins: take(first, players, rounds, 1),
    unbeaten: take(first, players, rounds, 1),
    /** The longest of each player, by number, and of whoever has a place. */
    longest: { mostWins: take(first, players), longestUnbeaten: take(first, players) },
    ofPlace: { mostWins: take(first, players), longestUnbeaten: take(first, players) },
    /** For what decided between two places, a row each: the numbers of both, and how many of the list leave them level. */
    upper: take(decided + 1, decisions),
    lower: take(decided + 1, decisions),
    level: take(decided + 1, decisions),
    /** A row a place of the list: what it is called, and hundredths of the values of both, decision by decision. */
    criterion: take(top, slots),
    values: take(top, slots, 2 * decisions),
    /** A row a tie-break of Standings: how many up to it have a column here, and which has the column of that place. */
    used: take(top, figures),
    shown: take(top, figures),
    hidden: { from: end + 1, count: next - end - 1 },
  };
};

export type FinalReportLayout = ReturnType<typeof finalReportLayout>;
