import { circleRound } from './circle';
import { ALL_SIZES, type PairingSystem } from './system';

/**
 * The standard circle: number 1 stays, everybody else moves on by one seat. The method says nothing of colours; here the
 * left column has White, and number 1 changes sides every round, as Riches has it.
 */
export const standard: PairingSystem = {
  id: 'standard',
  source: 'The circle method of seed 002; colours after John Riches (seed 003)',
  sizes: ALL_SIZES,
  options: [],
  bye: (n) => n,
  exchange: () => false,
  round: (n, r, boards) => circleRound(n, r - 1, r % 2 === 1, boards),
  /** Seed 002: the left column first, and so number 1 always first. */
  literal: (n, r, boards) => circleRound(n, r - 1, true, boards),
};
