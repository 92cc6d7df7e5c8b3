import { plays, type Game, type Tournament } from '../model';
import { gamesInCycle } from '../pairing/anySystem';
import { isTeamSystem } from '../pairing/teams/system';
import { fieldsOf, firstNumber } from '../sections/fields';

/** Two pairing numbers make one key. */
const KEY_BASE = 1_000_000;

/** Adds the cycle to games: the first meeting of two players is in cycle 1 and so on, by game number. */
export const withCycles = <T extends Omit<Game, 'cycle'>>(
  games: readonly T[],
): readonly (T & Pick<Game, 'cycle'>)[] => {
  const met = new Map<number, number>();
  return [...games]
    .sort((one, other) => one.no - other.no)
    .map((game) => {
      const pair = Math.min(game.white, game.black) * KEY_BASE + Math.max(game.white, game.black);
      const cycle = (met.get(pair) ?? 0) + 1;
      met.set(pair, cycle);
      return { ...game, cycle };
    });
};

/**
 * How many games at the end belong to a player who entered late (see `lateEntry`); 0 if nobody did. With a fresh table, the games
 * of the last number are among the others.
 */
const lateGames = (tournament: Tournament, inOrder: readonly Game[]): number => {
  const { system, players, cycles } = tournament;
  const { length: size } = players;
  const newcomer = firstNumber(tournament) + size - 1;
  const own = (size - 1) * cycles;
  const amongOthers = inOrder.slice(0, -own).filter(plays(newcomer)).length;
  const atTheEnd = inOrder.slice(-own).filter(plays(newcomer)).length;
  return size % 2 === 0 && !isTeamSystem(system) && amongOthers * 2 < atTheEnd ? own : 0;
};

const ofField = (tournament: Tournament): Tournament => {
  const { games, cycles, discipline } = tournament;
  if (discipline || tournament.carried !== undefined || games.length !== gamesInCycle(tournament) * cycles)
    return tournament;
  const inOrder = [...games].sort((one, other) => one.no - other.no);
  const late = lateGames(tournament, inOrder);
  const first = inOrder.length - late;
  const cycleOf = (index: number): number =>
    1 +
    (index < first ? Math.floor((index * cycles) / first) : Math.floor(((index - first) * cycles) / late));
  return { ...tournament, games: inOrder.map((game, index) => ({ ...game, cycle: cycleOf(index) })) };
};

/**
 * The games with their original cycles. A complete field has the same number of games in each cycle, in the order of their
 * numbers, and so has a player who entered late. In any other field the cycles stay as they are, and so where teams meet. Each
 * section is a field.
 */
export const withMadeCycles = (tournament: Tournament): Tournament => {
  if (!tournament.sections) return ofField(tournament);
  const made = fieldsOf(tournament).flatMap((field) => ofField(field).games);
  const cycleOf = new Map(made.map(({ no, cycle }) => [no, cycle]));
  return {
    ...tournament,
    games: tournament.games.map((game) => ({ ...game, cycle: cycleOf.get(game.no) ?? game.cycle })),
  };
};
