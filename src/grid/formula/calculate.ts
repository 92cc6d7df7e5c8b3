import { largest, smallest } from '../../core/extremes';
import { entryAt, present } from '../../core/present';
import { isCellError, type Area, type CellError, type CellValue } from '../cell';
import type { Block } from '../plan';
import { compile, type Compiled, type Evaluation } from './evaluate';
import { parseFormula, type Corner } from './parse';
import { compareValues, keyOf, NOT_AVAILABLE, REFERENCE_ERROR, wildcard } from './value';

/** A sheet as calculation sees it: later blocks lie over earlier ones. */
export interface CalculatedSheet {
  readonly name: string;
  readonly blocks: readonly Block[];
}

/** Makes of a formula in a cell of a sheet what works it out. */
export type CompileFormula = (formula: string, row: number, column: number, sheet: string) => Compiled;

/** More than a workbook of ours has, few enough to keep. */
const REMEMBERED = 5_000;
const remembered = new Map<string, Compiled>();

/** The usual way: what was compiled once is remembered, since sheets much the same are worked out after every step. */
export const compileFormula: CompileFormula = (formula, row, column, sheet) => {
  // No sheet's name has a bracket.
  const key = `${row},${column}[${sheet}]${formula}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const compiled = compile(parseFormula(formula, row, column), sheet);
  remembered.set(key, compiled);
  return compiled;
};

class Pending {
  constructor(readonly formula: Compiled) {}
}

type Slot = CellValue | Pending;

/** What a formula that needs its own value comes to, and all that lean on it: no value, and none that a formula could make up for. */
const CIRCULAR: CellError = { error: '#CYCLE!' };

/** Whether a value that was worked out is none, since its formula leads back to itself. */
export const isCircular = (value: CellValue): boolean => value === CIRCULAR;

/** Thrown inside this file: from the formula that needs its own value up to the one that was asked for. */
class Circle extends Error {}

const rangeKey = (sheet: string, { row, column, rows, columns }: Area): string =>
  `${sheet}!${row},${column},${rows},${columns}`;

class Calculation implements Evaluation {
  private readonly sheets = new Map<string, Slot[][]>();
  private readonly indexes = new Map<string, Map<string | number, number>>();
  /** Ranges that were asked for, worked out. */
  private readonly ranges = new Map<string, readonly CellValue[]>();
  private readonly counts = new Map<string, Map<string | number, number>>();

  constructor(
    sheets: readonly CalculatedSheet[],
    private readonly compileFormula: CompileFormula,
  ) {
    for (const { name, blocks } of sheets) {
      const rows: Slot[][] = [];
      this.sheets.set(name.toLowerCase(), rows);
      for (const block of blocks) this.lay(rows, block, name);
    }
  }

  private lay(rows: Slot[][], block: Block, sheet: string): void {
    const { row: top, column: left, rows: height, columns: width } = block.area;
    const formula = block.kind === 'formula' ? this.compiledOnce(block.formula, top, left, sheet) : null;
    for (let row = 0; row < height; row++) {
      const line = (rows[top + row] ??= []);
      for (let column = 0; column < width; column++)
        line[left + column] =
          block.kind === 'values' ? (block.values[row]?.[column] ?? null) : new Pending(present(formula));
    }
  }

  /** A formula, compiled when the first of its cells is asked for. */
  private compiledOnce(formula: string, row: number, column: number, sheet: string): Compiled {
    let compiled: Compiled | undefined;
    return (book, down, along) =>
      (compiled ??= this.compileFormula(formula, row, column, sheet))(book, down, along);
  }

  value(sheet: string, row: number, column: number): CellValue {
    const rows = this.sheets.get(sheet.toLowerCase());
    if (!rows || row < 0 || column < 0) return REFERENCE_ERROR;
    const line = rows[row];
    const slot = line?.[column] ?? null;
    if (slot === CIRCULAR) throw new Circle();
    if (!(slot instanceof Pending)) return slot;
    // Until it is worked out; should it lead back to itself, for good.
    present(line)[column] = CIRCULAR;
    const result = slot.formula(this, row, column);
    present(line)[column] = result ?? 0;
    return result ?? 0;
  }

  valueOrCircle(sheet: string, row: number, column: number): CellValue {
    try {
      return this.value(sheet, row, column);
    } catch (error) {
      if (error instanceof Circle) return CIRCULAR;
      throw error;
    }
  }

  area(from: Corner, to: Corner, row: number, column: number): Area {
    const rows = [from.row + (from.fixedRow ? 0 : row), to.row + (to.fixedRow ? 0 : row)];
    const columns = [
      from.column + (from.fixedColumn ? 0 : column),
      to.column + (to.fixedColumn ? 0 : column),
    ];
    const top = smallest(rows);
    const left = smallest(columns);
    return {
      row: top,
      column: left,
      rows: largest(rows) - top + 1,
      columns: largest(columns) - left + 1,
    };
  }

  cells(sheet: string, area: Area): readonly CellValue[] {
    const key = rangeKey(sheet, area);
    const known = this.ranges.get(key);
    if (known) return known;
    const values: CellValue[] = [];
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++)
        values.push(this.value(sheet, row, column));
    this.ranges.set(key, values);
    return values;
  }

  match(wanted: CellValue, sheet: string, area: Area): number | CellError {
    if (isCellError(wanted)) return wanted;
    const pattern = typeof wanted === 'string' ? wildcard(wanted) : wanted;
    if (typeof pattern === 'string' && pattern.length > 255) return { error: '#VALUE!' };
    if (pattern instanceof RegExp) {
      let place = 0;
      for (const value of this.cells(sheet, area)) {
        place++;
        if (typeof value === 'string' && pattern.test(value)) return place;
      }
      return NOT_AVAILABLE;
    }
    return this.index(sheet, area).get(keyOf(pattern ?? 0)) ?? NOT_AVAILABLE;
  }

  private index(sheet: string, area: Area): Map<string | number, number> {
    const key = rangeKey(sheet, area);
    const known = this.indexes.get(key);
    if (known) return known;
    const made = new Map<string | number, number>();
    let place = 0;
    for (const value of this.cells(sheet, area)) {
      place++;
      if (value !== null && !made.has(keyOf(value))) made.set(keyOf(value), place);
    }
    this.indexes.set(key, made);
    return made;
  }

  countIfs(pairs: readonly { sheet: string; area: Area; criterion: CellValue }[]): number | CellError {
    const [only] = pairs;
    if (only && pairs.length === 1 && typeof only.criterion === 'number')
      return this.tally(only.sheet, only.area).get(only.criterion) ?? 0;
    const tests = pairs.map(({ criterion }) => criterionTest(criterion));
    const columns = pairs.map(({ sheet, area }) => this.cells(sheet, area));
    const height = columns[0]?.length ?? 0;
    let count = 0;
    for (let at = 0; at < height; at++)
      if (columns.every((column, index) => entryAt(tests, index)(column[at] ?? null))) count++;
    return count;
  }

  private tally(sheet: string, area: Area): Map<string | number, number> {
    const key = rangeKey(sheet, area);
    const known = this.counts.get(key);
    if (known) return known;
    const made = new Map<string | number, number>();
    for (const value of this.cells(sheet, area))
      if (value !== null) made.set(keyOf(value), (made.get(keyOf(value)) ?? 0) + 1);
    this.counts.set(key, made);
    return made;
  }
}

const SIGN = /^(<>|<=|>=|<|>|=)?([^]*)$/;

/** COUNTIFS's criterion: a value, 0 for a blank cell, or a text that begins with a comparison. */
const criterionTest = (criterion: CellValue): ((value: CellValue) => boolean) => {
  if (typeof criterion !== 'string')
    return (value) => value !== null && compareValues(value, criterion ?? 0) === 0;
  const [, sign = '=', rest = ''] = present(SIGN.exec(criterion));
  const number = /^-?\d+(\.\d+)?$/.test(rest) ? Number(rest) : null;
  if (sign === '=' || sign === '<>') {
    const pattern = wildcard(rest);
    const equal = (value: CellValue): boolean => {
      if (number !== null) return value === number || value === rest;
      if (rest === '') return value === null || (value === '' && criterion === '');
      if (typeof value !== 'string') return false;
      return pattern instanceof RegExp ? pattern.test(value) : value.toLowerCase() === pattern.toLowerCase();
    };
    return sign === '=' ? equal : (value) => !equal(value);
  }
  const wanted = number ?? rest;
  const fits: Record<string, (order: number) => boolean> = {
    '<': (order) => order < 0,
    '<=': (order) => order <= 0,
    '>': (order) => order > 0,
    '>=': (order) => order >= 0,
  };
  return (value) => typeof value === typeof wanted && present(fits[sign])(compareValues(value, wanted));
};

/**
 * Works out the formulas of a few sheets, each cell when it is first asked for. It knows the functions of our grammar
 * and follows Excel's rules for them; it is what puts right values beside the formulas of a file that no spreadsheet
 * program has opened yet. Sheets are found ignoring case; cells nobody wrote are empty (`null`); `isCircular` tells those that have no
 * value since they lead back to themselves. Who wants to
 * know which formulas are asked for can hand in a `compile` of their own.
 */
export const calculate = (
  sheets: readonly CalculatedSheet[],
  compile: CompileFormula = compileFormula,
): ((sheet: string, row: number, column: number) => CellValue) => {
  const calculation = new Calculation(sheets, compile);
  return (sheet, row, column) => calculation.valueOrCircle(sheet, row, column);
};
