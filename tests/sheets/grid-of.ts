import { parseArea, type CellValue } from '../../src/grid/cell';
import { cellsOf, contentOf, type Content } from '../../src/grid/content';
import type { Grid } from '../../src/grid/grid';
import { valueOf } from '../results';

export interface GridDetails {
  readonly at?: string;
  readonly sheet?: string;
  /** By address. */
  readonly formulas?: Readonly<Record<string, string>>;
  readonly formats?: Readonly<Record<string, string>>;
  /** As Excel counts them, from 1. */
  readonly hidden?: readonly number[];
  readonly merges?: readonly string[];
  /** Cells with a line through them. */
  readonly struck?: readonly string[];
}

/** An error value. */
export const error = (text: string): CellValue => ({ error: text });

/** An array of rows as a grid; short rows are filled with empty cells. */
export const gridOf = (rows: readonly (readonly CellValue[])[], details: GridDetails = {}): Grid => {
  const corner = parseArea(details.at ?? 'A1')!;
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const filled = <T>(value: T): T[][] => rows.map(() => Array.from({ length: columns }, () => value));
  const values = rows.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? null));
  const [formulas, formats, struck] = [filled<string | null>(null), filled('General'), filled(false)];
  const put = <T>(cells: T[][], by: Readonly<Record<string, T>> = {}): void => {
    for (const [where, value] of Object.entries(by)) {
      const { row, column } = parseArea(where)!;
      cells[row - corner.row]![column - corner.column] = value;
    }
  };
  put(formulas, details.formulas);
  put(formats, details.formats);
  put(struck, Object.fromEntries((details.struck ?? []).map((where) => [where, true])));
  return {
    sheet: details.sheet ?? 'Sheet1',
    area: { row: corner.row, column: corner.column, rows: rows.length, columns },
    values,
    formulas,
    formats,
    hiddenRows: (details.hidden ?? []).map((row) => row - 1),
    merges: (details.merges ?? []).map((where) => parseArea(where)!),
    ...(details.struck ? { struck } : {}),
  };
};

/** What is typed into a cell: `7` is a number, `'7` a text, `#N/A` an error value, nothing a blank cell. */
export const valueIn = (typed: string): CellValue => {
  if (typed.startsWith("'")) return typed.slice(1);
  if (/^#[A-Z]/.test(typed)) return error(typed);
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed || null;
};

/** Rows as they are typed, the cells of each apart by `|`. */
export const rows = (...lines: readonly string[]): readonly (readonly CellValue[])[] =>
  lines.map((line) => line.split('|').map((cell) => valueIn(cell.trim())));

/** A grid of such rows. */
export const gridIn = (...lines: readonly string[]): Grid => gridOf(rows(...lines));

/** One column. */
export const column = (...cells: readonly CellValue[]): readonly (readonly CellValue[])[] =>
  cells.map((cell) => [cell]);

/** A grid as a workbook hands over what stands in it. */
export const contentIn = (grid: Grid): Content => valueOf(contentOf(cellsOf(grid.sheet, [grid]), grid.area));
