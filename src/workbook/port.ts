import type { Result } from '../core/result';
import type { Area, CellValue } from '../sheets/cell';
import type { Grid } from '../sheets/grid';
import type { WorkbookPlan } from '../sheets/plan';

/** What to read: areas of sheets by name; `used` is the sheet's used range, which may be nothing. */
export interface Query {
  readonly ranges: readonly { readonly sheet: string; readonly area: Area | 'used' }[];
}

export interface SheetInfo {
  readonly name: string;
  readonly visibility: 'visible' | 'hidden' | 'very-hidden';
  readonly active: boolean;
}

/** `sheet` is the name's scope, `null` for the workbook. `refersTo` is without `=`. */
export interface NameInfo {
  readonly sheet: string | null;
  readonly name: string;
  readonly refersTo: string;
}

/** `area` includes the header row. */
export interface TableInfo {
  readonly sheet: string;
  readonly name: string;
  readonly area: Area;
}

/** A range as it was read: what the sheets parse. */
export type RangeSnapshot = Grid;

/** One consistent look at the workbook. `ranges` answers the query in its order; an empty used range has 0 rows. */
export interface Snapshot {
  readonly sheets: readonly SheetInfo[];
  readonly names: readonly NameInfo[];
  readonly tables: readonly TableInfo[];
  readonly ranges: readonly RangeSnapshot[];
}

export interface Reader {
  /** Problems: `sheet-missing`, `host-failed`. */
  read(query: Query): Promise<Result<Snapshot>>;
}

/** One input cell: what it is expected to hold, and what it shall hold. */
export interface CellChange {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly expect: CellValue;
  readonly write: CellValue;
  /** Number format set before the value, such as `@`; left as it is if absent. */
  readonly format?: string;
}

/** Rows that come below the last row of a table. An inverted patch keeps them: a log only grows. */
export interface TableAppend {
  readonly table: string;
  readonly rows: readonly (readonly CellValue[])[];
}

export interface Patch {
  readonly cells: readonly CellChange[];
  readonly append?: TableAppend;
}

export interface Writer {
  /** Makes the plan's sheets, whole or not at all. Problems: `sheet-name-taken`, `host-failed`. */
  create(plan: WorkbookPlan): Promise<Result<null>>;
  /**
   * Reads the cells, compares them with what the patch expects and writes only if all agree; else `changed-meanwhile`
   * for each that differs, and nothing is written. Formulas elsewhere have followed when it returns.
   */
  change(patch: Patch): Promise<Result<null>>;
}

export type Workbook = Reader & Writer;
