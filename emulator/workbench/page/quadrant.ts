import { area, type Area } from '../../../src/grid/cell';
import { overlaps } from '../../model/address';
import { drawCell } from './drawCell';
import { element, place } from './element';
import { sizeOf, startOf } from './lines';
import type { Sight } from './sight';

/** Lines from the first to before the last that are at least partly seen, and the pixel at which they begin to be. */
export interface Span {
  readonly first: number;
  readonly end: number;
  readonly scroll: number;
}

/** The cell to the left whose text runs into a row's first seen cell; `null` if none does. */
const runningIn = (sight: Sight, row: number, first: number): number | null => {
  if (first === 0 || !sight.isEmpty(row, first)) return null;
  for (let column = first - 1; column >= 0; column--)
    if (!sight.isEmpty(row, column)) return sight.merged(row, column) ? null : column;
  return null;
};

/** Cells to draw in each row of a quadrant: the anchors of merged areas even if they lie outside. */
const anchorsIn = (sight: Sight, rows: Span, columns: Span): Map<number, number[]> => {
  const byRow = new Map<number, number[]>();
  const add = (row: number, column: number): void => {
    const known = byRow.get(row);
    if (known) known.push(column);
    else byRow.set(row, [column]);
  };
  for (let row = rows.first; row < rows.end; row++) {
    if (sizeOf(sight.rows, row) === 0) continue;
    const before = runningIn(sight, row, columns.first);
    if (before !== null) add(row, before);
    for (let column = columns.first; column < columns.end; column++)
      if (sizeOf(sight.columns, column) > 0 && !sight.merged(row, column)) add(row, column);
  }
  const seen = area(rows.first, columns.first, rows.end - rows.first, columns.end - columns.first);
  for (const merged of sight.sheet.merges)
    if (seen.rows > 0 && seen.columns > 0 && overlaps(merged, seen)) add(merged.row, merged.column);
  return byRow;
};

/** Draws the cells of a quadrant. */
export const drawCells = (into: HTMLElement, sight: Sight, rows: Span, columns: Span): void => {
  const drawn: HTMLElement[] = [];
  for (const [row, anchors] of anchorsIn(sight, rows, columns)) {
    const line = element('div', { role: 'row', 'aria-rowindex': row + 1, class: 'row' });
    place(line, { top: startOf(sight.rows, row) - rows.scroll });
    for (const column of anchors) {
      const cell = drawCell(sight, row, column);
      place(cell, { left: startOf(sight.columns, column) - columns.scroll });
      line.append(cell);
    }
    drawn.push(line);
  }
  into.replaceChildren(...drawn);
};

const framed = (sight: Sight, where: Area, rows: Span, columns: Span, kind: string): HTMLElement => {
  const frame = element('div', { class: kind });
  const [left, top] = [startOf(sight.columns, where.column), startOf(sight.rows, where.row)];
  place(frame, {
    left: left - columns.scroll - 1,
    top: top - rows.scroll - 1,
    width: startOf(sight.columns, where.column + where.columns) - left + 1,
    height: startOf(sight.rows, where.row + where.rows) - top + 1,
  });
  return frame;
};

/** Draws the frame of what is selected over a quadrant, and marks its cells for readers of the page. */
export const drawSelection = (
  into: HTMLElement,
  sight: Sight,
  selected: Area,
  active: Area,
  rows: Span,
  columns: Span,
): void => {
  const frame = framed(sight, selected, rows, columns, 'selection');
  const several = selected.rows * selected.columns > active.rows * active.columns;
  if (several) frame.classList.add('several');
  into.append(frame, framed(sight, active, rows, columns, 'active'));
};
