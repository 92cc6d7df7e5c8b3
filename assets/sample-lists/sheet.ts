import { area, type CellValue } from '../../src/grid/cell';
import type { Block, SheetPlan, Style, StyledArea, WorkbookPlan } from '../../src/grid/plan';

/** One sheet as an organiser keeps it; addresses count from 0. */
export interface OwnSheet {
  readonly name: string;
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
  readonly blocks: readonly Block[];
  readonly styles: readonly StyledArea[];
  readonly rows?: SheetPlan['rows'];
  readonly merges?: SheetPlan['merges'];
  readonly frozenRows?: number;
}

/** Rows of values from a cell on; `format` where it matters. */
export const at = (
  row: number,
  column: number,
  values: readonly (readonly CellValue[])[],
  format?: string,
): Block => ({
  kind: 'values',
  area: area(row, column, values.length, values[0]!.length),
  values,
  ...(format === undefined ? {} : { format }),
});

/** A look for some cells. */
export const look = (
  row: number,
  column: number,
  rows: number,
  columns: number,
  style: Style,
): StyledArea => ({
  area: area(row, column, rows, columns),
  style,
});

/** A workbook file's plan of such sheets, with no tables, names or anything else of Roundabout's. */
export const ownWorkbook = (id: string, sheets: readonly [OwnSheet, ...OwnSheet[]]): WorkbookPlan => ({
  id,
  sheets: sheets.map(({ name, widths, blocks, styles, rows, merges, frozenRows }) => ({
    role: 'players',
    name,
    blocks,
    styles,
    columns: widths.map((width, from) => ({ from, count: 1, width })),
    ...(rows === undefined ? {} : { rows }),
    ...(merges === undefined ? {} : { merges }),
    ...(frozenRows === undefined ? {} : { freeze: { rows: frozenRows, columns: 0 } }),
    tables: [],
    validations: [],
    conditionals: [],
  })),
  names: [],
  active: { sheet: sheets[0].name, row: 0, column: 0 },
});
