import { largest, smallest } from '../../core/extremes';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { columnLetters } from '../../grid/cell';
import { rowNames } from '../roster/rows';
import { isFigure, isNaming, isNote } from '../roster/text';
import { placeOfAll, span, type View } from '../view';
import type { Board, Lines } from './board';
import { parseRoundCell } from './sign';
import { roundIn } from './geometry';
import { isHeading, statedKind } from './stated';
import { numberIn, setsIn } from './written';

/** A table as it was found: the rows of its players, and the columns of their games. */
interface Taken {
  readonly lines: Lines;
  readonly columns: readonly number[];
  /** Whether the headings are names, which may look like results. */
  readonly namesAbove: boolean;
}

const RESULTS: readonly string[] = ['signs', 'filler', 'date', 'open', 'word'];

const isResult = (board: Board, row: number, column: number): boolean =>
  RESULTS.includes(board.says(row, column).kind) ||
  parseRoundCell(board.text(row, column)) !== null ||
  setsIn(board.text(row, column)).length > 0;

/** Whether numbers alone stand in a row: the headings of a table. Beside a name or below the top each is one more than the one before. */
const isCounted = (board: Board, row: number, columns: readonly number[], isStrict: boolean): boolean => {
  const filled = columns.filter((column) => board.text(row, column) !== '');
  const numbers = filled.map((column) => roundIn(board, row, column) ?? 0);
  if (!isStrict) return !numbers.includes(0);
  const steps = new Set(numbers.slice(1).map((number, index) => number - entryAt(numbers, index)));
  return steps.size === 1 && steps.has(1) && filled.every((column) => /^\d/.test(board.text(row, column)));
};

/** Whether a number stands in a row where every player has one, such as their own or a rating: then it is a player without a name. */
const isNumberedAlike = (board: Board, row: number, { lines: { rows }, columns }: Taken): boolean =>
  span(0, smallest(columns)).some((column) =>
    [row, ...rows].every((each) => numberIn(board.text(each, column)) !== null),
  );

/** Rows outside a table in which results stand below its columns: of a row right beside the table one is enough, else most of them. */
const rowsLeft = (board: Board, taken: Taken): readonly number[] => {
  const { lines, columns, namesAbove } = taken;
  const { rows, height, nameColumn } = lines;
  const [top, bottom] = [entryAt(rows, 0), entryAt(rows, rows.length - 1) + height];
  const own = new Set(rows.flatMap((row) => span(row, row + height)));
  return span(0, board.rows).filter((row) => {
    if (own.has(row) || (namesAbove && row < top)) return false;
    const name = board.text(row, nameColumn);
    const isPlayer = height === 1 && isNumberedAlike(board, row, taken);
    if (isNote(name) || isHeading(name)) return false;
    if (!isPlayer && isCounted(board, row, columns, name !== '' || row >= top)) return false;
    const results = columns.filter((column) => isResult(board, row, column)).length;
    const isNext = (name !== '' || isPlayer) && row >= top - 1 && row <= bottom;
    if (isNext && isPlayer && name !== '') return true;
    return isNext ? results > 0 : results > 1 && results * 2 >= columns.length;
  });
};

/** Whether a column is headed by the number that comes before that of the next. */
const isCountedOn = (board: Board, top: number, column: number): boolean =>
  span(Math.max(0, top - 3), top).some((row) => {
    const [one, next] = [column, column + 1].map((each) => /^\d+$/.exec(board.text(row, each))?.[0]);
    return one !== undefined && Number(one) + 1 === Number(next);
  });

/** The columns right beside the games in which results stand, headed by the number that comes before or after theirs. */
const columnsLeft = (board: Board, { lines, columns }: Taken): readonly number[] => {
  const { rows, nameColumn } = lines;
  const top = entryAt(rows, 0);
  const [first, last] = [smallest(columns), largest(columns)];
  const isLeft = (column: number): boolean =>
    rows.filter((row) => isResult(board, row, column)).length * 2 >= rows.length;
  return [
    ...(first - 1 > nameColumn && isCountedOn(board, top, first - 1) ? [first - 1] : []),
    ...(isCountedOn(board, top, last) ? [last + 1] : []),
  ].filter(isLeft);
};

/** `adopt-line-left` at the name of a line. */
export const lineLeft = (board: View, row: number, nameColumn: number): Problem =>
  problem('adopt-line-left', board.place(row, nameColumn), { name: board.text(row, nameColumn) || '–' });

/** What stands in the lines and columns of a table and was not read: `adopt-line-left`, `adopt-column-left`. */
export const leftOut = (board: Board, taken: Taken): readonly Problem[] => [
  ...rowsLeft(board, taken).map((row) => lineLeft(board, row, taken.lines.nameColumn)),
  ...columnsLeft(board, taken).map((column) =>
    problem('adopt-column-left', board.place(entryAt(taken.lines.rows, 0), column)),
  ),
];

const LEAST = 3;

/** Whether names stand in a column, and behind them points: below their heading, or in each of the rows and never more than above. */
const hasStandings = (board: Board, column: number): boolean => {
  const rows = span(0, board.rows).filter((row) => {
    const text = board.text(row, column);
    return isNaming(text) && !isFigure(text) && statedKind(text) === null;
  });
  if (rows.length < LEAST) return false;
  return span(column + 1, board.columns).some((other) => {
    const isHeaded = span(0, board.rows).some((row) => statedKind(board.text(row, other)) === 'points');
    const points = rows.flatMap((row) => numberIn(board.text(row, other)) ?? []);
    const isFalling = points.every((each, at) => each <= (points[at - 1] ?? each));
    return isHeaded
      ? points.length >= LEAST
      : points.length * 5 >= rows.length * 4 && isFalling && new Set(points).size > 1;
  });
};

/** Why a sheet has no games: `adopt-standings` where it has places and points, else `adopt-not-found`. */
export const noGames = (board: Board): Problem => {
  const isStandings = span(0, board.columns).some((column) => hasStandings(board, column));
  return problem(isStandings ? 'adopt-standings' : 'adopt-not-found', placeOfAll(board));
};

/** How much of a sheet was read for a table, and which rows and columns that hold something were not: `1, 7–9` and `H`; empty where none. */
export interface Used {
  readonly rows: number;
  readonly columns: number;
  readonly otherRows: string;
  readonly otherColumns: string;
}

/** What was used of a board. Of the other columns those count in which something stands beside the rows that were. */
export const usedIn = (board: View, rows: readonly number[], columns: readonly number[]): Used => {
  const [usedRows, usedColumns] = [new Set(rows), new Set(columns)];
  const isFilled = (row: number, column: number): boolean => board.text(row, column) !== '';
  const otherRows = span(0, board.rows).filter(
    (row) => !usedRows.has(row) && span(0, board.columns).some((column) => isFilled(row, column)),
  );
  const otherColumns = span(0, board.columns).filter(
    (column) => !usedColumns.has(column) && rows.some((row) => isFilled(row, column)),
  );
  return {
    rows: usedRows.size,
    columns: usedColumns.size,
    otherRows: rowNames(otherRows.map(board.sheetRow)),
    otherColumns: otherColumns.map((column) => columnLetters(board.sheetColumn(column))).join(', '),
  };
};
