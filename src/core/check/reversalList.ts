import { smallest } from '../extremes';
import { reversalTable } from '../conduct/reversalTable';
import { colourBalance } from '../conduct/reversals';
import { makeSchedule } from '../pairing/schedule';
import { entryAt } from '../present';
import { andThen, ok, type Result } from '../result';
import { plainLabel } from './labels';
import type { Labels, Misprint } from './misprint';
import type { PrintedGame, PrintedRound, PrintedSchedule } from './printed';

interface TableGame {
  readonly round: number;
  readonly white: number;
  readonly black: number;
}

type Entry = readonly [white: number, black: number];

const entryOf = ({ white, black }: PrintedGame): Entry => [
  Number(plainLabel(white.label)),
  Number(plainLabel(black.label)),
];

/** The game of the table whose colours an entry reverses. */
const turnedBy = (games: readonly TableGame[], [white, black]: Entry): TableGame | undefined =>
  games.find((game) => game.white === black && game.black === white);

/** Whether everybody left has as many Whites as Blacks after these games are reversed. */
const isLevel = (games: readonly TableGame[], turned: readonly TableGame[]): boolean =>
  colourBalance(
    games.map((game) => (turned.includes(game) ? { white: game.black, black: game.white } : game)),
  ).every((difference) => difference === 0);

const labelsOf = ({ white, black }: TableGame): Labels => [`${black}`, `${white}`];

/** What an entry may have meant: a game with one of its players that makes everybody level, else any such game. */
const meant = (
  [white, black]: Entry,
  late: readonly TableGame[],
  left: readonly TableGame[],
  others: readonly TableGame[] | null,
): readonly TableGame[] => {
  const alike = late.filter(
    (game) => (game.black === white || game.white === black) && !(others?.includes(game) ?? false),
  );
  const levelling = others ? alike.filter((game) => isLevel(left, [...others, game])) : [];
  return levelling.length > 0 ? levelling : alike;
};

const misprintsOf = (
  { round: number, games: entries }: PrintedRound,
  place: number,
  table: readonly TableGame[],
  first: number,
): readonly Misprint[] => {
  const left = table.filter(({ white, black }) => white !== number && black !== number);
  const late = left.filter(({ round }) => round >= first);
  const turned = entries.map((entry) => turnedBy(late, entryOf(entry)));
  const isWrong = (at: number): boolean => turned[at] === undefined || turned.indexOf(turned[at]) !== at;
  const wrong = entries.map((_, at) => at).filter(isWrong);
  const right = turned.flatMap((game, at) => (game && !isWrong(at) ? [game] : []));
  return wrong.map((at): Misprint => {
    const { board, white, black } = entryAt(entries, at);
    const found = meant(entryOf(entryAt(entries, at)), late, left, wrong.length === 1 ? right : null);
    const [only, ...more] = found;
    const isSure =
      only !== undefined && more.length === 0 && wrong.length === 1 && isLevel(left, [...right, only]);
    return {
      kind: 'no-late-game',
      round: number,
      board,
      cell: white.cell === '' ? black.cell : white.cell,
      printed: [white.label, black.label],
      label: white.label,
      repair: isSure ? labelsOf(only) : null,
      candidates: isSure ? [] : found.map(labelsOf),
      at: { round: place, kind: 'game', index: at },
    };
  });
};

/**
 * Checks a printed reversal table of US Chess against the pairing table: one line (as a round) for each number that leaves, with
 * the games reversed for it, the new White first. Each must be a game of the last rounds, from the first that the rule affects,
 * with its colours reversed, and appear once. A repair makes the colours of all who are left level. Problems: those of
 * `makeSchedule`.
 */
export const checkReversals = (
  { rounds: lines }: PrintedSchedule,
  system: string,
  players: number,
): Result<readonly Misprint[]> =>
  andThen(makeSchedule({ system, players, cycles: 1 }), ({ rounds }) =>
    andThen(reversalTable(system, players), ({ rows }) => {
      const table = rounds.flatMap(({ round, games }) =>
        games.map(({ white, black }): TableGame => ({ round, white, black })),
      );
      const firstOf = (number: number): number => {
        const own = rows.find((row) => row.number === number)?.reversed ?? [];
        return Math.min(rounds.length, smallest(own.map(({ round }) => round)));
      };
      return ok(lines.flatMap((line, place) => misprintsOf(line, place, table, firstOf(line.round))));
    }),
  );
