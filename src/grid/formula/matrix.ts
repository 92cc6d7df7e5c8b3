import { entryAt } from '../../core/present';
import type { CellValue } from '../cell';
import { VALUE_ERROR } from './value';

/** What a part of SUMPRODUCT's arguments is: cells in rows, a single value as one cell. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  /** Row by row. */
  readonly values: readonly CellValue[];
}

const FAULT: Matrix = { rows: 1, columns: 1, values: [VALUE_ERROR] };

/** A single value. */
export const oneCell = (value: CellValue): Matrix => ({ rows: 1, columns: 1, values: [value] });

/** The extent of two operands together: a single row or column stretches over the other operand. `null`: they do not fit. */
const together = (one: number, other: number): number | null =>
  one === other || other === 1 ? one : one === 1 ? other : null;

/** Two operands element by element; `#VALUE!` where their extents do not fit. */
export const combined = (
  one: Matrix,
  other: Matrix,
  combine: (left: CellValue, right: CellValue) => CellValue,
): Matrix => {
  const [rows, columns] = [together(one.rows, other.rows), together(one.columns, other.columns)];
  if (rows === null || columns === null) return FAULT;
  const values = new Array<CellValue>(rows * columns);
  const stepOf = (of: Matrix) => ({ down: of.rows === 1 ? 0 : of.columns, along: of.columns === 1 ? 0 : 1 });
  const [left, right] = [stepOf(one), stepOf(other)];
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++)
      values[at] = combine(
        entryAt(one.values, row * left.down + column * left.along),
        entryAt(other.values, row * right.down + column * right.along),
      );
  return { rows, columns, values };
};
