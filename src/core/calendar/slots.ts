import type { Game } from '../model';
import { entryAt } from '../present';

/** The games of each round, from the first. */
const byRound = <G extends Pick<Game, 'round'>>(games: readonly G[]): readonly (readonly G[])[] => {
  const rounds = games.reduce((last, { round }) => Math.max(last, round), 0);
  const found = Array.from({ length: rounds }, (): G[] => []);
  for (const game of games) entryAt(found, game.round - 1).push(game);
  return found;
};

const chunks = <G>(all: readonly G[], size: number): readonly (readonly G[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/** When each game is played, by its number, if each slot has its own time; games of slots beyond the times are left out. */
export const datesOfSlots = (
  slots: readonly (readonly Pick<Game, 'no'>[])[],
  occasions: readonly string[],
): ((game: Pick<Game, 'no'>) => string | undefined) => {
  const dates = new Map(
    slots.flatMap((slot, index) => slot.map(({ no }) => [no, occasions[index]] as const)),
  );
  return ({ no }) => dates.get(no);
};

/**
 * Spreads games over slots, from the first: no more games in a slot than boards, and nobody twice. Each round has slots of its own,
 * `ceil(games / boards)` of them.
 */
export const slotsOf = <G extends Pick<Game, 'round'>>(
  games: readonly G[],
  boards: number,
): readonly (readonly G[])[] => byRound(games).flatMap((round) => chunks(round, boards));
