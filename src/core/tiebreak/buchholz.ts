import { entryAt } from '../present';
import { type PlayerCriterion, type Term, cut, numeral, playerCriterion, sumOf } from './criterion';
import type { ScoreTable } from './scores';

/** The score of each opponent, once a game. */
const opponents = ({ encounters, scores, shown }: ScoreTable, player: number): readonly Term[] =>
  encounters(player).map((from) => ({
    from,
    amount: entryAt(scores, from.opponent),
    opponent: entryAt(shown, from.opponent),
  }));

/** `the lowest`, `the two lowest`. */
const few = (count: number, which: string): string =>
  count === 1 ? `the ${which}` : `the ${numeral(count)} ${which}`;

const buchholzBy = (
  code: string,
  name: string,
  source: string,
  lowest: number,
  highest: number,
): PlayerCriterion =>
  playerCriterion({
    code,
    name,
    source,
    shape: 'scores',
    roundRobin: 'forbidden',
    working: (table) => (player) => {
      const terms = cut(opponents(table, player), ({ amount }) => amount, lowest, highest);
      return sumOf(terms, table.unit, { cut: { lowest, highest } });
    },
  });

/** Buchholz: the sum of the opponents' scores. Article 8 forbids it in round robins. */
const buchholz = buchholzBy('BH', 'Buchholz: the opponents’ scores, added up', 'FIDE C.07 8.1', 0, 0);

/** Without some of the lowest scores. */
export const buchholzCut = (count: number): PlayerCriterion =>
  buchholzBy(
    `BH/C${count}`,
    `Buchholz cut ${count}: without ${few(count, 'lowest')} score${count === 1 ? '' : 's'}`,
    `FIDE C.07 14.${Math.min(count, 2)}, 8.1`,
    count,
    0,
  );

/** Without some of the lowest and as many of the highest scores. */
export const buchholzMedian = (count: number): PlayerCriterion =>
  buchholzBy(
    `BH/M${count}`,
    `Buchholz median ${count}: without ${few(count, 'lowest')} and ${few(count, 'highest')} score${count === 1 ? '' : 's'}`,
    `FIDE C.07 14.${Math.min(count, 2) + 2}, 8.1`,
    count,
    count,
  );

/** Sums of opponents’ scores. */
export const BUCHHOLZ: readonly PlayerCriterion[] = [
  buchholz,
  buchholzCut(1),
  buchholzCut(2),
  buchholzMedian(1),
  buchholzMedian(2),
];
