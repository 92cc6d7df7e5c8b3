import { area, type CellValue } from '../../src/grid/cell';
import {
  calculate,
  isCircular,
  type CalculatedSheet,
  type CompileFormula,
} from '../../src/grid/formula/calculate';
import type { Block } from '../../src/grid/plan';
import { compile, type Compiled, type Evaluation } from '../../src/grid/formula/evaluate';
import { parseFormula } from '../../src/grid/formula/parse';
import { NAME_ERROR } from '../../src/grid/formula/value';
import { keyColumn, keyRow } from '../model/address';
import { makeEngineFormula } from '../model/engineFormula';
import { parseFormula as tokensOf } from '../model/formula';
import type { BookState, Cell, Constant, SheetState } from '../model/state';

/** A sheet with one cell, through which formulas that stand in no cell are worked out: no sheet's name has a question mark. */
const OUTSIDE = '?';

const constantOf = (value: CellValue): Constant | null => (isCircular(value) ? 0 : value);

/**
 * Stands in for the model's engine on the page that anyone may open: HyperFormula's licence is not ours. It works out Roundabout's
 * own formulas and whatever else keeps to their grammar; other formulas come to `#NAME?`.
 */
export class Engine {
  private values: ReturnType<typeof calculate> | null = null;
  private evaluation: Evaluation | null = null;
  private readonly compiled = new Map<string, Compiled>();

  changedKey(): void {
    this.values = null;
  }

  /** Sheets, names or tables came, went or have other names or areas. */
  restructured(): void {
    this.values = null;
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
      return evaluation && constantOf(this.compile(state, formula, 0, 0, name)(evaluation, 0, 0));
    } catch {
      return 0; // It leans on a cell that leads back to itself.
    }
  }

  private calculated(state: BookState): ReturnType<typeof calculate> {
    const compileFormula: CompileFormula = (formula, row, column, name) =>
      name === OUTSIDE
        ? (evaluation) => ((this.evaluation = evaluation), null)
        : this.compile(state, formula, row, column, name);
    const outside = { kind: 'formula', area: area(0, 0), formula: '', format: 'General' } as const;
    const values = calculate(
      [...state.sheets.map(calculatedSheet), { name: OUTSIDE, blocks: [outside] }],
      compileFormula,
    );
    values(OUTSIDE, 0, 0);
    return (this.values = values);
  }

  /** A formula of a sheet, made ready once. */
  private compile(state: BookState, formula: string, row: number, column: number, name: string): Compiled {
    const key = `${row},${column}[${name}]${formula}`;
    const known = this.compiled.get(key);
    if (known) return known;
    let made: Compiled = () => NAME_ERROR;
    try {
      const sheet = state.sheets.find((one) => one.name === name)!;
      const text = makeEngineFormula(tokensOf(formula), { state, sheet, row, column });
      made = compile(parseFormula(text.slice(1), row, column), name);
    } catch {
      // Not of our grammar.
    }
    this.compiled.set(key, made);
    return made;
  }
}

const sheetOf = ({ sheets }: BookState, wanted: string): SheetState =>
  sheets.find(({ id }) => id === wanted)!;

const blockOf = (key: number, { value, formula }: Cell): Block | null => {
  const where = area(keyRow(key), keyColumn(key));
  if (formula !== undefined) return { kind: 'formula', area: where, formula, format: 'General' };
  return value === undefined ? null : { kind: 'values', area: where, values: [[value]] };
};

const calculatedSheet = ({ name, cells }: SheetState): CalculatedSheet => ({
  name,
  blocks: [...cells].map(([key, cell]) => blockOf(key, cell)).filter((block) => block !== null),
});
