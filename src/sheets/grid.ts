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

/** The part of a grid that lies in `wanted`; it may have no rows. */
export const crop = (grid: Grid, wanted: Area): Grid => {
  const { area } = grid;
  const row = Math.max(area.row, wanted.row);
  const column = Math.max(area.column, wanted.column);
  const rows = Math.max(0, Math.min(area.row + area.rows, wanted.row + wanted.rows) - row);
  const columns = Math.max(0, Math.min(area.column + area.columns, wanted.column + wanted.columns) - column);
  const cut = <T>(lines: readonly (readonly T[])[]): readonly (readonly T[])[] =>
    lines
      .slice(row - area.row, row - area.row + rows)
      .map((line) => line.slice(column - area.column, column - area.column + columns));
  return {
    ...grid,
    area: { row, column, rows, columns },
    values: cut(grid.values),
    formulas: cut(grid.formulas),
    formats: cut(grid.formats),
  };
};
