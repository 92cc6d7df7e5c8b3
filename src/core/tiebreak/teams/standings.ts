import { entryAt, present } from '../../present';
import type { Fraction } from '../../fraction';
import type { Tournament } from '../../model';
import { type Result, unlessProblems } from '../../result';
import { placed, type Ranked, rank } from '../ranking';
import {
  boardCount,
  boardNumbers,
  bottomBoards,
  teamBlackWins,
  topBoards,
  type TeamCriterion,
  extendedDirectEncounter,
  extendedSonneborn,
  gamePoints,
  matchPoints,
  scheduleStrength,
} from './criteria';
import { checkTeamOrder } from './order';
import { type Primary, type TeamTable, teamTable } from './table';

/** Every criterion for teams, in the order in which they are offered. */
export const TEAM_CRITERIA: readonly TeamCriterion[] = [
  matchPoints,
  gamePoints,
  extendedDirectEncounter,
  boardNumbers,
  teamBlackWins,
  boardCount,
  topBoards,
  bottomBoards,
  ...extendedSonneborn,
  scheduleStrength,
];

const criterionOf = (code: string): TeamCriterion | undefined =>
  TEAM_CRITERIA.find((criterion) => criterion.code === code.toUpperCase());

/** The primary score of a list: the one that comes first. */
export const primaryOf = (order: readonly string[]): Primary =>
  order[0]?.toUpperCase() === gamePoints.code ? 'game' : 'match';

/** Ranks some teams of a table by a list without problems (`checkTeamOrder`). */
export const rankTeams = (
  table: TeamTable,
  order: readonly string[],
  ranked: readonly number[],
): Ranked<TeamCriterion> =>
  rank<TeamTable, TeamCriterion>(
    order.map((code) => present(criterionOf(code))),
    table,
    ranked,
    table.matches.length,
  );

/** One team's line. */
export interface TeamRow {
  /** The team's id. */
  readonly team: string;
  readonly rank: number;
  readonly rankTo: number;
  /** A value for each criterion; for those among tied teams the rank there, `null` if nothing is decided. */
  readonly values: readonly (Fraction | null)[];
}

/**
 * The standings of the teams of a tournament. A match is all games of two teams in one round; boards count from the lowest board
 * of the round. The first criterion of the list, `MP` or `GP`, is the primary score. Problems as for `checkTeamOrder`.
 */
export const teamStandings = (tournament: Tournament, order: readonly string[]): Result<readonly TeamRow[]> =>
  unlessProblems(checkTeamOrder(order), () => {
    const all = tournament.teams.map((_, team) => team);
    const { groups, stages } = rankTeams(teamTable(tournament, primaryOf(order)), order, all);
    return placed(groups).map(({ competitor, ...places }) => ({
      team: entryAt(tournament.teams, competitor).id,
      ...places,
      values: stages.map(({ column }) => entryAt(column, competitor)),
    }));
  });
