import type { Area, CellValue } from './cell';

/** A rectangle of a sheet as it was read. All grids have the shape of `area`. */
export interface Grid {
  readonly sheet: string;
  readonly area: Area;
  readonly values: readonly (readonly CellValue[])[];
  /** Without `=`; `null` where the cell holds no formula. */
  readonly formulas: readonly (readonly (string | null)[])[];
  /** Number formats, `General` where none is set. */
  readonly formats: readonly (readonly string[])[];
  /** Rows of the sheet, from 0, that are hidden (by hand or by a filter). */
  readonly hiddenRows: readonly number[];
  readonly merges: readonly Area[];
}
