import { problem, type Problem } from '../problem';
import { andThen, unlessProblems, type Result } from '../result';
import { systemOf } from './registry';
import { tableSize, type PairingSystem } from './system';

/** What to schedule. Without `exchangeLastTwo`, `defaultExchange` decides. */
export interface ScheduleRequest {
  readonly system: string;
  readonly players: number;
  readonly cycles: number;
  readonly exchangeLastTwo?: boolean | undefined;
}

/** Excel's 1,048,576 rows less 64 for titles and headings. */
const MOST_ROWS = 1_048_512;

/** Rows of one cycle: a row a game or bye. */
const rowsOfCycle = (players: number): number => (tableSize(players) * (tableSize(players) - 1)) / 2;

/** The most players whose games and byes of so many cycles fit the rows of a worksheet: 1,448 for one, 1,024 for two. */
export const mostPlayers = (cycles: number): number =>
  2 * Math.floor((1 + Math.sqrt(1 + (8 * MOST_ROWS) / cycles)) / 4);

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const limits = (least: number, most: number, typed: unknown): Problem['values'] => ({
  least,
  most,
  typed: String(typed),
});

const cyclesProblem = (cycles: number, leastPlayers: number): Problem | null => {
  const most = Math.floor(MOST_ROWS / rowsOfCycle(leastPlayers));
  return isWithin(cycles, 1, most)
    ? null
    : problem('cycles-invalid', { field: 'cycles' }, limits(1, most, cycles));
};

const playersProblem = (players: number, least: number, most: number): Problem | null => {
  if (isWithin(players, least, most)) return null;
  const code = Number.isInteger(players) ? 'number-out-of-range' : 'not-a-whole-number';
  return problem(code, { field: 'players' }, limits(least, most, players));
};

/**
 * Refuses what cannot be scheduled, before anything is generated: `system-unknown`; `not-a-whole-number` or
 * `number-out-of-range` for the players, `cycles-invalid` for the cycles, each with `least`, `most` and `typed`.
 */
export const checkRequest = ({ system: id, players, cycles }: ScheduleRequest): Result<PairingSystem> =>
  andThen(systemOf(id), (system) => {
    const { least, most } = system.sizes;
    const cyclesWrong = cyclesProblem(cycles, least);
    const mostHere = Math.min(most, mostPlayers(cyclesWrong ? 1 : cycles));
    const playersWrong = playersProblem(players, least, mostHere);
    const problems = [playersWrong, cyclesWrong].filter((found) => found !== null);
    return unlessProblems(problems, () => system);
  });
