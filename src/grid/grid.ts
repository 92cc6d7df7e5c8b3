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
  /** Merged areas, where they are known: Excel is asked for them only where a list is looked for. */
  readonly merges?: readonly Area[];
  /** Which cells are bold as a whole, by their own look, not by a conditional format; where that was asked for. */
  readonly bold?: readonly (readonly boolean[])[];
  /** Which cells are crossed out as a whole, likewise, where a list is looked for. */
  readonly struck?: readonly (readonly boolean[])[];
  /** What stands so far away that a rectangle around all would be mostly blank: it is no part of `area`. */
  readonly apart?: readonly GridCell[];
}

/** What stands in a cell: its value, and the formula behind it. */
export interface CellContent {
  readonly value: CellValue;
  /** Without `=`; `null` where the cell holds no formula. */
  readonly formula: string | null;
}

/** The same with its number format. */
export interface FormattedCell extends CellContent {
  readonly format: string;
}

/** A cell of a sheet that holds something. */
export interface GridCell extends CellContent {
  readonly row: number;
  readonly column: number;
}

/** The cells of a grid that hold something, those apart last. */
export const heldCells = function* ({ area, values, formulas, apart = [] }: Grid): Generator<GridCell> {
  for (let down = 0; down < area.rows; down++)
    for (let along = 0; along < area.columns; along++) {
      const value = values[down]?.[along] ?? null;
      const formula = formulas[down]?.[along] ?? null;
      if (value !== null || formula !== null)
        yield { row: area.row + down, column: area.column + along, value, formula };
    }
  yield* apart;
};
