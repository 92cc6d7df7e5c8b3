import { area, type Area, type CellValue } from './cell';
import type { FormulaBlock, ValuesBlock } from './plan';
import type { Place } from './reference';

/** A formula for a whole place, written for its top left cell. */
export const fill = (where: Place | Area, formula: string, format = '0'): FormulaBlock => ({
  kind: 'formula',
  area: 'area' in where ? where.area : where,
  formula,
  format,
});

/** Values in rows, from a cell. */
export const rows = (
  row: number,
  column: number,
  values: readonly (readonly CellValue[])[],
  format?: string,
): ValuesBlock => ({
  kind: 'values',
  area: area(row, column, values.length, values[0]?.length ?? 0),
  values,
  ...(format === undefined ? {} : { format }),
});

/** The rows of one column. Equal values share a row, so that a million lines of a few words stay small. */
export const cellRows = (values: readonly CellValue[]): readonly (readonly CellValue[])[] => {
  const shared = new Map<CellValue, readonly CellValue[]>();
  return values.map((value) => {
    const row = shared.get(value) ?? [value];
    shared.set(value, row);
    return row;
  });
};

/** Values down a column. */
export const down = (where: Place, values: readonly CellValue[], format?: string): ValuesBlock =>
  rows(where.area.row, where.area.column, cellRows(values), format);

/** 1 to `count`. */
export const countTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
