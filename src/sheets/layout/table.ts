import { area, type Area } from '../../grid/cell';
import { place, type Place } from '../../grid/reference';

/** The row of the headings on every sheet with a table. */
export const HEADER = 3;

/** Where a table stands, and each of its columns. */
export const table = (sheet: string, rows: number, columns: number) => ({
  sheet,
  header: HEADER,
  rows,
  area: area(HEADER, 0, rows + 1, columns),
  /** The cells of one column, without its heading. */
  column: (index: number): Place => place(sheet, HEADER + 1, index, rows),
  /** The cells of some columns, without headings. */
  body: (index = 0, count = columns): Area => area(HEADER + 1, index, rows, count),
});
