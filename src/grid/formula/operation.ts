import { isCellError, type CellValue } from '../cell';
import type { Operator } from './parse';
import { compareValues, DIVISION_ERROR, toNumber, toText, VALUE_ERROR } from './value';
import { entryAt } from '../../core/present';

/** What an operator makes of two single values. */
export type Operation = (left: CellValue, right: CellValue) => CellValue;

const ARITHMETIC: Partial<Readonly<Record<Operator, (left: number, right: number) => CellValue>>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0 ? DIVISION_ERROR : left / right),
  '^': (left, right) => left ** right,
};

/** By whether the left value stands before (negative), with or after the right one. */
const COMPARISONS: Partial<Readonly<Record<Operator, (order: number) => boolean>>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const plain = (value: CellValue): CellValue => (typeof value === 'boolean' ? Number(value) : value);

const arithmetic =
  (work: (left: number, right: number) => CellValue): Operation =>
  (left, right) => {
    const [one, other] = [plain(left), plain(right)];
    if (typeof one === 'number' && typeof other === 'number') return work(one, other);
    if (isCellError(one)) return one;
    if (isCellError(other)) return other;
    const [first, second] = [toNumber(one), toNumber(other)];
    if (isCellError(first)) return first;
    return isCellError(second) ? second : work(first, second);
  };

const comparison =
  (decide: (order: number) => boolean): Operation =>
  (left, right) => {
    if (typeof left === 'number' && typeof right === 'number') return decide(left - right);
    if (isCellError(left)) return left;
    return isCellError(right) ? right : decide(compareValues(left, right));
  };

const joined: Operation = (left, right) => {
  if (isCellError(left)) return left;
  return isCellError(right) ? right : `${toText(left) as string}${toText(right) as string}`;
};

/** The operation of an operator, as worksheets have it. */
export const operationOf = (operator: Operator): Operation => {
  const [work, decide] = [ARITHMETIC[operator], COMPARISONS[operator]];
  if (work) return arithmetic(work);
  return decide ? comparison(decide) : joined;
};

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
