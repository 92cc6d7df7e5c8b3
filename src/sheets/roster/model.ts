import type { ExtraValue } from '../../core/model';
import type { Problem } from '../../core/problem';
import type { Rating } from '../../core/ratings/rating';
import type { Area } from '../../grid/cell';

/** One player as their row says; `row` counts from 0 on the sheet, `cell` is the address of their name. */
export interface RosterEntry {
  readonly name: string;
  readonly rating?: Rating;
  /** From the column of federations, else from that of clubs. */
  readonly federation?: string;
  /** Also among `extra`, under its own heading, unless the list is a list of teams. */
  readonly team?: string;
  /** What the list's own column of numbers says, if it is a whole number. */
  readonly number?: number;
  /** Values of `Roster.columns`, in the same order, as they stood there. */
  readonly extra: readonly ExtraValue[];
  readonly row: number;
  readonly cell: string;
}

/** The organiser's list of players, in its order. Rows and columns count from 0 on the sheet. */
export interface Roster {
  readonly sheet: string;
  /** What the event is called if nobody says: the title above the list, else the sheet's name, else the file's. */
  readonly event: string;
  /** Where the title stands, such as `A1`; `null` where the event is called as the sheet or the file. */
  readonly eventCell: string | null;
  /** From the header row, if there is one, to the last player. */
  readonly area: Area;
  readonly headerRow: number | null;
  readonly nameColumn: number;
  /** The list's own column of numbers, if it has one. */
  readonly numberColumn?: number;
  /** The headings, as they stand there, of the columns that are no further columns; absent where there is none. */
  readonly headings: { readonly [role in 'name' | 'number' | 'rating' | 'federation']?: string };
  /** Headings of the further columns, none blank and no two the same. */
  readonly columns: readonly string[];
  /** Number formats of the further columns: a date is its number with `dd.mm.yyyy`. */
  readonly columnFormats: readonly string[];
  readonly players: readonly RosterEntry[];
  /** What was read all the same, or left out, that the organiser should know of. */
  readonly warnings: readonly Problem[];
}
