import { coloursOf, type Colours } from '../../../src/core/pairing/colours';
import type { Schedule, ScheduledRound } from '../../../src/core/pairing/schedule';
import { range } from './field';

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
