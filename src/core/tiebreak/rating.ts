import { entryAt } from '../present';
import { fraction } from '../fraction';
import type { PlayerCriterion } from './criterion';
import type { ScoreTable } from './scores';
import { plain, playerCriterion } from './working';

/** A player's rating as a whole number, `null` for the unrated. */
export const strengthOf = ({ tournament }: ScoreTable, player: number): number | null => {
  const strength = entryAt(tournament.players, player).rating?.strength ?? null;
  return strength === null ? null : Math.round(strength);
};

/** Their own rating, the highest first, the unrated last. */
const rating = playerCriterion({
  code: 'RTNG',
  name: 'Rating: the highest first',
  source: 'FIDE C.07 10.6',
  shape: 'none',
  working: (table) => (player) => {
    const strength = strengthOf(table, player);
    return plain(strength === null ? null : fraction(strength));
  },
});

/** The lowest first; the unrated still last. */
const ratingReversed: PlayerCriterion = {
  ...rating,
  code: 'RTNG/R',
  name: 'Rating: the lowest first',
  better: 'less',
};

/** By the player’s own rating. */
export const RATINGS: readonly PlayerCriterion[] = [rating, ratingReversed];
