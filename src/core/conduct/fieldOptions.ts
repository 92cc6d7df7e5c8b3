import type { Player, SystemOptions, Tournament } from '../model';
import { optionsInField } from '../pairing/anySystem';

/** Of a tournament's options those that still mean something with these players. */
export const optionsWith = (
  { system, systemOptions = {} }: Pick<Tournament, 'system' | 'systemOptions'>,
  players: readonly Pick<Player, 'team'>[],
): SystemOptions =>
  Object.fromEntries(
    Object.entries(systemOptions).filter(
      ([name, value]) => optionsInField(system, players, { [name]: value }).ok,
    ),
  );
