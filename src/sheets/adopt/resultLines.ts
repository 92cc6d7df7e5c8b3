import { isFinished, parseTyped } from '../../core/results/typed';
import { entryAt } from '../../core/present';
import { plain } from '../../core/names/plain';
import { foldedName } from '../../core/names/name';
import { headingReader } from '../roster/headers';
import { isFigure, isNaming, isNote } from '../roster/text';
import { span } from '../view';
import type { Board } from './board';
import { roundIn } from './geometry';
import { isUnplayed } from './sign';

/** Where a list of results stands: its columns, or the one in which all of a game stands. */
export interface ResultColumns {
  /** The first row that can be a game. */
  readonly from: number;
  readonly white: number;
  readonly black: number | null;
  readonly result: number | null;
  readonly round: number | null;
  /** Whether headings name the sides: then nobody there is taken for a result, be they called Draw. */
  readonly headed: boolean;
}

const kindOf = headingReader(['round', 'white', 'black', 'result']);

/** What a heading of a list of results says. */
export type Role = NonNullable<ReturnType<typeof kindOf>>;

/** What a cell says as the heading of a list of results. */
export const roleIn = (board: Board, row: number, column: number): Role | null =>
  kindOf(board.text(row, column));

const isNameBelowHeading = (text: string): boolean => isNaming(text) && !isFigure(text);

/** Whether a text can name a player of a list of results. */
export const isName = (text: string): boolean => isNameBelowHeading(text) && parseTyped(text) === undefined;

const ROUND_HEADING = /^\p{L}+\.?\s*(\d{1,3})\b/u;

/** The round that a line names which is no game: `Round 3`, `3. Runde`. */
export const roundHeading = (board: Board, row: number): number | null => {
  const texts = span(0, board.columns)
    .map((column) => board.text(row, column))
    .filter((text) => text !== '');
  const [text = '', ...others] = texts;
  if (others.some((each) => isName(each))) return null;
  const match = ROUND_HEADING.exec(text) ?? /^(\d{1,3})\.?\s*\p{L}+/u.exec(text);
  const word = plain(text.replace(/[\d.]+.*$/, '')) || plain(text.replace(/^[\d.\s]+/, ''));
  return match && kindOf(entryAt(word.split(' '), 0)) === 'round' ? Number(match[1]) : null;
};

const ONE_CELL =
  /^(?:(?:r|rd|round|runde)?\.?\s*(\d{1,3})[.:)]\s*)?(.+?)\s+(?:[-–—:]|vs?\.?)\s+(.+?)(?:[,:]?\s+(\S+(?:\s*[-–:]\s*\S+)?))?$/iu;

/** `Berg – Carlsen 1-0`, all in one cell; null for any other text. */
export const gameInCell = (text: string): Pick<ResultLine, 'white' | 'black' | 'result' | 'round'> | null => {
  const match = ONE_CELL.exec(text);
  if (!match) return null;
  const [white, rest, result] = [match[2] ?? '', match[3] ?? '', match[4] ?? ''];
  const round = match[1] === undefined ? null : Number(match[1]);
  if (!isName(white) || !isName(rest)) return null;
  const isOfName = parseTyped(result) === undefined && !/\d/.test(result) && !isUnplayed(result);
  return isOfName
    ? { white, black: `${rest} ${result}`, result: '', round }
    : { white, black: rest, result, round };
};

/** A game as a line of the list tells it. */
export interface ResultLine {
  readonly row: number;
  readonly white: string;
  readonly black: string;
  readonly result: string;
  readonly round: number | null;
  readonly resultColumn: number;
  readonly sides: readonly [white: number, black: number];
}

/** What the lines of a list hold, and the rows that look like games but were not understood. */
export interface ResultLines {
  readonly lines: readonly ResultLine[];
  readonly left: readonly number[];
}

/** Whether the headings of a list stand in a row once more; a result beside them makes them players of these names. */
const isHeadings = (board: Board, row: number, { white, black, result }: ResultColumns): boolean =>
  roleIn(board, row, white) === 'white' &&
  roleIn(board, row, black ?? white) === 'black' &&
  (result === null || !isFinished(board.text(row, result)));

/** Whether a row in which no game was found may hide one: two of its cells are filled, or a player stands there alone. */
const mayBeGame = (
  board: Board,
  row: number,
  { white, black, result, from }: ResultColumns,
  isKnown: (text: string) => boolean,
): boolean => {
  if (black === null) {
    const text = board.text(row, white);
    return row >= from && (/\s[-–—:]\s|\d\s?[-–—:]\s?\d|\svs?\.?\s/iu.test(text) || isKnown(text));
  }
  const sides = [white, black].map((column) => board.text(row, column));
  const typed = result === null ? '' : board.text(row, result);
  if (row < from) return !sides.includes('') && (sides.some(isKnown) || isFinished(typed));
  const filled = [...sides, typed].filter((text) => text !== '');
  return !sides.some(isNote) && (filled.length > 1 || sides.some(isKnown));
};

/** Reads the lines of a list of results. */
export const linesOf = (board: Board, place: ResultColumns): ResultLines => {
  const { white: left, black: right, result: outcomes } = place;
  const sides = [left, right ?? left] as const;
  const unread: number[] = [];
  let round = span(0, place.from).reduce<number | null>(
    (last, row) => roundHeading(board, row) ?? last,
    null,
  );
  const lines = span(place.from, board.rows).flatMap((row): readonly ResultLine[] => {
    const heading = roundHeading(board, row);
    const own = place.round === null ? null : roundIn(board, row, place.round);
    const game = right === null ? gameInCell(board.text(row, left)) : null;
    if (game) return [{ row, ...game, round: game.round ?? round, resultColumn: left, sides }];
    const [white, black] = sides.map((column) => board.text(row, column)) as [string, string];
    const isSide = place.headed ? isNameBelowHeading : isName;
    const isGame = right !== null && isSide(white) && isSide(black) && !isHeadings(board, row, place);
    if (heading !== null && !isGame) round = heading;
    else if (own !== null) round = own;
    if (!isGame && heading === null && !isHeadings(board, row, place)) unread.push(row);
    const result = outcomes === null ? '' : board.text(row, outcomes);
    return isGame ? [{ row, white, black, result, round, resultColumn: outcomes ?? left, sides }] : [];
  });
  const names = new Set(lines.flatMap(({ white, black }) => [foldedName(white), foldedName(black)]));
  const isKnown = (text: string): boolean => text !== '' && names.has(foldedName(text));
  const above = span(0, place.from).filter((row) => !isHeadings(board, row, place));
  return { lines, left: [...above, ...unread].filter((row) => mayBeGame(board, row, place, isKnown)) };
};
