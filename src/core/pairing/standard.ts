import { circleRound } from './circle';
import { ALL_SIZES, withFirstTurned, type Pair, type PairingSystem } from './system';

/** Round `r` as it is printed (seed 002): the left column first, and so number 1 always first. */
const printed = (n: number, r: number): readonly Pair[] => circleRound(n, r - 1);

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
  round: (n, r) => withFirstTurned(printed(n, r), r % 2 === 0),
  literal: printed,
};
