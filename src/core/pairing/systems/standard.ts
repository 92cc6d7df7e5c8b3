import { circleRound } from './circle';
import { ALL_SIZES, type PairingSystem } from '../system';

/**
 * The standard circle: number 1 stays, everybody else moves on by one seat. The method says nothing about colours. Here the left
 * column has White, and number 1 changes sides every round, as with Riches.
 */
export const standard: PairingSystem = {
  id: 'standard',
  name: 'Standard circle',
  about:
    'The well-known circle: number 1 stays and everyone else moves on by one seat. Choose it to repeat an old schedule, or to have 1 and 2 meet in the last round. Colours are even in the end, but from 6 players on, somebody has one colour three times in a row or more; the order of Riches avoids that. With an odd number of players, whoever meets the last number has the bye.',
  source: 'The circle method; colours after John Riches',
  sizes: ALL_SIZES,
  options: [],
  bye: (n) => n,
  exchange: () => false,
  round: (n, r, boards) => circleRound(n, r - 1, r % 2 === 1, boards),
  /** Round Robin Roundabout prints the left column first, so number 1 always comes first. */
  literal: (n, r, boards) => circleRound(n, r - 1, true, boards),
};
