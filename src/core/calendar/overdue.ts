import { compared } from '../numbers';
import { parseDate } from './dates';
import type { Game, Tournament } from '../model';
import { stillToPlay } from '../results/progress';

/** A game that should have been played, and its due day: its deadline, else its date. */
export interface OverdueGame<G extends Game = Game> {
  readonly game: G;
  readonly due: string;
}

/** The games without a result that were due before a day; the longest overdue first. */
export const overdueGames = <G extends Game>(
  tournament: Pick<Tournament, 'players'> & { readonly games: readonly G[] },
  today: string,
): readonly OverdueGame<G>[] => {
  const now = parseDate(today)?.day ?? -Infinity;
  return stillToPlay(tournament)
    .flatMap((game): readonly OverdueGame<G>[] => {
      const due = game.deadline ?? game.date ?? '';
      return (parseDate(due)?.day ?? Infinity) < now ? [{ game, due }] : [];
    })
    .sort((one, other) => compared(one.due, other.due) || one.game.no - other.game.no);
};
