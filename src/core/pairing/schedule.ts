import type { SystemId, SystemOptions } from '../model';
import { andThen, ok, type Result } from '../result';
import { defaultExchange, exchangeApplies, isExchanged } from './exchange';
import { checkRequest, type CheckedRequest, type ScheduleRequest } from './request';
import { tableSize, turned, type Pair } from './system';

export interface ScheduledGame {
  readonly board: number;
  readonly white: number;
  readonly black: number;
}

/** Rounds are numbered on through the cycles; `bye` is who rests, `null` in an even field. */
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
  /** All that mean anything in this field, as asked for or preset. */
  readonly options: SystemOptions;
  readonly rounds: readonly ScheduledRound[];
}

/** The round of the table that stands at this place of a cycle. */
const tableRound = (
  request: ScheduleRequest,
  options: SystemOptions,
  cycle: number,
  place: number,
): number => {
  const { system, players, cycles } = request;
  const { exchangeLastTwo = defaultExchange(system, players, cycles, options) } = request;
  const n = tableSize(players);
  const exchanged = exchangeLastTwo && exchangeApplies(players, cycles) && isExchanged(n, cycle, cycles);
  return exchanged && place >= n - 2 ? 2 * n - 3 - place : place;
};

/** Puts the players of an odd field in the places of a table, past the number that stands for the bye. */
const withoutBye = (number: number, bye: number | null): number =>
  bye !== null && number > bye ? number - 1 : number;

const makeRound = (
  { system, options }: CheckedRequest,
  request: ScheduleRequest,
  round: number,
): ScheduledRound => {
  const { players, literal } = request;
  const n = tableSize(players);
  const cycle = Math.ceil(round / (n - 1));
  const r = tableRound(request, options, cycle, round - (cycle - 1) * (n - 1));
  const table = literal === true ? system.literal!(n, r) : system.round(n, r, options);
  const pairs = cycle % 2 === 1 ? table : table.map(turned);
  const bye = players === n ? null : system.bye(n, options);
  const playerOf = (number: number): number => withoutBye(number, bye);
  const isRest = (pair: Pair): boolean => bye !== null && pair.includes(bye);
  const resting = pairs.find(isRest)?.find((number) => number !== bye);
  return {
    round,
    cycle,
    games: pairs
      .filter((pair) => !isRest(pair))
      .map(([white, black], index) => ({
        board: index + 1,
        white: playerOf(white),
        black: playerOf(black),
      })),
    bye: resting === undefined ? null : playerOf(resting),
  };
};

/**
 * The schedule of a request. Every cycle repeats the table with the colours of the one before turned round; an odd field
 * drops the game against the bye, and the boards that are left are numbered from 1 in printed order. Problems as for
 * `checkRequest`.
 */
export const makeSchedule = (request: ScheduleRequest): Result<Schedule> =>
  andThen(checkRequest(request), (checked) => {
    const { players, cycles } = request;
    const rounds = Array.from({ length: (tableSize(players) - 1) * cycles }, (_, index) =>
      makeRound(checked, request, index + 1),
    );
    return ok({ system: checked.system.id, players, cycles, options: checked.options, rounds });
  });
