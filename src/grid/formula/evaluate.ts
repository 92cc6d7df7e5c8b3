import { largest, smallest } from '../../core/extremes';
import { entryAt, present } from '../../core/present';
import { isCellError, type Area, type CellError, type CellValue } from '../cell';
import type { Corner, Node } from './parse';
import { combined, oneCell, type Matrix, operationOf } from './operation';
import {
  DIVISION_ERROR,
  NAME_ERROR,
  NOT_AVAILABLE,
  NUMBER_ERROR,
  REFERENCE_ERROR,
  toNumber,
  toText,
  toTruth,
  VALUE_ERROR,
} from './value';

/** What a compiled formula asks of the workbook it stands in. */
export interface Evaluation {
  value(sheet: string, row: number, column: number): CellValue;
  area(from: Corner, to: Corner, row: number, column: number): Area;
  /** Row by row. */
  cells(sheet: string, area: Area): readonly CellValue[];
  match(wanted: CellValue, sheet: string, area: Area): number | CellError;
  countIfs(pairs: readonly { sheet: string; area: Area; criterion: CellValue }[]): number | CellError;
}

type In<T> = (book: Evaluation, row: number, column: number) => T;

/** A formula ready to run in any cell of its block. `null` is an empty cell it refers to. */
export type Compiled = In<CellValue>;

/** INDEX leads to a cell, so that a text there is none that was written into the formula. */
const isReference = (node: Node): boolean =>
  node.kind === 'range' || node.kind === 'cell' || (node.kind === 'call' && node.name === 'INDEX');

/** What a node refers to, if it is a reference as it stands. */
const rangeOf = (node: Node | undefined, own: string): { sheet: string; area: In<Area> } | null => {
  if (node?.kind !== 'cell' && node?.kind !== 'range') return null;
  const [from, to] = node.kind === 'cell' ? [node.at, node.at] : [node.from, node.to];
  return { sheet: node.sheet ?? own, area: (book, row, column) => book.area(from, to, row, column) };
};

/** LARGE of an array inside SUMPRODUCT, by place from 1. */
const largestOf = ([array, second]: readonly Node[], own: string): In<Matrix> => {
  const [inner, place] = [list(present(array), own), compile(present(second), own)];
  return (book, row, column) => {
    const numbers = inner(book, row, column).values.map(toNumber);
    const error = numbers.find(isCellError);
    if (error) return oneCell(error);
    const sorted = (numbers as number[]).sort((one, other) => other - one);
    return oneCell(sorted[Number(place(book, row, column)) - 1] ?? NUMBER_ERROR);
  };
};

/** Element by element, as SUMPRODUCT sees its arguments. */
const list = (node: Node, own: string): In<Matrix> => {
  switch (node.kind) {
    case 'range':
      return (book, row, column) => {
        const where = book.area(node.from, node.to, row, column);
        return { rows: where.rows, columns: where.columns, values: book.cells(node.sheet ?? own, where) };
      };
    case 'operation': {
      const [left, right] = [list(node.left, own), list(node.right, own)];
      const operation = operationOf(node.operator);
      return (book, row, column) => combined(left(book, row, column), right(book, row, column), operation);
    }
    case 'call':
      if (node.name === 'LARGE') return largestOf(node.args, own);
      break;
    default:
  }
  const one = compile(node, own);
  return (book, row, column) => oneCell(one(book, row, column));
};

const sumProduct = (args: readonly Node[], own: string): Compiled => {
  const lists = args.map((arg) => list(arg, own));
  return (book, row, column) => {
    const matrices = lists.map((each) => each(book, row, column));
    const first = entryAt(matrices, 0);
    if (matrices.some(({ rows, columns }) => rows !== first.rows || columns !== first.columns))
      return VALUE_ERROR;
    let sum = 0;
    for (let at = 0; at < first.values.length; at++) {
      let product = 1;
      for (const { values } of matrices) {
        const value = entryAt(values, at);
        if (isCellError(value)) return value;
        product *= typeof value === 'number' ? value : 0;
      }
      sum += product;
    }
    return sum;
  };
};

/** SUM, MAX and MIN: numbers of ranges, and single values; texts in ranges do not count. */
const folded = (
  args: readonly Node[],
  own: string,
  fold: (numbers: readonly number[]) => number,
): Compiled => {
  const lists = args.map((arg) => ({ read: list(arg, own), range: isReference(arg) }));
  return (book, row, column) => {
    const numbers: number[] = [];
    for (const { read, range } of lists)
      for (const value of read(book, row, column).values) {
        if (isCellError(value)) return value;
        if (range && typeof value !== 'number') continue;
        const number = toNumber(value);
        if (isCellError(number)) return number;
        numbers.push(number);
      }
    return fold(numbers);
  };
};

const indexed = (args: readonly Node[], own: string): Compiled => {
  const [source, ...places] = args;
  const range = rangeOf(source, own);
  if (!range || places.length < 1 || places.length > 2) return () => VALUE_ERROR;
  const [first, second] = places.map((place) => compile(place, own));
  return (book, row, column) => {
    const where = range.area(book, row, column);
    const one = toNumber(present(first)(book, row, column));
    if (isCellError(one)) return one;
    const other = second ? toNumber(second(book, row, column)) : null;
    if (isCellError(other)) return other;
    const across = other === null && where.rows === 1;
    const down = Math.trunc(across ? 1 : one);
    const along = Math.trunc(across ? one : (other ?? 1));
    if (down < 1 || along < 1) return VALUE_ERROR;
    if (down > where.rows || along > where.columns) return REFERENCE_ERROR;
    return book.value(range.sheet, where.row + down - 1, where.column + along - 1);
  };
};

const matched = (args: readonly Node[], own: string): Compiled => {
  const [wanted, source] = args;
  const range = rangeOf(source, own);
  if (!wanted || !range || args.length !== 3) return () => VALUE_ERROR;
  const value = compile(wanted, own);
  return (book, row, column) =>
    book.match(value(book, row, column), range.sheet, range.area(book, row, column));
};

const counted = (args: readonly Node[], own: string): Compiled => {
  const pairs = args.flatMap((node, at) => {
    const range = at % 2 === 0 ? rangeOf(node, own) : null;
    return range ? [{ ...range, criterion: compile(entryAt(args, at + 1), own) }] : [];
  });
  return (book, row, column) =>
    book.countIfs(
      pairs.map(({ area, sheet, criterion }) => ({
        sheet,
        area: area(book, row, column),
        criterion: criterion(book, row, column),
      })),
    );
};

type Plain = (values: readonly CellValue[]) => CellValue;

/** A function whose first argument is made a text, a number or a truth. */
const of =
  <T extends CellValue>(to: (value: CellValue) => T | CellError) =>
  (make: (first: T, rest: readonly CellValue[]) => CellValue): Plain =>
  ([value = null, ...rest]) => {
    const first = to(value);
    return isCellError(first) ? first : make(first, rest);
  };

const [ofText, ofNumber, ofTruth] = [of(toText), of(toNumber), of(toTruth)];

/** Functions of single values, all of whose arguments are worked out first. */
const PLAIN: Readonly<Record<string, Plain>> = {
  INT: ofNumber(Math.floor),
  MOD: ofNumber((number, [by = null]) => {
    const divisor = toNumber(by);
    if (isCellError(divisor)) return divisor;
    return divisor === 0 ? DIVISION_ERROR : number - divisor * Math.floor(number / divisor);
  }),
  NOT: ofTruth((truth) => !truth),
  TRIM: ofText((text) => text.replace(/ +/g, ' ').replace(/^ | $/g, '')),
  LOWER: ofText((text) => text.toLowerCase()),
  LEN: ofText((text) => text.length),
  LEFT: ofText((text, [count = 1]) => text.slice(0, Number(count))),
  RIGHT: ofText((text, [count = 1]) => text.slice(Math.max(0, text.length - Number(count)))),
  SUBSTITUTE: ofText((text, [from = null, to = null, which = null]) => {
    const [old, fresh] = [toText(from), toText(to)];
    if (isCellError(old)) return old;
    if (isCellError(fresh)) return fresh;
    if (old === '') return text;
    let found = 0;
    return text.replaceAll(old, () => (which === null || ++found === Number(which) ? fresh : old));
  }),
  EXACT: ofText((text, [other = null]) => text === toText(other)),
  ISNUMBER: ([value = null]) => typeof value === 'number',
  ISERROR: ([value = null]) => isCellError(value),
  NA: () => NOT_AVAILABLE,
};

const allOrAny = (args: readonly Node[], own: string, any: boolean): Compiled => {
  const conditions = args.map((arg) => compile(arg, own));
  return (book, row, column) => {
    let result = !any;
    for (const condition of conditions) {
      const truth = toTruth(condition(book, row, column));
      if (isCellError(truth)) return truth;
      if (truth === any) result = any;
    }
    return result;
  };
};

const chosen = (args: readonly Node[], own: string): Compiled => {
  const [condition, yes, no] = args.map((arg) => compile(arg, own));
  return (book, row, column) => {
    const truth = toTruth(present(condition)(book, row, column));
    if (isCellError(truth)) return truth;
    const branch = truth ? yes : no;
    return branch ? branch(book, row, column) : truth;
  };
};

const CALLS: Readonly<Record<string, (args: readonly Node[], own: string) => Compiled>> = {
  SUMPRODUCT: sumProduct,
  SUM: (args, own) => folded(args, own, (numbers) => numbers.reduce((sum, number) => sum + number, 0)),
  MAX: (args, own) => folded(args, own, (numbers) => (numbers.length ? largest(numbers) : 0)),
  MIN: (args, own) => folded(args, own, (numbers) => (numbers.length ? smallest(numbers) : 0)),
  INDEX: indexed,
  MATCH: matched,
  COUNTIFS: counted,
  IF: chosen,
  AND: (args, own) => allOrAny(args, own, false),
  OR: (args, own) => allOrAny(args, own, true),
  /** Of the formula's own cell. */
  ROW: () => (_, row) => row + 1,
  COLUMN: () => (_, _row, column) => column + 1,
  IFERROR: (args, own) => {
    const [value, instead] = args.map((arg) => compile(arg, own));
    return (book, row, column) => {
      const result = present(value)(book, row, column);
      return isCellError(result) ? present(instead)(book, row, column) : result;
    };
  },
};

const called = (name: string, args: readonly Node[], own: string): Compiled => {
  const special = CALLS[name];
  if (special) return special(args, own);
  const plain = PLAIN[name];
  if (!plain) return () => NAME_ERROR;
  const values = args.map((arg) => compile(arg, own));
  return (book, row, column) => plain(values.map((value) => value(book, row, column)));
};

/** Turns a parsed formula of the sheet `own` into a function of the cell it stands in. */
export const compile = (node: Node, own: string): Compiled => {
  switch (node.kind) {
    case 'literal':
      return () => node.value;
    case 'cell': {
      const { row: down, column: along, fixedRow, fixedColumn } = node.at;
      const sheet = node.sheet ?? own;
      return (book, row, column) =>
        book.value(sheet, down + (fixedRow ? 0 : row), along + (fixedColumn ? 0 : column));
    }
    case 'range':
      return () => VALUE_ERROR;
    case 'negative':
      return compile(
        { kind: 'operation', operator: '-', left: { kind: 'literal', value: 0 }, right: node.of },
        own,
      );
    case 'operation': {
      const [left, right] = [compile(node.left, own), compile(node.right, own)];
      const operation = operationOf(node.operator);
      return (book, row, column) => operation(left(book, row, column), right(book, row, column));
    }
    case 'call':
      return called(node.name, node.args, own);
  }
};
