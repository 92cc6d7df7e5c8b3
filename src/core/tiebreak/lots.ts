import { entryAt } from '../present';
import { drawLots } from '../draw/lots';
import { fraction } from '../fraction';
import { firstNumber } from '../sections/fields';
import { plain, playerCriterion } from './working';

/**
 * Lots for the last ties: all pairing numbers in an order drawn from the tournament's written seed (see `drawLots`), the
 * first drawn first. Without a seed everybody stays tied.
 */
export const lots = playerCriterion({
  code: 'LOTS',
  name: 'Drawing of lots',
  source: 'FIDE C.07 4.2',
  shape: 'none',
  better: 'less',
  working: ({ tournament }) => {
    const { players, lotsSeed } = tournament;
    if (lotsSeed === undefined) return () => plain(null);
    const drawn = drawLots(players.length, lotsSeed);
    const first = firstNumber(tournament);
    return (player) => plain(fraction(drawn.indexOf(entryAt(players, player).no - first) + 1));
  },
});
