import { place } from '../../grid/reference';
import { HEADER } from './table';

/** The Crosstable sheet: everyone against everyone, what ranks them beside. */
export const crosstableLayout = (sheet: string, players: number, cycles: number, slots: number) => {
  const cells = 2;
  const width = players * cycles;
  const after = cells + width;
  const flags = after + slots + 1 + 1;
  const first = HEADER + 4;
  return {
    sheet,
    /** Visible heading row, then three hidden rows: opponent's number, cycle, whether they count. */
    header: HEADER,
    opponent: HEADER + 1,
    cycle: HEADER + 2,
    counts: HEADER + 3,
    first,
    cells: place(sheet, first, cells, players, width),
    no: place(sheet, first, 0, players),
    name: place(sheet, first, 1, players),
    /** Number and name; points to rank; the codes above the tie-breaks. */
    heads: place(sheet, first, 0, players, 2),
    values: place(sheet, first, after, players, slots + 1),
    codes: place(sheet, HEADER, after + 1, 1, slots - 1),
    points: after,
    tieBreaks: after + 1,
    rank: after + slots,
    count: after + slots + 1,
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
