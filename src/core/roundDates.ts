import type { Tournament } from './model';

/** The date of each round, from the first; `undefined` where none is known. */
export type RoundDates = readonly (string | undefined)[];

/** What most of some games have, the lesser of two that as many have. */
export const commonestOf = (dates: readonly string[]): string | undefined => {
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
  return byRound.map(commonestOf);
};
