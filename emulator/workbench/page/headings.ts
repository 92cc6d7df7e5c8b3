import { columnLetters, type Area } from '../../../src/grid/cell';
import { element, place } from './element';
import { sizeOf, startOf, type Lines } from './lines';
import type { Span } from './quadrant';

type Axis = 'row' | 'column';

const heading = (axis: Axis, line: number, at: number, size: number, chosen: boolean): HTMLElement => {
  const name = axis === 'row' ? String(line + 1) : columnLetters(line);
  const role = axis === 'row' ? 'rowheader' : 'columnheader';
  const made = element('div', { class: chosen ? 'heading chosen' : 'heading', role }, name);
  place(made, axis === 'row' ? { top: at, height: size } : { left: at, width: size });
  return made;
};

/** Draws letters or numbers of lines; later spans lie over earlier ones. Those of the selection stand out. */
export const drawHeadings = (
  into: HTMLElement,
  axis: Axis,
  lines: Lines,
  spans: readonly Span[],
  selected: Area,
): void => {
  const [from, count] = axis === 'row' ? [selected.row, selected.rows] : [selected.column, selected.columns];
  const drawn: HTMLElement[] = [];
  for (const { first, end, scroll } of spans)
    for (let line = first; line < end; line++) {
      const size = sizeOf(lines, line);
      if (size > 0)
        drawn.push(
          heading(axis, line, startOf(lines, line) - scroll, size, line >= from && line < from + count),
        );
    }
  into.replaceChildren(...drawn);
};
