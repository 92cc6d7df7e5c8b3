import { keyColumn, keyRow, makeAddress } from './address';
import { area } from '../../src/grid/cell';
import type { Book } from './book';
import type { BookState, SheetState } from './state';

/** A copy of all that a workbook holds. */
export type Snapshot = { readonly state: BookState };

export const snapshot = (book: Book): Snapshot => ({ state: structuredClone(book.state) });

/** Brings the workbook back to a snapshot, which stays good for another time. */
export const restore = (book: Book, { state }: Snapshot): void => book.become(structuredClone(state));

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

/**
 * Everything of a sheet as one text, without what formulas give: two sheets are the same if their texts are, byte for
 * byte. The names of its scope are in it.
 */
export const sheetText = (book: Book, id: string): string => {
  const { cells, rows, columns, ...rest } = book.sheet(id);
  const names = book.state.names.filter(({ scope }) => scope === id);
  return JSON.stringify(
    {
      ...(sorted(rest) as object),
      rows: linesText(rows),
      columns: linesText(columns),
      names: sorted(names),
      cells: [...cells]
        .sort(([one], [other]) => one - other)
        .map(([key, cell]) => [makeAddress(area(keyRow(key), keyColumn(key))), sorted(cell)]),
    },
    null,
    1,
  );
};
