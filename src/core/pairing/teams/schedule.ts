import { countTo } from '../../numbers';
import { entryAt } from '../../present';
import type { SystemOptions, TeamSystemId } from '../../model';
import type { Problem } from '../../problem';
import { andThen, ok, unlessProblems, type Result } from '../../result';
import { letterOf } from '../letters';
import { resolveOptions } from '../options';
import type { RoundToSeat } from '../seating';
import { cyclesProblem, sizeProblem, type ScheduledGame } from '../schedule';
import { colourWarnings, matchWarnings } from '../warnings';
import { largest } from '../../extremes';
import { coloursOf } from '../colours';
import { teamSystemOf } from '../registry';
import { type TeamGame, type TeamSystem, cyclic } from './system';

type Table = readonly (readonly TeamGame[])[];

/** The games of `k` neighbouring letters; the letter after `start` becomes the first. */
const withPlaces = (table: Table, k: number, start: number): Table =>
  table.map((games) =>
    games
      .map((game) => ({ ...game, letter: cyclic(game.letter - start, table.length) }))
      .filter(({ letter }) => letter <= k),
  );

/** How uneven the colours are: of players, in a row, and of a team in a round. */
const unevenness = (table: Table, n: number, k: number): readonly number[] => {
  const rounds = table.map((games) => ({
    games: games.map(({ number, letter, white }) =>
      white ? { white: number, black: n + letter } : { white: n + letter, black: number },
    ),
  }));
  const { players } = coloursOf({ players: n + k, rounds });
  const ofTeam = table.map((games) => Math.abs(2 * games.filter(({ white }) => white).length - games.length));
  return [
    largest(players.map(({ whites, blacks }) => Math.abs(whites - blacks))),
    largest(players.map(({ longestRun }) => longestRun)),
    largest(ofTeam),
  ];
};

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && entryAt(one, at) < entryAt(other, at);
};

/** Leaves out the neighbouring places whose absence keeps the colours most even. */
const leastUneven = (table: Table, n: number, k: number): Table => {
  const tables = table.map((_, start) => withPlaces(table, k, start));
  const found = tables.map((each) => ({ each, uneven: unevenness(each, n, k) }));
  return found.reduce((best, next) => (isLess(next.uneven, best.uneven) ? next : best)).each;
};

/** The table of a team of `n` against a smaller one of `k`: in each round `n - k` of the larger team have a bye. */
const againstFewer = (system: TeamSystem, n: number, k: number, options?: SystemOptions): Table => {
  const table = system.table(n, options);
  const { unequalWhite } = system;
  return unequalWhite
    ? withPlaces(table, k, 0).map((games) =>
        games.map((game) => ({ ...game, white: unequalWhite(game.number, game.letter) })),
      )
    : leastUneven(table, n, k);
};

/** A table from the other team's side; that team then has the colours of the first. */
const exchanged = (table: Table): Table =>
  table.map((games) =>
    games.map(({ number, letter, ...game }) => ({ ...game, number: letter, letter: number })),
  );

/**
 * Every round of a match between teams of `numbers` and `letters` members. In each round as many of the larger team have a bye as
 * it has more members.
 */
const teamTable = (system: TeamSystem, numbers: number, letters: number, options?: SystemOptions): Table => {
  if (numbers === letters) return system.table(numbers, options);
  return numbers > letters
    ? againstFewer(system, numbers, letters, options)
    : exchanged(againstFewer(system, letters, numbers, options));
};

/** A match of two teams, of one cycle if absent. Without `opponents` the second team has as many members as the first. */
export interface TeamRequest {
  readonly system: string;
  /** Members of the first team. */
  readonly boards: number;
  readonly opponents?: number | undefined;
  readonly cycles?: number | undefined;
  readonly options?: SystemOptions | undefined;
}

/** Members of the first team have the numbers 1..boards, then the second team continues; the same in `rests`. */
export type TeamRound = RoundToSeat;

export interface TeamSchedule {
  readonly system: TeamSystemId;
  readonly boards: number;
  readonly opponents: number;
  /** All members of both teams. */
  readonly players: number;
  readonly cycles: number;
  readonly options: SystemOptions;
  readonly rounds: readonly TeamRound[];
  /** Colours that could not be even; see `colourWarnings` and `matchWarnings`. */
  readonly warnings: readonly Problem[];
}

/** The name of a member on paper: numbers for the first team, letters for the second. */
export const memberLabel = (boards: number, member: number): string =>
  member <= boards ? `${member}` : letterOf(member - boards);

const checkSizes = (
  system: TeamSystem,
  { boards, opponents = boards, cycles = 1 }: TeamRequest,
): Result<{ system: TeamSystem; opponents: number }> => {
  const { least, most } = system.sizes;
  const sizes = [
    sizeProblem('boards', boards, least, most),
    Object.is(opponents, boards) ? null : sizeProblem('opponents', opponents, least, most),
  ].filter((found) => found !== null);
  const rows = sizes.length > 0 ? least * least : Math.max(boards, opponents) ** 2;
  const cyclesWrong = cyclesProblem(cycles, rows);
  return unlessProblems([...sizes, ...(cyclesWrong ? [cyclesWrong] : [])], () => ({ system, opponents }));
};

const gameOf = (
  { board, number, letter, white }: TeamGame,
  boards: number,
  turned: boolean,
): ScheduledGame => {
  const [one, other] = [number, boards + letter];
  return white === turned ? { board, white: other, black: one } : { board, white: one, black: other };
};

const restsIn = (games: readonly ScheduledGame[], players: number): readonly number[] => {
  const there = new Set(games.flatMap(({ white, black }) => [white, black]));
  return countTo(players).filter((member) => !there.has(member));
};

/**
 * The schedule of a match of two teams. Every cycle repeats the table with reversed colours. Problems: those of `teamSystemOf`;
 * `not-a-whole-number` or `number-out-of-range` for the members, `cycles-invalid`; those of `resolveOptions`. All are found
 * before anything is generated.
 */
export const makeTeamSchedule = (request: TeamRequest): Result<TeamSchedule> => {
  const found = teamSystemOf(request.system);
  if (!found.ok) return found;
  const checked = checkSizes(found.value, request);
  if (!checked.ok) return checked;
  const { system, opponents } = checked.value;
  const { boards, cycles = 1 } = request;
  const size = Math.max(boards, opponents);
  return andThen(resolveOptions(system, size, request.options), (options) => {
    const table = teamTable(system, boards, opponents, options);
    const players = boards + opponents;
    const rounds = Array.from({ length: size * cycles }, (_, index): TeamRound => {
      const cycle = Math.floor(index / size) + 1;
      const games = entryAt(table, index % size).map((game) => gameOf(game, boards, cycle % 2 === 0));
      return { round: index + 1, cycle, games, rests: restsIn(games, players) };
    });
    const schedule = { system: system.id, boards, opponents, players, cycles, options, rounds };
    const warnings = [
      ...matchWarnings(system.id, schedule),
      ...colourWarnings(schedule, (member) => memberLabel(boards, member)),
    ];
    return ok({ ...schedule, warnings });
  });
};
