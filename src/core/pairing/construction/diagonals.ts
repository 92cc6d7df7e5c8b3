import { present } from '../../present';
import type { Pair } from '../system';

/** A square of the tournament's table, counted from 1. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

/** One of the two diagonals on which the games of a round stand. */
export interface Diagonal {
  /** From the upper right end to the lower left one, in the table of all numbers but the last. */
  readonly squares: readonly Square[];
  /** The number whose shaded square it crosses, if any: they meet the last number, or have the bye in an odd field. */
  readonly shaded: number | null;
  /** The games above the shaded squares. If a shaded square is crossed, the lower row has White, else the upper row. */
  readonly games: readonly Pair[];
}

/** A round read off the table. */
export interface DiagonalRound {
  readonly round: number;
  readonly diagonals: readonly Diagonal[];
  /** The number crossed in its shaded square, against the last number. */
  readonly last: Pair;
}

const diagonalOf = (n: number, sum: number): Diagonal => {
  const squares = Array.from({ length: n - 1 }, (_, index) => ({
    row: index + 1,
    column: sum - index - 1,
  })).filter(({ column }) => column >= 1 && column <= n - 1);
  const shaded = squares.find(({ row, column }) => row === column)?.row ?? null;
  const games = squares
    .filter(({ row, column }) => row < column)
    .map(({ row, column }): Pair => (shaded === null ? [row, column] : [column, row]));
  return { squares, shaded, games };
};

/**
 * Reads the rounds of even size `n` from the tournament's own table (“A round robin without tables”, method 3), with the last
 * number set apart. Round 1 is the diagonal from corner to corner of the whole table, and the shaded square of number 1; each
 * round both move on by one square. In an odd field `n` is the bye.
 */
export const readDiagonals = (n: number): readonly DiagonalRound[] =>
  Array.from({ length: n - 1 }, (_, index) => {
    const round = index + 1;
    const diagonals = [round + 1, n + round]
      .map((sum) => diagonalOf(n, sum))
      .filter(({ squares }) => squares.length > 0);
    const crossed = present(present(diagonals.find(({ shaded }) => shaded !== null)).shaded);
    return { round, diagonals, last: crossed <= n / 2 ? [crossed, n] : [n, crossed] };
  });
