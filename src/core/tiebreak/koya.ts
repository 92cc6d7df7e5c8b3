import { fraction } from '../fraction';
import type { PlayerCriterion } from './criterion';
import type { ScoreTable } from './scores';

/**
 * Whether each player has at least half of the points that one player can make: half a win for each game against each
 * ranked opponent in each cycle. Not half the rounds: an odd field has a round more than a player has games.
 */
const reachesHalf = ({ tournament, counts, scores }: ScoreTable): readonly boolean[] => {
  const games = tournament.cycles * (counts.filter(Boolean).length - 1);
  return scores.map((score, player) => counts[player]! && 2 * score >= tournament.scoring.win * games);
};

/** Koya: points made against opponents who have at least half of the maximum. Forfeits count. */
export const koya: PlayerCriterion = {
  code: 'KS',
  source: 'FIDE C.07 9.2',
  of: 'player',
  values: (table) => {
    const reached = reachesHalf(table);
    const strong = reached.flatMap((yes, player) => (yes ? [player] : []));
    return reached.map((_, player) => {
      const sum = strong.reduce((total, opponent) => total + table.against(player, opponent), 0);
      return fraction(sum, table.unit);
    });
  },
};
