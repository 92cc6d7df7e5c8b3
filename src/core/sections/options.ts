import { optionsWith } from '../conduct/fieldOptions';
import type { Player, SystemOptions } from '../model';
import { bySection } from './found';

/** Of a system's options those that mean anything in a section. */
export const optionsOfSections = (
  system: string,
  players: readonly Pick<Player, 'no' | 'section' | 'team'>[],
  systemOptions: SystemOptions,
): SystemOptions =>
  bySection(players).reduce(
    (known, field) => ({ ...known, ...optionsWith({ system, systemOptions }, field) }),
    {},
  );
