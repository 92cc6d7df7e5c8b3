import { present } from '../../present';
import type { Pair } from '../system';

/** A pair of an unfinished table; `null` is a side that is still empty. */
export interface HalfFilled {
  readonly left: number | null;
  readonly right: number | null;
}

/** The rounds of an unfinished table, each with its pairs in board order. */
export type HalfTable = readonly (readonly HalfFilled[])[];

/** A table of even size `n`, filled row by row; each later step includes the one before. */
export interface RowsConstruction {
  /** The last number alone, in the first column. */
  readonly last: HalfTable;
  /** Then the numbers going up. */
  readonly ascending: HalfTable;
  /** Then those going down: the table. */
  readonly descending: readonly (readonly Pair[])[];
}

/** Goes through the pairs row by row, with a number that counts up for each pair that takes it. */
const counted = (
  table: HalfTable,
  first: number,
  next: (number: number) => number,
  put: (pair: HalfFilled, number: number) => HalfFilled | null,
): HalfTable => {
  let number = first;
  return table.map((row) =>
    row.map((pair) => {
      const filled = put(pair, number);
      if (filled) number = next(number);
      return filled ?? pair;
    }),
  );
};

/**
 * Fills the rounds of a table of even size `n` row by row (“A round robin without tables”, method 1). The last number goes into
 * the first pairs, alternating between the sides. Then 1, 2, 3 and so on go to the left, or to the right if the last number is on
 * the left. Then n-1, n-2 and so on fill the rest. For a Berger table the last number must begin on the right; the source says
 * left, which reverses its games.
 */
export const fillRows = (n: number, first: 'left' | 'right' = 'right'): RowsConstruction => {
  const empty: HalfFilled = { left: null, right: null };
  const startsLeft = first === 'left';
  const last = Array.from({ length: n - 1 }, (_, round): readonly HalfFilled[] => {
    const isLeft = (round % 2 === 0) === startsLeft;
    const opening = isLeft ? { left: n, right: null } : { left: null, right: n };
    return [opening, ...Array.from({ length: n / 2 - 1 }, () => empty)];
  });
  const up = (number: number): number => (number === n - 1 ? 1 : number + 1);
  const down = (number: number): number => (number === 1 ? n - 1 : number - 1);
  const ascending = counted(last, 1, up, (pair, number) =>
    pair.left === null ? { ...pair, left: number } : { ...pair, right: number },
  );
  const full = counted(ascending, n - 1, down, (pair, number) =>
    pair.right === null ? { ...pair, right: number } : null,
  );
  return {
    last,
    ascending,
    descending: full.map((row) => row.map(({ left, right }): Pair => [present(left), present(right)])),
  };
};
