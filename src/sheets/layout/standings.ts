import { entryAt } from '../../core/present';
import { place, type Place } from '../../grid/reference';
import type { FieldLayout } from './fields';
import { HEADER } from './columns';

/** Adjusted players named under the standings. */
export const ADJUSTED_LINES = 6;

/** What ranks stands first, in view beside the pane and on every page. */
export const RANKING = { rank: 0, name: 1, points: 2, tieBreaks: 3 } as const;

/** What else is said of a player, right of the tie-breaks. */
const detailsFrom = (column: number) => ({
  rating: column,
  /** Federation or club; in a match of two teams the team. */
  federation: column + 1,
  games: column + 2,
  won: column + 3,
  drawn: column + 4,
  lost: column + 5,
  no: column + 6,
});

/** Name, adjustment and reason of an adjusted player: under the names, the points and the tie-breaks. */
const NOTE_COLUMNS = RANKING.tieBreaks + 1;

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
  const count = RANKING.tieBreaks + slots - 1;
  const columns = { ...RANKING, ...detailsFrom(count) };
  const end = columns.no + 1;
  const tables = tablesOf(fields, divided);
  const { title, header, first } = entryAt(tables, 0);
  const last = entryAt(tables, tables.length - 1);
  const helper = end + 1;
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
    columns,
    /** The column after the last tie-break, and the one after the last of all. */
    count,
    end,
    /** Hidden: the number of the player who stands in each row. */
    helper,
    /** Hidden, below the codes: 1 for whoever has left. */
    left: helper + 2,
    /** Hidden: the status text that Refresh wrote. */
    status: place(sheet, 1, helper),
    /** Hidden, right of the first headings: the codes of the tie-breaks. */
    codes: place(sheet, header, helper + 2, 1, slots - 1),
    /** What the tie-breaks of a table are headed by. */
    heads: (table: StandingsTable): Place => place(sheet, table.header, RANKING.tieBreaks, 1, slots - 1),
    hiddenEnd: helper + 2 + slots - 1,
    notes,
    /** Where the adjusted players are named, and the notes with them. */
    adjusted: notes + slots + 1,
    noteLines: place(sheet, notes, 0, slots + 1 + ADJUSTED_LINES, NOTE_COLUMNS),
    /** A column of the rows from the first player to the last: of one table, or whatever stands between several. */
    column: (index: number, table?: StandingsTable): Place =>
      table ? place(sheet, table.first, index, table.players) : place(sheet, first, index, rows),
    /** All columns, from the first player to the last. */
    body: place(sheet, first, 0, rows, end),
  };
};
