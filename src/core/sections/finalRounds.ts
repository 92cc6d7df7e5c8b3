import { bergerRound } from '../pairing/berger';
import { makeSchedule } from '../pairing/schedule';
import { tableSize, type Pair } from '../pairing/system';
import { entryAt, underKey } from '../present';

/** Numbers of a final, the members of each pool together: those who come from one preliminary. */
export type Pools = readonly (readonly number[])[];

/** Rounds of a cycle, each with its pairs in the order of boards; the first number has White. */
export type RoundPairs = readonly (readonly Pair[])[];

const bergerTable = (size: number): RoundPairs =>
  Array.from({ length: size - 1 }, (_, index) => {
    const pairs: Pair[] = [];
    bergerRound(size, index + 1, { pair: (white, black) => pairs.push([white, black]) });
    return pairs;
  });

/** Two units of one size that all meet: a round a member of the second, colours by turns (the table of a Scheveningen match). */
const unitRounds = (one: readonly number[], other: readonly number[]): RoundPairs =>
  one.map((_, round) =>
    one.map((player, place): Pair => {
      const opponent = entryAt(other, (place + round) % other.length);
      return round % 2 === 0 ? [player, opponent] : [opponent, player];
    }),
  );

/** Berger's table of units in place of players, each pair of units for as many rounds as a unit has members. */
const roundsOfUnits = (table: RoundPairs, units: Pools): RoundPairs =>
  table.flatMap((pairs) => {
    const meetings = pairs.map(([one, other]) =>
      unitRounds(entryAt(units, one - 1), entryAt(units, other - 1)),
    );
    return entryAt(meetings, 0).map((_, round) => meetings.flatMap((each) => entryAt(each, round)));
  });

/** The halves of each pool, opposite each other: those of pool i are i and 2g + 1 - i, which meet in round 1 of Berger's table. */
const halves = (pools: Pools): Pools => [
  ...pools.map((pool) => pool.slice(0, pool.length / 2)),
  ...pools.map((pool) => pool.slice(pool.length / 2)).reverse(),
];

/** Pools of different sizes, or an odd number of players: Berger's table without the games inside a pool. */
const roundsOfRest = (pools: Pools): RoundPairs => {
  const poolOf = new Map(pools.flatMap((pool, index) => pool.map((no) => [no, index] as const)));
  const made = makeSchedule({ system: 'berger', players: poolOf.size, cycles: 1 });
  const rounds = made.ok ? made.value.rounds : [];
  return rounds
    .map(({ games }) =>
      games
        .filter(({ white, black }) => underKey(poolOf, white) !== underKey(poolOf, black))
        .map(({ white, black }): Pair => [white, black]),
    )
    .filter((pairs) => pairs.length > 0);
};

/**
 * One cycle of the games between members of different pools. Pools of one even size k, and an even number of pools of one odd size,
 * take no more rounds than each has games, (g - 1)k of g pools: Berger's table of the pools or of their halves, whose first
 * round, in which the halves of a pool meet, is left out; with k = 2 that is Berger's table of all without its first round. Other
 * pools play Berger's table of all without the games inside a pool.
 */
export const roundsBetween = (pools: Pools): RoundPairs => {
  const size = entryAt(pools, 0).length;
  if (pools.some(({ length }) => length !== size)) return roundsOfRest(pools);
  if (size % 2 === 0) return roundsOfUnits(bergerTable(2 * pools.length).slice(1), halves(pools));
  return pools.length % 2 === 0 ? roundsOfUnits(bergerTable(pools.length), pools) : roundsOfRest(pools);
};

/** Rounds in which the members of a pool of so many could all have met. */
export const roundsWithin = (size: number): number => tableSize(size) - 1;

/** The round, from 1, in which two places of a pool, from 0, stand: everyone has one game a round at the most (circle method). */
export const roundWithin = (size: number, one: number, other: number): number => {
  const rounds = roundsWithin(size);
  const last = rounds;
  const sum = one === last ? 2 * other : other === last ? 2 * one : one + other;
  return (sum % rounds) + 1;
};
