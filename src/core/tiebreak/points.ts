import { entryAt } from '../present';
import { fractionOf, ZERO, fraction } from '../fraction';
import { playerCriterion, sumOf, numeral, type PlayerCriterion, type Term } from './criterion';
import type { ScoreTable } from './scores';

/** The arbiter's adjustment has at most two decimals. */
const HUNDREDTHS = 100;

/**
 * Points of all games, including forfeits, and the arbiter's adjustment. Only here does the adjustment count: opponents' scores
 * in Sonneborn-Berger, the limit of Koya and direct encounter only use games.
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

/** Points on the scale 1-½-0, whatever the tournament's own: 1 for anything worth more than a draw, ½ for a draw's worth. */
export const standardPoints = playerCriterion({
  code: 'STD',
  name: 'Standard points: 1 for a win, ½ for a draw',
  source: 'FIDE C.07 7.7',
  shape: 'weights',
  working:
    ({ encounters, tournament: { scoring } }) =>
    (player) => {
      const terms = encounters(player).map((from) => {
        if (from.points === scoring.draw) return { from, amount: 1 };
        return { from, amount: from.points > scoring.draw ? 2 : 0 };
      });
      return sumOf(terms, 2);
    },
});

/**
 * What a game adds to the sum of the scores after each round: its points once for its own round and each later one, without the
 * scores of the first `cuts` rounds. A bye repeats the score.
 */
const times = ({ tournament }: ScoreTable, round: number, cuts: number): number =>
  tournament.rounds - Math.max(round, cuts + 1) + 1;

const nameOf = (cuts: number): string => {
  if (cuts === 0) return 'Progressive score: the scores after each round, added up';
  return `Progressive cut ${cuts}: the score without the first ${cuts === 1 ? 'round' : `${numeral(cuts)} rounds`}`;
};

/** Progressive scores without the first rounds' scores (later scores still include those points). */
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

/** Progressive scores on offer. */
export const PROGRESSIVE = [progressive(0), progressive(1), progressive(2)];
