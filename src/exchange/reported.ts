import type { Game, Tournament } from '../core/model';
import { problem, type Problem } from '../core/problem';

/**
 * The games that a rating report has: all but those that are annulled for a reason of their own. What somebody played before they left is
 * rated, though it counts for nobody in the standings.
 */
export const reportedGames = ({ games }: Pick<Tournament, 'games'>): readonly Game[] =>
  games.filter(({ annulled }) => annulled !== true);

/** That a report goes out before the last game is finished. */
export const openGames = (tournament: Pick<Tournament, 'games'>): readonly Problem[] => {
  const count = reportedGames(tournament).filter(({ outcome }) => outcome === null).length;
  return count === 0 ? [] : [problem('exchange-games-open', {}, { count })];
};
