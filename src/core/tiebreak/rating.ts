import { fraction } from '../fraction';
import type { PlayerCriterion } from './criterion';
import type { ScoreTable } from './scores';
import { plain, playerCriterion } from './working';

/** A player's rating as a whole number, `null` for the unrated. */
export const strengthOf = ({ tournament }: ScoreTable, player: number): number | null => {
  const strength = tournament.players[player]!.rating?.strength ?? null;
  return strength === null ? null : Math.round(strength);
};

/** Their own rating, the highest first, the unrated last. */
export const rating = playerCriterion({
  code: 'RTNG',
  source: 'FIDE C.07 10.6',
  shape: 'none',
  working: (table) => (player) => {
    const strength = strengthOf(table, player);
    return plain(strength === null ? null : fraction(strength));
  },
});

/** The lowest first; the unrated still last. */
export const ratingReversed: PlayerCriterion = { ...rating, code: 'RTNG/R', better: 'less' };
