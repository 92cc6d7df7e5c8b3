import { entryAt } from '../../core/present';
import { parseArea, type Area, type CellValue } from '../../grid/cell';
import { formulaAt, formulaTemplate, type Template } from '../../grid/formula/template';
import {
  readValue,
  type CellFormula,
  type FileCell,
  type FileRow,
  type FileSheet,
  type VisitStored,
} from './cells';
import { Markup } from './markup';
import { isTrue, readItem, type StringAt } from './xml';

const MAX_ROWS = 1_048_576;
const COLUMNS = 16_384;

/** The column of an address such as `AB12`; null if it is none, or of another row. */
export const columnOf = (reference: string, row: number): number | null => {
  let [column, index] = [0, 0];
  for (; index < reference.length; index++) {
    const letter = reference.charCodeAt(index) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return index > 0 && column <= COLUMNS && reference.slice(index) === String(row + 1) ? column - 1 : null;
};

/** The cells of all rows, one behind the other: a few numbers and a value each, since objects would take many times the room. */
class Store {
  /** Column, and style above it. */
  readonly keys: number[] = [];
  readonly values: CellValue[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly formulas = new Map<number, CellFormula>();
  private readonly texts = new Map<string, string>();

  add(column: number, style: number, value: CellValue, start: number, end: number): void {
    this.keys.push(column + style * COLUMNS);
    this.values.push(typeof value === 'string' ? this.once(value) : value);
    this.starts.push(start);
    this.ends.push(end);
  }

  columnAt(index: number): number {
    return entryAt(this.keys, index) % COLUMNS;
  }

  cellAt(index: number): FileCell {
    return {
      column: this.columnAt(index),
      style: Math.floor(entryAt(this.keys, index) / COLUMNS),
      value: entryAt(this.values, index),
      formula: this.formulas.get(index) ?? null,
      start: entryAt(this.starts, index),
      end: entryAt(this.ends, index),
    };
  }

  tell(index: number, row: number, visit: VisitStored): void {
    const [key, value, calculated] = [
      entryAt(this.keys, index),
      entryAt(this.values, index),
      this.formulas.has(index),
    ];
    if (value !== null || calculated) visit(row, key % COLUMNS, value, calculated, Math.floor(key / COLUMNS));
  }

  /** A name stands on many lines, but once in memory. */
  private once(text: string): string {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    this.texts.set(text, text);
    return text;
  }
}

class StoredRow implements FileRow {
  end = 0;
  to: number;
  /** Whether the cells do not stand in order of columns. */
  mixed = false;

  constructor(
    private readonly store: Store,
    readonly row: number,
    readonly start: number,
    readonly style: number | null,
    readonly hidden: boolean,
    private readonly from: number,
  ) {
    this.to = from;
  }

  get cells(): readonly FileCell[] {
    return this.within(0, Infinity);
  }

  get count(): number {
    return this.to - this.from;
  }

  each(visit: VisitStored): void {
    for (let index = this.from; index < this.to; index++) this.store.tell(index, this.row, visit);
  }

  within(column: number, columns: number): readonly FileCell[] {
    const { store } = this;
    const cells: FileCell[] = [];
    for (let index = this.from; index < this.to; index++) {
      const at = store.columnAt(index);
      if (at >= column && at < column + columns) cells.push(store.cellAt(index));
    }
    return this.mixed ? cells.sort((one, other) => one.column - other.column) : cells;
  }
}

class Reading {
  readonly rows: StoredRow[] = [];
  readonly columnStyles: { from: number; to: number; style: number }[] = [];
  readonly merges: Area[] = [];
  data: FileSheet['data'] = null;
  dimension: FileSheet['dimension'] = null;
  private readonly store = new Store();
  private readonly groups = new Map<string, Template>();
  private nextRow = 0;

  constructor(
    private readonly markup: Markup,
    private readonly stringAt: StringAt,
  ) {}

  /** Goes through the children of the element that is open; what `visit` does not read is passed over. */
  private children(visit: (markup: Markup) => void): void {
    const { markup } = this;
    const inside = markup.depth;
    for (let token = markup.next(); markup.depth >= inside; token = markup.next()) {
      if (token !== 'open') continue;
      const depth = markup.depth;
      visit(markup);
      if (markup.depth === depth) markup.skip();
    }
  }

  part(): void {
    this.markup.next();
    this.children((markup) => {
      if (markup.is('sheetData')) this.sheetData();
      else if (markup.is('dimension')) this.dimension = { start: markup.start, end: markup.place };
      else if (markup.is('cols')) this.children(() => this.column());
      else if (markup.is('mergeCells')) this.children(() => this.merge());
    });
    while (this.markup.next() !== 'end');
    this.rows.sort((one, other) => one.row - other.row);
    if (this.rows.some(({ row }, index) => row === this.rows[index + 1]?.row)) this.markup.malformed();
  }

  private column(): void {
    const { markup } = this;
    if (!markup.is('col')) return;
    this.columnStyles.push({
      from: Number(markup.attribute('min')) - 1,
      to: Number(markup.attribute('max')) - 1,
      style: Number(markup.attribute('style') ?? 0),
    });
  }

  private merge(): void {
    const area = this.markup.is('mergeCell') ? parseArea(this.markup.attribute('ref') ?? '') : null;
    if (area) this.merges.push(area);
  }

  private sheetData(): void {
    const { markup } = this;
    if (this.data) markup.malformed();
    const { start, qualifiedName: name } = markup;
    this.children(() => {
      if (markup.is('row')) this.row();
    });
    this.data = { start, end: markup.place, name };
  }

  private row(): void {
    const { markup, store } = this;
    const given = markup.attribute('r');
    const number = given === undefined ? this.nextRow : Number(given) - 1;
    if (number < 0 || number >= MAX_ROWS || !/^\d+$/.test(given ?? '1')) markup.malformed();
    this.nextRow = number + 1;
    const style = isTrue(markup.attribute('customFormat')) ? Number(markup.attribute('s') ?? 0) : null;
    const hidden = isTrue(markup.attribute('hidden'));
    const row = new StoredRow(store, number, markup.start, style, hidden, store.keys.length);
    let next = 0;
    this.children(() => {
      if (!markup.is('c')) return;
      const reference = markup.attribute('r');
      const column = (reference === undefined ? next : columnOf(reference, number)) ?? markup.malformed();
      row.mixed ||= column < next;
      next = column + 1;
      this.cell(number, column);
    });
    row.end = markup.place;
    row.to = store.keys.length;
    if (row.mixed && new Set(row.cells.map(({ column }) => column)).size < row.count) markup.malformed();
    this.rows.push(row);
  }

  private cell(row: number, column: number): void {
    const { markup, store } = this;
    const start = markup.start;
    const type = markup.attribute('t') ?? 'n';
    const style = Number(markup.attribute('s') ?? 0) || 0;
    if (style < 0 || column >= COLUMNS) markup.malformed();
    let text: string | number | undefined;
    let inline: string | undefined;
    let formula: CellFormula | null = null;
    this.children(() => {
      if (text === undefined && markup.is('v'))
        text = type === 'n' || type === 's' ? markup.figureOf() : markup.textOf();
      else if (inline === undefined && markup.is('is')) inline = readItem(markup);
      else if (formula === null && markup.is('f')) formula = this.formula(row, column);
    });
    const value = readValue(type, text, inline, formula !== null, this.stringAt);
    if (value === undefined) return markup.malformed();
    if (formula !== null) store.formulas.set(store.keys.length, formula);
    store.add(column, style, value, start, markup.place);
  }

  private formula(row: number, column: number): CellFormula {
    const { markup } = this;
    const start = markup.start;
    const [kind, shared] = [markup.attribute('t'), markup.attribute('si')];
    const text = markup.textOf();
    const place = { start, end: markup.place };
    if (kind === 'shared' && shared !== undefined)
      return { text: this.shared(shared, text, row, column), shared, leads: text !== '', ...place };
    return kind === 'array' || kind === 'dataTable' ? { text, array: true, ...place } : { text, ...place };
  }

  /** The formula of a cell of a shared group, whose first cell has the text (ECMA-376 18.3.1.40); empty if the group has none. */
  private shared(id: string, text: string, row: number, column: number): string {
    if (text !== '') {
      this.groups.set(id, formulaTemplate(text, row, column));
      return text;
    }
    const group = this.groups.get(id);
    return group ? formulaAt(group, row, column) : '';
  }
}

/**
 * Reads a worksheet part, in UTF-8, without a tree: what we write for the largest field has ten million cells. Other kinds of
 * sheets have no cells.
 */
export const readSheet = (bytes: Uint8Array, part: string, stringAt: StringAt): FileSheet => {
  const reading = new Reading(new Markup(bytes, part), stringAt);
  reading.part();
  const { rows, columnStyles, merges, dimension, data } = reading;
  const each = (visit: VisitStored): void => {
    for (const row of rows) row.each(visit);
  };
  return { bytes, rows, columnStyles, merges, dimension, data, each };
};
