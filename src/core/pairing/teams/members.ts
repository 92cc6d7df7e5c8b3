import { present } from '../../present';
import type { Player, Team, Tournament } from '../../model';
import { problem, type Problem } from '../../problem';
import { unlessProblems, type Result } from '../../result';
import { isTeamSystem, TEAM_SIZES } from './system';

/** How many members the first team has, with the numbers from 1 on, and the second, with the numbers after them. */
export interface MatchSizes {
  readonly boards: number;
  readonly opponents: number;
}

type Member = Pick<Player, 'name' | 'team'>;

const countOf = (players: readonly Member[], team: Team | undefined): number =>
  players.filter((player) => player.team === team?.id).length;

const sizeProblems = (players: readonly Member[], teams: readonly Team[]): readonly Problem[] => {
  const { least, most } = TEAM_SIZES;
  return teams
    .map((team) => ({ team: team.name, count: countOf(players, team) }))
    .filter(({ count }) => count < least || count > most)
    .map(({ team, count }) => problem('team-size', {}, { team, count, least, most }));
};

/**
 * Why players, in the order of their numbers, cannot be the two teams of a match: `team-missing` for each without a team,
 * `teams-not-two`, `team-size`, `team-numbers` for each member of the first team with a number after one of the second.
 */
export const memberProblems = (players: readonly Member[], teams: readonly Team[]): readonly Problem[] => {
  const missing = players.filter(({ team }) => !teams.some(({ id }) => id === team));
  if (missing.length > 0) return missing.map(({ name: player }) => problem('team-missing', { player }));
  if (teams.length !== 2) {
    const names = teams.map(({ name }) => name).join(', ');
    return [problem('teams-not-two', {}, { count: teams.length, names })];
  }
  const sizes = sizeProblems(players, teams);
  if (sizes.length > 0) return sizes;
  const [first] = teams;
  const late = players.slice(countOf(players, first)).filter(({ team }) => team === present(first).id);
  return late.map(({ name: player }) => problem('team-numbers', { player }, { team: present(first).name }));
};

/** The sizes of the two teams of a match. Problems: those of `memberProblems`. */
export const matchSizes = (players: readonly Member[], teams: readonly Team[]): Result<MatchSizes> =>
  unlessProblems(memberProblems(players, teams), () => ({
    boards: countOf(players, teams[0]),
    opponents: countOf(players, teams[1]),
  }));

/** The sizes of the teams if a tournament is a match of two, else `null`. */
export const matchOf = ({
  system,
  players,
  teams,
}: Pick<Tournament, 'system' | 'players' | 'teams'>): MatchSizes | null => {
  if (!isTeamSystem(system)) return null;
  const sizes = matchSizes(
    [...players].sort((one, other) => one.no - other.no),
    teams,
  );
  return sizes.ok ? sizes.value : null;
};
