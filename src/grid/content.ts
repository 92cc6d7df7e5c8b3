import { entryAt } from '../core/present';
import { problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';
import { covers, type Area, type CellValue } from './cell';
import type { Grid } from './grid';

/**
 * What stands in an area of a sheet, wherever it stands: rows and columns with nothing in them are left out, but for the
 * first of each run of them between others. So a stray value far away costs a line, not all the cells before it.
 */
export interface Content {
  readonly sheet: string;
  /** What was looked at: the area that was asked for, else the used range. */
  readonly area: Area;
  /** The rows and columns of the sheet, from 0 and in order, that the lines below are. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly values: readonly (readonly CellValue[])[];
  /** Whether a formula stands there. */
  readonly calculated: readonly (readonly boolean[])[];
  /** Number formats; `General` where nothing stands. */
  readonly formats: readonly (readonly string[])[];
  /** Those of `rows` that are hidden (by hand or by a filter). */
  readonly hiddenRows: readonly number[];
  readonly merges: readonly Area[];
  /** The cells that are crossed out as a whole. */
  readonly struck?: readonly { readonly row: number; readonly column: number }[];
  /** Which cells are bold, where that was asked for. */
  readonly bold?: readonly (readonly boolean[])[] | undefined;
}

/** Is told of a cell that holds something: a value, or a formula whose value may be missing. */
export type VisitCell = (
  row: number,
  column: number,
  value: CellValue,
  calculated: boolean,
  format: string,
  struck: boolean,
) => void;

/** Cells of a sheet in any order, as often as somebody goes through them. */
export interface Cells extends Pick<Content, 'sheet' | 'hiddenRows' | 'merges'> {
  /** Tells of the cells that hold something, each once. */
  readonly each: (visit: VisitCell) => void;
}

/** More cells than this, with the blank ones between, are no sheet to find a list on. */
const MOST_CONTENT = 4_000_000;

/** A column with fewer cells holds nobody's list. */
const LEAST_CELLS = 3;

/** Marks for each row or column of a sheet how many cells of it hold something. */
type Counts = ReadonlyMap<number, number>;

const bump = (counts: Map<number, number>, at: number): void => {
  counts.set(at, (counts.get(at) ?? 0) + 1);
};

/** Rows or columns in order, with the first of each run of blank ones between them. */
const linesOf = (counts: Counts): readonly number[] => {
  const filled = [...counts.keys()].sort((one, other) => one - other);
  return filled.flatMap((line, index) => {
    const before = filled[index - 1];
    return before === undefined || before === line - 1 ? [line] : [before + 1, line];
  });
};

const spanOf = (counts: Counts): readonly [from: number, count: number] => {
  let [least, most] = [Infinity, -1];
  for (const line of counts.keys()) [least, most] = [Math.min(least, line), Math.max(most, line)];
  return most < 0 ? [0, 0] : [least, most - least + 1];
};

const placesOf = (lines: readonly number[]): ReadonlyMap<number, number> =>
  new Map(lines.map((line, index) => [line, index]));

/** Counts the cells of the rows that lie in an area, in the columns that are let through. */
const counted = (
  cells: Cells,
  wanted: Area | null,
  among?: ReadonlySet<number>,
): { readonly rows: Counts; readonly columns: Counts } => {
  const [rows, columns] = [new Map<number, number>(), new Map<number, number>()];
  cells.each((row, column) => {
    if ((wanted && !covers(wanted, row, column)) || (among && !among.has(column))) return;
    bump(rows, row);
    bump(columns, column);
  });
  return { rows, columns };
};

/** Lines of cells that share one blank line until something is put into one of them. */
const sheetOf = <T>(rows: number, columns: number, blank: T) => {
  const empty: readonly T[] = Array.from({ length: columns }, () => blank);
  const lines: (readonly T[])[] = Array.from({ length: rows }, () => empty);
  const put = (row: number, column: number, value: T): void => {
    if (value === blank) return;
    if (lines[row] === empty) lines[row] = [...empty];
    (lines[row] as T[])[column] = value;
  };
  return { lines, put };
};

/**
 * The content of an area, or of all that is used. Where that is too much, columns of one or two cells are left out first.
 * `sheet-too-full` if even the others are too much to find a list in.
 */
export const contentOf = (cells: Cells, wanted: Area | null): Result<Content> => {
  const all = counted(cells, wanted);
  const size = (rows: readonly number[], columns: readonly number[]) => rows.length * columns.length;
  let [rows, columns] = [linesOf(all.rows), linesOf(all.columns)];
  if (size(rows, columns) > MOST_CONTENT) {
    const likely = [...all.columns].filter(([, count]) => count >= LEAST_CELLS).map(([column]) => column);
    const left = counted(cells, wanted, new Set(likely));
    [rows, columns] = [linesOf(left.rows), linesOf(left.columns)];
    if (size(rows, columns) > MOST_CONTENT) return fail(problem('sheet-too-full', { sheet: cells.sheet }));
  }
  const [rowAt, columnAt] = [placesOf(rows), placesOf(columns)];
  const values = sheetOf<CellValue>(rows.length, columns.length, null);
  const calculated = sheetOf(rows.length, columns.length, false);
  const formats = sheetOf(rows.length, columns.length, 'General');
  const struck: { row: number; column: number }[] = [];
  cells.each((row, column, value, isCalculated, format, isStruck) => {
    const [down, along] = [rowAt.get(row), columnAt.get(column)];
    if (down === undefined || along === undefined || (wanted && !covers(wanted, row, column))) return;
    values.put(down, along, value);
    calculated.put(down, along, isCalculated);
    formats.put(down, along, format);
    if (isStruck) struck.push({ row, column });
  });
  const [[top, height], [left, width]] = [spanOf(all.rows), spanOf(all.columns)];
  return ok({
    sheet: cells.sheet,
    area: wanted ?? { row: top, column: left, rows: height, columns: width },
    rows,
    columns,
    values: values.lines,
    calculated: calculated.lines,
    formats: formats.lines,
    hiddenRows: cells.hiddenRows.filter((row) => rowAt.has(row)),
    merges: cells.merges,
    struck,
  });
};

/** All cells of a grid, blank rows and columns among them. */
export const contentOfGrid = ({ formulas, merges = [], ...grid }: Grid): Content => ({
  ...grid,
  rows: Array.from({ length: grid.area.rows }, (_, index) => grid.area.row + index),
  columns: Array.from({ length: grid.area.columns }, (_, index) => grid.area.column + index),
  calculated: formulas.map((line) => line.map((formula) => formula !== null)),
  merges,
  struck: [],
});

/** The part of a content that lies in an area. */
export const cropContent = (content: Content, area: Area): Content => {
  const { values, calculated, formats } = content;
  const rows = content.rows
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => covers(area, row, area.column));
  const columns = content.columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => covers(area, area.row, column));
  const cut = <T>(lines: readonly (readonly T[])[]): readonly (readonly T[])[] =>
    rows.map(({ index: down }) => columns.map(({ index: along }) => entryAt(entryAt(lines, down), along)));
  return {
    ...content,
    area,
    rows: rows.map(({ row }) => row),
    columns: columns.map(({ column }) => column),
    values: cut(values),
    calculated: cut(calculated),
    formats: cut(formats),
  };
};

/** The cells of grids that do not overlap, which are all that stands on a sheet. */
export const cellsOf = (sheet: string, grids: readonly Grid[]): Cells => ({
  sheet,
  hiddenRows: [...new Set(grids.flatMap(({ hiddenRows }) => hiddenRows))],
  merges: grids.flatMap(({ merges = [] }) => merges),
  each: (visit) => {
    for (const { area, values, formulas, formats, struck } of grids)
      values.forEach((line, down) =>
        line.forEach((value, along) => {
          const calculated = entryAt(formulas, down)[along] !== null;
          if (value === null && !calculated) return;
          visit(
            area.row + down,
            area.column + along,
            value,
            calculated,
            entryAt(entryAt(formats, down), along),
            struck?.[down]?.[along] ?? false,
          );
        }),
      );
  },
});
