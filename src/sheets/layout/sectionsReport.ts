import { largest } from '../../core/extremes';
import { countTo } from '../../grid/block';
import { place } from '../../grid/reference';
import type { Layout } from '../layout';
import { REPORT, reportHead, STATISTICS } from './finalReport';

/** Up to so many players the one sentence tells what decided first place; of more also what decided the places below. */
const PLAYERS_A_SENTENCE = 3;
const MOST_SENTENCES = 3;

/** The heading of a table, and the hidden rows below it: which place and cycle a column is, and where Crosstable has it. */
const HEADING_ROWS = 4;

/**
 * The final report of sections: who has won each, then a table for each in order of rank, with what decided below it, and at the end
 * what is told of all games. Hidden beside them is what they lean on.
 */
export const sectionsReportLayout = (sheet: string, layout: Layout) => {
  const { fields, slots, standings, rounds, playerCount } = layout;
  const figures = standings.count - standings.columns.points - 1;
  const { cells } = REPORT;
  const widest = largest(fields.map(({ players, cycles }) => players * cycles));
  const tieBreaks = cells + widest;
  const end = tieBreaks + figures;
  const { dates, top } = reportHead(layout);
  let column = end + 1;
  const takeColumns = (count = 1): number => {
    const from = column;
    column += count;
    return from;
  };
  const [line, who, found, white] = [takeColumns(), takeColumns(), takeColumns(), takeColumns(widest)];
  const [upper, lower, level] = [takeColumns(), takeColumns(), takeColumns()];
  const criterion = place(sheet, top, takeColumns(), slots);
  const used = place(sheet, top, takeColumns(), figures);
  const shown = place(sheet, top, takeColumns(), figures);
  let row = top + fields.length + 2;
  const tables = fields.map((field) => {
    const { players, cycles } = field;
    const title = row;
    const header = title + 1;
    const first = header + HEADING_ROWS;
    const decisions = Math.min(MOST_SENTENCES, Math.max(1, Math.floor(players / PLAYERS_A_SENTENCE)));
    const sentences = first + players;
    row = sentences + decisions + 1;
    return {
      ...field,
      sheet,
      title,
      header,
      opponents: countTo(players),
      place: place(sheet, header + 1, cells, 1, players * cycles),
      cycle: place(sheet, header + 2, cells, 1, players * cycles),
      column: place(sheet, header + 3, cells, 1, players * cycles),
      first,
      cells: place(sheet, first, cells, players, players * cycles),
      /** Hidden, a row a place: its number, who has it, and their line in Crosstable; above 0 where they have White. */
      line: place(sheet, first, line, players),
      who: place(sheet, first, who, players),
      row: place(sheet, first, found, players),
      white: place(sheet, first, white, players, players * cycles),
      /** The row above the sentences, and how many there are. */
      decided: sentences - 1,
      decisions,
      upper: place(sheet, sentences, upper, decisions),
      lower: place(sheet, sentences, lower, decisions),
      level: place(sheet, sentences, level, decisions),
      criterion,
      values: place(sheet, top, takeColumns(2 * decisions), slots, 2 * decisions),
    };
  });
  const byNumber = (columns = 1, gap = 0) => {
    takeColumns(gap);
    return place(sheet, top, takeColumns(columns), playerCount, columns);
  };
  const statistics = row;
  return {
    sheet,
    dates,
    /** The heading of the winners, a row each below it. */
    winners: top,
    /** The line under them. */
    adjusted: place(sheet, top + fields.length + 1, REPORT.rank),
    tables,
    figures,
    figure: (index: number): number => tieBreaks + index,
    /** The tie-breaks stand right of the games: of those that are left out no gap is seen. */
    tieBreaks,
    widest,
    end,
    criterion,
    /** Hidden, a row a tie-break of Standings: how many up to it have a column here, and which has the column of that place. */
    used,
    shown,
    /** What the signs of the cross-tables mean, below the last of them. */
    legend: statistics - 1,
    statistics,
    last: statistics + STATISTICS.length,
    /** Hidden, a row a pairing number: results, wins and games without a loss in a row until each round, and the longest. */
    first: top,
    result: byNumber(rounds, 1),
    wins: byNumber(rounds, 1),
    unbeaten: byNumber(rounds, 1),
    longest: { mostWins: byNumber(), longestUnbeaten: byNumber() },
    ofPlace: { mostWins: byNumber(), longestUnbeaten: byNumber() },
    hidden: { from: end + 1, count: column - end - 1 },
  };
};

export type SectionsReportLayout = ReturnType<typeof sectionsReportLayout>;
export type SectionsReportTable = SectionsReportLayout['tables'][number];
