import { fraction } from '../fraction';
import type { PlayerCriterion } from './criterion';

/**
 * Sonneborn-Berger: for each game the opponent's score times the points made against him, on the tournament's own scale
 * (3-1-0 counts three times a beaten opponent's score). Forfeits count; SODOS in Go is the same.
 */
export const sonnebornBerger: PlayerCriterion = {
  code: 'SB',
  source: 'FIDE C.07 9.1',
  of: 'player',
  values: ({ scores, against, unit }) =>
    scores.map((_, player) => {
      const sum = scores.reduce((total, score, opponent) => total + against(player, opponent) * score, 0);
      return fraction(sum, unit * unit);
    }),
};
