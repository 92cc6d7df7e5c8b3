import type { Area } from '../../src/grid/cell';

/** What `range.values` holds: errors are their text (`#N/A`), an empty cell is `""`. */
export type HostValue = string | number | boolean;

/** A constant in a cell as Excel stores it. */
export type Constant = string | number | boolean | { readonly error: string };

/** A range: a worksheet by id, and an area in it. */
export interface Ref {
  readonly sheet: string;
  readonly area: Area;
}

/** Format properties by path in the API's own names, such as `font/bold`; defaults are left out. Shared between cells. */
export type Format = Readonly<Record<string, string | number | boolean>>;

/** A cell with content or a format of its own. Cells are replaced, never changed. */
export interface Cell {
  /** A constant; absent with a formula and in an empty cell. */
  readonly value?: Constant;
  /** With its leading `=`. */
  readonly formula?: string;
  /** What the formula came to in the file that it is from. */
  readonly saved?: Constant;
  /** The text was typed after an apostrophe. */
  readonly prefixed?: boolean;
  readonly format?: Format;
}

export type Visibility = 'Visible' | 'Hidden' | 'VeryHidden';

export interface TableColumnState {
  readonly id: number;
  name: string;
  /** The column's formula, for its first data row, if it is a calculated column. */
  calculated?: string;
}

/** `area` includes the header row if there is one. */
export interface TableState {
  readonly id: string;
  name: string;
  area: Area;
  columns: TableColumnState[];
  showHeaders: boolean;
  showBandedRows: boolean;
  showBandedColumns: boolean;
  showFilterButton: boolean;
  highlightFirstColumn: boolean;
  highlightLastColumn: boolean;
  style: string;
}

/** `scope` is a worksheet's id, `null` for the workbook. `formula` begins with `=`. */
export interface NameState {
  name: string;
  readonly scope: string | null;
  formula: string;
  visible: boolean;
  comment: string;
}

/** Rule, prompt and alert as the API takes them, with formulas relative to the top left cell of `area`. */
export interface ValidationState {
  area: Area;
  rule: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  prompt: Readonly<Record<string, unknown>>;
  errorAlert: Readonly<Record<string, unknown>>;
  ignoreBlanks: boolean;
}

/** `formula` (with `=`) is written for the top left cell of `area`. */
export interface ConditionalState {
  readonly id: string;
  readonly type: string;
  area: Area;
  formula: string;
  format: Record<string, string | number | boolean>;
  stopIfTrue: boolean;
}

/**
 * A chart on a sheet. `source` and `seriesBy` are what it was made from; `settings` are properties by their path in the API,
 * such as `axes/valueAxis/majorUnit` or `series/0/markerStyle`; `area` is what it covers.
 */
export interface ChartState {
  readonly id: string;
  name: string;
  readonly type: string;
  source: Area;
  readonly seriesBy: 'Rows' | 'Columns';
  area: Area;
  settings: Record<string, string | number | boolean>;
}

/** Print set-up under the API's names: `orientation`, `paperSize`, `zoom`, margins in points, `headersFooters/...`. */
export interface PageState {
  settings: Record<string, unknown>;
  printArea: readonly Area[];
  titleRows: { from: number; count: number } | null;
  titleColumns: { from: number; count: number } | null;
  /** Rows and columns (from 0) before which a page begins. */
  rowBreaks: readonly number[];
  columnBreaks: readonly number[];
}

export interface LineState {
  /** Points; absent: the standard. */
  size?: number;
  hidden?: boolean;
  format?: Format;
}

export interface SheetState {
  readonly id: string;
  name: string;
  visibility: Visibility;
  /** `#RRGGBB` or empty. */
  tabColor: string;
  standardWidth: number;
  showGridlines: boolean;
  showHeadings: boolean;
  rightToLeft: boolean;
  /** Keyed by `cellKey`. */
  cells: Map<number, Cell>;
  rows: Map<number, LineState>;
  columns: Map<number, LineState>;
  merges: Area[];
  tables: TableState[];
  validations: ValidationState[];
  conditionals: ConditionalState[];
  charts: ChartState[];
  frozen: { rows: number; columns: number };
  page: PageState;
  protection: { readonly options: Readonly<Record<string, unknown>> } | null;
  selection: Area;
}

export interface SortField {
  readonly key: number;
  readonly ascending?: boolean;
}

export interface BookState {
  sheets: SheetState[];
  names: NameState[];
  active: string;
  calculationMode: 'Automatic' | 'AutomaticExceptTables' | 'Manual';
  /** Set while the structure is protected. */
  protection: boolean;
  /** Counts up for ids of sheets, tables, columns, conditional formats. */
  lastId: number;
}
