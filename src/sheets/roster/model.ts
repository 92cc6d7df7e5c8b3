import type { ExtraValue } from '../../core/model';
import type { Problem } from '../../core/problem';
import type { Rating } from '../../core/ratings/rating';
import type { Area } from '../../grid/cell';

/** One player from their row; `row` counts from 0 on the sheet, `cell` is the address of the name. */
export interface RosterEntry {
  readonly name: string;
  readonly rating?: Rating;
  /** From the column of federations, else from that of clubs. */
  readonly federation?: string;
  /** Also among `extra`, under its own heading, except in a list of teams. */
  readonly team?: string;
  /** Whether the list calls them a reserve: behind the name, as a board, in a remark. */
  readonly reserve?: true;
  /** The number in the list's own column, if it is whole. */
  readonly number?: number;
  /** The original values of `Roster.columns`, in the same order. */
  readonly extra: readonly ExtraValue[];
  readonly row: number;
  readonly cell: string;
}

/** The organiser's list of players, in its order. Rows and columns count from 0 on the sheet. */
export interface Roster {
  readonly sheet: string;
  /** The default name of the event: the title above the list, else the sheet's name, else the file's. */
  readonly event: string;
  /** From the header row, if there is one, to the last player. */
  readonly area: Area;
  readonly headerRow: number | null;
  readonly nameColumn: number;
  /** The list's own column of numbers, if it has one. */
  readonly numberColumn?: number;
  /** The original headings of the columns with a role. */
  readonly headings: { readonly [role in 'name' | 'number' | 'rating' | 'federation']?: string };
  /** The headings of the further columns, all different and none blank. */
  readonly columns: readonly string[];
  /** Number formats of the further columns: a date is its number with `dd.mm.yyyy`. */
  readonly columnFormats: readonly string[];
  /** The names of two teams that stand side by side; each player then has a team and a board. */
  readonly sides?: readonly string[];
  readonly players: readonly RosterEntry[];
  /** Anything the organiser should know, such as rows that were left out. */
  readonly warnings: readonly Problem[];
}
