import { area, type CellValue } from '../../src/grid/cell';
import {
  calculate,
  isCircular,
  type CalculatedSheet,
  type CompileFormula,
} from '../../src/grid/formula/calculate';
import type { Block } from '../../src/grid/plan';
import { compile, type Compiled, type Evaluation } from '../../src/grid/formula/evaluate';
import { isReadable } from '../../src/grid/formula/grammar';
import { type Node, parseFormula } from '../../src/grid/formula/parse';
import { NAME_ERROR } from '../../src/grid/formula/value';
import { cellKey, keyColumn, keyRow } from '../model/address';
import { makeEngineFormula } from '../model/engineFormula';
import { parseFormula as tokensOf } from '../model/formula';
import type { BookState, Cell, Constant, SheetState } from '../model/state';

/** A sheet with one cell, through which formulas that stand in no cell are worked out: no sheet's name has a question mark. */
const OUTSIDE = '?';

/** What no formula comes to by itself. */
const BEYOND: Constant = { error: '#BEYOND!' };

const constantOf = (value: CellValue): Constant | null => (isCircular(value) ? 0 : value);

/** Whether a formula looks something up otherwise than we do, who look for the value itself. */
const looksUpAbout = (node: Node): boolean => {
  switch (node.kind) {
    case 'negative':
      return looksUpAbout(node.of);
    case 'operation':
      return looksUpAbout(node.left) || looksUpAbout(node.right);
    case 'call': {
      const exact = node.args[2]?.kind === 'literal' && !node.args[2].value;
      return (node.name === 'MATCH' && !exact) || node.args.some(looksUpAbout);
    }
    default:
      return false;
  }
};

/**
 * Stands in for the model's engine on the page that anyone may open: HyperFormula's licence is not ours. It works out Roundabout's
 * own formulas and whatever else keeps to their grammar. Other formulas keep the value of the file that they are from; where there is none,
 * they come to `#NAME?`.
 */
export class Engine {
  private values: ReturnType<typeof calculate> | null = null;
  /** The same, should all that is beyond us come to an error; made when somebody asks what leans on it. */
  private doubted: ReturnType<typeof calculate> | null = null;
  private evaluation: Evaluation | null = null;
  /** `null` for what is beyond us. */
  private readonly compiled = new Map<string, Compiled | null>();

  changedKey(): void {
    this.values = this.doubted = null;
  }

  /** Sheets, names or tables came, went or have other names or areas. */
  restructured(): void {
    this.changedKey();
    this.compiled.clear();
  }

  /** Whether the text (with `=`) is a formula that can be read. */
  isFormula(formula: string): boolean {
    try {
      return parseFormula(makeEngineFormula(tokensOf(formula), null).slice(1)) !== null;
    } catch {
      return false;
    }
  }

  /** The value of a formula's cell. */
  value(state: BookState, sheet: string, row: number, column: number): Constant | null {
    const { name } = sheetOf(state, sheet);
    return constantOf((this.values ?? this.calculated(state))(name, row, column));
  }

  /** The value of a formula outside any cell, such as that of a conditional format. */
  calculate(state: BookState, sheet: string, formula: string): Constant | null {
    if (!this.values) this.calculated(state);
    const { name } = sheetOf(state, sheet);
    try {
      const { evaluation } = this;
      const compiled = this.compile(state, formula, 0, 0, name) ?? (() => NAME_ERROR);
      return evaluation && constantOf(compiled(evaluation, 0, 0));
    } catch {
      return 0; // It leans on a cell that leads back to itself.
    }
  }

  /** Whether the formula of a cell cannot be worked out here. */
  isBeyond(state: BookState, sheet: string, row: number, column: number): boolean {
    const { name, cells } = sheetOf(state, sheet);
    const { formula } = cells.get(cellKey(row, column)) ?? {};
    return formula !== undefined && this.compile(state, formula, row, column, name) === null;
  }

  /** Whether the value of a cell is not worked out anew: its formula cannot be, or it leans on one that cannot be. */
  isDoubtful(state: BookState, sheet: string, row: number, column: number): boolean {
    if (this.isBeyond(state, sheet, row, column)) return true;
    const values = this.values ?? this.calculated(state);
    this.doubted ??= this.valuesOf(state, () => BEYOND);
    const { name } = sheetOf(state, sheet);
    const [value, other] = [values, this.doubted].map((valueOf) => valueOf(name, row, column));
    return JSON.stringify(value) !== JSON.stringify(other);
  }

  private calculated(state: BookState): ReturnType<typeof calculate> {
    const values = this.valuesOf(state, (name, row, column) => savedIn(state, name, row, column));
    values(OUTSIDE, 0, 0);
    return (this.values = values);
  }

  /** What all formulas come to, where those that are beyond us come to this. */
  private valuesOf(
    state: BookState,
    beyond: (sheet: string, row: number, column: number) => Constant,
  ): ReturnType<typeof calculate> {
    const compileFormula: CompileFormula = (formula, row, column, name) =>
      name === OUTSIDE
        ? (evaluation) => ((this.evaluation = evaluation), null)
        : (this.compile(state, formula, row, column, name) ?? (() => beyond(name, row, column)));
    const outside = { kind: 'formula', area: area(0, 0), formula: '', format: 'General' } as const;
    return calculate(
      [...state.sheets.map(calculatedSheet), { name: OUTSIDE, blocks: [outside] }],
      compileFormula,
    );
  }

  /** A formula of a sheet, made ready once; `null` if it is not of our grammar. */
  private compile(
    state: BookState,
    formula: string,
    row: number,
    column: number,
    name: string,
  ): Compiled | null {
    const key = `${row},${column}[${name}]${formula}`;
    const known = this.compiled.get(key);
    if (known !== undefined) return known;
    let made: Compiled | null = null;
    try {
      const sheet = state.sheets.find((one) => one.name === name)!;
      const text = makeEngineFormula(tokensOf(formula), { state, sheet, row, column }).slice(1);
      const node = parseFormula(text, row, column);
      if (isReadable(text) && !looksUpAbout(node)) made = compile(node, name);
    } catch {
      // Nothing that can be parsed.
    }
    this.compiled.set(key, made);
    return made;
  }
}

const sheetOf = ({ sheets }: BookState, wanted: string): SheetState =>
  sheets.find(({ id }) => id === wanted)!;

const savedIn = ({ sheets }: BookState, name: string, row: number, column: number): Constant =>
  sheets.find((sheet) => sheet.name === name)?.cells.get(cellKey(row, column))?.saved ?? NAME_ERROR;

const blockOf = (key: number, { value, formula }: Cell): Block | null => {
  const where = area(keyRow(key), keyColumn(key));
  if (formula !== undefined) return { kind: 'formula', area: where, formula, format: 'General' };
  return value === undefined ? null : { kind: 'values', area: where, values: [[value]] };
};

const calculatedSheet = ({ name, cells }: SheetState): CalculatedSheet => ({
  name,
  blocks: [...cells].map(([key, cell]) => blockOf(key, cell)).filter((block) => block !== null),
});
