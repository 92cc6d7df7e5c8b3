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

/** Texts beside each other, from a cell. */
export const textRow = (row: number, column: number, texts: readonly CellValue[]): ValuesBlock =>
  rows(row, column, [texts], '@');

/** The rows of one column. Equal values share a row, so that a million lines of a few words stay small. */
export const cellRows = (values: readonly CellValue[]): readonly (readonly CellValue[])[] => {
  const shared = new Map<CellValue, readonly CellValue[]>();
  return values.map((value) => {
    const row = shared.get(value) ?? [value];
    shared.set(value, row);
    return row;
  });
};

/** Values down a column, from the first cell of a place. */
export const down = (where: Place | Area, values: readonly CellValue[], format?: string): ValuesBlock => {
  const { row, column } = 'area' in where ? where.area : where;
  return rows(row, column, cellRows(values), format);
};

/** A value of each item down a column, in their order. */
export const downEach = <T>(
  where: Place | Area,
  things: readonly T[],
  valueOf: (thing: T, index: number) => CellValue,
  format?: string,
): ValuesBlock => down(where, things.map(valueOf), format);

export { countTo } from '../core/numbers';
