import { present } from '../present';
import type { SystemId, SystemOptions } from '../model';
import { ok, type Result, fail } from '../result';
import { tableSize, type Boards, type PairingSystem } from './system';
import { letterOf } from './letters';
import { systemOf } from './registry';
import { problem, type Problem } from '../problem';
import { resolveOptions } from './options';

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

/** Whether an exchange of the last two rounds makes a difference: only in an even field with two rounds or more, and a further cycle. */
export const exchangeApplies = (players: number, cycles: number): boolean =>
  players > 2 && players % 2 === 0 && cycles > 1;

/**
 * Whether the last two rounds of cycle 1 change places by default: with Berger, as FIDE C.05 Annex 1 recommends for double round
 * robins, and with systems that are Berger under other numbers or colours.
 */
export const defaultExchange = (
  system: string,
  players: number,
  cycles: number,
  options?: SystemOptions,
): boolean => {
  if (!exchangeApplies(players, cycles)) return false;
  const found = systemOf(system);
  return found.ok && found.value.exchange(options);
};

/**
 * Whether the last two rounds of this cycle of a table of size `n` change places, if exchanges apply. With two cycles only those
 * of the first do; with more, those of all but the last; with 4 players, those of every other cycle from the first on. So nobody
 * has one colour three times in a row.
 */
export const isExchanged = (n: number, cycle: number, cycles: number): boolean =>
  n === 4 ? cycle % 2 === 1 : cycle < cycles;

export interface ScheduledGame {
  readonly board: number;
  readonly white: number;
  readonly black: number;
}

/** Round numbers continue through the cycles; `bye` is the player without a game, `null` in an even field. */
export interface ScheduledRound {
  readonly round: number;
  readonly cycle: number;
  readonly games: readonly ScheduledGame[];
  readonly bye: number | null;
}

export interface Schedule {
  readonly system: SystemId;
  readonly players: number;
  readonly cycles: number;
  /** All that matter in this field, as asked for or by default. */
  readonly options: SystemOptions;
  readonly rounds: readonly ScheduledRound[];
}

/** A round of a table, filled pair by pair. */
class TableRound implements Boards {
  readonly games: ScheduledGame[];
  private filled = 0;

  constructor(n: number) {
    this.games = new Array<ScheduledGame>(n / 2);
  }

  pair(white: number, black: number): void {
    const index = this.filled++;
    this.games[index] = { board: index + 1, white, black };
  }
}

/** The games of a table's round with colours reversed. */
const reversed = (games: readonly ScheduledGame[]): readonly ScheduledGame[] =>
  games.map(({ board, white, black }) => ({ board, white: black, black: white }));

type GamesAndBye = Pick<ScheduledRound, 'games' | 'bye'>;

/** A round of an odd field: without the number of the table that stands for the bye, and the numbers above it go down by one. */
const withBye = (table: readonly ScheduledGame[], byeNumber: number): GamesAndBye => {
  const playerOf = (number: number): number => (number > byeNumber ? number - 1 : number);
  const games: ScheduledGame[] = [];
  let bye: number | null = null;
  for (const { white, black } of table)
    if (white === byeNumber) bye = playerOf(black);
    else if (black === byeNumber) bye = playerOf(white);
    else games.push({ board: games.length + 1, white: playerOf(white), black: playerOf(black) });
  return { games, bye };
};

/** The rounds of a checked request. */
const makeRounds = (
  { system, options }: CheckedRequest,
  request: ScheduleRequest,
): readonly ScheduledRound[] => {
  const { players, cycles = 1, literal } = request;
  const { exchangeLastTwo = defaultExchange(system.id, players, cycles, options) } = request;
  const n = tableSize(players);
  const byeNumber = players === n ? null : system.bye(n, options);
  const exchanges = exchangeLastTwo && exchangeApplies(players, cycles);
  const rounds = new Array<ScheduledRound>((n - 1) * cycles);
  let round = 0;
  for (let cycle = 1; cycle <= cycles; cycle++)
    for (let place = 1; place < n; place++) {
      const exchanged = exchanges && place >= n - 2 && isExchanged(n, cycle, cycles);
      const r = exchanged ? 2 * n - 3 - place : place;
      const table = new TableRound(n);
      if (literal === true) present(system.literal)(n, r, table);
      else system.round(n, r, table, options);
      const games = cycle % 2 === 0 ? reversed(table.games) : table.games;
      const { games: played, bye } = byeNumber === null ? { games, bye: null } : withBye(games, byeNumber);
      rounds[round++] = { round, cycle, games: played, bye };
    }
  return rounds;
};

/**
 * The schedule of a request. Every cycle repeats the table with reversed colours. An odd field drops the game against the bye,
 * and its other boards are numbered from 1 in printed order. Problems as for `checkRequest`.
 */
export const makeSchedule = (request: ScheduleRequest): Result<Schedule> => {
  const checked = checkRequest(request);
  if (!checked.ok) return checked;
  const { system, options } = checked.value;
  const { players, cycles = 1 } = request;
  return ok({ system: system.id, players, cycles, options, rounds: makeRounds(checked.value, request) });
};

/** The letter of a player's place in the table, A for the first; in an odd field the letter of the bye is skipped. */
export const letterLabels = ({
  system,
  players,
  options,
}: Omit<Schedule, 'rounds'>): ((no: number) => string) => {
  const found = systemOf(system);
  const n = tableSize(players);
  const bye = found.ok && n > players ? found.value.bye(n, options) : n + 1;
  return (no) => letterOf(no < bye ? no : no + 1);
};
