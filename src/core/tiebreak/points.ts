import { entryAt } from '../present';
import { fractionOf, ZERO } from '../fraction';
import { playerCriterion, sumOf } from './working';

/** The arbiter's adjustment has at most two decimals. */
const HUNDREDTHS = 100;

/**
 * Points of all games, forfeits among them, and the arbiter's adjustment. This is the only place where the adjustment
 * counts: opponents' scores in Sonneborn-Berger, the limit of Koya and direct encounter are about games alone.
 */
export const points = playerCriterion({
  code: 'PTS',
  name: 'Points',
  source: 'FIDE C.07 4',
  shape: 'points',
  working: (table) => (player) => {
    const { unit, tournament } = table;
    const adjustment = fractionOf(entryAt(tournament.players, player).adjustment ?? 0) ?? ZERO;
    const games = table.encounters(player).map((from) => ({ from, amount: from.points * HUNDREDTHS }));
    const adjusted = {
      from: 'adjustment',
      amount: (adjustment.n * HUNDREDTHS * unit) / adjustment.d,
    } as const;
    return sumOf(adjustment.n === 0 ? games : [...games, adjusted], unit * HUNDREDTHS);
  },
});
