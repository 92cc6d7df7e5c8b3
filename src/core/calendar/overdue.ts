import { parseDate } from '../dates';
import type { Game, Tournament } from '../model';

/** A game that should have been played, and by when: its deadline, else its date. */
export interface OverdueGame<G extends Game = Game> {
  readonly game: G;
  readonly due: string;
}

interface Field<G extends Game> extends Pick<Tournament, 'players'> {
  readonly games: readonly G[];
}

/** Games without a result, but those of nobody: of players whose games do not count. */
const unfinished = <G extends Game>({ games, players }: Field<G>): readonly G[] => {
  const gone = new Set(players.filter(({ status }) => status === 'annulled').map(({ no }) => no));
  return games.filter(
    ({ outcome, white, black }) => outcome === null && !gone.has(white) && !gone.has(black),
  );
};

/** The games without a result whose deadline, or date where they have none, is before a day; the longest overdue first. */
export const overdueGames = <G extends Game>(
  tournament: Field<G>,
  today: string,
): readonly OverdueGame<G>[] => {
  const now = parseDate(today)?.day ?? -Infinity;
  return unfinished(tournament)
    .flatMap((game): readonly OverdueGame<G>[] => {
      const due = game.deadline ?? game.date ?? '';
      return (parseDate(due)?.day ?? Infinity) < now ? [{ game, due }] : [];
    })
    .sort((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : one.game.no - other.game.no));
};
