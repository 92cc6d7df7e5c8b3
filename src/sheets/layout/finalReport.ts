import { countTo } from '../../grid/block';
import { place, type Place } from '../../grid/reference';
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
const WIDE_CELLS = 12;

/** Up to so many columns of the cross-table stand beside each other; of more opponents the others come below. */
const MOST_ACROSS = 16;

/** From the heading of the cross-table on: three hidden rows, then the players. */
const HEADING_ROWS = 4;

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
  const parts = Math.ceil(games / MOST_ACROSS);
  const together = Math.ceil(players / parts);
  const cells = Math.max(together * cycles, span * (figures + 1));
  const end = REPORT.cells + cells;
  const decisions = Math.min(FIRST, players - 1);
  const { dates, top } = reportHead(layout);
  const table = top + FIRST + 2;
  const decided = table + players + 3;
  const cross = decided + decisions + 2;
  const first = cross + HEADING_ROWS;
  const partRows = HEADING_ROWS + players + 1;
  const statistics = cross + parts * partRows;
  let next = end + 1;
  const take = (row: number, rows: number, columns = 1, gap = 0) => {
    const made = place(sheet, row, next + gap, rows, columns);
    next += columns + gap;
    return made;
  };
  /** Hidden, a row a place: its number, who has it, and their line in Crosstable. */
  const [line, who, row] = [take(first, players), take(first, players), take(first, players)];
  /** Above 0 where the row's player has White. */
  const white = take(first, players, together * cycles);
  const part = (index: number) => {
    const head = cross + index * partRows;
    const before = index * together;
    const opponents = countTo(Math.min(together, players - before)).map((each) => before + each);
    const columns = opponents.length * cycles;
    const down = ({ area: { column } }: Place, count = 1): Place =>
      place(sheet, head + HEADING_ROWS, column, players, count);
    return {
      sheet,
      /** The heading; below it, hidden: which place and cycle a column is, and where Crosstable has it. */
      head,
      opponents,
      place: place(sheet, head + 1, REPORT.cells, 1, columns),
      cycle: place(sheet, head + 2, REPORT.cells, 1, columns),
      column: place(sheet, head + 3, REPORT.cells, 1, columns),
      first: head + HEADING_ROWS,
      cells: place(sheet, head + HEADING_ROWS, REPORT.cells, players, columns),
      ...{ line: down(line), who: down(who), row: down(row), white: down(white, columns) },
    };
  };
  return {
    sheet,
    end,
    /** Columns that a number of the standings takes. */
    span,
    /** The row of the first day, with the last below it; not without dates. */
    dates,
    winners: { row: top, count: Math.min(FIRST, players) },
    /** The heading of the standings, and the column of the n-th figure after the points. */
    table,
    figures,
    figure: (index: number): number => REPORT.cells + span * index,
    /** The line under the standings. */
    adjusted: place(sheet, decided - 1, REPORT.name),
    decided,
    decisions,
    /** The cross-table, in parts of so many opponents below each other; where the players of the first part stand. */
    cross: countTo(parts).map((each) => part(each - 1)),
    first,
    who,
    /** What the signs of the cross-table mean, in the line below it. */
    legend: statistics - 1,
    statistics,
    last: statistics + STATISTICS.length,
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
    /** A row a place of the list: what it is called, and the values of both, decision by decision. */
    criterion: take(top, slots),
    values: take(top, slots, 2 * decisions),
    /** A row a tie-break of Standings: how many up to it have a column here, and which has the column of that place. */
    used: take(top, figures),
    shown: take(top, figures),
    hidden: { from: end + 1, count: next - end - 1 },
  };
};

export type FinalReportLayout = ReturnType<typeof finalReportLayout>;
