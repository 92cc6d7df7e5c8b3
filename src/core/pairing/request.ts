import type { SystemOptions } from '../model';
import { problem, type Problem } from '../problem';
import { fail, ok, type Result } from '../result';
import { resolveOptions } from './options';
import { systemOf } from './registry';
import { tableSize, type PairingSystem } from './system';

/** What to schedule: one cycle if absent. Without `exchangeLastTwo`, `defaultExchange` decides; missing `options` have their defaults. */
export interface ScheduleRequest {
  readonly system: string;
  readonly players: number;
  readonly cycles?: number | undefined;
  readonly exchangeLastTwo?: boolean | undefined;
  readonly options?: SystemOptions | undefined;
  /** The table as its source prints it, not as it is played. */
  readonly literal?: boolean | undefined;
  /** Whether two are enough, as where teams meet. */
  readonly orTwo?: boolean | undefined;
}

/** A valid request. */
export interface CheckedRequest {
  readonly system: PairingSystem;
  /** All that matter in this field. */
  readonly options: SystemOptions;
}

/** Excel's 1,048,576 rows less 64 for titles and headings. */
const MOST_ROWS = 1_048_512;

/** Rows of one cycle: one for each game or bye. */
const rowsOfCycle = (players: number): number => (tableSize(players) * (tableSize(players) - 1)) / 2;

/** The most players whose games and byes in this many cycles fit on a worksheet: 1,448 for one cycle, 1,024 for two. */
export const mostPlayers = (cycles: number): number =>
  2 * Math.floor((1 + Math.sqrt(1 + (8 * MOST_ROWS) / cycles)) / 4);

/** Whether a value is a whole number within limits. */
export const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Limits and the typed value, for a message. */
export const limits = (least: number, most: number, typed: unknown): Problem['values'] => ({
  least,
  most,
  typed: String(typed),
});

/**
 * More cycles than anybody plays. All arithmetic stays exact: averages over 1 to 12 games are whole numbers of 1/27,720, in the
 * core as in the cells.
 */
export const MOST_CYCLES = 12;

/** `cycles-invalid` above `MOST_CYCLES`, or if that many cycles do not fit on a worksheet. */
export const cyclesProblem = (cycles: number, rows: number): Problem | null => {
  const most = Math.min(MOST_CYCLES, Math.floor(MOST_ROWS / rows));
  return isWithin(cycles, 1, most)
    ? null
    : problem('cycles-invalid', { field: 'cycles' }, limits(1, most, cycles));
};

/** `not-a-whole-number` or `number-out-of-range` unless a number of a field is within its limits. */
export const sizeProblem = (field: string, size: number, least: number, most: number): Problem | null => {
  if (isWithin(size, least, most)) return null;
  const code = Number.isInteger(size) ? 'number-out-of-range' : 'not-a-whole-number';
  return problem(code, { field }, limits(least, most, size));
};

const checkSize = (
  system: PairingSystem,
  { players, cycles = 1, orTwo }: ScheduleRequest,
): Result<PairingSystem> => {
  const { most } = system.sizes;
  const least = orTwo === true ? 2 : system.sizes.least;
  const cyclesWrong = cyclesProblem(cycles, rowsOfCycle(least));
  const mostHere = Math.min(most, mostPlayers(cyclesWrong ? 1 : cycles));
  const playersWrong = sizeProblem('players', players, least, mostHere);
  if (playersWrong) return cyclesWrong ? fail(playersWrong, cyclesWrong) : fail(playersWrong);
  return cyclesWrong ? fail(cyclesWrong) : ok(system);
};

/**
 * Refuses impossible requests before anything is generated: `system-unknown`; `not-a-whole-number` or `number-out-of-range` for
 * the players, `cycles-invalid` for the cycles, each with `least`, `most` and `typed`; problems of `resolveOptions`;
 * `literal-none` if the table is printed as it is played.
 */
export const checkRequest = (request: ScheduleRequest): Result<CheckedRequest> => {
  const system = systemOf(request.system);
  if (!system.ok) return system;
  const size = checkSize(system.value, request);
  if (!size.ok) return size;
  const options = resolveOptions(system.value, request.players, request.options);
  if (!options.ok) return options;
  return request.literal === true && !system.value.literal
    ? fail(problem('literal-none', {}, { system: system.value.id }))
    : ok({ system: system.value, options: options.value });
};
