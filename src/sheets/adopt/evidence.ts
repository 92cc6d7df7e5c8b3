import { foldedName } from '../../core/name';
import { roleOf } from '../roster/headers';
import { span, type Board } from './board';
import type { Contents } from './cells';
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
const hasFurtherResults = (
  board: Board,
  contents: Contents,
  { white, black, result, rows }: Supposed,
): boolean =>
  span(0, board.columns)
    .filter((column) => ![white, black, result].includes(column))
    .some((column) => {
      const found = rows.filter((row) => contents(row, column).kind === 'signs');
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
export const areGames = (board: Board, contents: Contents, supposed: Supposed): boolean => {
  const { white, black, rows } = supposed;
  const sides = [white, black].map((column) => rows.map((row) => board.text(row, column)));
  return !(
    isHeadedAsPlayers(board, supposed) ||
    hasFurtherResults(board, contents, supposed) ||
    isCoded(sides) ||
    isAttribute(sides)
  );
};
