import { type Area, columnLetters } from '../../../src/grid/cell';
import { usedRange } from '../../model';
import { element, place } from './element';
import { lineAt, sizeOf, startOf, totalOf, type Lines } from './lines';
import { drawCells, drawSelection, type Span } from './quadrant';
import type { Place, Session } from './session';
import { Sight } from './sight';
import { TEXTS } from './texts';

type Axis = 'row' | 'column';

const heading = (axis: Axis, line: number, at: number, size: number, chosen: boolean): HTMLElement => {
  const name = axis === 'row' ? String(line + 1) : columnLetters(line);
  const role = axis === 'row' ? 'rowheader' : 'columnheader';
  const made = element('div', { class: chosen ? 'heading chosen' : 'heading', role }, name);
  place(made, axis === 'row' ? { top: at, height: size } : { left: at, width: size });
  return made;
};

/** Draws letters or numbers of lines; later spans lie over earlier ones. Those of the selection stand out. */
const drawHeadings = (
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

/** Lines beyond those in use, and the fewest that a sheet shows; more come when one scrolls to the end. */
const SPARE = { rows: 60, columns: 12 } as const;
const LEAST = { rows: 100, columns: 30 } as const;
const MOST = { rows: 1_048_576, columns: 16_384 } as const;

/** The cells of the active sheet, only those that are seen: headings, frozen panes, the selection. */
export class Grid {
  readonly root = element('div', { class: 'grid' });
  readonly cells = element('div', {
    class: 'scroller',
    role: 'grid',
    tabindex: -1,
    'aria-label': TEXTS.cells,
    'aria-multiselectable': 'true',
  });
  readonly stage = element('div', { class: 'stage' });
  /** Takes the keyboard while no cell is edited; a field, since signs may be composed of several keys. */
  readonly keys = element('textarea', { class: 'keys', 'aria-label': TEXTS.typeHere, spellcheck: 'false' });
  private readonly extent = element('div', { class: 'extent' });
  private readonly letters = element('div', { class: 'letters', role: 'presentation' });
  private readonly numbers = element('div', { class: 'numbers', role: 'presentation' });
  private readonly quadrants = ['body', 'side', 'top', 'corner'].map((name) =>
    element('div', { class: `quadrant ${name}`, role: 'rowgroup' }),
  );
  private readonly scrolled = new Map<string, Place & { readonly top: number; readonly left: number }>();
  private more = { rows: 0, columns: 0 };
  private sight: Sight | null = null;
  private drawn = { revision: -1, sheet: '' };
  private waiting = false;

  constructor(private session: Session) {
    this.stage.append(...this.quadrants, this.keys);
    this.extent.append(this.stage);
    this.cells.append(this.extent);
    this.root.append(element('div', { class: 'all' }), this.letters, this.numbers, this.cells);
    this.cells.addEventListener('scroll', () => this.scrolledBy());
    new ResizeObserver(() => this.draw()).observe(this.root);
  }

  /** Shows another workbook. */
  show(session: Session): void {
    this.session = session;
    this.sight = null;
    this.scrolled.clear();
    this.draw();
  }

  /** Draws before the next picture, once however often it is asked for. */
  draw(): void {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() => {
      this.waiting = false;
      this.drawNow();
    });
  }

  get columns(): Lines {
    return this.current().columns;
  }

  get rows(): Lines {
    return this.current().rows;
  }

  /** The cell at a place of the window. */
  cellAt(clientX: number, clientY: number): Place {
    const { left, top } = this.stage.getBoundingClientRect();
    const { width, height } = this.frozen();
    const [x, y] = [Math.max(0, clientX - left), Math.max(0, clientY - top)];
    return {
      column: lineAt(this.columns, x < width ? x : x + this.cells.scrollLeft),
      row: lineAt(this.rows, y < height ? y : y + this.cells.scrollTop),
    };
  }

  /** Where cells lie on the stage, in pixels. */
  boxOf({ row, column, rows, columns }: Area): { left: number; top: number; width: number; height: number } {
    const { frozen } = this.session.sheet;
    const left = startOf(this.columns, column);
    const top = startOf(this.rows, row);
    return {
      left: left - (column < frozen.columns ? 0 : this.cells.scrollLeft),
      top: top - (row < frozen.rows ? 0 : this.cells.scrollTop),
      width: startOf(this.columns, column + columns) - left,
      height: startOf(this.rows, row + rows) - top,
    };
  }

  /** Scrolls so that a cell is seen. */
  reveal({ row, column }: Place): void {
    this.reach(row, column);
    const { width, height } = this.frozen();
    const { frozen } = this.session.sheet;
    const [high, wide] = [this.cells.clientHeight, this.cells.clientWidth];
    if (row >= frozen.rows) {
      const top = startOf(this.rows, row);
      const bottom = top + sizeOf(this.rows, row);
      if (top - this.cells.scrollTop < height) this.cells.scrollTop = top - height;
      else if (bottom - this.cells.scrollTop > high) this.cells.scrollTop = bottom - high + 2;
    }
    if (column >= frozen.columns) {
      const left = startOf(this.columns, column);
      const right = left + sizeOf(this.columns, column);
      if (left - this.cells.scrollLeft < width) this.cells.scrollLeft = left - width;
      else if (right - this.cells.scrollLeft > wide) this.cells.scrollLeft = right - wide + 2;
    }
  }

  /** Rows that are seen at once, for Page Up and Page Down. */
  get pageRows(): number {
    return Math.max(1, Math.floor((this.cells.clientHeight - this.frozen().height) / 20) - 1);
  }

  private frozen(): { width: number; height: number } {
    const { rows, columns } = this.session.sheet.frozen;
    return { width: startOf(this.columns, columns), height: startOf(this.rows, rows) };
  }

  /** Makes the sheet reach at least so far. */
  private reach(row: number, column: number): void {
    if (row < this.rows.count && column < this.columns.count) return;
    const grown = { rows: row + SPARE.rows, columns: column + SPARE.columns };
    this.more = {
      rows: Math.min(MOST.rows, Math.max(this.more.rows, grown.rows)),
      columns: Math.min(MOST.columns, Math.max(this.more.columns, grown.columns)),
    };
    this.sight = null;
  }

  private scrolledBy(): void {
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = this.cells;
    if (scrollTop + clientHeight >= totalOf(this.rows) - 4) this.reach(this.rows.count, 0);
    if (scrollLeft + clientWidth >= totalOf(this.columns) - 4) this.reach(0, this.columns.count);
    this.draw();
  }

  private current(): Sight {
    const { revision, sheet, book } = this.session;
    if (this.sight && this.drawn.revision === revision && this.drawn.sheet === sheet.id) return this.sight;
    if (this.drawn.sheet !== sheet.id) this.enter(sheet.id);
    const used = usedRange(book, sheet.id)?.area;
    const rows = used ? used.row + used.rows + SPARE.rows : 0;
    const columns = used ? used.column + used.columns + SPARE.columns : 0;
    this.sight = new Sight(
      book,
      sheet,
      Math.min(MOST.rows, Math.max(LEAST.rows, rows, this.more.rows)),
      Math.min(MOST.columns, Math.max(LEAST.columns, columns, this.more.columns)),
    );
    this.drawn = { revision, sheet: sheet.id };
    return this.sight;
  }

  /** Each sheet is found again where it was left. */
  private enter(sheet: string): void {
    const { scrollTop: top, scrollLeft: left } = this.cells;
    const { rows: row, columns: column } = this.more;
    if (this.drawn.sheet !== '') this.scrolled.set(this.drawn.sheet, { top, left, row, column });
    const before = this.scrolled.get(sheet);
    this.more = { rows: before?.row ?? 0, columns: before?.column ?? 0 };
    this.drawn = { revision: -1, sheet };
    requestAnimationFrame(() => this.cells.scrollTo(before?.left ?? 0, before?.top ?? 0));
  }

  private drawNow(): void {
    const sight = this.current();
    const { sheet, selected, cell } = this.session;
    const { width, height } = this.frozen();
    place(this.extent, { width: totalOf(sight.columns), height: totalOf(sight.rows) });
    const { clientWidth: wide, clientHeight: high, scrollLeft, scrollTop } = this.cells;
    place(this.stage, { width: wide, height: high });
    const span = (lines: Lines, frozen: number, edge: number, scroll: number, size: number): Span => ({
      first: Math.max(frozen, lineAt(lines, edge + scroll)),
      end: lineAt(lines, scroll + size) + 1,
      scroll: edge + scroll,
    });
    const still = (count: number): Span => ({ first: 0, end: count, scroll: 0 });
    const rows = span(sight.rows, sheet.frozen.rows, height, scrollTop, high);
    const columns = span(sight.columns, sheet.frozen.columns, width, scrollLeft, wide);
    const [frozenRows, frozenColumns] = [still(sheet.frozen.rows), still(sheet.frozen.columns)];
    const places = [
      { rows, columns, left: width, top: height, width: wide - width, height: high - height },
      { rows, columns: frozenColumns, left: 0, top: height, width, height: high - height },
      { rows: frozenRows, columns, left: width, top: 0, width: wide - width, height },
      { rows: frozenRows, columns: frozenColumns, left: 0, top: 0, width, height },
    ];
    const active = sight.merged(cell.row, cell.column) ?? { ...cell, rows: 1, columns: 1 };
    places.forEach((quadrant, index) => {
      const into = this.quadrants[index]!;
      place(into, quadrant);
      drawCells(into, sight, quadrant.rows, quadrant.columns);
      drawSelection(into, sight, selected, active, quadrant.rows, quadrant.columns);
    });
    const unshifted = (moving: Span, edge: number): Span => ({ ...moving, scroll: moving.scroll - edge });
    drawHeadings(this.letters, 'column', sight.columns, [unshifted(columns, width), frozenColumns], selected);
    drawHeadings(this.numbers, 'row', sight.rows, [unshifted(rows, height), frozenRows], selected);
    place(this.keys, this.boxOf(active));
    this.root.dispatchEvent(new Event('drawn'));
    if (!this.session.moved) return;
    this.session.moved = false;
    requestAnimationFrame(() => this.reveal(this.session.cell));
  }
}
