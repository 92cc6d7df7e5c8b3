import type { Stated } from '../../core/adopt/tables';
import { headingReader, roleOf } from '../roster/headers';
import { span } from '../view';
import type { Board, Lines } from './board';
import { numberIn } from './written';

/** What a heading says of the numbers below it, where these can be compared with ours. */
export const statedKind = headingReader(['points', 'sonneborn', 'place']);

/** Whether a text heads a column of a list of players, or of numbers beside a table. */
export const isHeading = (text: string): boolean => roleOf(text) !== null || statedKind(text) !== null;

/** A column of numbers beside a table. */
export interface StatedColumn {
  readonly column: number;
  readonly kind: Stated['kind'];
}

/**
 * The columns beside a table whose numbers can be compared: by their headings; without any, the first column behind the table whose
 * numbers are mostly the points of the rows.
 */
export const statedColumns = (
  board: Board,
  { rows }: Lines,
  outside: readonly number[],
  points: readonly number[],
): readonly StatedColumn[] => {
  const top = rows[0] ?? 0;
  const headings = (column: number): readonly string[] =>
    [...span(Math.max(0, top - 3), top)]
      .reverse()
      .map((row) => board.text(row, column))
      .filter((text) => text !== '');
  // A rank can be a strength: 3d, 1k.
  const isNumeric = (column: number): boolean => {
    const filled = rows.map((row) => board.text(row, column)).filter((text) => text !== '');
    return filled.filter((text) => numberIn(text) !== null).length * 2 > filled.length;
  };
  const known = outside.flatMap((column): readonly StatedColumn[] => {
    const [kind] = headings(column).flatMap((text) => statedKind(text) ?? []);
    return kind === undefined || !isNumeric(column) ? [] : [{ column, kind }];
  });
  if (known.some(({ kind }) => kind === 'points')) return known;
  const byContent = outside.find((column) => {
    if (headings(column).length > 0) return false;
    const same = rows.filter((row, place) => numberIn(board.text(row, column)) === points[place]);
    return same.length * 2 > rows.length;
  });
  return byContent === undefined ? known : [...known, { column: byContent, kind: 'points' }];
};

/** The numbers of these columns, each with its player's place and its cell. */
export const statedIn = (
  board: Board,
  { rows }: Lines,
  columns: readonly StatedColumn[],
): readonly Stated[] =>
  columns.flatMap(({ column, kind }) =>
    rows.flatMap((row, player): readonly Stated[] => {
      const value = board.isDate(row, column) ? null : numberIn(board.text(row, column));
      return value === null ? [] : [{ kind, player, value, cell: board.at(row, column) }];
    }),
  );
