import type { Area } from '../../grid/cell';
import type { Place } from '../../grid/reference';
import type { Context } from './excel';
import { requestsOf } from './payload';

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
export const rangeAt = (context: Context, { sheet, area: { row, column, rows, columns } }: Place) =>
  context.workbook.worksheets.getItem(sheet).getRangeByIndexes(row, column, rows, columns);
