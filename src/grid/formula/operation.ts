import { isCellError, type CellValue } from '../cell';
import type { Operator } from './parse';
import { compareValues, DIVISION_ERROR, toNumber, toText } from './value';

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
