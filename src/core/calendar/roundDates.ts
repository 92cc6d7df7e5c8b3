import { countsOf } from '../grouped';
import type { Game, Tournament } from '../model';

/** The date of each round, from the first; `undefined` where none is known. */
export type RoundDates = readonly (string | undefined)[];

/** The most common of some dates. On a tie, the one more common among the others, then the earlier. */
export const commonestOf = (dates: readonly string[], others: readonly string[] = []): string | undefined => {
  const among = countsOf(others);
  const [first] = [...countsOf(dates)].sort(
    ([one, often], [other, otherOften]) =>
      otherOften - often || (among.get(other) ?? 0) - (among.get(one) ?? 0) || (one < other ? -1 : 1),
  );
  return first?.[0];
};

/**
 * The dates of the rounds, guessed from their games: when most games of a round are played; on a tie, when more of them were
 * planned; then the earlier date. Empty in a tournament without dates.
 */
export const roundDates = ({
  dated,
  games,
  rounds,
}: Pick<Tournament, 'rounds'> & {
  readonly dated?: true | undefined;
  readonly games: readonly Pick<Game, 'round' | 'date' | 'planned'>[];
}): RoundDates => {
  if (!dated) return [];
  const byRound = Array.from({ length: rounds }, (): Pick<Game, 'date' | 'planned'>[] => []);
  for (const game of games) byRound[game.round - 1]?.push(game);
  return byRound.map((own) =>
    commonestOf(
      own.flatMap(({ date }) => date ?? []),
      own.flatMap(({ planned }) => planned ?? []),
    ),
  );
};
