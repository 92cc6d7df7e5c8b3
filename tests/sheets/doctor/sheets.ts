import type { CellValue } from '../../../src/grid/cell';
import type { Grid } from '../../../src/grid/grid';

/** Excel's number for a day. */
export const dayOf = (year: number, month: number, day: number): number =>
  Math.round(Date.UTC(year, month - 1, day) / 86_400_000) + 25_569;

/** A date as Excel keeps one that it made of what was typed. */
export const dated = (value: number, format = 'd-mmm') => ({ value, format });

type Drawn = CellValue | { readonly formula: string; readonly value: CellValue } | ReturnType<typeof dated>;

/** A formula with what it shows. */
export const calc = (formula: string, value: CellValue = 0): Drawn => ({ formula, value });

const isContent = (cell: Drawn): cell is Exclude<Drawn, CellValue> =>
  typeof cell === 'object' && cell !== null && 'value' in cell;

/** A sheet from A1 on, row by row. */
export const sheet = (name: string, rows: readonly (readonly Drawn[])[]): Grid => {
  const width = Math.max(...rows.map(({ length }) => length));
  const cells = rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null));
  return {
    sheet: name,
    area: { row: 0, column: 0, rows: rows.length, columns: width },
    values: cells.map((row) => row.map((cell) => (isContent(cell) ? cell.value : cell))),
    formulas: cells.map((row) =>
      row.map((cell) => (isContent(cell) && 'formula' in cell ? cell.formula : null)),
    ),
    formats: cells.map((row) =>
      row.map((cell) => (isContent(cell) && 'format' in cell ? cell.format : 'General')),
    ),
    hiddenRows: [],
    merges: [],
  };
};
