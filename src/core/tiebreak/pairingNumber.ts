import { fraction } from '../fraction';
import type { PlayerCriterion } from './criterion';
import { plain, playerCriterion } from './working';

/** The pairing number, the lowest first; a last resort instead of lots. */
export const pairingNumber = playerCriterion({
  code: 'TPN',
  source: 'FIDE C.07 7.8',
  shape: 'none',
  better: 'less',
  working:
    ({ tournament }) =>
    (player) =>
      plain(fraction(tournament.players[player]!.no)),
});

/** The pairing number, the highest first. */
export const pairingNumberReversed: PlayerCriterion = { ...pairingNumber, code: 'TPN/R', better: 'more' };
