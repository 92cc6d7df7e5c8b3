import { add, fraction, fractionOf, ZERO } from '../fraction';
import type { PlayerCriterion } from './criterion';

/**
 * Points of all games, forfeits among them, and the arbiter's adjustment. This is the only place where the adjustment
 * counts: opponents' scores in Sonneborn-Berger, the limit of Koya and direct encounter are about games alone.
 */
export const points: PlayerCriterion = {
  code: 'PTS',
  source: 'FIDE C.07 4',
  of: 'player',
  values: ({ tournament, scores, unit }) =>
    tournament.players.map(({ adjustment = 0 }, player) =>
      add(fraction(scores[player]!, unit), fractionOf(adjustment) ?? ZERO),
    ),
};
