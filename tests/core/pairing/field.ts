import type { SystemOptions } from '../../../src/core/model';
import { meetOf } from '../../../src/core/pairing/lookupSteps';
import type { ScheduleRequest } from '../../../src/core/pairing/request';
import { makeSchedule, type Schedule, type ScheduledRound } from '../../../src/core/pairing/schedule';
import type { Boards, Pair } from '../../../src/core/pairing/system';
import { valueOf } from '../../results';
import { IS_SWEEP } from '../../sample';

/** The whole numbers from..to, in steps. */
export const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** In which round two numbers of a Berger table meet, without the table. */
export const roundOf = (n: number, i: number, j: number): number => valueOf(meetOf(n, i, j)).round;

/** Who of them has White. */
export const whiteOf = (n: number, i: number, j: number): number => valueOf(meetOf(n, i, j)).white;

/** Up to here a rule is tried for every size, beyond for every seventh and the last; in a sweep for all. */
const EVERY_SIZE = 20;

/** The sizes from..to, in steps, for which a rule is tried. */
export const sizes = (from: number, to: number, step = 1): readonly number[] => {
  const all = range(from, to, step);
  return IS_SWEEP ? all : all.filter((size, index) => size <= EVERY_SIZE || size === to || index % 7 === 0);
};

/** A schedule that must come about. */
export const scheduled = (
  system: string,
  players: number,
  cycles = 1,
  exchangeLastTwo?: boolean,
  options?: SystemOptions,
): Schedule => made({ system, players, cycles, exchangeLastTwo, options });

/** One cycle with some options. */
export const scheduledWith = (system: string, players: number, options: SystemOptions): Schedule =>
  made({ system, players, cycles: 1, options });

/** The schedule of a request that must be met. */
export const made = (request: ScheduleRequest): Schedule => {
  const result = makeSchedule(request);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

/** What a system pairs in round `r` of its table of `n`, in board order. */
export const pairedBy = (
  round: (n: number, r: number, boards: Boards) => void,
  n: number,
  r: number,
): readonly Pair[] => {
  const pairs: Pair[] = [];
  round(n, r, { pair: (white, black) => void pairs.push([white, black]) });
  return pairs;
};

/** All rounds of a system's table of `n`. */
export const wholeTable = (
  round: (n: number, r: number, boards: Boards) => void,
  n: number,
): readonly (readonly Pair[])[] => range(1, n - 1).map((r) => pairedBy(round, n, r));

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

/** The pairs of every round, in board order. */
export const tableOf = ({ rounds }: Schedule): string[][] => rounds.map(pairsOf);

/** A table of pairs of numbers, as text. */
export const textOf = (table: readonly (readonly (readonly number[])[])[]): string[][] =>
  table.map((round) => round.map((pair) => pair.join('-')));

/** A pair with its colours turned round. */
export const swap = (pair: string): string => pair.split('-').reverse().join('-');

/** A table with other numbers for the players. */
export const renamed = (table: readonly (readonly string[])[], name: (no: number) => number): string[][] =>
  table.map((round) =>
    round.map((pair) =>
      pair
        .split('-')
        .map((no) => name(Number(no)))
        .join('-'),
    ),
  );

/** A table without order of boards. */
export const anyBoards = (table: readonly (readonly string[])[]): Set<string>[] =>
  table.map((round) => new Set(round));

/** The colours of one player, round by round: `W`, `B`, and nothing for a bye. */
export const coloursIn = ({ rounds }: Schedule, no: number): string =>
  rounds
    .flatMap(({ games }) => games)
    .map(({ white, black }) => (white === no ? 'W' : black === no ? 'B' : ''))
    .join('');

/** How often a player has the colour of their game before. */
export const repeatsIn = (schedule: Schedule, no: number): number =>
  [...coloursIn(schedule, no)].filter((colour, index, all) => index > 0 && colour === all[index - 1]).length;

/**
 * A schedule in which player 1 keeps their place, under the numbers of the Berger table: they are the last, and whoever meets
 * them in round r is 1, n/2+1, 2, n/2+2 and so on.
 */
export const inBergerNumbers = (schedule: Schedule): string[][] => {
  const n = schedule.players;
  const names = new Map([[1, n]]);
  for (const { round, games } of schedule.rounds) {
    const { white, black } = games.find((game) => game.white === 1 || game.black === 1)!;
    names.set(white + black - 1, round % 2 === 1 ? (round + 1) / 2 : (round + n) / 2);
  }
  return renamed(tableOf(schedule), (no) => names.get(no)!);
};
