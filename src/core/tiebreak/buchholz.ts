import type { PlayerCriterion, Term } from './criterion';
import { cut } from './cut';
import type { ScoreTable } from './scores';
import { playerCriterion, sumOf } from './working';

/** The score of each opponent, once a game. */
const opponents = ({ encounters, scores, shown }: ScoreTable, player: number): readonly Term[] =>
  encounters(player).map((from) => ({
    from,
    amount: scores[from.opponent]!,
    opponent: shown[from.opponent]!,
  }));

const buchholzBy = (code: string, source: string, lowest: number, highest: number): PlayerCriterion =>
  playerCriterion({
    code,
    source,
    shape: 'scores',
    roundRobin: 'forbidden',
    working: (table) => (player) => {
      const terms = cut(opponents(table, player), ({ amount }) => amount, lowest, highest);
      return sumOf(terms, table.unit, { cut: { lowest, highest } });
    },
  });

/** Buchholz: the sum of the opponents' scores. Article 8 forbids it in round robins. */
export const buchholz = buchholzBy('BH', 'FIDE C.07 8.1', 0, 0);

/** Without so many of the lowest scores. */
export const buchholzCut = (count: number): PlayerCriterion =>
  buchholzBy(`BH/C${count}`, `FIDE C.07 14.${Math.min(count, 2)}, 8.1`, count, 0);

/** Without so many of the lowest and as many of the highest scores. */
export const buchholzMedian = (count: number): PlayerCriterion =>
  buchholzBy(`BH/M${count}`, `FIDE C.07 14.${Math.min(count, 2) + 2}, 8.1`, count, count);
