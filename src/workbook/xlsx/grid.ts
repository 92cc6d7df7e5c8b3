import { present } from '../../core/present';
import { covers, type Area, type CellValue } from '../../grid/cell';
import { usedOf } from '../../grid/apart';
import type { Grid, GridCell } from '../../grid/grid';
import { styleAt, type FileCell, type FileRow, type FileSheet } from './cells';
import type { StyleSheet } from './styles';

/**
 * More cells than this in one answer would exhaust the memory, unless most of them are really there: then the file itself
 * is as large, as Pairings is in the largest fields.
 */
const MAX_CELLS = 5_000_000;

/** Calls for each cell that holds something. */
const eachHeld = (sheet: FileSheet, visit: (row: number, cell: FileCell) => void): void => {
  for (const { row, cells } of sheet.rows)
    for (const cell of cells) if (cell.value !== null || cell.formula !== null) visit(row, cell);
};

/** Which cells of an area are bold: by their own style, else the row's, else the column's. */
const boldOf = (sheet: FileSheet, area: Area, styles: StyleSheet): readonly (readonly boolean[])[] => {
  const columns = Array.from({ length: area.columns }, (_, at) => area.column + at);
  const blank = columns.map((column) => styles.isBold(styleAt(sheet, undefined, column)));
  const lines: (readonly boolean[])[] = Array.from({ length: area.rows }, () => blank);
  for (const row of sheet.rows) {
    if (row.row < area.row || row.row >= area.row + area.rows) continue;
    const line = row.style === null ? [...blank] : blank.map(() => styles.isBold(present(row.style)));
    for (const cell of row.within(area.column, area.columns))
      line[cell.column - area.column] = styles.isBold(styleAt(sheet, row, cell.column, cell));
    lines[row.row - area.row] = alike(line, blank);
  }
  return lines;
};

/**
 * Reads an area into dense grids, with which cells are bold if that is asked for; null if it is too large. Rows that the file
 * does not have share one blank row.
 */
export const readGrid = (
  sheet: FileSheet,
  name: string,
  area: Area,
  styles: StyleSheet,
  bold = false,
): Grid | null => {
  const inside = sheet.rows.filter(({ row }) => row >= area.row && row < area.row + area.rows);
  const held = inside.reduce((sum, { count }) => sum + count, 0);
  if ((inside.length + 1) * area.columns + area.rows > Math.max(MAX_CELLS, 2 * held)) return null;
  const columns = Array.from({ length: area.columns }, (_, at) => area.column + at);
  const blankFormats = columns.map((column) => styles.formatOf(styleAt(sheet, undefined, column)));
  const blank: readonly null[] = columns.map(() => null);
  const values: (readonly CellValue[])[] = Array.from({ length: area.rows }, () => blank);
  const formulas: (readonly (string | null)[])[] = Array.from({ length: area.rows }, () => blank);
  const formats: (readonly string[])[] = Array.from({ length: area.rows }, () => blankFormats);
  for (const row of inside) {
    const at = row.row - area.row;
    const line = lineOf(sheet, row, area, styles, blank, blankFormats);
    values[at] = line.values;
    // Lines that are alike share one: of a million, nearly all are.
    formulas[at] = alike(line.formulas, blank);
    formats[at] = alike(line.formats, formats[at - 1] ?? blankFormats);
  }
  const hiddenRows = sheet.rows.filter(({ hidden }) => hidden).map(({ row }) => row);
  const grid = { sheet: name, area, values, formulas, formats, hiddenRows, merges: sheet.merges };
  return bold ? { ...grid, bold: boldOf(sheet, area, styles) } : grid;
};

/** Reads what is used of a sheet, cells far away apart; null if it is too large. */
export const readUsed = (sheet: FileSheet, name: string, styles: StyleSheet, bold = false): Grid | null => {
  const { area, isPart } = usedOf((visit) => eachHeld(sheet, (row, { column }) => visit(row, column)));
  const grid = readGrid(sheet, name, area, styles, bold);
  if (!grid || !isPart) return grid;
  const apart: GridCell[] = [];
  eachHeld(sheet, (row, { column, value, formula }) => {
    if (!covers(area, row, column)) apart.push({ row, column, value, formula: formula?.text ?? null });
  });
  return { ...grid, apart };
};

const alike = <T>(line: readonly T[], other: readonly T[]): readonly T[] =>
  line.every((each, index) => each === other[index]) ? other : line;

const lineOf = (
  sheet: FileSheet,
  row: FileRow,
  area: Area,
  styles: StyleSheet,
  blank: readonly null[],
  blankFormats: readonly string[],
) => {
  const values: CellValue[] = [...blank];
  const formulas: (string | null)[] = [...blank];
  const formats =
    row.style === null ? [...blankFormats] : blankFormats.map(() => styles.formatOf(present(row.style)));
  for (const cell of row.within(area.column, area.columns)) {
    const at = cell.column - area.column;
    values[at] = cell.value;
    formulas[at] = cell.formula?.text ?? null;
    formats[at] = styles.formatOf(styleAt(sheet, row, cell.column, cell));
  }
  return { values, formulas, formats };
};
