import { meetOf } from '../../../src/core/pairing/lookupSteps';
import {
  type ScheduleRequest,
  makeSchedule,
  type Schedule,
  type ScheduledRound,
} from '../../../src/core/pairing/schedule';
import type { Boards, Pair } from '../../../src/core/pairing/system';
import { valueOf } from '../../results';
import { IS_SWEEP } from '../../sample';
import { coloursOf, type Colours } from '../../../src/core/pairing/colours';
import type { SystemOptions } from '../../../src/core/model';
import { makeTeamSchedule, memberLabel, type TeamSchedule } from '../../../src/core/pairing/teams/schedule';

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
export const made = (request: ScheduleRequest): Schedule => valueOf(makeSchedule(request));

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

/** A table with the players numbered differently. */
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

const sorted = (numbers: readonly number[]): Uint32Array => Uint32Array.from(numbers).sort();

const isSame = (a: Uint32Array, b: Uint32Array): boolean =>
  a.length === b.length && a.every((number, index) => number === b[index]);

/** What is wrong with one round: everybody must play one game on boards 1, 2, ... or rest. */
const roundFaults = (
  { players }: Schedule,
  { round, games, bye }: ScheduledRound,
  index: number,
): string[] => {
  const there = games.flatMap(({ white, black }) => [white, black]);
  const everybody = sorted(range(1, players));
  const found: string[] = [];
  if (round !== index + 1) found.push(`round ${round} stands at ${index + 1}`);
  if (!isSame(sorted(bye === null ? there : [...there, bye]), everybody))
    found.push(`players of round ${round}`);
  if (games.length !== Math.floor(players / 2)) found.push(`games of round ${round}`);
  if (games.some(({ board }, at) => board !== at + 1)) found.push(`boards of round ${round}`);
  return found;
};

/** The games of one cycle as white * 2048 + black, those of every second cycle written from Black's side. */
const gamesOfCycle = ({ rounds }: Schedule, cycle: number): Uint32Array =>
  sorted(
    rounds
      .filter((round) => round.cycle === cycle)
      .flatMap(({ games }) => games)
      .map(({ white, black }) => (cycle % 2 === 0 ? black * 2048 + white : white * 2048 + black)),
  );

const smallerFirst = (game: number): number => {
  const [one, other] = [Math.floor(game / 2048), game % 2048];
  return one < other ? game : other * 2048 + one;
};

/** What is wrong with a cycle: each two meet once, each has the bye once, colours are turned in every second cycle. */
const cycleFaults = (schedule: Schedule, cycle: number): string[] => {
  const { players, rounds } = schedule;
  const games = gamesOfCycle(schedule, cycle);
  const pairs = new Set(games.map(smallerFirst)).size;
  const rests = rounds.flatMap((round) => (round.cycle === cycle && round.bye !== null ? [round.bye] : []));
  const found: string[] = [];
  if (cycle > 1 && !isSame(games, gamesOfCycle(schedule, 1))) found.push(`colours of cycle ${cycle}`);
  if (pairs !== (players * (players - 1)) / 2 || pairs !== games.length)
    found.push(`games of cycle ${cycle}`);
  if (!isSame(sorted(rests), sorted(players % 2 === 0 ? [] : range(1, players))))
    found.push(`byes of cycle ${cycle}`);
  return found;
};

/** What is wrong with a schedule as an all-play-all. */
export const faults = (schedule: Schedule): string[] => [
  ...schedule.rounds.flatMap((round, index) => roundFaults(schedule, round, index)),
  ...range(1, schedule.cycles).flatMap((cycle) => cycleFaults(schedule, cycle)),
];

/** The most games by which anybody's two colours differ. */
export const worstBalance = ({ players }: Colours): number =>
  Math.max(...players.map(({ whites, blacks }) => Math.abs(whites - blacks)));

/** What is wrong with a schedule, how far apart anybody's two colours are, and the longest run of one of them. */
export const evennessOf = (schedule: Schedule) => {
  const colours = coloursOf(schedule);
  return {
    players: schedule.players,
    faults: faults(schedule),
    balance: worstBalance(colours),
    longestRun: Math.max(...colours.players.map(({ longestRun }) => longestRun)),
  };
};

/** The most even that a field of so many can be: one game and runs of two in an even one, nothing in an odd one. */
export const evenest = (players: number): ReturnType<typeof evennessOf> => ({
  players,
  faults: [],
  balance: 1 - (players % 2),
  longestRun: 2 - (players % 2),
});

/** A team schedule that must come about. */
export const match = (
  system: string,
  boards: number,
  more: { opponents?: number; cycles?: number; options?: SystemOptions } = {},
): TeamSchedule => valueOf(makeTeamSchedule({ system, boards, cycles: 1, ...more }));

/** The rounds in labels, White first: `1-A`, `B-2`. */
export const labelled = ({ boards, rounds }: TeamSchedule): string[][] =>
  rounds.map(({ games }) =>
    games.map(({ white, black }) => `${memberLabel(boards, white)}-${memberLabel(boards, black)}`),
  );

/** What is wrong with one cycle as a match in which each of one team meets each of the other. */
export const matchFaults = ({ boards, opponents, players, rounds }: TeamSchedule): string[] => {
  const found: string[] = [];
  const met = new Set<string>();
  if (rounds.length !== Math.max(boards, opponents)) found.push(`${rounds.length} rounds`);
  for (const { round, games, rests } of rounds) {
    const there = [...games.flatMap(({ white, black }) => [white, black]), ...rests].sort((a, b) => a - b);
    if (there.join() !== range(1, players).join()) found.push(`members of round ${round}`);
    if (games.length !== Math.min(boards, opponents)) found.push(`games of round ${round}`);
    if (new Set(games.map(({ board }) => board)).size !== games.length)
      found.push(`boards of round ${round}`);
    for (const { white, black } of games) {
      const [number, letter] = white < black ? [white, black] : [black, white];
      if (number > boards || letter <= boards) found.push(`team mates in round ${round}`);
      met.add(`${number} ${letter}`);
    }
  }
  if (met.size !== boards * opponents) found.push(`${met.size} pairs`);
  return found;
};

/** Whites of the first team in each round. */
export const teamWhites = ({ boards, rounds }: TeamSchedule): number[] =>
  rounds.map(({ games }) => games.filter(({ white }) => white <= boards).length);

/** The most by which anybody's colours differ, and the longest run of one colour. */
export const evenness = (schedule: TeamSchedule): { balance: number; run: number } => {
  const { players } = coloursOf(schedule);
  return {
    balance: Math.max(...players.map(({ whites, blacks }) => Math.abs(whites - blacks))),
    run: Math.max(...players.map(({ longestRun }) => longestRun)),
  };
};
