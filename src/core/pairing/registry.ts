import type { Result } from '../result';
import { calledById } from '../names/meant';
import { berger } from './systems/berger';
import { crenshaw } from './systems/crenshaw';
import { porter } from './systems/porter';
import { riches } from './systems/riches';
import { seats } from './systems/seats';
import { shift } from './systems/shift';
import { standard } from './systems/standard';
import type { PairingSystem } from './system';
import { isTeamSystem, type TeamSystem } from './teams/system';
import { classical } from './teams/classical';
import { cyclical } from './teams/cyclical';
import { scheveningen } from './teams/scheveningen';

/** Every pairing system for one list of players, in the order in which they are offered. */
export const SYSTEMS: readonly PairingSystem[] = [berger, crenshaw, standard, riches, shift, seats, porter];

/**
 * The system with an id, else `system-of-teams` for a system of two teams or `system-unknown`, with the `typed` text and all ids
 * (`choices`).
 */
export const systemOf = (id: string): Result<PairingSystem> =>
  calledById(id, SYSTEMS, isTeamSystem(id) ? 'system-of-teams' : 'system-unknown');

/** Every system for two teams, in the order in which they are offered. */
export const TEAM_SYSTEMS: readonly TeamSystem[] = [scheveningen, classical, cyclical];

/** The team system with an id, else `system-of-players` for a system of one list, `system-unknown` for anything else. */
export const teamSystemOf = (id: string): Result<TeamSystem> => {
  const code = SYSTEMS.some((entry) => entry.id === id) ? 'system-of-players' : 'system-unknown';
  return calledById(id, TEAM_SYSTEMS, code);
};
