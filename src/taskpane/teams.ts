import { madeOnce } from '../core/once';
import { smallest } from '../core/extremes';
import { countsOf } from '../core/grouped';
import type { SystemId, SystemOptions, LineUpRule, Side } from '../core/model';
import { foldedName } from '../core/names/name';
import { cellText } from '../grid/cell';
import { isClub } from '../language/playerFields';
import type { Roster } from '../sheets/roster';
import { isTeamHeading } from '../sheets/roster/headers';
import type { Homes } from './homes';

/** The organiser's choices for teams. The points of a game are among the other options. */
export interface TeamOptions {
  /** The heading of the column that says who plays for whom; `null` is the one that is headed so. */
  readonly column: string | null;
  /** The heading of the column that says which league a team plays in; `null` for one league of all. */
  readonly leagues: string | null;
  /** The heading of the column that says where each team is at home, empty for none; `null` is the one that is headed so. */
  readonly venues: string | null;
  /** Where another list of the workbook says that they are at home. */
  readonly homes: Homes | null;
  /** Boards of a match, as typed; empty is as many as the smallest team has members. */
  readonly boards: string;
  readonly lineUp: LineUpRule;
  /** The names of teams that have each other's places in the order of the list. */
  readonly swaps: readonly (readonly [one: string, other: string])[];
  readonly whiteOnOdd: Side;
  readonly system: SystemId;
  readonly systemOptions: SystemOptions;
  readonly cycles: number;
  /** Match points for a win, a draw and a loss, as typed. */
  readonly matchPoints: readonly [win: string, draw: string, loss: string];
  /** Codes of team criteria in order; `null` is the usual list. */
  readonly tieBreaks: readonly string[] | null;
}

/** Up to so many players, there is time to meet twice. */
export const FEW = 12;

/** How problems call the field of boards. */
export const TEAM_BOARDS = 'teamBoards';

/** Before anything is chosen. */
export const ALL_MEET: TeamOptions = {
  column: null,
  leagues: null,
  venues: null,
  homes: null,
  boards: '',
  lineUp: 'free',
  swaps: [],
  whiteOnOdd: 'home',
  system: 'berger',
  systemOptions: {},
  cycles: 1,
  matchPoints: ['2', '1', '0'],
  tieBreaks: null,
};

/** Teams that may be meant to meet: how large each is, and their column if it is one of clubs. */
export interface ListTeams {
  readonly clubs: string | null;
  readonly sizes: readonly number[];
}

/** Works something out once for each list, or tournament, which is looked at with every key. */
export const onceFor = <L extends object, T>(workOut: (seen: L) => T): ((seen: L) => T) => {
  const known = new WeakMap<L, { readonly found: T }>();
  return (seen) => madeOnce(known, seen, () => ({ found: workOut(seen) })).found;
};

type Columns = Pick<Roster, 'columns' | 'headings' | 'players'>;

/** The teams of a list by a column that is headed so, else by its clubs, each of two members or more; `null` for fewer than two. */
export const teamsIn = onceFor(
  ({ columns, headings: { federation }, players }: Columns): ListTeams | null => {
    const sizesOf = (names: readonly string[]): readonly number[] => [
      ...countsOf(names.filter((name) => name !== '').map(foldedName)).values(),
    ];
    const column = columns.findIndex(isTeamHeading);
    const teams = players.map(({ extra }) => (column < 0 ? '' : cellText(extra[column]).trim()));
    const sizes = sizesOf(teams);
    if (sizes.length > 2 || (sizes.length === 2 && !teams.includes(''))) return { clubs: null, sizes };
    const clubs = players.map(({ federation: club = '' }) => club);
    const ofClubs = sizesOf(clubs);
    return federation !== undefined && clubs.every(isClub) && ofClubs.length > 1 && smallest(ofClubs) > 1
      ? { clubs: federation, sizes: ofClubs }
      : null;
  },
);
