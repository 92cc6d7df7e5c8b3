import { parseDate } from '../dates';
import type { Game, Tournament } from '../model';

/** A game that should have been played, and by when: its deadline, else its date. */
export interface OverdueGame {
  readonly game: Game;
  readonly due: string;
}

/** Games without a result, but those of nobody: of players whose games do not count. */
const unfinished = ({ games, players }: Pick<Tournament, 'games' | 'players'>): readonly Game[] => {
  const gone = new Set(players.filter(({ status }) => status === 'annulled').map(({ no }) => no));
  return games.filter(
    ({ outcome, white, black }) => outcome === null && !gone.has(white) && !gone.has(black),
  );
};

/** The games without a result whose deadline, or date where they have none, is before a day; the longest overdue first. */
export const overdueGames = (
  tournament: Pick<Tournament, 'games' | 'players'>,
  today: string,
): readonly OverdueGame[] => {
  const now = parseDate(today)?.day ?? -Infinity;
  return unfinished(tournament)
    .flatMap((game): readonly OverdueGame[] => {
      const due = game.deadline ?? game.date ?? '';
      return (parseDate(due)?.day ?? Infinity) < now ? [{ game, due }] : [];
    })
    .sort((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : one.game.no - other.game.no));
};
