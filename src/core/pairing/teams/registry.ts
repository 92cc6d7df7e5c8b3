import type { Result } from '../../result';
import { calledById } from '../../names/meant';
import { SYSTEMS } from '../registry';
import { classical } from './classical';
import { cyclical } from './cyclical';
import { scheveningen } from './scheveningen';
import type { TeamSystem } from './system';

/** Every system for two teams, in the order in which they are offered. */
export const TEAM_SYSTEMS: readonly TeamSystem[] = [scheveningen, classical, cyclical];

/** The team system with an id, else `system-of-players` for a system of one list, `system-unknown` for anything else. */
export const teamSystemOf = (id: string): Result<TeamSystem> => {
  const code = SYSTEMS.some((entry) => entry.id === id) ? 'system-of-players' : 'system-unknown';
  return calledById(id, TEAM_SYSTEMS, code);
};
