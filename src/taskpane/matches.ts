import { countsOf } from '../core/grouped';
import { largest } from '../core/extremes';
import { matchProposed, withTeams } from '../app/pairTeams';
import { TEAM_NUMBERING } from '../core/draw/teams';
import { isTeamSystem } from '../core/pairing/teams/system';
import type { SystemId, TeamSystemId } from '../core/model';
import type { Roster } from '../sheets/roster';
import { methodOf } from './numbering';
import type { SystemChoice } from './options';
import { isSchoolClass } from './proposal';
import { onceFor } from './teams';

/** The two teams of a list, by the column that says who plays for whom. */
export interface ListMatch {
  readonly column: string;
  readonly system: TeamSystemId;
}

/** The match of two teams by a column that is headed so. */
const matchUnder = (roster: Roster, headed?: string): ListMatch | null => {
  const [found] = matchProposed(roster, headed);
  if (!found) return null;
  const { column, system } = found.values;
  const proposed = String(system);
  return isTeamSystem(proposed) ? { column: String(column), system: proposed } : null;
};

/** The match of two teams that a list looks like; `null` for one of players who are in no team, or in other teams. */
export const matchIn = onceFor((roster: Roster) => matchUnder(roster));

/** The same, by clubs where no column has teams. */
export const clubMatchIn = onceFor((roster: Roster) => matchUnder(roster, roster.headings.federation));

/** Neither a match nor seats are proposed to those who chose what only one list has: a place to stay in, colours, a way of giving numbers. */
const isOpen = (options: SystemChoice): boolean =>
  options.pins.length === 0 && options.colours === 'system' && TEAM_NUMBERING.includes(methodOf(options));

/** The system: the one that was chosen, that of a match or of a school class where the list looks like one, or none. */
export const systemWanted = (roster: Roster, options: SystemChoice): SystemId | undefined => {
  if (options.system !== null || !isOpen(options)) return options.system ?? undefined;
  return matchIn(roster)?.system ?? (isSchoolClass(roster) ? 'seats' : undefined);
};

/** Whether the tournament would be a match of two teams. */
export const isMatch = (roster: Roster, options: SystemChoice): boolean =>
  isTeamSystem(systemWanted(roster, options) ?? '');

/** How large the table of a tournament has to be: for all players, in a match for the larger team. */
export const tableFor = (roster: Roster, options: SystemChoice): number => {
  const teams = isMatch(roster, options) ? withTeams(roster) : null;
  if (!teams?.ok) return roster.players.length;
  return largest(countsOf(teams.value.teams.map((name) => name.toLowerCase())).values());
};
