import { area, type CellValue } from '../src/grid/cell';
import type { Grid } from '../src/grid/grid';

/**
 * A table as a grid from A1 on. A text in asterisks (`*1*`) is bold; `1`, `0.5` and such are numbers, as if typed into General
 * cells; `'1` is text; a pair is a value with its number format.
 */
export type Typed = string | number | null | readonly [value: CellValue, format: string];

interface TypedCell {
  readonly value: CellValue;
  readonly format: string;
  readonly bold: boolean;
}

const cellOf = (typed: Typed): TypedCell => {
  if (typeof typed === 'object' && typed !== null) return { value: typed[0], format: typed[1], bold: false };
  if (typeof typed !== 'string') return { value: typed, format: 'General', bold: false };
  const bold = /^\*(.+)\*$/.exec(typed);
  const text = bold ? bold[1]! : typed;
  if (text.startsWith("'")) return { value: text.slice(1), format: '@', bold: bold !== null };
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : text === '' ? null : text;
  return { value, format: 'General', bold: bold !== null };
};

/** The grid of these rows. */
export const gridOf = (rows: readonly (readonly Typed[])[], sheet = 'Club'): Grid => {
  const columns = Math.max(...rows.map(({ length }) => length));
  const cells = rows.map((row) => Array.from({ length: columns }, (_, index) => cellOf(row[index] ?? null)));
  return {
    sheet,
    area: area(0, 0, rows.length, columns),
    values: cells.map((row) => row.map(({ value }) => value)),
    formulas: cells.map((row) => row.map(() => null)),
    formats: cells.map((row) => row.map(({ format }) => format)),
    hiddenRows: [],
    merges: [],
    bold: cells.map((row) => row.map(({ bold }) => bold)),
  };
};

/** Rows of a text whose cells are apart by `|`; blank cells stay blank. */
export const rowsOf = (text: string): readonly (readonly Typed[])[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
