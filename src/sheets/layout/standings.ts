import { entryAt } from '../../core/present';
import { place, type Place } from '../../grid/reference';
import type { FieldLayout } from './fields';
import { HEADER } from './columns';

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

/** The table of one field: that of a section has a line with its name above the headings. */
export interface StandingsTable extends FieldLayout {
  /** `null` where the field is not one of several. */
  readonly title: number | null;
  readonly header: number;
  readonly first: number;
}

/** The tables below each other, with an empty row after each. */
const tablesOf = (fields: readonly FieldLayout[], divided: boolean): readonly StandingsTable[] => {
  let row = HEADER;
  return fields.map((field) => {
    const title = divided ? row++ : null;
    const header = row;
    row = header + 1 + field.players + 1;
    return { ...field, title, header, first: header + 1 };
  });
};

/** The Standings sheet: a row a player in order of rank, section by section, below them the notes. */
export const standingsLayout = (
  sheet: string,
  fields: readonly FieldLayout[],
  slots: number,
  divided = false,
) => {
  const count = COLUMNS.tieBreaks + slots - 1;
  const tables = tablesOf(fields, divided);
  const { title, header, first } = entryAt(tables, 0);
  const last = entryAt(tables, tables.length - 1);
  const helper = count + 1;
  const notes = last.first + last.players + 1;
  const rows = last.first + last.players - first;
  return {
    sheet,
    tables,
    /** The row of the first headings, and of the first player. */
    header,
    first,
    /** The rows above the first table. */
    top: title ?? first,
    columns: COLUMNS,
    count,
    /** Hidden: the number of the player who stands in each row. */
    helper,
    /** Hidden: the status text that Refresh wrote. */
    status: place(sheet, 1, helper),
    /** Hidden, right of the first headings: the codes of the tie-breaks. */
    codes: place(sheet, header, helper + 2, 1, slots - 1),
    /** What the tie-breaks of a table are headed by. */
    heads: (table: StandingsTable): Place => place(sheet, table.header, COLUMNS.tieBreaks, 1, slots - 1),
    end: helper + 2 + slots - 1,
    notes,
    /** Where the adjusted players are named, and the notes with them. */
    adjusted: notes + slots + 1,
    noteLines: place(sheet, notes, 0, slots + 1 + ADJUSTED_LINES, COLUMNS.won + 1),
    /** A column of the rows from the first player to the last: of one table, or whatever stands between several. */
    column: (index: number, table?: StandingsTable): Place =>
      table ? place(sheet, table.first, index, table.players) : place(sheet, first, index, rows),
    /** Rank to the last tie-break, from the first player to the last. */
    body: place(sheet, first, 0, rows, count),
  };
};
