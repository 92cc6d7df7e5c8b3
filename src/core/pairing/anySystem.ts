import type { Player, SystemOptions } from '../model';
import { andThen, type Result } from '../result';
import { resolveOptions } from './options';
import { SYSTEMS, systemOf } from './registry';
import { isTeamSystem } from './teams/ids';
import { TEAM_SYSTEMS, teamSystemOf } from './teams/registry';

/** Every pairing system, of one list of players or of two teams. */
export const ALL_SYSTEMS = [...SYSTEMS, ...TEAM_SYSTEMS];

/** How many there are of each team, nobody's among them. */
const teamCounts = (players: readonly Pick<Player, 'team'>[]): readonly number[] => {
  const counts = new Map<string | undefined, number>();
  for (const { team } of players) counts.set(team, (counts.get(team) ?? 0) + 1);
  return [...counts.values()];
};

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
    ? andThen(teamSystemOf(id), (system) => resolveOptions(system, Math.max(...teamCounts(players)), asked))
    : andThen(systemOf(id), (system) => resolveOptions(system, players.length, asked));
