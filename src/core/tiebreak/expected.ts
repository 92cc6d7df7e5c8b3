import { fraction } from '../fraction';
import { expectedOf } from '../ratingChange';
import type { PlayerCriterion, Shape, Term } from './criterion';
import { allRated, HUNDREDTHS } from './performance';
import { strengthOf } from './rating';
import type { ScoreTable } from './scores';
import { plain, playerCriterion, sumOf } from './working';

const byGames = (
  code: string,
  name: string,
  shape: Shape,
  amountOf: (expected: number, score: number) => number,
): PlayerCriterion =>
  playerCriterion({
    code,
    name,
    shape,
    source: 'FIDE B.02 8.3',
    rated: true,
    working: (table: ScoreTable) => {
      if (!allRated(table)) return () => plain(null);
      return (player) => {
        const own = strengthOf(table, player) ?? 0;
        const terms = table.encounters(player).map((from): Term => {
          const opponent = strengthOf(table, from.opponent) ?? 0;
          const amount = amountOf(expectedOf(own, opponent), HUNDREDTHS[from.mark]);
          const term = { from, amount, opponent: fraction(opponent) };
          return from.played ? term : { ...term, out: 'forfeit' };
        });
        return sumOf(terms, HUNDREDTHS.win);
      };
    },
  });

/** The score that the ratings let expect, over the board. */
const expectedScore = byGames(
  'FIDE_WE',
  'Expected score: what the ratings expect',
  'expected',
  (expected) => expected,
);

/** Score over the board less expected score: times K it is the change of the rating. */
const ratingDifference = byGames(
  'FIDE_DR',
  'Score above expected: above what the ratings expect',
  'above',
  (expected, score) => score - expected,
);

/** What ratings let expect. */
export const EXPECTED: readonly PlayerCriterion[] = [expectedScore, ratingDifference];
