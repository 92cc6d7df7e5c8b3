import { place } from '../../grid/reference';
import { HEADER } from './table';

/** Number, name, rating, points: what stands left of the games. */
const HEADS = { no: 0, name: 1, rating: 2, points: 3, count: 4 } as const;

/** The Crosstable sheet: everyone against everyone, what ranks them beside. */
export const crosstableLayout = (sheet: string, players: number, cycles: number, slots: number) => {
  const width = players * cycles;
  const tieBreaks = HEADS.count + width;
  const rank = tieBreaks + slots - 1;
  const flags = rank + 2;
  const first = HEADER + 4;
  return {
    sheet,
    /** The switch: how the players are ordered; `HEADS.count` columns merged. */
    order: place(sheet, 2, 0),
    /** Hidden: 1 while they are in order of rank. */
    byRank: place(sheet, HEADER + 1, flags),
    /** Visible heading row, then three hidden rows: opponent's number, cycle, whether they count. */
    header: HEADER,
    opponent: HEADER + 1,
    cycle: HEADER + 2,
    counts: HEADER + 3,
    first,
    columns: HEADS,
    cells: place(sheet, first, HEADS.count, players, width),
    no: place(sheet, first, HEADS.no, players),
    name: place(sheet, first, HEADS.name, players),
    /** Left of the games; right of them: tie-breaks and rank. */
    heads: place(sheet, first, 0, players, HEADS.count),
    values: place(sheet, first, tieBreaks, players, slots),
    tieBreaks,
    /** What the tie-breaks are headed by; hidden below, in the opponents' row, their codes. */
    tieBreakHeads: place(sheet, HEADER, tieBreaks, 1, slots - 1),
    codes: place(sheet, HEADER + 1, tieBreaks, 1, slots - 1),
    rank,
    count: rank + 1,
    /**
     * Hidden, right of the table: the row's literal place, whether its player counts, and each cell's game: above 0 where its
     * player has White.
     */
    line: place(sheet, first, flags, players),
    live: place(sheet, first, flags + 1, players),
    white: place(sheet, first, flags + 2, players, width),
    end: flags + 2 + width,
    legend: first + players + 1,
  };
};
