import { largest } from '../../core/extremes';
import { andThen, ok, type Result } from '../../core/result';
import type { TeamEvent } from '../../core/teamEvent/model';
import { sheetsOf, type TournamentParts } from '../../sheets/findTournaments';
import type { TeamRoom, TeamSheetNames } from '../../sheets/layout/teamEvent';
import type { Standing } from '../../sheets/repair/standing';
import { mendTeams } from '../../sheets/repair/teams';
import { makeTeamWorkbook, teamSheetNames } from '../../sheets/teamEvent/workbook';
import type { WorkbookPlan } from '../../grid/plan';
import type { Overview } from '../../workbook/port';
import type { SeenSheets } from './seen';

/** The names of its sheets: those that they have, and of those that are gone or were never made the ones that are free. */
const namesNow = ({ sheet, places }: TournamentParts, free: TeamSheetNames): TeamSheetNames => ({
  standings: places.Standings?.sheet ?? free.standings,
  crosstable: places.Crosstable?.sheet ?? free.crosstable,
  players: places.Individuals?.sheet ?? free.players,
  calculation: places.Calculation?.sheet ?? free.calculation,
  movement: places.Movement?.sheet ?? free.movement,
  settings: sheet,
  matches: places.Matches_match?.sheet ?? free.matches,
  teams: places.Teams_team?.sheet ?? free.teams,
  log: places.Log?.sheet ?? free.log,
});

/** The room that the sheets have: rows of Teams are as many for each team, its own line among them. */
const roomIn = ({ places }: TournamentParts, { players: teams, tieBreaks }: TeamEvent): TeamRoom => ({
  members: Math.max(
    largest(teams.map(({ members }) => members.length)),
    Math.floor((places.Teams_team?.area.rows ?? 0) / teams.length) - 1,
  ),
  slots: Math.max(tieBreaks.length, places.TieBreaks?.area.rows ?? 0),
});

/**
 * How sheets of teams are planned in the place of those that a tournament has, under the same names and with no less room. `taken` are the names
 * of all other sheets.
 */
export const teamSheetsNow = (
  parts: TournamentParts,
  now: TeamEvent,
  taken: readonly string[],
  time: string,
): ((event: TeamEvent) => WorkbookPlan) => {
  const names = namesNow(parts, teamSheetNames(now, taken));
  const { members, slots } = roomIn(parts, now);
  return (event) => {
    const most = largest(event.players.map((team) => team.members.length));
    return makeTeamWorkbook(event, names, time, { members: Math.max(members, most), slots });
  };
};

/** What the sheets of a tournament of teams hold. Problems: those of `mendTeams`. */
export const seenOfTeams = (standing: Standing, { sheets }: Overview, time: string): Result<SeenSheets> =>
  andThen(mendTeams(standing), ({ tournament, warnings, standing: numbered, whole }) => {
    const { parts, grids } = standing;
    const own = sheetsOf(parts);
    const taken = sheets.map(({ name }) => name).filter((name) => !own.includes(name));
    const plan = teamSheetsNow(whole, tournament, taken, time)(tournament);
    return ok({ tournament, warnings, standing: numbered, asRead: grids, plan });
  });
