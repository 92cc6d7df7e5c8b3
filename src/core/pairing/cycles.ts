import type { Game } from '../model';

/** Two pairing numbers make one key. */
const KEY_BASE = 1_000_000;

/** Adds the cycle: the meetings of two players, counted in order of game numbers. */
export const withCycles = (games: readonly Omit<Game, 'cycle'>[]): readonly Game[] => {
  const met = new Map<number, number>();
  return [...games]
    .sort((one, other) => one.no - other.no)
    .map((game) => {
      const pair = Math.min(game.white, game.black) * KEY_BASE + Math.max(game.white, game.black);
      const cycle = (met.get(pair) ?? 0) + 1;
      met.set(pair, cycle);
      return { ...game, cycle };
    });
};
