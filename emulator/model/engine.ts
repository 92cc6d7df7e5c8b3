import {
  AlwaysSparse,
  DetailedCellError,
  ExportedCellChange,
  HyperFormula,
  type ExportedChange,
  FunctionArgumentType,
  FunctionPlugin,
} from 'hyperformula';
import { area } from '../../src/grid/cell';
import { keyColumn, keyRow, makeAddress } from './address';
import { parseFormula } from './formula';
import { makeEngineFormula } from './engineFormula';
import { addRangesOnce, readOneOfRange } from './largeRanges';
import { readWildcards } from './wildcards';
import type { BookState, Cell, Constant, SheetState } from './state';

type RunFunction = FunctionPlugin['runFunction'];

/** INT goes down, also below zero; HyperFormula 3.5.0 goes towards zero. */
class WholeNumbers extends FunctionPlugin {
  static override readonly implementedFunctions = {
    INT: { method: 'int', parameters: [{ argumentType: FunctionArgumentType.NUMBER }] },
  };

  int(ast: { readonly args: Parameters<RunFunction>[0] }, state: Parameters<RunFunction>[1]): unknown {
    return this.runFunction(ast.args, state, this.metadata('INT'), (value: number) => Math.floor(value));
  }
}

/** Makes every HyperFormula built from now on round down as Excel does. */
const roundDownAsExcel = (): void => HyperFormula.registerFunctionPlugin(WholeNumbers);

/** A cell whose formula leads back to itself, or leans on such a one. */
const CIRCLE = '#CYCLE!';

/** HyperFormula's errors that Excel does not have: a circle counts as 0 there, what cannot be parsed has no name. */
const errorValue = (value: string): Constant => {
  if (value === CIRCLE) return 0;
  return { error: value === '#ERROR!' || value === '#LIC!' ? '#NAME?' : value };
};

const content = (
  cell: Cell | undefined,
  formula: (text: string) => string,
): string | number | boolean | null => {
  if (cell?.formula !== undefined) return formula(cell.formula);
  const { value } = cell ?? {};
  if (value === undefined) return null;
  if (typeof value === 'object') return `=${value.error === '#SPILL!' ? '#VALUE!' : value.error}`;
  return typeof value === 'string' ? `'${value}` : value;
};

const tableNames = ({ sheets }: Pick<BookState, 'sheets'>): string[] =>
  sheets.flatMap(({ tables }) => tables.map(({ name }) => name.toLowerCase()));

/** A sheet's name with letters beyond the Latin ones, which HyperFormula takes in quotes only. */
const BARE_SHEET = /[^\0-\u02AF][\p{L}\p{N}_.]*!/u;

/** Whether HyperFormula reads the formula as it is: nothing of a table, no broken reference, no such sheet in it. */
const isPlain = (formula: string, tables: readonly string[]): boolean =>
  !/[[#]/.test(formula) &&
  !BARE_SHEET.test(formula) &&
  !tables.some((name) => formula.toLowerCase().includes(name));

roundDownAsExcel();
readOneOfRange();

/** A text, a sheet and a cell in a formula: of a cell all but its row, of which there are more than so many digits can say. */
const WHICHEVER = /("(?:[^"]|"")*")|('(?:[^']|'')+'!)|(\$?[A-Z]{1,3}\$?)[1-9]\d{0,5}(?![\d(])/g;

/** What makes a text a formula or not: which text, sheet or row stands in it makes no difference. */
const shapeOf = (formula: string): string =>
  formula.replace(WHICHEVER, (_, text?: string, sheet?: string, column?: string) =>
    text === undefined ? (sheet === undefined ? `${column}1` : "'_'!") : '""',
  );

/** Shapes that were found to be those of formulas: that depends on no workbook. */
const ACCEPTED = new Set<string>();

interface Mirrored {
  readonly number: number;
  name: string;
}

const newHyperFormula = (): HyperFormula => {
  const made = HyperFormula.buildEmpty({
    licenseKey: 'gpl-v3',
    useArrayArithmetic: true,
    evaluateNullToZero: true,
    accentSensitive: true,
    undoLimit: 0,
    maxRows: 1_048_576,
    useColumnIndex: true,
    // All digits of a time, as Excel keeps them: rounded to fewer, 14:00 is a moment before.
    precisionRounding: 16,
    chooseAddressMappingPolicy: new AlwaysSparse(),
  });
  readWildcards(made);
  addRangesOnce(made);
  // It knows them as functions alone.
  for (const constant of ['TRUE', 'FALSE']) made.addNamedExpression(constant, `=${constant}()`);
  return made;
};

/** HyperFormula's copy of the workbook. It is told which cells changed and brought up to date when a value is asked for. */
export class Engine {
  /** Made when it is first asked for: most workbooks of tests never calculate, and its parser takes long to build. */
  private built: HyperFormula | undefined;
  private readonly mirrored = new Map<string, Mirrored>();
  private readonly dirty = new Map<string, Set<number>>();
  private names = new Map<string, { name: string; scope: number | undefined; formula: string }>();
  private structureChanged = true;
  private tablesChanged = false;

  /** Told of the circles that a calculation comes upon: the first of their cells, and how many there are. */
  constructor(private readonly circular: (address: string, cells: number) => void) {}

  /** Names HyperFormula could not take; formulas with them read `#NAME?`. */
  readonly unsupportedNames = new Set<string>();

  private get hf(): HyperFormula {
    return (this.built ??= newHyperFormula());
  }

  changedKey(sheet: string, key: number): void {
    let keys = this.dirty.get(sheet);
    if (!keys) this.dirty.set(sheet, (keys = new Set()));
    keys.add(key);
  }

  /** Sheets, names or tables came, went or have other names or areas. */
  restructured(tables: boolean): void {
    this.structureChanged = true;
    this.tablesChanged ||= tables;
  }

  /** Whether anything waits to be calculated. */
  get pending(): boolean {
    return this.structureChanged || this.dirty.size > 0;
  }

  /** Whether the text (with `=`) is a formula at all. */
  isFormula(formula: string): boolean {
    const text = makeEngineFormula(parseFormula(formula), null);
    const shape = shapeOf(text);
    if (ACCEPTED.has(shape)) return true;
    const good = this.hf.validateFormula(text);
    if (good) ACCEPTED.add(shape);
    return good;
  }

  /** Whether a cell's formula cannot be worked out: HyperFormula has a value for each. */
  readonly isBeyond: (state: BookState, sheet: string, row: number, column: number) => boolean = () => false;
  readonly isDoubtful = this.isBeyond;

  /** The value of a formula's cell, or of a cell that a formula spills into. */
  value(state: BookState, sheet: string, row: number, column: number): Constant | null {
    if (this.pending) this.update(state);
    const found = this.hf.getCellValue({ sheet: this.mirrored.get(sheet)!.number, row, col: column });
    return found instanceof DetailedCellError ? errorValue(found.value) : (found as Constant | null);
  }

  /** The value of a formula outside any cell, such as a name's. */
  calculate(state: BookState, sheet: string, formula: string): Constant | null {
    if (this.pending) this.update(state);
    const text = makeEngineFormula(parseFormula(formula), null);
    const found = this.hf.calculateFormula(text, this.mirrored.get(sheet)!.number);
    const first = Array.isArray(found) ? found[0]?.[0] : found;
    return first instanceof DetailedCellError
      ? errorValue(first.value)
      : ((first ?? null) as Constant | null);
  }

  private update(state: BookState): void {
    this.hf.suspendEvaluation();
    if (this.structureChanged) {
      this.updateSheets(state);
      this.updateNames(state);
      if (this.tablesChanged) this.readTablesAgain(state);
      this.structureChanged = false;
      this.tablesChanged = false;
    }
    for (const [id, keys] of this.dirty) {
      const sheet = state.sheets.find((known) => known.id === id);
      if (sheet)
        this.updateCells(
          state,
          sheet,
          [...keys].sort((one, other) => one - other),
        );
    }
    this.tellCircles(this.hf.resumeEvaluation());
    this.dirty.clear();
  }

  private tellCircles(changes: readonly ExportedChange[]): void {
    const cells = changes.filter(
      ({ newValue }) => newValue instanceof DetailedCellError && newValue.value === CIRCLE,
    );
    const [first] = cells;
    if (!(first instanceof ExportedCellChange)) return;
    this.circular(
      `${this.hf.getSheetName(first.sheet)}!${makeAddress(area(first.row, first.col))}`,
      cells.length,
    );
  }

  private updateSheets({ sheets }: BookState): void {
    for (const [id, { name }] of this.mirrored)
      if (!sheets.some((sheet) => sheet.id === id)) {
        this.hf.removeSheet(this.hf.getSheetId(name)!);
        this.mirrored.delete(id);
      }
    const renamed = sheets.filter((sheet) => {
      const known = this.mirrored.get(sheet.id);
      return known !== undefined && known.name !== sheet.name;
    });
    for (const { id } of renamed) this.rename(id, `renamed ${id}`);
    for (const { id, name } of renamed) this.rename(id, name);
    for (const { id, name, cells } of sheets) {
      if (this.mirrored.has(id)) continue;
      this.hf.addSheet(name);
      this.mirrored.set(id, { number: this.hf.getSheetId(name)!, name });
      for (const key of cells.keys()) this.changedKey(id, key);
    }
  }

  private rename(id: string, name: string): void {
    const known = this.mirrored.get(id)!;
    this.hf.renameSheet(known.number, name);
    known.name = name;
  }

  private updateNames({ names }: BookState): void {
    const wanted = new Map(
      names.map(({ name, scope, formula }) => {
        const number = scope === null ? undefined : this.mirrored.get(scope)?.number;
        return [`${scope ?? ''}!${name.toLowerCase()}`, { name, scope: number, formula }];
      }),
    );
    const sheets = new Set<number | undefined>([...this.mirrored.values()].map(({ number }) => number));
    for (const [key, { name, scope, formula }] of this.names)
      if (
        wanted.get(key)?.formula !== formula &&
        !this.unsupportedNames.has(key) &&
        // With a sheet go its names, and a new one may have its number.
        (scope === undefined || sheets.has(scope)) &&
        this.hf.getNamedExpression(name, scope)
      )
        this.hf.removeNamedExpression(name, scope);
    this.unsupportedNames.clear();
    for (const [key, { name, scope, formula }] of wanted) {
      if (this.names.get(key)?.formula === formula && this.hf.getNamedExpression(name, scope)) continue;
      try {
        this.hf.addNamedExpression(name, makeEngineFormula(parseFormula(formula), null), scope);
      } catch {
        this.unsupportedNames.add(key);
      }
    }
    this.names = wanted;
  }

  private readTablesAgain({ sheets }: BookState): void {
    const names = tableNames({ sheets });
    for (const { id, cells } of sheets)
      for (const [key, { formula }] of cells)
        if (formula && !isPlain(formula, names)) this.changedKey(id, key);
  }

  private updateCells(state: BookState, sheet: SheetState, keys: readonly number[]): void {
    const { number } = this.mirrored.get(sheet.id)!;
    const tables = tableNames(state);
    let run: (string | number | boolean | null)[] = [];
    keys.forEach((key, at) => {
      const [row, column] = [keyRow(key), keyColumn(key)];
      run.push(
        content(sheet.cells.get(key), (formula) =>
          isPlain(formula, tables)
            ? formula
            : makeEngineFormula(parseFormula(formula), { state, sheet, row, column }),
        ),
      );
      if (keys[at + 1] === key + 1 && column < 16_383) return;
      this.hf.setCellContents({ sheet: number, row, col: column - run.length + 1 }, [run]);
      run = [];
    });
  }
}
