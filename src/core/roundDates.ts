import type { Game, Tournament } from './model';

/** The date of each round, from the first; `undefined` where none is known. */
export type RoundDates = readonly (string | undefined)[];

/** A game on a date, or without one. */
export const onDate = (game: Game, date: string | undefined): Game => {
  const { date: had, ...undated } = game;
  if (had === date) return game;
  return date === undefined ? undated : { ...undated, date };
};

/** The tournament with every game on the date of its round; in a round without one no game has any. */
export const withRoundDates = (tournament: Tournament, dates: RoundDates): Tournament => ({
  ...tournament,
  dated: true,
  games: tournament.games.map((game) => onDate(game, dates[game.round - 1])),
});

/** What most games of a round have, the earlier of two that as many have. */
const commonest = (dates: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1);
  const [first] = [...counts].sort(
    ([one, often], [other, otherOften]) => otherOften - often || (one < other ? -1 : 1),
  );
  return first?.[0];
};

/**
 * The dates of the rounds, as their games tell: a round is played when most of its games are, of two dates that as many games have on the
 * earlier. Empty in a tournament without dates.
 */
export const roundDates = ({
  dated,
  games,
  rounds,
}: Pick<Tournament, 'dated' | 'games' | 'rounds'>): RoundDates => {
  if (!dated) return [];
  const byRound = Array.from({ length: rounds }, (): string[] => []);
  for (const { round, date } of games) if (date !== undefined) byRound[round - 1]?.push(date);
  return byRound.map(commonest);
};

/** The tournament made anew, with the dates that the rounds had; where there were none, as it is. */
export const withDatesOf = (again: Tournament, before: Tournament, dates = roundDates(before)): Tournament =>
  before.dated ? withRoundDates(again, dates) : again;
