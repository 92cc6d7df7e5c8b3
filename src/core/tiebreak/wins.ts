import { fraction } from '../fraction';
import type { PlayerCriterion } from './criterion';

/** Number of wins, won by forfeit or over the board. */
export const wins: PlayerCriterion = {
  code: 'WIN',
  source: 'FIDE C.07 7.1',
  of: 'player',
  values: (table) => table.wins.map((count) => fraction(count)),
};
