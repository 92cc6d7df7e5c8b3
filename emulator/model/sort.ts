import type { Area } from '../../src/grid/cell';
import { cellKey } from './address';
import type { Book } from './book';
import { invalid, refuse } from './error';
import { cutsMerge } from './lines';
import { checkAllowed, checkWritable } from './protection';
import { changed } from './range';
import { moveFormula } from './shift';
import type { Cell, Constant, Format, Ref, SheetState, SortField } from './state';

const rank = (value: Constant | null): number => {
  if (value === null) return 4;
  if (typeof value === 'object') return 3;
  return typeof value === 'boolean' ? 2 : typeof value === 'string' ? 1 : 0;
};

/** Excel looks past hyphens and apostrophes first. */
const bare = (text: string): string => text.replace(/['-]/g, '');

/**
 * Numbers, then texts, then FALSE and TRUE, then errors; blanks last whichever way.
 */
const compare = (one: Constant | null, other: Constant | null, sign: 1 | -1): number => {
  const [left, right] = [rank(one), rank(other)];
  if (left === 4 || right === 4) return left - right;
  if (left !== right) return sign * (left - right);
  if (typeof one === 'string' && typeof other === 'string') {
    const by = (first: string, second: string): number =>
      first.localeCompare(second, 'en', { sensitivity: 'accent' });
    return sign * (by(bare(one), bare(other)) || by(one, other));
  }
  if (left === 3) return 0;
  return sign * (Number(one) - Number(other));
};

const borderless = (format: Format | undefined): Record<string, string | number | boolean> =>
  Object.fromEntries(Object.entries(format ?? {}).filter(([path]) => !path.startsWith('border/')));

const borders = (format: Format | undefined): Record<string, string | number | boolean> =>
  Object.fromEntries(Object.entries(format ?? {}).filter(([path]) => path.startsWith('border/')));

/** Content and format move, borders stay; formulas point where they would if copied. */
const landed = (cell: Cell | undefined, place: Cell | undefined, rows: number): Cell => {
  const { format, formula, ...content } = cell ?? {};
  const look = { ...borderless(format), ...borders(place?.format) };
  return {
    ...content,
    ...(formula !== undefined && { formula: moveFormula(formula, rows, 0) }),
    ...(Object.keys(look).length > 0 && { format: look }),
  };
};

/** Sorts the rows of a range by keys counted from its first column. Hidden rows stay where they are. */
export const sortRange = (book: Book, ref: Ref, fields: readonly SortField[]): void => {
  const sheet = book.sheet(ref.sheet);
  checkAllowed(sheet, 'allowSort');
  checkWritable(book, ref);
  const where = ref.area;
  if (
    fields.length === 0 ||
    fields.some(({ key }) => !Number.isInteger(key) || key < 0 || key >= where.columns)
  )
    invalid();
  if (sheet.merges.length > 0 && cutsMerge(sheet, where))
    refuse('MergedRangeConflict', 'To do this, all the merged cells need to be the same size.');
  const rows = visibleRows(sheet, where);
  const keys = new Map(
    rows.map((row) => [row, fields.map(({ key }) => book.valueAt(sheet, row, where.column + key))]),
  );
  const ordered = [...rows].sort((one, other) => {
    for (const [index, { ascending = true }] of fields.entries()) {
      const order = compare(keys.get(one)![index]!, keys.get(other)![index]!, ascending ? 1 : -1);
      if (order !== 0) return order;
    }
    return one - other;
  });
  const before = new Map(
    rows.map((row) => [
      row,
      Array.from({ length: where.columns }, (_, across) =>
        sheet.cells.get(cellKey(row, where.column + across)),
      ),
    ]),
  );
  ordered.forEach((from, index) => {
    const to = rows[index]!;
    if (from === to) return;
    before.get(from)!.forEach((cell, across) => {
      book.put(sheet, to, where.column + across, landed(cell, before.get(to)![across], to - from));
    });
  });
  changed(book, ref);
};

/** The rows that take part; below the last one with content there is nothing to sort. */
const visibleRows = (sheet: SheetState, { row: from, rows }: Area): number[] => {
  let last = -1;
  for (const key of sheet.cells.keys()) last = Math.max(last, Math.floor(key / 16_384));
  return Array.from({ length: Math.max(0, Math.min(rows, last - from + 1)) }, (_, at) => from + at).filter(
    (row) => sheet.rows.get(row)?.hidden !== true,
  );
};
