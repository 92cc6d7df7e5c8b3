import { entryAt } from '../present';
import { fraction } from '../fraction';
import { isGame, type PlayerCriterion, type Term, cut, numeral, playerCriterion, sumOf } from './criterion';
import type { ScoreTable } from './scores';

/** For each game the opponent's score times the points made against them, in 1/unit². */
const products = (table: ScoreTable, player: number): readonly Term[] =>
  table.encounters(player).map((from) => ({
    from,
    amount: from.points * entryAt(table.scores, from.opponent),
    opponent: entryAt(table.shown, from.opponent),
    factor: fraction(from.points, table.unit),
  }));

const opponentScore = ({ scores }: ScoreTable, { from }: Term): number =>
  isGame(from) ? entryAt(scores, from.opponent) : 0;

/**
 * Sonneborn-Berger: for each game the opponent's score times the points made against them, on the tournament's own scale (with
 * 3-1-0, a beaten opponent's score counts three times). Forfeits count.
 */
const sonnebornBerger = playerCriterion({
  code: 'SB',
  name: 'Sonneborn-Berger: own points times the opponent’s, added up',
  source: 'FIDE C.07 9.1',
  shape: 'product',
  working: (table) => (player) => sumOf(products(table, player), table.unit ** 2),
});

/** Sonneborn-Berger in Go: the scores of defeated opponents, and half the score for jigo. */
const sodos: PlayerCriterion = {
  ...sonnebornBerger,
  code: 'SODOS',
  name: 'SODOS: scores of the defeated opponents',
  source: 'Custom of Go clubs',
  games: 'colours',
};

const lowestOpponents = (count: number): string =>
  count === 1
    ? 'the opponent with the lowest score'
    : `the ${numeral(count)} opponents with the lowest scores`;

/**
 * Sonneborn-Berger without the products of the opponents with the lowest scores, beaten or not; among opponents with equal
 * scores, the lowest product goes.
 */
export const sonnebornCut = (count: number): PlayerCriterion =>
  playerCriterion({
    code: `SB/C${count}`,
    name: `Sonneborn-Berger cut ${count}: without ${lowestOpponents(count)}`,
    source: `FIDE C.07 14.${Math.min(count, 2)}, 9.1`,
    shape: 'product',
    working: (table) => (player) => {
      const terms = cut(products(table, player), (term) => opponentScore(table, term), count);
      return sumOf(terms, table.unit ** 2, { cut: { lowest: count, highest: 0 } });
    },
  });

/** Sums of opponents’ scores times own results. */
export const SONNEBORN: readonly PlayerCriterion[] = [
  sonnebornBerger,
  sodos,
  sonnebornCut(1),
  sonnebornCut(2),
];
