import { largest } from '../extremes';
import { countsOf } from '../grouped';
import { andThen, type Result } from '../result';
import type { Rounds } from './colours';
import { resolveOptions } from './options';
import { SYSTEMS, systemOf, TEAM_SYSTEMS, teamSystemOf } from './registry';
import { makeSchedule } from './schedule';
import { isTeamSystem } from './teams/system';
import { matchOf } from './teams/members';
import { makeTeamSchedule } from './teams/schedule';
import type { Player, SystemOptions, Tournament } from '../model';

/** Every pairing system, of one list of players or of two teams. */
export const ALL_SYSTEMS = [...SYSTEMS, ...TEAM_SYSTEMS];

/** How many players each team has, including players without a team. */
const teamCounts = (players: readonly Pick<Player, 'team'>[]): Iterable<number> =>
  countsOf(players.map(({ team }) => team)).values();

/**
 * The options of a system in a field, as `resolveOptions` gives them; in a match of two teams its size is that of the
 * larger one. Problems: those of `systemOf` and `resolveOptions`.
 */
export const optionsInField = (
  id: string,
  players: readonly Pick<Player, 'team'>[],
  asked: SystemOptions,
): Result<SystemOptions> =>
  isTeamSystem(id)
    ? andThen(teamSystemOf(id), (system) => resolveOptions(system, largest(teamCounts(players)), asked))
    : andThen(systemOf(id), (system) => resolveOptions(system, players.length, asked));

/** The schedule that a tournament was made with. Problems: those of `makeSchedule` or `makeTeamSchedule`. */
export const scheduleOf = (tournament: Tournament): Result<Rounds> => {
  const { system, systemOptions: options, players, cycles, exchangeLastTwo, discipline } = tournament;
  const match = matchOf(tournament);
  return match
    ? makeTeamSchedule({ system, cycles, options, ...match })
    : makeSchedule({
        system,
        players: players.length,
        cycles,
        exchangeLastTwo,
        options,
        orTwo: discipline !== undefined,
      });
};

/** Whether two numbers should meet: in a match of two teams, only members of different teams do. */
export const meetingsOf = (tournament: Tournament): ((one: number, other: number) => boolean) => {
  const match = matchOf(tournament);
  return match ? (one, other) => one <= match.boards !== other <= match.boards : () => true;
};

/** How many games a cycle has. */
export const gamesInCycle = (tournament: Tournament): number => {
  const match = matchOf(tournament);
  const { length } = tournament.players;
  return match ? match.boards * match.opponents : (length * (length - 1)) / 2;
};

/** The tournament's options that still matter with these players. */
export const optionsWith = (
  { system, systemOptions = {} }: Pick<Tournament, 'system' | 'systemOptions'>,
  players: readonly Pick<Player, 'team'>[],
): SystemOptions =>
  Object.fromEntries(
    Object.entries(systemOptions).filter(
      ([name, value]) => optionsInField(system, players, { [name]: value }).ok,
    ),
  );
