import type { SystemId } from '../model';
import { andThen, ok, type Result } from '../result';
import { defaultExchange, exchangeApplies, isExchanged } from './exchange';
import { checkRequest, type ScheduleRequest } from './request';
import { tableSize, type Pair, type PairingSystem } from './system';

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
  readonly rounds: readonly ScheduledRound[];
}

const turned = ([white, black]: Pair): Pair => [black, white];

/** The printed round of the table that stands at this place of a cycle. */
const printedRound = (request: ScheduleRequest, n: number, cycle: number, place: number): number => {
  const { system, players, cycles, exchangeLastTwo = defaultExchange(system, players, cycles) } = request;
  const exchanged = exchangeLastTwo && exchangeApplies(players, cycles) && isExchanged(n, cycle, cycles);
  return exchanged && place >= n - 2 ? 2 * n - 3 - place : place;
};

const makeRound = (system: PairingSystem, request: ScheduleRequest, round: number): ScheduledRound => {
  const { players } = request;
  const n = tableSize(players);
  const cycle = Math.ceil(round / (n - 1));
  const printed = system.round(n, printedRound(request, n, cycle, round - (cycle - 1) * (n - 1)));
  const pairs = cycle % 2 === 1 ? printed : printed.map(turned);
  const nobody = players === n ? null : system.bye(n);
  const rest = pairs.find((pair) => nobody !== null && pair.includes(nobody));
  return {
    round,
    cycle,
    games: pairs
      .filter((pair) => pair !== rest)
      .map(([white, black], index) => ({ board: index + 1, white, black })),
    bye: rest?.find((number) => number !== nobody) ?? null,
  };
};

/**
 * The schedule of a request. Every cycle repeats the table with the colours of the one before turned round; an odd field
 * drops the game against the bye, and the boards that are left are numbered from 1 in printed order. Problems as for
 * `checkRequest`.
 */
export const makeSchedule = (request: ScheduleRequest): Result<Schedule> =>
  andThen(checkRequest(request), (system) => {
    const { players, cycles } = request;
    const rounds = Array.from({ length: (tableSize(players) - 1) * cycles }, (_, index) =>
      makeRound(system, request, index + 1),
    );
    return ok({ system: system.id, players, cycles, rounds });
  });
