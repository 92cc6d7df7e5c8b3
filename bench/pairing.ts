import roundrobin from 'roundrobin';
import { makeSchedule, type ScheduledGame, type ScheduledRound } from '../src/core/pairing/schedule';
import { alone, line, ratio, value } from './measure';

/** Runs are made so long that the clock can tell them apart. */
const RUN_MS = 20;
const RUNS = 12;

/** Nothing but a schedule's arrays and objects, filled with numbers that mean nothing. */
const merelyFilled = (players: number): readonly ScheduledRound[] => {
  const rounds: ScheduledRound[] = [];
  for (let round = 1; round < players; round++) {
    const games: ScheduledGame[] = [];
    for (let board = 1; board <= players / 2; board++) games.push({ board, white: board, black: round });
    rounds.push({ round, cycle: 1, games, bye: null });
  }
  return rounds;
};

/** What the processor works, whatever else the machine has to do. */
const milliseconds = (work: () => unknown, times: number): number => {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time++) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / times;
};

/** How often a work has to be done for a run to be long enough, doubled until it is. */
const timesFor = (work: () => unknown, times = 1): number =>
  milliseconds(work, times) * times >= RUN_MS ? times : timesFor(work, 2 * times);

/** The best time of each work in milliseconds, the runs of all by turns, so that none has a quieter machine. */
const bestOf = (works: readonly (() => unknown)[]): readonly number[] => {
  const times = works.map((work) => timesFor(work));
  const best = works.map(() => Infinity);
  for (let run = 0; run < RUNS; run++)
    works.forEach((work, index) => (best[index] = Math.min(best[index]!, milliseconds(work, times[index]!))));
  return best;
};

type PairingTimes = readonly (readonly [players: number, ours: number, theirs: number, filling: number])[];

/** The argument by which this program times pairing and does nothing else. */
export const PAIRING = 'pairing';

/** Milliseconds for a Berger schedule, for one of the package `roundrobin`, and for merely filling the same arrays. */
const pairingTimes = (): PairingTimes =>
  [8, 16, 100, 1000].map((players) => {
    const [ours = 0, theirs = 0, filling = 0] = bestOf([
      () => value(makeSchedule({ system: 'berger', players, cycles: 1 })),
      () => roundrobin(players),
      () => merelyFilled(players),
    ]);
    return [players, ours, theirs, filling];
  });

/** Prints the times, in a process that does nothing else. */
export const pairAlone = async (): Promise<void> => console.log(JSON.stringify(pairingTimes()));

/** The times from a process of their own: code that has run before changes them. */
export const timesAlone = (): PairingTimes => alone<PairingTimes>(PAIRING);

/** A Berger schedule against the package `roundrobin`, and against merely filling the same arrays. */
export const benchPairing = (): void => {
  console.log(
    '\nPairing a single round robin: ours against roundrobin 2.0.0 and against merely filling the arrays',
  );
  line('players', 'ours ms', 'theirs ms', 'filling ms', 'ours/theirs', 'ours/filling');
  for (const [players, ours, theirs, filling] of timesAlone()) {
    const times = [ours, theirs, filling].map((time) => time.toPrecision(3));
    line(players, ...times, ratio(ours, theirs), ratio(ours, filling));
  }
};
