import { area, type Area } from '../../grid/cell';
import type { Place } from '../../grid/reference';
import type { Context, Range } from './excel';
import { packed } from './sent';

/** Excel on the web takes 5 MB a request; what JSON and object paths add is left room for. */
const MOST_BYTES = 4_000_000;

/** Steps in their order, in groups that one request each can carry. */
export const requestsOf = <T extends { readonly bytes: number }>(
  steps: readonly T[],
): readonly (readonly T[])[] => {
  const packs = packed(steps, MOST_BYTES, ({ bytes }) => bytes);
  return packs.length === 0 ? [[]] : packs.map(({ items }) => items);
};

/** A part of what is read: how it is asked for, its answer once the request came back, and the rough size of that. */
export interface Piece<T> {
  readonly bytes: number;
  readonly ask: (context: Context) => () => T;
}

/** Larger ranges are read in pieces. */
const PIECE_BYTES = 1_000_000;

/** A range cut between rows, where it is large; nothing of one without cells. `rowBytes`: what is answered for a row. */
export const cutRows = (whole: Area, rowBytes: number): readonly Area[] => {
  const most = Math.max(1, Math.floor(PIECE_BYTES / rowBytes));
  return Array.from({ length: Math.ceil(whole.rows / most) }, (_, index) => {
    const rows = Math.min(most, whole.rows - index * most);
    return { ...whole, row: whole.row + index * most, rows };
  });
};

/** Reads pieces in their order, in as few requests as Excel on the web can answer. */
export const readPieces = async <T>(context: Context, pieces: readonly Piece<T>[]): Promise<readonly T[]> => {
  const found: T[] = [];
  for (const request of requestsOf(pieces)) {
    const asked = request.map(({ ask }) => ask(context));
    if (asked.length > 0) await context.sync();
    for (const each of asked.map((answer) => answer())) found.push(each);
  }
  return found;
};

/** The range of a place. */
export const rangeAt = (context: Context, { sheet, area: { row, column, rows, columns } }: Place): Range =>
  context.workbook.worksheets.getItem(sheet).getRangeByIndexes(row, column, rows, columns);

/** What has to be loaded of a range before it is known where it is. */
export const PLACE = 'rowIndex,columnIndex,rowCount,columnCount';

/** Where a range is; its place has to be loaded. */
export const areaOfRange = ({ rowIndex, columnIndex, rowCount, columnCount }: Range): Area =>
  area(rowIndex, columnIndex, rowCount, columnCount);

/** Asks where a range is, with the next request; `null` for one that is not there. */
export const askArea = (range: Range): (() => Area | null) => {
  range.load(PLACE);
  return () => (range.isNullObject ? null : areaOfRange(range));
};
