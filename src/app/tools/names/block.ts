import { entryAt } from '../../../core/present';
import { andThen, ok, type Result } from '../../../core/result';
import { address, type Area, cellText, type CellValue } from '../../../grid/cell';
import type { Grid } from '../../../grid/grid';
import type { CellChange, Reader, Selection } from '../../../workbook/port';

/** A line of a preview: a cell, what stands there and what would stand there. */
export interface Shown {
  readonly cell: string;
  readonly before: string;
  readonly after: string;
}

/** Cells to write, and how they are shown. */
export interface BlockCells {
  readonly cells: readonly CellChange[];
  readonly preview: readonly Shown[];
}

/** A part of a grid. */
const cropGrid = (grid: Grid, area: Area): Grid => {
  const [down, along] = [area.row - grid.area.row, area.column - grid.area.column];
  const cut = <T>(lines: readonly (readonly T[])[]): readonly (readonly T[])[] =>
    lines.slice(down, down + area.rows).map((line) => line.slice(along, along + area.columns));
  const { bold, ...rest } = grid;
  return {
    ...rest,
    area,
    values: cut(grid.values),
    formulas: cut(grid.formulas),
    formats: cut(grid.formats),
    ...(bold ? { bold: cut(bold) } : {}),
  };
};

const common = (one: Area, other: Area): Area => {
  const [row, column] = [Math.max(one.row, other.row), Math.max(one.column, other.column)];
  const rows = Math.min(one.row + one.rows, other.row + other.rows) - row;
  const columns = Math.min(one.column + one.columns, other.column + other.columns) - column;
  return rows > 0 && columns > 0 ? { row, column, rows, columns } : { ...one, rows: 1, columns: 1 };
};

/** More cells are read only as far as the sheet is used: whole columns have a million rows. */
const MANY_CELLS = 20_000;

/** The cells that somebody chose. Problems: those of the port. */
export const blockOf = async (reader: Reader, { sheet, area }: Selection): Promise<Result<Grid>> => {
  const isLarge = area.rows * area.columns > MANY_CELLS;
  const read = await reader.read({ ranges: [{ sheet, area: isLarge ? 'used' : area }] });
  return andThen(read, ({ ranges }) => {
    const grid = entryAt(ranges, 0);
    const part = isLarge ? common(area, grid.area) : area;
    return isLarge && grid.area.rows > 0 ? ok(cropGrid(grid, part)) : ok(grid);
  });
};

const isHeld = (value: CellValue | undefined): boolean => value !== null && value !== undefined;

/** A grid without the blank rows and columns around what it holds. */
export const heldPart = (grid: Grid): Grid => {
  const rows = grid.values.flatMap((line, row) => (line.some(isHeld) ? [row] : []));
  const columns = Array.from({ length: grid.area.columns }, (_, column) => column).filter((column) =>
    grid.values.some((line) => isHeld(line[column])),
  );
  const [top, left] = [rows[0], columns[0]];
  if (top === undefined || left === undefined) return grid;
  return cropGrid(grid, {
    row: grid.area.row + top,
    column: grid.area.column + left,
    rows: (rows.at(-1) ?? top) - top + 1,
    columns: (columns.at(-1) ?? left) - left + 1,
  });
};

/** A cell of a grid with what stands in it. */
export interface GridSpot {
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
  readonly formula: string | null;
  readonly format: string;
}

/** All cells of a grid, row by row. */
export const spotsOf = (grid: Grid): readonly GridSpot[] =>
  grid.values.flatMap((line, down) =>
    line.map((value, along) => ({
      row: grid.area.row + down,
      column: grid.area.column + along,
      value,
      formula: grid.formulas[down]?.[along] ?? null,
      format: grid.formats[down]?.[along] ?? 'General',
    })),
  );

/** A line of the preview for a change. */
export const shownOf = ({ row, column, expect, write }: CellChange): Shown => ({
  cell: address(row, column),
  before: cellText(expect),
  after: cellText(write),
});

/** What a program might take for something else when the cell is edited. */
const TAKEN = /^[=+\-@']|^\s*[\d.]|^\s*(?:true|false)\s*$/i;

/** The format that keeps a text a text; nothing where it stays one anyway. */
export const textFormat = (text: string, format: string): { readonly format?: string } =>
  TAKEN.test(text) && format !== '@' ? { format: '@' } : {};
