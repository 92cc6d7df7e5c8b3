import { foldedName } from '../core/names/name';
import { plain } from '../core/names/plain';
import { cellText } from '../grid/cell';
import { VENUE_WORDS } from '../language/headers';
import type { Roster } from '../sheets/roster';
import { isTeamHeading } from '../sheets/roster/headers';
import { partsBy } from '../sheets/roster/parts';

/** Where teams are at home, as another list of the workbook says: its sheet, its heading, and each team, folded, with its home. */
export interface Homes {
  readonly sheet: string;
  readonly column: string;
  readonly of: readonly (readonly [team: string, home: string])[];
}

/** Whether a heading, or a word of it, means where somebody is at home. */
const isVenueHeading = (heading: string): boolean =>
  [plain(heading), ...plain(heading).split(' ')].some((word) => VENUE_WORDS.includes(word));

/** The heading over the homes of teams, or of players, by the options or as it is called; empty for none. */
export const venueColumnOf = ({ columns }: Roster, { venues }: { readonly venues: string | null }): string =>
  columns.find((heading) => (venues === null ? isVenueHeading(heading) : heading === venues)) ?? '';

const teamIn = ({ columns }: Roster, { extra }: Roster['players'][number]): string =>
  foldedName(cellText(extra[columns.findIndex(isTeamHeading)]));

/** Whether a list has a column of teams, and none of homes. */
export const lacksHomes = (roster: Roster): boolean =>
  partsBy(roster, isTeamHeading) !== null && venueColumnOf(roster, { venues: null }) === '';

/** The homes of a list's teams in another list, if that names all of them. */
export const homesIn = (roster: Roster, other: Roster): Homes | null => {
  const column = venueColumnOf(other, { venues: null });
  const at = other.columns.indexOf(column);
  const of = other.players.map(({ name, extra }) => [foldedName(name), cellText(extra[at]).trim()] as const);
  const isThere = roster.players.every((player) => of.some(([team]) => team === teamIn(roster, player)));
  return column !== '' && isThere ? { sheet: other.sheet, column, of } : null;
};

/** The list with the homes of its teams as a further column. */
export const withHomes = (roster: Roster, homes: Homes | null): Roster =>
  homes && lacksHomes(roster)
    ? {
        ...roster,
        columns: [...roster.columns, homes.column],
        columnFormats: [...roster.columnFormats, 'General'],
        players: roster.players.map((player) => {
          const home = homes.of.find(([team]) => team === teamIn(roster, player));
          return { ...player, extra: [...player.extra, home?.[1] ?? null] };
        }),
      }
    : roster;
