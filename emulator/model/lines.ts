import { area, type Area } from '../../src/grid/cell';
import { contains, intersection, overlaps, sameArea } from './address';
import { cellsIn, contentOf, formatAt, type Book } from './book';
import { refuse } from './error';
import { checkSize } from './format';
import { checkAllowed, checkWritable } from './protection';
import { changed } from './range';
import type { LineState, Ref, SheetState } from './state';

/** Points of a standard column (8.43 characters, 64 pixels) and row. */
export const STANDARD_WIDTH = 48;
export const STANDARD_HEIGHT = 15;
const MOST_WIDTH = 255 * 5.25 + 3.75;
const MOST_HEIGHT = 409.5;

const common = <T>(count: number, at: (index: number) => T): T | null => {
  const first = at(0);
  for (let index = 1; index < count; index++) if (at(index) !== first) return null;
  return first;
};

/** A column that is not as all others takes part; of more lines than these only the first are looked at. */
const LOOKED_AT = 20_000;

const widthAt = (sheet: SheetState, column: number): number => {
  const { size, hidden } = sheet.columns.get(column) ?? {};
  const standard = sheet.standardWidth === 8.43 ? STANDARD_WIDTH : sheet.standardWidth * 5.25 + 3.75;
  return hidden ? 0 : (size ?? standard);
};
const heightAt = (sheet: SheetState, row: number): number => {
  const { size, hidden } = sheet.rows.get(row) ?? {};
  return hidden ? 0 : (size ?? STANDARD_HEIGHT);
};

const change = (
  lines: Map<number, LineState>,
  from: number,
  count: number,
  next: (line: LineState) => LineState,
): void => {
  for (let at = from; at < from + count; at++) lines.set(at, next(lines.get(at) ?? {}));
};

const revealed = (line: LineState): LineState => {
  const shown = { ...line };
  delete shown.hidden;
  return shown;
};

const sized =
  (size: number) =>
  (line: LineState): LineState =>
    size === 0 ? { ...line, hidden: true } : { ...revealed(line), size };
const shown =
  (hidden: boolean) =>
  (line: LineState): LineState =>
    hidden ? { ...line, hidden } : revealed(line);

/** Points, `null` if the columns differ (Excel.RangeFormat.columnWidth); a hidden column has 0. */
export const getColumnWidth = (book: Book, { sheet: id, area: where }: Ref): number | null =>
  common(where.columns, (at) => widthAt(book.sheet(id), where.column + at));

export const setColumnWidth = (book: Book, { sheet: id, area: where }: Ref, width: unknown): void => {
  const sheet = book.sheet(id);
  checkAllowed(sheet, 'allowFormatColumns');
  change(sheet.columns, where.column, where.columns, sized(checkSize(width, MOST_WIDTH)));
};

export const getRowHeight = (book: Book, { sheet: id, area: where }: Ref): number | null =>
  common(Math.min(where.rows, LOOKED_AT), (at) => heightAt(book.sheet(id), where.row + at));

export const setRowHeight = (book: Book, { sheet: id, area: where }: Ref, height: unknown): void => {
  const sheet = book.sheet(id);
  checkAllowed(sheet, 'allowFormatRows');
  change(sheet.rows, where.row, where.rows, sized(checkSize(height, MOST_HEIGHT)));
};

/** `null` if only some rows are hidden (Excel.Range.rowHidden). */
export const getRowHidden = (book: Book, { sheet: id, area: where }: Ref): boolean | null =>
  common(Math.min(where.rows, LOOKED_AT), (at) => book.sheet(id).rows.get(where.row + at)?.hidden ?? false);

export const setRowHidden = (book: Book, { sheet: id, area: where }: Ref, hidden: boolean): void => {
  checkAllowed(book.sheet(id), 'allowFormatRows');
  change(book.sheet(id).rows, where.row, where.rows, shown(hidden));
};

export const getColumnHidden = (book: Book, { sheet: id, area: where }: Ref): boolean | null =>
  common(where.columns, (at) => book.sheet(id).columns.get(where.column + at)?.hidden ?? false);

export const setColumnHidden = (book: Book, { sheet: id, area: where }: Ref, hidden: boolean): void => {
  checkAllowed(book.sheet(id), 'allowFormatColumns');
  change(book.sheet(id).columns, where.column, where.columns, shown(hidden));
};

/**
 * Merges cells. What merged areas they touch goes into them; all but the top left content is
 * lost. Refuses cells of a table (`InvalidOperation`).
 */
export const merge = (book: Book, ref: Ref): void => {
  const sheet = book.sheet(ref.sheet);
  checkAllowed(sheet, 'allowFormatCells');
  checkWritable(book, ref);
  const merged = ref.area;
  if (sheet.tables.some((table) => overlaps(table.area, merged)))
    refuse('InvalidOperation', 'Cells of a table cannot be merged.');
  const inside = cellsIn(sheet, merged);
  const kept = inside.find(([, , cell]) => cell.value !== undefined || cell.formula !== undefined);
  for (const [row, column, { format }] of inside)
    book.put(sheet, row, column, format ? { format } : undefined);
  if (kept) {
    const content = contentOf(kept[2]);
    const format = formatAt(sheet, merged.row, merged.column);
    const looks = Object.keys(format).length > 0;
    book.put(sheet, merged.row, merged.column, looks ? { ...content, format } : content);
  }
  sheet.merges = sheet.merges.filter((other) => !overlaps(other, merged));
  if (merged.rows * merged.columns > 1) sheet.merges.push(merged);
  changed(book, ref);
};

/** The merged areas that lie in the range or reach into it. */
export const mergedAreas = (book: Book, { sheet: id, area: where }: Ref): Area[] =>
  book.sheet(id).merges.filter((merged) => overlaps(merged, where));

/** Whether the cells of an area can move on their own: no merged area is cut by it. */
export const cutsMerge = (sheet: SheetState, where: Area): boolean =>
  sheet.merges.some((merged) => {
    const shared = intersection(merged, where);
    return shared !== null && !sameArea(shared, merged);
  });

/** The merged area of a cell, or the cell. */
export const mergedAt = (sheet: SheetState, row: number, column: number): Area =>
  sheet.merges.find((merged) => contains(merged, row, column)) ?? area(row, column);
