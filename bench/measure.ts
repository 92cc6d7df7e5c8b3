import { spawnSync } from 'node:child_process';
import { makeTournament } from '../src/core/tournament';
import type { Tournament } from '../src/core/model';
import type { Result } from '../src/core/result';

/** The value of a result that has to be good. */
export const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

/** FIDE's list: four criteria after the points. */
export const FOUR: readonly string[] = ['PTS', 'DE', 'WIN', 'SB', 'KS'];

/** A finished field: the lower number wins, every third game is drawn. */
export const field = (players: number, cycles = 1, tieBreaks = FOUR): Tournament => {
  const made = value(
    makeTournament({
      id: `bench-${players}`,
      event: 'Bench',
      players: Array.from({ length: players }, (_, index) => ({
        name: `Player ${index + 1}`,
        rating: { typed: 2400 - index * 7, strength: 2400 - index * 7 },
      })),
      cycles,
      tieBreaks,
    }),
  );
  const games = made.games.map((game) => ({
    ...game,
    outcome:
      game.no % 3 === 0 ? ('1/2' as const) : game.white < game.black ? ('1-0' as const) : ('0-1' as const),
  }));
  return { ...made, games };
};

/** The best time of some runs, and what the last one gave. */
export const milliseconds = async <T>(
  work: () => T | Promise<T>,
  runs = 3,
): Promise<{ readonly best: number; readonly last: T }> => {
  let best = Infinity;
  let last!: T;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    last = await work();
    best = Math.min(best, performance.now() - start);
  }
  return { best, last };
};

/** One number as a multiple of another. */
export const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)}x`;

/** Prints one line of a table. */
export const line = (...cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell) => String(cell).padStart(12)).join(''));

/** Prints what this process has cost so far, for `alone` to read. */
export const tellCost = (): void => {
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify([(user + system) / 1e6, process.resourceUsage().maxRSS / 1024]));
};

/** What this program prints as JSON with these arguments, in a process of its own; its costs, start included, where it prints these. */
export const alone = <T = readonly [seconds: number, megabytes: number]>(...args: readonly string[]): T => {
  const { stdout } = spawnSync(process.execPath, [process.argv[1]!, ...args], { encoding: 'utf8' });
  return JSON.parse(stdout) as T;
};
