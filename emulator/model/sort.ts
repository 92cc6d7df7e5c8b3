import { area, type Area } from '../../src/grid/cell';
import { cellKey } from './address';
import type { Book } from './book';
import { refuse } from './error';
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
 * Numbers, then texts, then FALSE and TRUE, then errors; blanks last whichever way (Microsoft support, "Sort data in a
 * range or table").
 */
const compare = (one: Constant | null, other: Constant | null, matchCase: boolean, sign: 1 | -1): number => {
  const [left, right] = [rank(one), rank(other)];
  if (left === 4 || right === 4) return left - right;
  if (left !== right) return sign * (left - right);
  if (typeof one === 'string' && typeof other === 'string') {
    const sensitivity = matchCase ? 'variant' : 'accent';
    const by = (first: string, second: string): number => first.localeCompare(second, 'en', { sensitivity });
    return sign * (by(bare(one), bare(other)) || by(one, other));
  }
  if (left === 3) return 0;
  return sign * (Number(one) - Number(other));
};

const borderless = (format: Format | undefined): Record<string, string | number | boolean> =>
  Object.fromEntries(Object.entries(format ?? {}).filter(([path]) => !path.startsWith('border/')));

const borders = (format: Format | undefined): Record<string, string | number | boolean> =>
  Object.fromEntries(Object.entries(format ?? {}).filter(([path]) => path.startsWith('border/')));

/** Content and format move, borders stay; formulas point where they would if copied. Source: uncited. */
const landed = (cell: Cell | undefined, place: Cell | undefined, rows: number, columns: number): Cell => {
  const { format, formula, ...content } = cell ?? {};
  const look = { ...borderless(format), ...borders(place?.format) };
  return {
    ...content,
    ...(formula !== undefined && { formula: moveFormula(formula, rows, columns) }),
    ...(Object.keys(look).length > 0 && { format: look }),
  };
};

/** Sorts rows (or columns) of a range by keys counted from its first column (or row). Hidden lines stay where they are. */
export const sortRange = (
  book: Book,
  ref: Ref,
  fields: readonly SortField[],
  matchCase = false,
  hasHeaders = false,
  orientation: 'Rows' | 'Columns' = 'Rows',
): void => {
  const sheet = book.sheet(ref.sheet);
  checkAllowed(sheet, 'allowSort');
  checkWritable(book, ref);
  const rows = orientation === 'Rows';
  const where = withoutHeader(ref.area, hasHeaders, rows);
  const breadth = rows ? where.columns : where.rows;
  if (fields.length === 0 || fields.some(({ key }) => !Number.isInteger(key) || key < 0 || key >= breadth))
    refuse('InvalidArgument', 'The argument is invalid or missing or has an incorrect format.');
  if (sheet.merges.length > 0 && cutsMerge(sheet, where))
    refuse('MergedRangeConflict', 'To do this, all the merged cells need to be the same size.');
  const lines = visibleLines(sheet, where, rows);
  const at = (line: number, place: number): [number, number] =>
    rows ? [line, where.column + place] : [where.row + place, line];
  const keys = new Map(
    lines.map((line) => [line, fields.map(({ key }) => book.valueAt(sheet, ...at(line, key)))]),
  );
  const ordered = [...lines].sort((one, other) => {
    for (const [index, { ascending = true }] of fields.entries()) {
      const order = compare(keys.get(one)![index]!, keys.get(other)![index]!, matchCase, ascending ? 1 : -1);
      if (order !== 0) return order;
    }
    return one - other;
  });
  const before = new Map(
    lines.map((line) => [
      line,
      Array.from({ length: breadth }, (_, place) => sheet.cells.get(cellKey(...at(line, place)))),
    ]),
  );
  ordered.forEach((from, index) => {
    const to = lines[index]!;
    if (from === to) return;
    const [down, across] = rows ? [to - from, 0] : [0, to - from];
    before.get(from)!.forEach((cell, place) => {
      const [row, column] = at(to, place);
      book.put(sheet, row, column, landed(cell, before.get(to)![place], down, across));
    });
  });
  changed(book, ref);
};

const withoutHeader = (where: Area, hasHeaders: boolean, rows: boolean): Area => {
  if (!hasHeaders) return where;
  return rows
    ? area(where.row + 1, where.column, where.rows - 1, where.columns)
    : area(where.row, where.column + 1, where.rows, where.columns - 1);
};

/** The lines that take part; below the last one with content there is nothing to sort. */
const visibleLines = (sheet: SheetState, where: Area, rows: boolean): number[] => {
  const [from, count] = rows ? [where.row, where.rows] : [where.column, where.columns];
  let last = -1;
  for (const key of sheet.cells.keys()) last = Math.max(last, rows ? Math.floor(key / 16_384) : key % 16_384);
  const hidden = rows ? sheet.rows : sheet.columns;
  return Array.from({ length: Math.max(0, Math.min(count, last - from + 1)) }, (_, at) => from + at).filter(
    (line) => hidden.get(line)?.hidden !== true,
  );
};
