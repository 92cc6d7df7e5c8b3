import { place, type Place } from '../../grid/reference';
import { HEADER } from './table';

/** Adjusted players named under the standings. */
export const ADJUSTED_LINES = 6;

const COLUMNS = {
  rank: 0,
  no: 1,
  name: 2,
  rating: 3,
  /** Federation or club; in a match of two teams the team. */
  federation: 4,
  games: 5,
  won: 6,
  drawn: 7,
  lost: 8,
  points: 9,
  tieBreaks: 10,
} as const;

/** The Standings sheet: a row a player in order of rank, below it the notes. */
export const standingsLayout = (sheet: string, players: number, slots: number) => {
  const count = COLUMNS.tieBreaks + slots - 1;
  const first = HEADER + 1;
  const helper = count + 1;
  const notes = first + players + 1;
  return {
    sheet,
    header: HEADER,
    first,
    rows: players,
    columns: COLUMNS,
    count,
    /** Hidden: the number of the player who stands in each row. */
    helper,
    /** Hidden: the status text that Refresh wrote. */
    status: place(sheet, 1, helper),
    /** Hidden, right of the headings: the codes of the tie-breaks. */
    codes: place(sheet, HEADER, helper + 2, 1, slots - 1),
    /** What the tie-breaks are headed by. */
    heads: place(sheet, HEADER, COLUMNS.tieBreaks, 1, slots - 1),
    end: helper + 2 + slots - 1,
    notes,
    /** Where the adjusted players are named, and the notes with them. */
    adjusted: notes + slots + 1,
    noteLines: place(sheet, notes, 0, slots + 1 + ADJUSTED_LINES, COLUMNS.won + 1),
    column: (index: number): Place => place(sheet, first, index, players),
    /** Rank to the last tie-break, without headings. */
    body: place(sheet, first, 0, players, count),
  };
};
