import { teamNamed, type Player, type Team } from '../core/model';
import { memberProblems } from '../core/pairing/teams/members';
import { problem, type Problem } from '../core/problem';
import type { CellValue } from '../grid/cell';
import { located, type TournamentParts } from './findTournaments';
import { partName } from './parts';

/**
 * The two teams of a match as the Players sheet names them, the first being that of the lowest numbers. `players` are in
 * the order of their numbers; `numbers` are those of the sheet, row by row. Problems: those of `memberProblems` with the
 * cell; `workbook-part-missing` without a column of teams.
 */
export const parseTeams = (
  { places, sheet }: TournamentParts,
  players: readonly Player[],
  numbers: readonly CellValue[],
): { readonly teams: readonly Team[]; readonly problems: readonly Problem[] } => {
  const column = places.Players_team;
  if (!column) {
    const part = partName('Players_team');
    return { teams: [], problems: [problem('workbook-part-missing', { sheet }, { part })] };
  }
  const teams = [...new Set(players.flatMap(({ team }) => team ?? []))].map(teamNamed);
  const placeOf = (name: string | undefined): Problem['place'] => {
    const no = players.find((player) => player.name === name)?.no;
    return located(column, Math.max(0, numbers.indexOf(no ?? null)));
  };
  return {
    teams,
    problems: memberProblems(players, teams).map(({ code, place, values }) =>
      problem(code, { ...placeOf(place.player), ...place }, values),
    ),
  };
};
