import { place, type Place } from '../../grid/reference';
import { HEADER } from './table';

/** Adjusted players named under the standings. */
export const ADJUSTED_LINES = 6;

/** The Standings sheet: a row a player in order of rank, below it the notes. */
export const standingsLayout = (sheet: string, players: number, slots: number) => ({
  sheet,
  header: HEADER,
  first: HEADER + 1,
  rows: players,
  columns: { rank: 0, no: 1, name: 2, federation: 3, games: 4, points: 5, tieBreaks: 6 } as const,
  count: 6 + slots - 1,
  /** Hidden: the number of the player who stands in each row. */
  helper: 6 + slots - 1 + 1,
  /** Hidden: the status text that Refresh wrote. */
  status: place(sheet, 1, 6 + slots - 1 + 1),
  codes: place(sheet, HEADER, 6, 1, slots - 1),
  notes: HEADER + 1 + players + 1,
  /** Where the adjusted players are named, and the notes with them. */
  adjusted: HEADER + 1 + players + 1 + slots + 2,
  noteLines: place(sheet, HEADER + 1 + players + 1, 1, slots + 2 + ADJUSTED_LINES, 5),
  column: (index: number): Place => place(sheet, HEADER + 1, index, players),
  /** Rank to the last tie-break, without headings. */
  body: place(sheet, HEADER + 1, 0, players, 6 + slots - 1),
});
