import { restsOfGames } from '../format/eventGames';
import { given } from '../format/fields';
import type { Game, Tournament } from '../model';
import { entryAt, underKey } from '../present';
import { problem } from '../problem';
import { allOf, andThen, fail, ok, type Result } from '../result';
import { roundsBetween, roundsWithin, roundWithin, type Pools } from './finalRounds';
import type { Finalist, Preliminary } from './qualify';

/** Those of one preliminary, their numbers in the final in order, and the games between them, in the numbers of the final. */
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
    .map(({ cycle, white, black, outcome, annulled }): Game => {
      const sides = { white: underKey(numberIn, white), black: underKey(numberIn, black) };
      const round = roundWithin(numbers.length, numbers.indexOf(sides.white), numbers.indexOf(sides.black));
      return {
        ...{ no: 0, round: (cycle - 1) * roundsWithin(numbers.length) + round, board: 0, cycle },
        ...sides,
        outcome,
        ...(annulled === true ? { annulled } : {}),
      };
    });
  return ok({ numbers, games });
};

/** The games between pools, after so many rounds: colours are turned from cycle to cycle. */
const newGames = (pools: Pools, cycles: number, after: number): readonly Game[] => {
  const rounds = roundsBetween(pools);
  return Array.from({ length: cycles }, (_, index) => index + 1).flatMap((cycle) =>
    rounds.flatMap((pairs, index) =>
      pairs.map(([one, other]) => ({
        ...{ no: 0, round: after + (cycle - 1) * rounds.length + index + 1, board: 0, cycle },
        ...(cycle % 2 === 0 ? { white: other, black: one } : { white: one, black: other }),
        outcome: null,
      })),
    ),
  );
};

/** Games in order of rounds, numbered from 1, and in each round the boards, too. */
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
 * A final into which the games between those of one preliminary are carried over, with result and colours: they stand in its first
 * rounds, nobody meets again for whom they count, and the other games are laid out by `roundsBetween`. `from` says where each
 * number of the final comes from. A final with nobody who met before stays as it is. Problem: `final-carry-cycles` for a
 * preliminary that was played in another number of cycles.
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
