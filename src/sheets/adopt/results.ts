import type { FoundGame } from '../../core/adopt/tables';
import { whoPlayed } from '../../core/adopt/rests';
import { foldedName } from '../../core/names/name';
import type { OutcomeCode } from '../../core/results/outcome';
import { problem, type Problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import { isFinished, parseTyped } from '../../core/results/typed';
import { isBye } from '../../language/headers';
import { roleOf } from '../roster/headers';
import { span } from '../view';
import type { Board } from './board';
import { roundIn } from './geometry';
import {
  gameInCell,
  isName,
  linesOf,
  roleIn,
  roundHeading,
  type ResultColumns,
  type ResultLine,
  type Role,
} from './resultLines';
import { statedKind } from './stated';

/** Two columns that could be the sides of games, and a third that could hold their results; the rows of these games. */
export interface Supposed {
  readonly white: number;
  readonly black: number;
  readonly result: number | null;
  readonly rows: readonly number[];
}

const meaningIn = (board: Board, row: number, column: number): string | null => {
  const text = board.text(row, column);
  return roleOf(text) ?? statedKind(text);
};

/** Whether the columns are headed as those of a list of players are, such as Name and Fed; two columns of names are sides. */
const isHeadedAsPlayers = (board: Board, { white, black, rows: [first = 0] }: Supposed): boolean =>
  span(0, first + 1).some((row) => {
    const [one, other] = [meaningIn(board, row, white), meaningIn(board, row, black)];
    const isOneKind = one === other && (one === 'name' || one === 'team' || one === 'club');
    return !isOneKind && (one !== null || other !== null);
  });

/** Whether a further column holds results: then it is a table, or a list of players with their results. */
const hasFurtherResults = (board: Board, { white, black, result, rows }: Supposed): boolean =>
  span(0, board.columns)
    .filter((column) => ![white, black, result].includes(column))
    .some((column) => {
      const found = rows.filter((row) => board.says(row, column).kind === 'signs');
      const isCount = found.every(
        (row) => /^\d+$/.test(board.text(row, column)) && board.text(row, column) !== '0',
      );
      return found.length * 2 >= rows.length && !isCount;
    });

const CODE = /^\p{Lu}{2,3}$/u;

/** Whether one column holds codes, such as those of federations, and the other one names. */
const isCoded = (sides: readonly (readonly string[])[]): boolean => {
  const [left, right] = sides.map(
    (texts) => texts.filter((text) => CODE.test(text)).length * 5 >= texts.length * 4,
  );
  return left !== right;
};

/** Whether nobody stands on both sides, everybody on one of them once, and some on the other more than once: what players belong to. */
const isAttribute = (sides: readonly (readonly string[])[]): boolean => {
  const [left, right] = sides.map((texts) => texts.map(foldedName));
  const [one, other] = [new Set(left), new Set(right)];
  if ([...one].some((name) => other.has(name))) return false;
  const isOnce = [one.size === left?.length, other.size === right?.length];
  return isOnce[0] !== isOnce[1];
};

/**
 * Whether two columns of texts without headings for the sides are believed to be games. Against it speak headings of a list of players,
 * further columns of results, codes in one column alone, and who stands on one side alone, everybody once.
 */
const areGames = (board: Board, supposed: Supposed): boolean => {
  const { white, black, rows } = supposed;
  const sides = [white, black].map((column) => rows.map((row) => board.text(row, column)));
  return !(
    isHeadedAsPlayers(board, supposed) ||
    hasFurtherResults(board, supposed) ||
    isCoded(sides) ||
    isAttribute(sides)
  );
};

/** Where a list of results stands. */
export interface ResultsPlace extends ResultColumns {
  /** The row that it begins with: its headings, a line that names a round, or its first game. */
  readonly top: number;
  /** How many of its games were understood. */
  readonly weight: number;
}

/** A player who is named in a list of results, where they stand first. */
export interface NamedPlayer {
  readonly name: string;
  readonly row: number;
  readonly cell: string;
}

/** What was read of a list of results. */
export interface ResultsRead {
  readonly games: readonly FoundGame[];
  readonly players: readonly NamedPlayer[];
  /** The rows that are games or rests. */
  readonly rows: readonly number[];
  readonly rounds: 'column' | 'heading' | 'none';
  readonly warnings: readonly Problem[];
}

/** By headings: White and Black, and the result if it has one. */
const byHeadings = (board: Board): Omit<ResultsPlace, 'weight'> | null => {
  for (const row of span(0, board.rows)) {
    const columnOf = (role: Role): number | null =>
      span(0, board.columns).find((column) => roleIn(board, row, column) === role) ?? null;
    const [white, black] = [columnOf('white'), columnOf('black')];
    if (white === null || black === null) continue;
    return {
      top: row,
      from: row + 1,
      white,
      black,
      result: columnOf('result'),
      round: columnOf('round'),
      headed: true,
    };
  }
  return null;
};

const resultsIn = (board: Board, column: number): number =>
  span(0, board.rows).filter((row) => isFinished(board.text(row, column))).length;

/** Without headings: two columns of names in each line, and one of results; or one column of whole games. */
const byContent = (board: Board): Omit<ResultsPlace, 'weight'> | null => {
  const counted = span(0, board.columns).map((column) => ({
    column,
    names: span(0, board.rows).filter((row) => isName(board.text(row, column))).length,
    games: span(0, board.rows).filter((row) => gameInCell(board.text(row, column)) !== null).length,
  }));
  const whole = counted.find(({ games, names }) => games >= 3 && games * 2 > names);
  const first = span(0, board.rows).find((row) => roundHeading(board, row) !== null) ?? board.rows;
  const topOf = (isGame: (row: number) => boolean): number =>
    Math.min(first, span(0, board.rows).find(isGame) ?? 0);
  if (whole) {
    const top = topOf((row) => gameInCell(board.text(row, whole.column)) !== null);
    return { top, from: top, white: whole.column, black: null, result: null, round: null, headed: false };
  }
  const [left, right] = counted.filter(({ names }) => names >= 3);
  if (!left || !right) return null;
  const likeliest = span(0, board.columns)
    .filter((column) => column !== left.column && column !== right.column)
    .sort((a, b) => resultsIn(board, b) - resultsIn(board, a))[0];
  const isResult = (column: number): boolean =>
    resultsIn(board, column) * 2 >= Math.min(left.names, right.names);
  const result = likeliest !== undefined && isResult(likeliest) ? likeliest : null;
  const round = roundColumn(board, left.column, result);
  // Without any result only rounds make a list of pairings of two columns of names.
  if (result === null && round === null && first === board.rows) return null;
  const hasNames = (row: number): boolean =>
    isName(board.text(row, left.column)) && isName(board.text(row, right.column));
  const top = topOf(hasNames);
  const rows = span(top, board.rows).filter(hasNames);
  const supposed = { white: left.column, black: right.column, result, rows };
  if (!areGames(board, supposed)) return null;
  return {
    top,
    from: top,
    white: left.column,
    black: right.column,
    result,
    round,
    headed: false,
  };
};

/** A column of rounds before the names: whole numbers from 1 on that never fall. */
const roundColumn = (board: Board, before: number, result: number | null): number | null =>
  span(0, before).find((column) => {
    if (column === result) return false;
    const numbers = span(0, board.rows).flatMap((row) => roundIn(board, row, column) ?? []);
    const repeats = new Set(numbers).size < numbers.length;
    return (
      numbers.length >= 3 && repeats && numbers.every((each, index) => each >= (numbers[index - 1] ?? 1))
    );
  }) ?? null;

/** Where a list of results stands on a board; null if there is none, or if what stands there is hardly one. */
export const findResults = (board: Board): ResultsPlace | null => {
  const place = byHeadings(board) ?? byContent(board);
  if (!place) return null;
  const { lines } = linesOf(board, place);
  return lines.length < 2 ? null : { ...place, weight: lines.length };
};

type IsRest = (name: string) => boolean;

/** Who stands for no game, such as Bye. */
const restsIn = (lines: readonly ResultLine[]): IsRest => {
  const plays = whoPlayed(lines.map((line) => ({ ...line, outcome: parseTyped(line.result) })));
  return (name) => isBye(name) && !plays(name);
};

/** The lines of a list, and those of them that are rests: a word such as Bye stands there for an opponent. */
export const gamesAndRests = (
  board: Board,
  place: ResultsPlace,
): {
  readonly lines: readonly ResultLine[];
  readonly rests: readonly ResultLine[];
  readonly isRest: IsRest;
  readonly left: readonly number[];
} => {
  const { lines, left } = linesOf(board, place);
  const isRest = restsIn(lines);
  const rests = lines.filter(({ white, black }) => isRest(white) || isRest(black));
  return { lines, rests, isRest, left };
};

/** `adopt-rests` where results stand beside the word for a rest, which may be a player after all. */
const restsWon = (board: Board, rests: readonly ResultLine[], isRest: IsRest): readonly Problem[] => {
  const won = rests.filter(({ result }) => isFinished(result));
  return won.slice(0, 1).map(({ row, white, black, resultColumn }) => {
    const place = board.place(row, resultColumn);
    return problem('adopt-rests', place, { name: isRest(white) ? white : black });
  });
};

/** `adopt-line` at a row that may hold a game, with what stands there. */
const unreadLine = (board: Board, { white, black, result }: ResultsPlace, row: number): Problem => {
  const columns = [white, black, result].flatMap((column) => column ?? []);
  const filled = columns.filter((column) => board.text(row, column) !== '');
  const place = board.place(row, columns.find((column) => board.text(row, column) === '') ?? white);
  const typed = filled.map((column) => board.text(row, column)).join(' – ');
  return problem('adopt-line', place, { typed });
};

/** Reads a list of results. Problems: `adopt-date`, `adopt-cell`, `adopt-line`. A game with the bye is none. */
export const readResults = (board: Board, place: ResultsPlace): Result<ResultsRead> => {
  const players: NamedPlayer[] = [];
  const known = new Map<string, number>();
  const wrong: Problem[] = [];
  const games: FoundGame[] = [];
  const placeOf = (name: string, row: number, column: number): number => {
    const found = known.get(foldedName(name));
    if (found !== undefined) return found;
    known.set(foldedName(name), players.length);
    players.push({ name, row, cell: board.at(row, column) });
    return players.length - 1;
  };
  const outcomeIn = ({ row, result, resultColumn, white }: ResultLine): OutcomeCode | null => {
    const at = board.place(row, resultColumn);
    const outcome = result === '-' ? null : parseTyped(result);
    if (place.black !== null && board.isDate(row, resultColumn))
      wrong.push(problem('adopt-date', at, { name: white }));
    else if (outcome === undefined) wrong.push(problem('adopt-cell', at, { typed: result, name: white }));
    return outcome ?? null;
  };
  const { lines, rests, isRest, left } = gamesAndRests(board, place);
  for (const each of left.map((row) => unreadLine(board, place, row))) wrong.push(each);
  for (const line of lines) {
    if (rests.includes(line)) {
      const [name, column] = isRest(line.white) ? [line.black, line.sides[1]] : [line.white, line.sides[0]];
      if (!isRest(name)) placeOf(name, line.row, column);
      continue;
    }
    const outcome = outcomeIn(line);
    const [white, black] = [
      placeOf(line.white, line.row, line.sides[0]),
      placeOf(line.black, line.row, line.sides[1]),
    ];
    games.push({ white, black, outcome, round: line.round, cell: board.at(line.row, line.resultColumn) });
  }
  const rounds =
    place.round !== null ? 'column' : games.some(({ round }) => round !== null) ? 'heading' : 'none';
  const isTurned = place.black !== null && place.black < place.white && games.length > 0;
  const turned = board.place(Math.max(0, place.from - 1), place.black ?? 0);
  const warnings = [
    ...(isTurned ? [problem('adopt-black-first', turned)] : []),
    ...restsWon(board, rests, isRest),
  ];
  return unlessProblems(wrong, () => ({
    games,
    players,
    rows: lines.map(({ row }) => row),
    rounds,
    warnings,
  }));
};
