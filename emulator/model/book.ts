import { area, type Area } from '../../src/grid/cell';
import { cellKey } from './address';
import { Engine } from './engine';
import { notFound, refuse } from './error';
import { ENGLISH, type Locale } from './locale';
import type { BookState, Cell, Constant, Format, HostValue, Ref, SheetState } from './state';

export type ChangeType =
  | 'RangeEdited'
  | 'RowInserted'
  | 'RowDeleted'
  | 'ColumnInserted'
  | 'ColumnDeleted'
  | 'CellInserted'
  | 'CellDeleted';

export type ValueType = 'Empty' | 'String' | 'Double' | 'Boolean' | 'Error';

/** `details` is there when a single cell changed (Excel.WorksheetChangedEventArgs.details). */
export interface ChangedEvent {
  readonly type: 'changed';
  readonly worksheetId: string;
  readonly address: string;
  readonly changeType: ChangeType;
  readonly details?: {
    readonly valueBefore: HostValue;
    readonly valueAfter: HostValue;
    readonly valueTypeBefore: ValueType;
    readonly valueTypeAfter: ValueType;
  };
}

export type BookEvent =
  | ChangedEvent
  | { readonly type: 'selectionChanged'; readonly worksheetId: string; readonly address: string }
  | { readonly type: 'added' | 'deleted' | 'activated' | 'deactivated'; readonly worksheetId: string };

/** A workbook open in the emulated host. */
export class Book {
  private engine = this.newEngine();
  /** Values kept while nothing is calculated, by sheet and cell. */
  private kept: Map<string, Map<number, Constant | null>> | null = null;
  private suspended = false;

  /** Told of each event as it happens, unless events are off. */
  listener: ((event: BookEvent) => void) | null = null;
  /** Told of cells before their content is written, and of the formulas that will stand there, if it is known. */
  writing: ((ref: Ref, formulaAt?: (row: number, column: number) => string | undefined) => void) | null =
    null;
  /** Told of a text that Excel is only believed to leave as it is. */
  guessing: ((ref: Ref, text: string) => void) | null = null;
  /** Told of circular references, of which Excel warns: the first cell, and how many have no value of their own. */
  circular: ((address: string, cells: number) => void) | null = null;
  enableEvents = true;
  /** Whether Excel's own undo would take back what somebody did last. */
  undoStands = false;
  /** While someone edits a cell, every request is refused. */
  cellEditMode = false;
  /** Counts up with each change of cells, sheets, names and tables. */
  edits = 0;
  /** What the file is called, and the title that somebody gave it under File, Info. */
  fileName = 'Book1';
  title = '';
  /** The year that dates typed without one get. */
  thisYear = 2026;
  /** How what is typed into General cells is read. */
  locale: Locale = ENGLISH;

  constructor(public state: BookState) {}

  /** Throws `InvalidOperationInCellEditMode` while a cell is edited (Excel.ErrorCodes). */
  guard(): void {
    if (this.cellEditMode)
      refuse(
        'InvalidOperationInCellEditMode',
        'Excel is in cell-editing mode. Please exit the edit mode by pressing ENTER or TAB.',
      );
  }

  newId(): number {
    return ++this.state.lastId;
  }

  emit(event: BookEvent): void {
    if (this.enableEvents) this.listener?.(event);
  }

  /** The sheet with this id; throws `ItemNotFound`. */
  sheet(id: string): SheetState {
    return this.state.sheets.find((sheet) => sheet.id === id) ?? notFound();
  }

  private newEngine(): Engine {
    return new Engine((address, cells) => this.circular?.(address, cells));
  }

  /** Replaces a cell; an empty one without a format of its own goes. */
  put(sheet: SheetState, row: number, column: number, cell: Cell | undefined): void {
    const key = cellKey(row, column);
    const before = sheet.cells.get(key);
    const empty =
      !cell || (cell.value === undefined && cell.formula === undefined && cell.format === undefined);
    this.edits += 1;
    if (empty) sheet.cells.delete(key);
    else sheet.cells.set(key, cell);
    if (before?.value === cell?.value && before?.formula === cell?.formula) return;
    this.kept?.get(sheet.id)?.delete(key);
    this.engine.changedKey(sheet.id, key);
  }

  /** The whole sheet has other cells than before. */
  replaceCells(sheet: SheetState, cells: Map<number, Cell>): void {
    for (const key of sheet.cells.keys()) this.engine.changedKey(sheet.id, key);
    for (const key of cells.keys()) this.engine.changedKey(sheet.id, key);
    this.kept?.delete(sheet.id);
    this.edits += 1;
    sheet.cells = cells;
    this.engine.restructured(false);
  }

  /** Sheets or names came, went or changed. */
  restructured(): void {
    this.edits += 1;
    this.engine.restructured(false);
  }

  /** Tables came, went or changed: formulas with structured references are calculated again. */
  tablesChanged(): void {
    this.edits += 1;
    this.engine.restructured(true);
  }

  /** What a cell holds now: its constant, or what its formula gives; `null` if empty. */
  valueAt(sheet: SheetState, row: number, column: number): Constant | null {
    const key = cellKey(row, column);
    const cell = sheet.cells.get(key);
    if (cell?.value !== undefined) return cell.value;
    if (cell?.formula === undefined) return null;
    const kept = this.kept?.get(sheet.id);
    if (kept?.has(key)) return kept.get(key)!;
    const value = this.engine.value(this.state, sheet.id, row, column);
    if (this.kept) {
      if (kept) kept.set(key, value);
      else this.kept.set(sheet.id, new Map([[key, value]]));
    }
    return value;
  }

  /** What a formula outside a cell gives. */
  evaluate(sheet: SheetState, formula: string): Constant | null {
    return this.engine.calculate(this.state, sheet.id, formula);
  }

  /** Whether the formula of a cell cannot be worked out: the cell then has the value of its file, if any. */
  isBeyond(sheet: SheetState, row: number, column: number): boolean {
    return this.engine.isBeyond(this.state, sheet.id, row, column);
  }

  /** Whether the cell has a value that is not worked out anew, by its own formula or one that it leans on. */
  isDoubtful(sheet: SheetState, row: number, column: number): boolean {
    return this.engine.isDoubtful(this.state, sheet.id, row, column);
  }

  isFormula(formula: string): boolean {
    return this.engine.isFormula(formula);
  }

  /** Formulas keep their values until `resumeCalculation`. New formulas are calculated when they are read. */
  suspendCalculation(): void {
    this.suspended = true;
    this.hold();
  }

  resumeCalculation(): void {
    if (!this.suspended) return;
    this.suspended = false;
    this.hold();
  }

  /** In a workbook of the mode Manual formulas keep their values until `calculate`; back in another mode all are calculated. */
  set calculationMode(mode: BookState['calculationMode']) {
    this.state.calculationMode = mode;
    this.hold();
  }

  get calculationMode(): BookState['calculationMode'] {
    return this.state.calculationMode;
  }

  /** What F9 does. */
  calculate(): void {
    this.kept = null;
    this.hold();
  }

  private get keeps(): boolean {
    return this.suspended || this.calculationMode === 'Manual';
  }

  private changedFrom({ sheets }: BookState): void {
    sheets.forEach(({ id, cells: before }, at) => {
      const { cells } = this.state.sheets[at]!;
      for (const [key, cell] of before) if (cells.get(key) !== cell) this.engine.changedKey(id, key);
      for (const key of cells.keys()) if (!before.has(key)) this.engine.changedKey(id, key);
    });
    this.engine.restructured(true);
  }

  private hold(): void {
    if (!this.keeps) this.kept = null;
    else if (!this.kept) {
      this.kept = new Map();
      for (const sheet of this.state.sheets)
        for (const [key, { formula }] of sheet.cells)
          if (formula !== undefined) this.valueAt(sheet, Math.floor(key / 16_384), key % 16_384);
    }
  }

  /** Takes another state, as after `restore`. Where it has the same sheets, only cells that differ are calculated again. */
  become(state: BookState): void {
    const former = this.state;
    this.edits += 1;
    this.state = state;
    if (haveSameSheets(former, state)) this.changedFrom(former);
    else this.engine = this.newEngine();
    this.kept = null;
    this.hold();
  }
}

const haveSameSheets = (one: BookState, other: BookState): boolean =>
  one.sheets.length === other.sheets.length &&
  one.sheets.every(({ id, name }, at) => id === other.sheets[at]!.id && name === other.sheets[at]!.name);

export const PLAIN: Format = Object.freeze({});

/** The cell's own format, or that of its row or column. */
export const formatAt = (sheet: SheetState, row: number, column: number): Format =>
  sheet.cells.get(cellKey(row, column))?.format ??
  sheet.rows.get(row)?.format ??
  sheet.columns.get(column)?.format ??
  PLAIN;

export const numberFormatAt = (sheet: SheetState, row: number, column: number): string =>
  (formatAt(sheet, row, column)['numberFormat'] as string | undefined) ?? 'General';

/** The cell without its format. */
export const contentOf = (cell: Cell | undefined): Omit<Cell, 'format'> => {
  const content: { value?: Constant; formula?: string; saved?: Constant; prefixed?: boolean } = {};
  if (cell?.value !== undefined) content.value = cell.value;
  if (cell?.formula !== undefined) content.formula = cell.formula;
  if (cell?.saved !== undefined) content.saved = cell.saved;
  if (cell?.prefixed !== undefined) content.prefixed = cell.prefixed;
  return content;
};

/** A range of a sheet. */
export const refOf = (sheet: { readonly id: string }, where: Area): Ref => ({ sheet: sheet.id, area: where });

/** The range's cells that hold or look like something, top to bottom and left to right. */
export const cellsIn = (sheet: SheetState, where: Area): [row: number, column: number, cell: Cell][] => {
  const found: [number, number, Cell][] = [];
  if (where.rows * where.columns <= sheet.cells.size) {
    for (let row = where.row; row < where.row + where.rows; row++)
      for (let column = where.column; column < where.column + where.columns; column++) {
        const cell = sheet.cells.get(cellKey(row, column));
        if (cell) found.push([row, column, cell]);
      }
    return found;
  }
  for (const [key, cell] of sheet.cells) {
    const [row, column] = [Math.floor(key / 16_384), key % 16_384];
    if (
      row >= where.row &&
      row < where.row + where.rows &&
      column >= where.column &&
      column < where.column + where.columns
    )
      found.push([row, column, cell]);
  }
  return found.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
};

/** A new sheet with nothing on it. */
export const blankSheet = (id: string, name: string): SheetState => ({
  id,
  name,
  visibility: 'Visible',
  tabColor: '',
  standardWidth: 8.43,
  showGridlines: true,
  showHeadings: true,
  rightToLeft: false,
  cells: new Map(),
  rows: new Map(),
  columns: new Map(),
  merges: [],
  tables: [],
  validations: [],
  conditionals: [],
  charts: [],
  frozen: { rows: 0, columns: 0 },
  page: { settings: {}, printArea: [], titleRows: null, titleColumns: null, rowBreaks: [], columnBreaks: [] },
  protection: null,
  selection: area(0, 0),
});

/** A sheet's id, of the shape that Excel gives. */
export const sheetId = (number: number): string =>
  `{00000000-0001-0000-${number.toString(16).toUpperCase().padStart(4, '0')}-000000000000}`;

/** A workbook with visible empty sheets, the first active. */
export const createBook = (names: readonly string[] = ['Sheet1']): Book => {
  const sheets = names.map((name, at) => blankSheet(sheetId(at + 1), name));
  return new Book({
    sheets,
    names: [],
    active: sheets[0]!.id,
    calculationMode: 'Automatic',
    protection: false,
    lastId: sheets.length,
  });
};
