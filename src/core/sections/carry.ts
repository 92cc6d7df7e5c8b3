import { countTo } from '../numbers';
import { restsOfGames } from '../format/eventGames';
import { given } from '../format/fields';
import type { Game, Tournament } from '../model';
import { entryAt, underKey } from '../present';
import { problem } from '../problem';
import { allOf, andThen, fail, ok, type Result } from '../result';
import { bergerRound } from '../pairing/systems/berger';
import { makeSchedule } from '../pairing/schedule';
import { tableSize, type Pair } from '../pairing/system';
import type { Finalist, Preliminary } from './qualify';

/** Numbers of a final by pool: the players from one preliminary. */
type Pools = readonly (readonly number[])[];

/** Rounds of a cycle, each with its pairs in board order; the first number has White. */
type RoundPairs = readonly (readonly Pair[])[];

const bergerTable = (size: number): RoundPairs =>
  Array.from({ length: size - 1 }, (_, index) => {
    const pairs: Pair[] = [];
    bergerRound(size, index + 1, { pair: (white, black) => pairs.push([white, black]) });
    return pairs;
  });

/**
 * Two units of equal size whose members all meet: one round for each member of the second, colours alternating (the table of a
 * Scheveningen match).
 */
const unitRounds = (one: readonly number[], other: readonly number[]): RoundPairs =>
  one.map((_, round) =>
    one.map((player, place): Pair => {
      const opponent = entryAt(other, (place + round) % other.length);
      return round % 2 === 0 ? [player, opponent] : [opponent, player];
    }),
  );

/** Berger's table with units in place of players; each pair of units takes as many rounds as a unit has members. */
const roundsOfUnits = (table: RoundPairs, units: Pools): RoundPairs =>
  table.flatMap((pairs) => {
    const meetings = pairs.map(([one, other]) =>
      unitRounds(entryAt(units, one - 1), entryAt(units, other - 1)),
    );
    return entryAt(meetings, 0).map((_, round) => meetings.flatMap((each) => entryAt(each, round)));
  });

/** The halves of each pool opposite each other: those of pool i are i and 2g + 1 - i, which meet in round 1 of Berger's table. */
const halves = (pools: Pools): Pools => [
  ...pools.map((pool) => pool.slice(0, pool.length / 2)),
  ...pools.map((pool) => pool.slice(pool.length / 2)).reverse(),
];

/** Pools of different sizes, or an odd number of players: Berger's table without the games inside pools. */
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
 * One cycle of the games between members of different pools. Pools of one even size k, or an even number of pools of one odd
 * size, need no more rounds than each player has games, (g - 1)k for g pools: Berger's table of the pools or their halves,
 * without the first round, in which the halves of a pool meet. With k = 2 that is Berger's table of all without its first round.
 * Other pools play Berger's table of all without the games inside pools.
 */
export const roundsBetween = (pools: Pools): RoundPairs => {
  const size = entryAt(pools, 0).length;
  if (pools.some(({ length }) => length !== size)) return roundsOfRest(pools);
  if (size % 2 === 0) return roundsOfUnits(bergerTable(2 * pools.length).slice(1), halves(pools));
  return pools.length % 2 === 0 ? roundsOfUnits(bergerTable(pools.length), pools) : roundsOfRest(pools);
};

/** Rounds in which the members of a pool of this size could all have met. */
const roundsWithin = (size: number): number => tableSize(size) - 1;

/** The round, from 1, of two places of a pool, from 0: everyone has at most one game a round (circle method). */
const roundWithin = (size: number, one: number, other: number): number => {
  const rounds = roundsWithin(size);
  const last = rounds;
  const sum = one === last ? 2 * other : other === last ? 2 * one : one + other;
  return (sum % rounds) + 1;
};

/** The players from one preliminary, by their numbers in the final, and the games between them, with those numbers. */
interface Pool {
  readonly numbers: readonly number[];
  readonly games: readonly Game[];
}

const poolOf = (
  { section, tournament }: Preliminary,
  from: readonly Finalist[],
  cycles: number,
): Result<Pool> => {
  const numberIn = new Map(
    from.flatMap((finalist, index) =>
      finalist.section === section ? [[finalist.no, index + 1] as const] : [],
    ),
  );
  const numbers = [...numberIn.values()];
  if (numbers.length > 1 && tournament.cycles !== cycles)
    return fail(problem('final-carry-cycles', {}, { section, count: tournament.cycles, cycles }));
  const games = tournament.games
    .filter(({ white, black }) => numberIn.has(white) && numberIn.has(black))
    .map(({ cycle, white, black, outcome, sets, annulled }): Game => {
      const sides = { white: underKey(numberIn, white), black: underKey(numberIn, black) };
      const round = roundWithin(numbers.length, numbers.indexOf(sides.white), numbers.indexOf(sides.black));
      return {
        ...{ no: 0, round: (cycle - 1) * roundsWithin(numbers.length) + round, board: 0, cycle },
        ...sides,
        outcome,
        ...(sets === undefined ? {} : { sets }),
        ...(annulled === true ? { annulled } : {}),
      };
    });
  return ok({ numbers, games });
};

/** The games between pools, after this many rounds; colours are reversed from cycle to cycle. */
const newGames = (pools: Pools, cycles: number, after: number): readonly Game[] => {
  const rounds = roundsBetween(pools);
  return countTo(cycles).flatMap((cycle) =>
    rounds.flatMap((pairs, index) =>
      pairs.map(([one, other]) => ({
        ...{ no: 0, round: after + (cycle - 1) * rounds.length + index + 1, board: 0, cycle },
        ...(cycle % 2 === 0 ? { white: other, black: one } : { white: one, black: other }),
        outcome: null,
      })),
    ),
  );
};

/** Games in order of rounds, numbered from 1, with boards numbered in each round. */
const numbered = (games: readonly Game[]): readonly Game[] => {
  const boards = new Map<number, number>();
  return [...games]
    .sort((one, other) => one.round - other.round)
    .map((game, index) => {
      const board = (boards.get(game.round) ?? 0) + 1;
      boards.set(game.round, board);
      return { ...game, no: index + 1, board };
    });
};

/**
 * A final with the carried-over games of its preliminaries, with result and colours. They are in its first rounds, and those
 * players do not meet again; `roundsBetween` lays out the other games. `from` says where each number of the final comes from. A
 * final whose players have not met before is unchanged. Problem: `final-carry-cycles` for a preliminary with another number of
 * cycles.
 */
export const carryOver = (
  final: Tournament,
  from: readonly Finalist[],
  preliminaries: readonly Preliminary[],
): Result<Tournament> => {
  const there = preliminaries.filter(({ section }) => from.some((each) => each.section === section));
  return andThen(allOf(there.map((each) => poolOf(each, from, final.cycles))), (pools) => {
    const carried = pools.flatMap((pool) => pool.games);
    if (carried.length === 0) return ok(final);
    const first = carried.reduce((last, { round }) => Math.max(last, round), 0);
    const between =
      pools.length < 2
        ? []
        : newGames(
            pools.map(({ numbers }) => numbers),
            final.cycles,
            first,
          );
    const games = numbered([...carried, ...between]);
    return ok({
      ...given({ ...final, systemOptions: undefined }),
      system: 'berger',
      exchangeLastTwo: false,
      rounds: entryAt(games, games.length - 1).round,
      carried: carried.length,
      games,
      rests: restsOfGames(final.players, games),
    });
  });
};
