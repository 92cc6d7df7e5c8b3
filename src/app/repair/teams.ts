import { largest } from '../../core/extremes';
import { andThen, ok, type Result } from '../../core/result';
import type { TeamEvent } from '../../core/teamEvent/model';
import { sheetsOf, type TournamentParts } from '../../sheets/findTournaments';
import type { TeamRoom, TeamSheetNames } from '../../sheets/layout/teamEvent';
import { MATCH_KEY_PARTS } from '../../sheets/parts';
import { columnIn, withNumbers } from '../../sheets/repair/players';
import { gridOfStanding, type Standing } from '../../sheets/repair/standing';
import { parseWithKeys } from '../../sheets/teamEvent/keys';
import { makeTeamWorkbook, teamSheetNames } from '../../sheets/teamEvent/workbook';
import type { Overview } from '../../workbook/port';
import type { SeenSheets } from './seen';

/** The columns of numbers that lines of Matches and Teams are found by. */
const KEYS = [...MATCH_KEY_PARTS, 'Teams_team', 'Teams_member'] as const;

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
 * What the sheets of a tournament of teams hold; numbers of lines that were typed over are taken from its system. Problems: those of
 * `parseWithKeys`.
 */
export const seenOfTeams = (standing: Standing, { sheets }: Overview, time: string): Result<SeenSheets> => {
  const { parts, grids } = standing;
  const parsed = parseWithKeys({ parts, gridOf: gridOfStanding(standing) });
  return andThen(parsed, ({ tournament, warnings, parts: whole, gridOf }) => {
    const numbered = KEYS.reduce((now, part) => {
      const [place, wanted] = [parts.places[part], whole.places[part]];
      // Where lines are gone, the numbers of the others are right.
      return place && wanted?.area.rows === place.area.rows
        ? withNumbers(
            now,
            place,
            gridOf(wanted)?.values.map(([value = null]) => value) ?? columnIn(now, place),
          )
        : now;
    }, standing);
    const own = sheetsOf(parts);
    const taken = sheets.map(({ name }) => name).filter((name) => !own.includes(name));
    const names = namesNow(parts, teamSheetNames(tournament, taken));
    const plan = makeTeamWorkbook(tournament, names, time, roomIn(whole, tournament));
    return ok({ tournament, warnings, standing: numbered, asRead: grids, plan });
  });
};
