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
import { isTeamSystem } from './teams/system';

/** Every pairing system for one list of players, in the order in which they are offered. */
export const SYSTEMS: readonly PairingSystem[] = [berger, crenshaw, standard, riches, shift, seats, porter];

/**
 * The system with an id, else `system-of-teams` for a system of two teams or `system-unknown`, with the `typed` text and all ids
 * (`choices`).
 */
export const systemOf = (id: string): Result<PairingSystem> =>
  calledById(id, SYSTEMS, isTeamSystem(id) ? 'system-of-teams' : 'system-unknown');
