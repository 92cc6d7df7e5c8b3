import { largest } from '../../core/extremes';
import { entryAt } from '../../core/present';
import { place } from '../../grid/reference';
import type { FieldLayout } from './fields';
import { HEADER } from './columns';

/** Number, name, rating, points: what stands left of the games. */
const HEADS = { no: 0, name: 1, rating: 2, points: 3, count: 4 } as const;

/** Heading row and the three hidden rows below it. */
const HEADING_ROWS = 4;

const tablesOf = (sheet: string, fields: readonly FieldLayout[], slots: number, divided: boolean) => {
  const widest = largest(fields.map(({ players, cycles }) => players * cycles));
  const tieBreaks = HEADS.count + widest;
  const rank = tieBreaks + slots - 1;
  const flags = rank + 2;
  // A row stays free below the switch.
  let row = HEADER + Number(divided);
  return fields.map((field) => {
    const { players, cycles } = field;
    const width = players * cycles;
    const title = divided ? row++ : null;
    const header = row;
    const first = header + HEADING_ROWS;
    row = first + players + 1;
    return {
      ...field,
      sheet,
      /** The line with the name of the section; `null` where the field is not one of several. */
      title,
      /** Visible heading row, then three hidden rows: opponent's number, cycle, whether they count. */
      header,
      opponent: header + 1,
      cycle: header + 2,
      counts: header + 3,
      first,
      columns: HEADS,
      cells: place(sheet, first, HEADS.count, players, width),
      no: place(sheet, first, HEADS.no, players),
      name: place(sheet, first, HEADS.name, players),
      /** Left of the games; right of them: tie-breaks and rank. */
      heads: place(sheet, first, 0, players, HEADS.count),
      values: place(sheet, first, tieBreaks, players, slots),
      tieBreaks,
      /** What the tie-breaks are headed by; hidden below, in the opponents' row of the first table, their codes. */
      tieBreakHeads: place(sheet, header, tieBreaks, 1, slots - 1),
      codes: place(sheet, header + 1, tieBreaks, 1, slots - 1),
      rank,
      /**
       * Hidden, right of the table: the row's literal place, whether its player counts, and 1 for each cell in whose game its
       * player has White.
       */
      line: place(sheet, first, flags, players),
      live: place(sheet, first, flags + 1, players),
      white: place(sheet, first, flags + 2, players, width),
      flags,
      widest,
    };
  });
};

export type CrosstableTable = ReturnType<typeof tablesOf>[number];

/** The Crosstable sheet: everyone of a field against everyone, what ranks them beside; sections stand below each other. */
export const crosstableLayout = (
  sheet: string,
  fields: readonly FieldLayout[],
  slots: number,
  divided = false,
) => {
  const tables = tablesOf(sheet, fields, slots, divided);
  const table = entryAt(tables, 0);
  const last = entryAt(tables, tables.length - 1);
  const { rank, flags, widest } = table;
  return {
    /** The first table, which is the only one unless the tournament is divided. */
    ...table,
    tables,
    /** The rows above the first table. */
    top: table.title ?? table.first,
    /** The switch: how the players are ordered; `HEADS.count` columns merged. */
    order: place(sheet, 2, 0),
    /** Hidden: 1 while they are in order of rank. */
    byRank: place(sheet, table.header + 1, flags),
    /** From the first player to the last, below all games: of the only table its cells. */
    body: place(sheet, table.first, HEADS.count, last.first + last.players - table.first, widest),
    count: rank + 1,
    end: flags + 2 + widest,
    legend: last.first + last.players + 1,
  };
};
