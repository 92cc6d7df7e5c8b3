import { plain } from '../../core/names/plain';
import { ordinalOf } from '../roster/content';
import { span } from '../view';
import type { Board, Lines } from './board';

/** Which player each column of a table is about: places of `Lines.rows`, in the order of the columns. */
export interface Order {
  readonly by: 'rows' | 'numbers' | 'headings';
  readonly columns: readonly number[];
  /** The column with the numbers, where they decide. */
  readonly numbers: number | null;
}

/** Columns outside an area that number all players with 1 to their count, each once, with the numbers. */
export const numberColumns = (
  board: Board,
  { rows }: Lines,
  isOutside: (column: number) => boolean,
): readonly { readonly column: number; readonly numbers: readonly number[] }[] =>
  span(0, board.columns)
    .filter(isOutside)
    .flatMap((column) => {
      const numbers = rows.map(
        (row) => (board.isDate(row, column) ? null : ordinalOf(board, row, column)) ?? 0,
      );
      const isNumbering =
        new Set(numbers).size === rows.length && numbers.every((each) => each >= 1 && each <= rows.length);
      return isNumbering ? [{ column, numbers }] : [];
    });

/** `Berg, Anna` as headings may have it: `AB`, `BA`, `Ber`, `Berg`. */
const abbreviations = (name: string): readonly string[] => {
  const words = plain(name)
    .split(' ')
    .filter((word) => word !== '');
  const initials = words.map((word) => word.slice(0, 1));
  return [initials.join(''), [...initials].reverse().join('')];
};

const isShortFor = (heading: string, name: string): boolean => {
  const said = plain(heading).replaceAll(' ', '');
  const words = plain(name).split(' ');
  if (said === '') return false;
  return (
    abbreviations(name).includes(said) ||
    (said.length >= 2 && words.some((word) => word.startsWith(said))) ||
    words.join('') === said
  );
};

/** The player whom each heading of these columns means, where all are names or initials that mean one each. */
const byHeadings = (board: Board, lines: Lines, columns: readonly number[], header: number): Order | null => {
  const names = lines.rows.map((row) => board.text(row, lines.nameColumn));
  const order = columns.map((column) => {
    const heading = board.text(header, column);
    if (!/\p{L}/u.test(heading)) return -1;
    const meant = names.flatMap((name, place) => (isShortFor(heading, name) ? [place] : []));
    return meant.length === 1 ? (meant[0] ?? -1) : -1;
  });
  const isWhole = new Set(order).size === names.length && !order.includes(-1);
  return isWhole ? { by: 'headings', columns: order, numbers: null } : null;
};

/**
 * In which orders the columns of a table can be about its players: that of its headings, where they are names; that of each column of
 * numbers; that of the rows. `columns` are the first of each opponent; `header` the row above the first player, if there is one.
 */
export const possibleOrders = (
  board: Board,
  lines: Lines,
  columns: readonly number[],
  isOutside: (column: number) => boolean,
): readonly Order[] => {
  const top = lines.rows[0] ?? 0;
  const headed = span(Math.max(0, top - 2), top).flatMap(
    (row) => byHeadings(board, lines, columns, row) ?? [],
  );
  const count = lines.rows.length;
  const numbered = numberColumns(board, lines, isOutside).map(({ column, numbers }): Order => {
    const placeOf = new Map(numbers.map((number, place) => [number, place]));
    return {
      by: 'numbers',
      columns: span(1, count + 1).map((number) => placeOf.get(number) ?? 0),
      numbers: column,
    };
  });
  const inRows: Order = { by: 'rows', columns: span(0, count), numbers: null };
  const isNew = (order: Order): boolean => order.columns.some((place, index) => place !== index);
  return [...headed, ...numbered.filter(isNew), inRows];
};
