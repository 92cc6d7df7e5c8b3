import { keyColumn, keyRow, makeAddress } from './address';
import { area } from '../../src/grid/cell';
import type { Book } from './book';
import type { BookState, Cell, SheetState } from './state';

/** A copy of all that a workbook holds. */
export type Snapshot = { readonly state: BookState };

/** A copy that shares the cells, which are never changed. */
const copied = ({ sheets, ...rest }: BookState): BookState => ({
  ...structuredClone(rest),
  sheets: sheets.map(({ cells, ...sheet }) => ({ ...structuredClone(sheet), cells: new Map(cells) })),
});

export const snapshot = (book: Book): Snapshot => ({ state: copied(book.state) });

/** Brings the workbook back to a snapshot, which stays good for another time. */
export const restore = (book: Book, { state }: Snapshot): void => book.become(copied(state));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
};

const linesText = (lines: SheetState['rows']): unknown =>
  [...lines]
    .filter(([, line]) => Object.values(line).some((value) => JSON.stringify(value) !== '{}'))
    .sort(([one], [other]) => one - other)
    .map(([at, line]) => [at, sorted(line)]);

const cellTexts = new WeakMap<Cell, string>();

/** A cell's text is made once: cells are never changed. */
const cellText = (cell: Cell): string => {
  const known = cellTexts.get(cell) ?? JSON.stringify(sorted(cell));
  cellTexts.set(cell, known);
  return known;
};

/**
 * Everything of a sheet as one text, without what formulas give: two sheets are the same if their texts are, byte for
 * byte. The names of its scope are in it.
 */
export const sheetText = (book: Book, id: string): string => {
  const { cells, rows, columns, ...rest } = book.sheet(id);
  const names = book.state.names.filter(({ scope }) => scope === id);
  const texts = [...cells]
    .sort(([one], [other]) => one - other)
    .map(([key, cell]) => `["${makeAddress(area(keyRow(key), keyColumn(key)))}", ${cellText(cell)}]`);
  const others = {
    ...(sorted(rest) as object),
    rows: linesText(rows),
    columns: linesText(columns),
    names: sorted(names),
  };
  return `{"cells": [\n${texts.join(',\n')}\n],\n"others": ${JSON.stringify(others, null, 1)}}`;
};
