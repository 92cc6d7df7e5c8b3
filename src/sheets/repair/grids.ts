import { problem, type Problem } from '../../core/problem';
import { address, cellText, type Area, type CellValue } from '../../grid/cell';
import type { FormattedCell, Grid, GridCell } from '../../grid/grid';
import { span } from '../view';

const BLANK: FormattedCell = { value: null, formula: null, format: 'General' };

/** The cell of a grid; a blank one outside of it. */
export const cellIn = (
  { area, values, formulas, formats, apart }: Grid,
  row: number,
  column: number,
): FormattedCell => {
  const [down, along] = [row - area.row, column - area.column];
  if (down < 0 || along < 0 || down >= area.rows || along >= area.columns) {
    const found = apart?.find((cell) => cell.row === row && cell.column === column);
    return found ? { ...BLANK, ...found } : BLANK;
  }
  return {
    value: values[down]?.[along] ?? null,
    formula: formulas[down]?.[along] ?? null,
    format: formats[down]?.[along] ?? 'General',
  };
};

/** Whether a cell is blank: no formula, and no visible text. */
export const isBlank = ({ value, formula }: FormattedCell): boolean =>
  formula === null && cellText(value).trim() === '';

/** A grid with its values, formulas and formats changed alike. */
export const withLines = (
  grid: Grid,
  change: <T>(lines: readonly (readonly T[])[], blank: T) => readonly (readonly T[])[],
): Grid => ({
  ...grid,
  values: change<CellValue>(grid.values, null),
  formulas: change<string | null>(grid.formulas, null),
  formats: change(grid.formats, 'General'),
});

/** A grid extended to begin at A1 and end no earlier than `least`. */
export const widened = (grid: Grid, least: Area): Grid => {
  const rows = Math.max(grid.area.row + grid.area.rows, least.row + least.rows);
  const columns = Math.max(grid.area.column + grid.area.columns, least.column + least.columns);
  if (grid.area.rows === rows && grid.area.columns === columns) return grid;
  const wide = withLines(grid, (lines, blank) =>
    span(0, rows).map((row) => {
      const line = lines[row - grid.area.row] ?? [];
      return span(0, columns).map((column) => line[column - grid.area.column] ?? blank);
    }),
  );
  return { ...wide, area: { row: 0, column: 0, rows, columns } };
};

/** A cell, with the contents it should have had all along. */
export interface CellEdit {
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
  /** A formula; its value then does not matter. */
  readonly formula?: string;
  /** The right number format. */
  readonly format?: string;
}

/** A cell's contents before and after; formulas are without `=`. */
export interface NewContent extends CellEdit {
  readonly sheet: string;
  readonly before: FormattedCell;
}

/** A grid with other contents in some cells. */
export const withCells = (grid: Grid, edits: readonly CellEdit[]): Grid => {
  if (edits.length === 0) return grid;
  const most = edits.reduce(
    (area, { row, column }) => ({
      ...area,
      rows: Math.max(area.rows, row + 1),
      columns: Math.max(area.columns, column + 1),
    }),
    { row: 0, column: 0, rows: 0, columns: 0 },
  );
  const wide = widened(grid, most);
  const values = [...wide.values];
  const formulas = [...wide.formulas];
  const formats = [...wide.formats];
  const touched = new Set<number>();
  for (const { row, column, value, formula, format } of edits) {
    if (!touched.has(row)) {
      values[row] = [...(values[row] ?? [])];
      formulas[row] = [...(formulas[row] ?? [])];
      formats[row] = [...(formats[row] ?? [])];
      touched.add(row);
    }
    (values[row] as CellValue[])[column] = value;
    (formulas[row] as (string | null)[])[column] = formula ?? null;
    if (format !== undefined) (formats[row] as string[])[column] = format;
  }
  return { ...wide, values, formulas, formats };
};

/** Deletes rows within some columns of a grid; the cells below move up. `rows` are counted from the sheet's first. */
export const withoutRows = (
  grid: Grid,
  rows: ReadonlySet<number>,
  band: { readonly from: number; readonly to: number },
): Grid => {
  if (rows.size === 0) return grid;
  const wide = widened(grid, grid.area);
  const left = span(0, wide.area.rows).filter((row) => !rows.has(row));
  const closed = (cell: GridCell): GridCell =>
    cell.column < band.from || cell.column > band.to
      ? cell
      : { ...cell, row: cell.row - [...rows].filter((row) => row < cell.row).length };
  const shut = withLines(wide, (lines, blank) =>
    lines.map((line, row) => {
      const below = lines[left[row] ?? -1];
      return line.map((own, column) =>
        column < band.from || column > band.to ? own : (below?.[column] ?? blank),
      );
    }),
  );
  return { ...shut, ...(grid.apart && { apart: grid.apart.map(closed) }) };
};

/** Where rows end up when blank rows are inserted that end up at `rows`, in order. */
export const movedDown = (row: number, rows: readonly number[]): number =>
  rows.reduce((now, put) => (now >= put ? now + 1 : now), row);

/** Inserts blank rows that end up at `rows`, in order; the cells below move down. */
export const withBlankRows = (grid: Grid, rows: readonly number[]): Grid => {
  const wide = widened(grid, grid.area);
  const open = withLines(wide, (lines, blank) => {
    const all = lines.map((line) => [...line]);
    for (const row of rows) {
      while (all.length < row) all.push([]);
      all.splice(row, 0, Array<typeof blank>(wide.area.columns).fill(blank));
    }
    return all;
  });
  return {
    ...open,
    area: { ...wide.area, rows: open.values.length },
    ...(grid.apart && { apart: grid.apart.map((cell) => ({ ...cell, row: movedDown(cell.row, rows) })) }),
  };
};

/** A place of a problem: a cell of a sheet. */
export const at = (sheet: string, row: number, column: number): { sheet: string; cell: string } => ({
  sheet,
  cell: address(row, column),
});

/** A cell with the wrong contents. */
export const wrongContent = (place: Problem['place'], found: CellValue, expected: CellValue): Problem => {
  const [shown, wanted] = [cellText(found), cellText(expected)];
  return problem('damaged-number', place, {
    ...{ found: shown, expected: wanted },
    ...{ count: shown.trim().length, belongs: wanted.length },
  });
};
