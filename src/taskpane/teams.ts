import type { SystemId, SystemOptions, LineUpRule } from '../core/model';
import { plain } from '../core/names/plain';
import type { OddBoards } from '../core/teamEvent/create';
import { VENUE_WORDS } from '../language/headers';
import type { Roster } from '../sheets/roster';

/** The organiser's choices for teams. The points of a game are among the other options. */
export interface TeamOptions {
  /** The heading of the column that says who plays for whom; `null` is the one that is headed so. */
  readonly column: string | null;
  /** The heading of the column that says which league a team plays in; `null` for one league of all. */
  readonly leagues: string | null;
  /** The heading of the column that says where each team is at home; `null` for none. */
  readonly venues: string | null;
  /** Boards of a match, as typed; empty is as many as the smallest team has members. */
  readonly boards: string;
  readonly lineUp: LineUpRule;
  readonly whiteOnOdd: OddBoards;
  readonly system: SystemId;
  readonly systemOptions: SystemOptions;
  readonly cycles: number;
  /** Match points for a win, a draw and a loss, as typed. */
  readonly matchPoints: readonly [win: string, draw: string, loss: string];
  /** Codes of team criteria in order; `null` is the usual list. */
  readonly tieBreaks: readonly string[] | null;
}

/** Before anything is chosen. */
export const ALL_MEET: TeamOptions = {
  column: null,
  leagues: null,
  venues: null,
  boards: '',
  lineUp: 'free',
  whiteOnOdd: 'home',
  system: 'berger',
  systemOptions: {},
  cycles: 1,
  matchPoints: ['2', '1', '0'],
  tieBreaks: null,
};

/** Whether a word of a heading means where a team is at home. */
const isVenueHeading = (heading: string): boolean =>
  plain(heading)
    .split(' ')
    .some((word) => VENUE_WORDS.includes(word));

/** The league of a list at first: at home where a column says so. */
export const leagueOf = ({ columns }: Roster, column: string | null = null): TeamOptions => ({
  ...ALL_MEET,
  column,
  venues: columns.find(isVenueHeading) ?? null,
});
