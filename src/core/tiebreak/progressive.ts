import { fraction } from '../fraction';
import type { PlayerCriterion, Term } from './criterion';
import type { ScoreTable } from './scores';
import { numeral } from './numeral';
import { playerCriterion, sumOf } from './working';

/**
 * What a game adds to the sum of the scores after each round: its points once for its own round and each later one, without
 * the first `cuts` rounds' scores. A day of rest repeats the score.
 */
const times = ({ tournament }: ScoreTable, round: number, cuts: number): number =>
  tournament.rounds - Math.max(round, cuts + 1) + 1;

const nameOf = (cuts: number): string => {
  if (cuts === 0) return 'Progressive score: the scores after each round, added up';
  return `Progressive cut ${cuts}: the score without the first ${cuts === 1 ? 'round' : `${numeral(cuts)} rounds`}`;
};

/** Progressive scores, of which the first so many are left out (the later ones still hold their points). */
export const progressive = (cuts: number): PlayerCriterion =>
  playerCriterion({
    code: cuts === 0 ? 'PS' : `PS/C${cuts}`,
    name: nameOf(cuts),
    source: cuts === 0 ? 'FIDE C.07 7.5' : `FIDE C.07 14.${Math.min(cuts, 2)}, 7.5`,
    shape: 'rounds',
    working: (table) => (player) => {
      const terms = table.encounters(player).map((from): Term => {
        const rounds = Math.max(0, times(table, from.game.round, cuts));
        return { from, amount: from.points * rounds, factor: fraction(rounds) };
      });
      return sumOf(terms, table.unit, { cut: { lowest: cuts, highest: 0 } });
    },
  });

/** Progressive scores that are offered. */
export const PROGRESSIVE = [progressive(0), progressive(1), progressive(2)];
