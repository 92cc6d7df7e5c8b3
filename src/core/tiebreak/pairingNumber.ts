import { entryAt } from '../present';
import { fraction } from '../fraction';
import { firstNumber } from '../sections/fields';
import type { PlayerCriterion } from './criterion';
import { plain, playerCriterion } from './working';

/** The pairing number, in a section the number there, the lowest first; a last resort instead of lots. */
const pairingNumber = playerCriterion({
  code: 'TPN',
  name: 'Pairing number: the lowest first',
  source: 'FIDE C.07 7.8',
  shape: 'none',
  better: 'less',
  working: ({ tournament }) => {
    const before = firstNumber(tournament) - 1;
    return (player) => plain(fraction(entryAt(tournament.players, player).no - before));
  },
});

/** The pairing number, the highest first. */
const pairingNumberReversed: PlayerCriterion = {
  ...pairingNumber,
  code: 'TPN/R',
  name: 'Pairing number: the highest first',
  better: 'more',
};

/** By pairing number. */
export const PAIRING_NUMBERS: readonly PlayerCriterion[] = [pairingNumber, pairingNumberReversed];
