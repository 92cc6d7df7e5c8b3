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

const alike = <T>(line: readonly T[], other: readonly T[]): readonly T[] =>
  line.every((each, index) => each === other[index]) ? other : line;

const rowsIn = (sheet: FileSheet, { row: first, rows }: Area): readonly FileRow[] =>
  sheet.rows.filter(({ row }) => row >= first && row < first + rows);

/** What the cells of an area have by their own style, else the row's, else the column's. Lines that are alike share one: of a million, nearly all are. */
const styled = <T>(sheet: FileSheet, area: Area, has: (style: number) => T): readonly (readonly T[])[] => {
  const { row: first, column, rows, columns } = area;
  const blank = Array.from({ length: columns }, (_, at) => has(styleAt(sheet, undefined, column + at)));
  const lines: (readonly T[])[] = Array.from({ length: rows }, () => blank);
  for (const row of rowsIn(sheet, area)) {
    const line = row.style === null ? [...blank] : blank.map(() => has(present(row.style)));
    for (const cell of row.within(column, columns))
      line[cell.column - column] = has(styleAt(sheet, row, cell.column, cell));
    lines[row.row - first] = alike(line, lines[row.row - first - 1] ?? blank);
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
  const inside = rowsIn(sheet, area);
  const held = inside.reduce((sum, { count }) => sum + count, 0);
  if ((inside.length + 1) * area.columns + area.rows > Math.max(MAX_CELLS, 2 * held)) return null;
  const blank: readonly null[] = Array.from({ length: area.columns }, () => null);
  const values: (readonly CellValue[])[] = Array.from({ length: area.rows }, () => blank);
  const formulas: (readonly (string | null)[])[] = Array.from({ length: area.rows }, () => blank);
  for (const row of inside) {
    const line: CellValue[] = [...blank];
    const calculated: (string | null)[] = [...blank];
    for (const { column, value, formula } of row.within(area.column, area.columns)) {
      line[column - area.column] = value;
      calculated[column - area.column] = formula?.text ?? null;
    }
    values[row.row - area.row] = line;
    formulas[row.row - area.row] = alike(calculated, blank);
  }
  const formats = styled(sheet, area, (style) => styles.formatOf(style));
  const hiddenRows = sheet.rows.filter(({ hidden }) => hidden).map(({ row }) => row);
  const grid = { sheet: name, area, values, formulas, formats, hiddenRows, merges: sheet.merges };
  return bold ? { ...grid, bold: styled(sheet, area, (style) => styles.isSet('b', style)) } : grid;
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
