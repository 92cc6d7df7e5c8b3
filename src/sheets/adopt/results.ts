import type { FoundGame } from '../../core/adopt/found';
import { foldedName } from '../../core/name';
import type { OutcomeCode } from '../../core/outcome';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import { parseTyped } from '../../core/typed';
import { CROSSTABLE_WORDS } from '../../language/adoptWords';
import { plain } from '../../core/plain';
import { isBye, isFigure, isNaming } from '../roster/text';
import { span, type Board } from './board';
import { roundIn } from './geometry';

/** Where a list of results stands: its columns, or the one in which all of a game stands. */
export interface ResultsPlace {
  /** The row that it begins with: its headings, a line that names a round, or its first game. */
  readonly top: number;
  /** The first row that can be a game. */
  readonly from: number;
  readonly white: number;
  readonly black: number | null;
  readonly result: number | null;
  readonly round: number | null;
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
  readonly rounds: 'column' | 'heading' | 'none';
  readonly warnings: readonly Problem[];
}

type Role = 'round' | 'white' | 'black' | 'result';

const WORDS: ReadonlyMap<string, Role> = new Map(
  CROSSTABLE_WORDS.flatMap((language) =>
    (['round', 'white', 'black', 'result'] as const).flatMap((role) =>
      language[role].map((word) => [plain(word), role] as const),
    ),
  ),
);

const roleIn = (board: Board, row: number, column: number): Role | undefined =>
  WORDS.get(plain(board.text(row, column)));

const isName = (text: string): boolean => isNaming(text) && !isFigure(text) && parseTyped(text) === undefined;

/** By headings: White and Black, and the result if it has one. */
const byHeadings = (board: Board): Omit<ResultsPlace, 'weight'> | null => {
  for (const row of span(0, board.rows)) {
    const columnOf = (role: Role): number | null =>
      span(0, board.columns).find((column) => roleIn(board, row, column) === role) ?? null;
    const [white, black] = [columnOf('white'), columnOf('black')];
    if (white === null || black === null) continue;
    return { top: row, from: row + 1, white, black, result: columnOf('result'), round: columnOf('round') };
  }
  return null;
};

const ROUND_HEADING = /^\p{L}+\.?\s*(\d{1,3})\b/u;

/** The round that a line names which is no game: `Round 3`, `3. Runde`. */
const roundHeading = (board: Board, row: number): number | null => {
  const texts = span(0, board.columns)
    .map((column) => board.text(row, column))
    .filter((text) => text !== '');
  const [text = '', ...others] = texts;
  if (others.some((each) => isName(each))) return null;
  const match = ROUND_HEADING.exec(text) ?? /^(\d{1,3})\.?\s*\p{L}+/u.exec(text);
  const word = plain(text.replace(/[\d.]+.*$/, '')) || plain(text.replace(/^[\d.\s]+/, ''));
  return match && WORDS.get(entryAt(word.split(' '), 0)) === 'round' ? Number(match[1]) : null;
};

const ONE_CELL =
  /^(?:(?:r|rd|round|runde)?\.?\s*(\d{1,3})[.:)]\s*)?(.+?)\s+(?:[-–—:]|vs?\.?)\s+(.+?)(?:[,:]?\s+(\S+(?:\s*[-–:]\s*\S+)?))?$/iu;

/** `Berg – Carlsen 1-0`, all in one cell; null for any other text. */
const gameInCell = (
  text: string,
): {
  readonly white: string;
  readonly black: string;
  readonly result: string;
  readonly round: number | null;
} | null => {
  const match = ONE_CELL.exec(text);
  if (!match) return null;
  const [white, rest, result = ''] = [match[2] ?? '', match[3] ?? '', match[4] ?? ''];
  if (result !== '' && parseTyped(result) === undefined)
    return isName(white) && isName(rest)
      ? { white, black: `${rest} ${result}`, result: '', round: null }
      : null;
  const round = match[1] === undefined ? null : Number(match[1]);
  return isName(white) && isName(rest) ? { white, black: rest, result, round } : null;
};

const resultsIn = (board: Board, column: number): number =>
  span(0, board.rows).filter((row) => (parseTyped(board.text(row, column)) ?? null) !== null).length;

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
    return { top, from: top, white: whole.column, black: null, result: null, round: null };
  }
  const [left, right] = counted.filter(({ names }) => names >= 3);
  if (!left || !right) return null;
  const result = span(0, board.columns)
    .filter((column) => column !== left.column && column !== right.column)
    .sort((a, b) => resultsIn(board, b) - resultsIn(board, a))[0];
  if (result === undefined || resultsIn(board, result) * 2 < Math.min(left.names, right.names)) return null;
  const hasNames = (row: number): boolean =>
    isName(board.text(row, left.column)) && isName(board.text(row, right.column));
  const top = topOf(hasNames);
  return {
    top,
    from: top,
    white: left.column,
    black: right.column,
    result,
    round: roundColumn(board, left.column, result),
  };
};

/** A column of rounds before the names: whole numbers from 1 on that never fall. */
const roundColumn = (board: Board, before: number, result: number): number | null =>
  span(0, before).find((column) => {
    if (column === result) return false;
    const numbers = span(0, board.rows).flatMap((row) => roundIn(board, row, column) ?? []);
    const repeats = new Set(numbers).size < numbers.length;
    return (
      numbers.length >= 3 && repeats && numbers.every((each, index) => each >= (numbers[index - 1] ?? 1))
    );
  }) ?? null;

interface Line {
  readonly row: number;
  readonly white: string;
  readonly black: string;
  readonly result: string;
  readonly round: number | null;
  readonly resultColumn: number;
  readonly sides: readonly [white: number, black: number];
}

const linesOf = (board: Board, place: Omit<ResultsPlace, 'weight'>): readonly Line[] => {
  let round: number | null = null;
  return span(place.from, board.rows).flatMap((row): readonly Line[] => {
    const heading = roundHeading(board, row);
    const sides = [place.white, place.black ?? place.white] as const;
    if (place.black === null) {
      const game = gameInCell(board.text(row, place.white));
      if (heading !== null && !game) round = heading;
      return game ? [{ row, ...game, round: game.round ?? round, resultColumn: place.white, sides }] : [];
    }
    const [white, black] = [board.text(row, place.white), board.text(row, place.black)];
    if (heading !== null && !(isName(white) && isName(black))) {
      round = heading;
      return [];
    }
    const own = place.round === null ? null : roundIn(board, row, place.round);
    if (own !== null) round = own;
    if (!isName(white) || !isName(black)) return [];
    const result = place.result === null ? '' : board.text(row, place.result);
    return [{ row, white, black, result, round, resultColumn: place.result ?? place.white, sides }];
  });
};

/** Where a list of results stands on a board; null if there is none. `weight` is how many of its games were understood. */
export const findResults = (board: Board): ResultsPlace | null => {
  const place = byHeadings(board) ?? byContent(board);
  if (!place) return null;
  const lines = linesOf(board, place);
  return lines.length < 2 ? null : { ...place, weight: lines.length };
};

/** Reads a list of results. Problems: `adopt-date`, `adopt-cell`. A game with the bye is none. */
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
  const outcomeIn = ({ row, result, resultColumn, white }: Line): OutcomeCode | null => {
    const at = { sheet: board.sheet, cell: board.at(row, resultColumn) };
    const outcome = result === '-' ? null : parseTyped(result);
    if (place.black !== null && board.isDate(row, resultColumn))
      wrong.push(problem('adopt-date', at, { name: white }));
    else if (outcome === undefined) wrong.push(problem('adopt-cell', at, { typed: result, name: white }));
    return outcome ?? null;
  };
  for (const line of linesOf(board, place)) {
    if (isBye(line.white) || isBye(line.black)) {
      const [name, column] = isBye(line.white) ? [line.black, line.sides[1]] : [line.white, line.sides[0]];
      if (!isBye(name)) placeOf(name, line.row, column);
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
  const cell = board.at(Math.max(0, place.from - 1), place.black ?? 0);
  const warnings = isTurned ? [problem('adopt-black-first', { sheet: board.sheet, cell })] : [];
  return unlessProblems(wrong, () => ({ games, players, rounds, warnings }));
};
