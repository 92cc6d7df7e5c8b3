import { fraction } from '../fraction';
import { underKey } from '../present';
import { type EncounterCriterion, type Working, type Term, sumOf } from './criterion';
import { classesBy, type Group } from './ranking';
import type { ScoreTable } from './scores';

const PLUS = { win: 1, draw: 0, loss: -1 } as const;

/** 1 for each game won among the tied, -1 for each lost: plus or minus, not a percentage. */
const results = (table: ScoreTable, group: readonly number[], player: number): readonly Term[] => {
  const tied = new Set(group);
  return table
    .encounters(player)
    .filter(({ opponent }) => tied.has(opponent))
    .map((from) => ({ from, amount: PLUS[from.mark] }));
};

/** US Chess's results between tied players: wins minus losses among them, once; players who stay tied are not compared again. */
export const tiedResults: EncounterCriterion = {
  code: 'US_TIED',
  name: 'Result between the tied: games won less games lost',
  source: 'US Chess Official Rules 34E5',
  games: 'colours',
  better: 'more',
  roundRobin: 'suits',
  shape: 'weights',
  of: 'group',
  once: (table, group) =>
    byScore(group, (player) => results(table, group, player).reduce((sum, { amount }) => sum + amount, 0)),
  again: false,
  working: (table, group) => (player) => sumOf(results(table, group, player), 1),
};

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** A number divisible by every count of games between two of the group, so that their averages are whole. */
const averageScale = ({ finished }: ScoreTable, group: Group): bigint => {
  const counts = new Set(group.flatMap((player) => group.map((opponent) => finished(player, opponent))));
  counts.delete(0);
  return [...counts]
    .map(BigInt)
    .reduce((multiple, count) => (multiple * count) / divisor(multiple, count), 1n);
};

/** A player's average points against each other one of the group, added up. A pair without a finished game adds nothing yet. */
const miniScore = ({ against, finished }: ScoreTable, group: Group, player: number, scale: bigint): bigint =>
  group.reduce((sum, opponent) => {
    const games = finished(player, opponent);
    return games === 0 ? sum : sum + (BigInt(against(player, opponent)) * scale) / BigInt(games);
  }, 0n);

/** Groups equal numbers together, the highest number first. */
const byScore = (group: Group, scoreOf: (player: number) => number | bigint): readonly Group[] => {
  const scores = new Map(group.map((player) => [player, scoreOf(player)]));
  return classesBy(group, (one, other) => {
    const [a, b] = [underKey(scores, one), underKey(scores, other)];
    return a === b ? 0 : a > b ? -1 : 1;
  });
};

/** Each game among the tied adds its points, or its share of the average if some have met more often: the order is the same. */
const working = (table: ScoreTable, group: Group): ((player: number) => Working) => {
  const scale = Number(averageScale(table, group));
  const isEven = group.every((one) =>
    group.every((other) => [0, scale].includes(table.finished(one, other))),
  );
  const tied = new Set(group);
  return (player) => {
    const games = table.encounters(player).filter(({ opponent }) => tied.has(opponent));
    const terms = games.map((from) => {
      const met = isEven ? 1 : table.finished(player, from.opponent);
      return { from, amount: (from.points * scale) / met, factor: fraction(met) };
    });
    return sumOf(terms, scale * table.unit);
  };
};

/**
 * Direct encounter: tied players are ordered by their points against each other, or by averages if two met more than once
 * (6.1.2). Those still tied are compared again by the games among themselves alone (6.2), until nothing changes. Forfeits count.
 */
export const directEncounter: EncounterCriterion = {
  code: 'DE',
  name: 'Direct encounter: place among those tied',
  source: 'FIDE C.07 6',
  better: 'more',
  roundRobin: 'suits',
  shape: 'averages',
  of: 'group',
  once: (table, group) => {
    const scale = averageScale(table, group);
    return byScore(group, (player) => miniScore(table, group, player, scale));
  },
  again: true,
  working,
};
