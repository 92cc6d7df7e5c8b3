import { fail, ok, type Result } from '../../result';
import { unknownProblem } from '../../names/meant';
import { SYSTEMS } from '../registry';
import { classical } from './classical';
import { cyclical } from './cyclical';
import { scheveningen } from './scheveningen';
import type { TeamSystem } from './system';

/** Every system for two teams, in the order in which they are offered. */
export const TEAM_SYSTEMS: readonly TeamSystem[] = [scheveningen, classical, cyclical];

/** The team system with an id, else `system-of-players` for a system of one list, `system-unknown` for anything else. */
export const teamSystemOf = (id: string): Result<TeamSystem> => {
  const system = TEAM_SYSTEMS.find((entry) => entry.id === id);
  const ids = TEAM_SYSTEMS.map((entry) => entry.id);
  const code = SYSTEMS.some((entry) => entry.id === id) ? 'system-of-players' : 'system-unknown';
  return system ? ok(system) : fail(unknownProblem(code, id, ids));
};
