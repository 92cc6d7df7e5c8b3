import { area, covers, type Area, type CellValue } from '../../grid/cell';
import type { GridCell } from '../../grid/grid';
import { isFormerText } from '../../language/former';

/** Numbers that stood there as they are; `null` where any number is ours. */
interface NumberArea {
  readonly area: Area;
  readonly numberAt: ((down: number, along: number) => number) | null;
}

/** What of a sheet of format 1 was ours, and where it stood. */
export interface Region {
  readonly sheet: string;
  /** The title, and how it ended: with the name of the sheet. */
  readonly title: { readonly row: number; readonly column: number; readonly word: string };
  /** Formulas stood here and nowhere else. */
  readonly formulas: readonly Area[];
  /** Here stood texts of `isFormerText`. */
  readonly texts: readonly Area[];
  readonly numbers: readonly NumberArea[];
  /** Here stood values that Refresh wrote. */
  readonly written: readonly Area[];
}

/** 1, 2, 3 … down a column. */
export const countDown = (row: number, column: number, rows: number): NumberArea => ({
  area: area(row, column, rows),
  numberAt: (down) => down + 1,
});

const isIn = (areas: readonly Area[], { row, column }: Pick<GridCell, 'row' | 'column'>): boolean =>
  areas.some((each) => covers(each, row, column));

const isTitle = ({ title }: Region, { row, column }: GridCell): boolean =>
  row === title.row && column === title.column;

/** Whether a text is the title of a sheet, whatever the event was called then. */
const readsAsTitle = ({ title: { word } }: Region, text: string): boolean =>
  text === word || text.endsWith(` · ${word}`);

const isNumberOf = ({ numbers }: Region, { row, column }: GridCell, value: number): boolean =>
  numbers.some(
    ({ area: where, numberAt }) =>
      covers(where, row, column) &&
      (numberAt === null || numberAt(row - where.row, column - where.column) === value),
  );

/** Whether a cell of a sheet holds what we wrote there in format 1, and nothing of the organiser's. */
export const isOfFormat1 = (region: Region, cell: GridCell): boolean => {
  const { value, formula } = cell;
  if (formula !== null) return isIn(region.formulas, cell);
  if (isIn(region.written, cell)) return true;
  if (typeof value === 'number') return isNumberOf(region, cell, value);
  if (typeof value !== 'string') return false;
  return isTitle(region, cell)
    ? readsAsTitle(region, value)
    : isIn(region.texts, cell) && isFormerText(value);
};

/** The organiser's own words over a title of ours. */
export const isOwnTitle = (region: Region, cell: GridCell): boolean =>
  isTitle(region, cell) && cell.formula === null && typeof cell.value === 'string';

/** Whether a value is nothing that could be seen. */
export const isNothing = (value: CellValue): boolean => value === null || value === '';
