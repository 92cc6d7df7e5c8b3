import { letterOf } from './letters';
import { systemOf } from './registry';
import type { Schedule } from './schedule';
import { tableSize } from './system';

/** The letter of a player's place in the table, A for the first; in an odd field the letter of the bye is nobody's. */
export const letterLabels = ({
  system,
  players,
  options,
}: Omit<Schedule, 'rounds'>): ((no: number) => string) => {
  const found = systemOf(system);
  const n = tableSize(players);
  const bye = found.ok && n > players ? found.value.bye(n, options) : n + 1;
  return (no) => letterOf(no < bye ? no : no + 1);
};
