import type { ScheduleRequest } from '../../../src/core/pairing/request';
import { makeSchedule, type Schedule, type ScheduledRound } from '../../../src/core/pairing/schedule';

/** The whole numbers from..to, in steps. */
export const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** A schedule that must come about. */
export const scheduled = (
  system: string,
  players: number,
  cycles = 1,
  exchangeLastTwo?: boolean,
): Schedule => {
  const request: ScheduleRequest = { system, players, cycles, exchangeLastTwo };
  const result = makeSchedule(request);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

/** `white-black`, in board order. */
export const pairsOf = ({ games }: ScheduledRound): string[] =>
  games.map(({ white, black }) => `${white}-${black}`);

/** Every game of a schedule as `round: white-black`, in no particular order, and every rest as `round: player`. */
export const meetings = ({ rounds }: Schedule): Set<string> =>
  new Set(
    rounds.flatMap((round) => [
      ...pairsOf(round).map((pair) => `${round.round}: ${pair}`),
      ...(round.bye === null ? [] : [`${round.round}: ${round.bye}`]),
    ]),
  );
