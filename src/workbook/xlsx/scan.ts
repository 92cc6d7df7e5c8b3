import { entryAt, present } from '../../core/present';
import { parseArea, type Area, type CellValue } from '../../grid/cell';
import type { Cells } from '../../grid/content';
import type { Template } from '../../grid/formula/template';
import { readText, readValue, sharedIn } from './cells';
import { Markup } from './markup';
import { decodeXstring } from './text';

/** The text of a shared string by its number; `undefined` if there is none of it. */
export type StringAt = (index: number) => string | undefined;

/** Is told of a formula, without `=`. */
type VisitFormula = (row: number, column: number, formula: string) => void;

interface Row {
  readonly row: number;
  /** Of the cells of all rows: the first of this row, and the first behind it. */
  readonly from: number;
  readonly to: number;
}

/** The cells of a worksheet part that hold something, in as little room as may be: one number and one value each. */
interface Scanned {
  readonly rows: readonly Row[];
  /** Column, whether it is calculated, and style, in one number. */
  readonly keys: readonly number[];
  readonly values: readonly CellValue[];
  readonly hiddenRows: readonly number[];
  readonly merges: readonly Area[];
}

const MAX_ROWS = 1_048_576;
const COLUMNS = 16_384;
const CALCULATED = COLUMNS;
const STYLE = 2 * COLUMNS;

/** The text of a string item that was just opened: its own, or that of its runs, without readings for pronunciation. */
export const readItem = (markup: Markup): string => {
  const inside = markup.depth;
  let text = '';
  for (let token = markup.next(); markup.depth >= inside; token = markup.next()) {
    if (token !== 'open') continue;
    if (markup.is('t')) {
      const isKept = markup.attribute('space') === 'preserve';
      const typed = markup.textOf();
      text += decodeXstring(isKept ? typed : typed.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''));
    } else if (markup.is('r')) text += readItem(markup);
    else markup.skip();
  }
  return text;
};

/** The column that an address such as `AB12` begins with; null if it is no address. */
export const columnOf = (reference: string | undefined): number | null => {
  if (reference === undefined) return null;
  let [column, index] = [0, 0];
  for (; index < reference.length; index++) {
    const letter = reference.charCodeAt(index) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return index > 0 && index < reference.length && column <= COLUMNS
    ? column - 1
    : (parseArea(reference)?.column ?? null);
};

class Scanning {
  readonly rows: Row[] = [];
  readonly keys: number[] = [];
  readonly values: CellValue[] = [];
  readonly hiddenRows: number[] = [];
  readonly merges: Area[] = [];
  private nextRow = 0;
  private nextColumn = 0;
  private readonly groups = new Map<string, Template>();

  /** With `onFormula`, formulas are all that is read. */
  constructor(
    private readonly markup: Markup,
    private readonly stringAt: StringAt,
    private readonly onFormula?: VisitFormula,
  ) {}

  /** Children of the element that is open, each by its name; what nobody asks for is passed over. */
  private children(visit: Readonly<Record<string, () => void>>): void {
    const { markup } = this;
    const names = Object.keys(visit);
    const inside = markup.depth;
    for (let token = markup.next(); markup.depth >= inside; token = markup.next()) {
      if (token !== 'open') continue;
      const name = names.find((each) => markup.is(each));
      if (name === undefined) markup.skip();
      else present(visit[name])();
    }
  }

  part(): void {
    this.markup.next();
    this.children({
      sheetData: () => this.children(this.inData),
      mergeCells: () => this.children({ mergeCell: () => this.merge() }),
    });
  }

  private readonly inData = { row: () => this.row() };
  private readonly inRow = { c: () => this.cell() };

  private merge(): void {
    const area = parseArea(this.markup.attribute('ref') ?? '');
    if (area) this.merges.push(area);
    this.markup.skip();
  }

  private row(): void {
    const { markup, keys } = this;
    const given = Number(markup.attribute('r'));
    const row = Number.isInteger(given) && given >= 1 && given <= MAX_ROWS ? given - 1 : this.nextRow;
    this.nextRow = row + 1;
    this.nextColumn = 0;
    const hidden = markup.attribute('hidden');
    if (hidden === '1' || hidden === 'true') this.hiddenRows.push(row);
    const from = keys.length;
    this.children(this.inRow);
    if (keys.length > from) this.rows.push({ row, from, to: keys.length });
  }

  private formula(column: number, onFormula: VisitFormula): void {
    const { markup, groups } = this;
    const row = this.nextRow - 1;
    this.children({
      f: () => {
        const group = markup.attribute('t') === 'shared' ? markup.attribute('si') : undefined;
        const text = markup.textOf();
        onFormula(row, column, group === undefined ? text : sharedIn(groups, group, text, row, column));
      },
    });
  }

  private cell(): void {
    const { markup } = this;
    const column = columnOf(markup.attribute('r')) ?? this.nextColumn;
    this.nextColumn = column + 1;
    if (this.onFormula) return this.formula(column, this.onFormula);
    const type = markup.attribute('t') ?? 'n';
    const style = Number(markup.attribute('s') ?? 0) || 0;
    let text: string | number | undefined;
    let inline: string | undefined;
    let calculated = false;
    const inside = markup.depth;
    for (let token = markup.next(); markup.depth >= inside; token = markup.next()) {
      if (token !== 'open') continue;
      if (text === undefined && markup.is('v')) text = readText(markup, type);
      else if (inline === undefined && markup.is('is')) inline = readItem(markup);
      else {
        calculated ||= markup.is('f');
        markup.skip();
      }
    }
    const value = readValue(type, text, inline, calculated, this.stringAt);
    if ((value === null && !calculated) || column >= COLUMNS) return;
    this.keys.push(column + (calculated ? CALCULATED : 0) + style * STYLE);
    this.values.push(value);
  }
}

/**
 * Reads the cells of a worksheet part that hold something, without a tree and without what stands in no cell. `formatAt`
 * gives the number format of a style.
 */
export const scanCells = (
  { name, part, bytes }: { readonly name: string; readonly part: string; readonly bytes: Uint8Array },
  stringAt: StringAt,
  formatAt: (style: number) => string,
): Cells => {
  const markup = new Markup(bytes, part);
  const scanning = new Scanning(markup, stringAt);
  scanning.part();
  while (markup.next() !== 'end');
  const { rows, keys, values, hiddenRows, merges }: Scanned = scanning;
  return {
    sheet: name,
    hiddenRows,
    merges,
    each: (visit) => {
      for (const { row, from, to } of rows)
        for (let index = from; index < to; index++) {
          const key = entryAt(keys, index);
          const format = formatAt(Math.floor(key / STYLE));
          visit(row, key % COLUMNS, entryAt(values, index), (key & CALCULATED) !== 0, format);
        }
    },
  };
};

/** Tells of the formulas of a worksheet part, without what else stands there. */
export const scanFormulas = (bytes: Uint8Array, part: string, onFormula: VisitFormula): void => {
  const markup = new Markup(bytes, part);
  new Scanning(markup, () => undefined, onFormula).part();
  while (markup.next() !== 'end');
};

/** The shared strings of a part: where each begins is read at once, its text when somebody asks for it. */
export const scanStrings = (bytes: Uint8Array, part: string): StringAt => {
  const markup = new Markup(bytes, part);
  const places: number[] = [];
  let before = markup.place;
  for (let token = markup.next(); token !== 'end'; token = markup.next()) {
    if (token === 'open' && markup.depth === 2 && markup.is('si')) {
      places.push(before);
      markup.skip();
      places.push(markup.place);
    }
    before = markup.place;
  }
  const texts: string[] = new Array<string>(places.length / 2);
  return (index) => {
    const from = places[2 * index];
    if (from === undefined || texts[index] !== undefined) return texts[index];
    const item = new Markup(bytes.subarray(from, places[2 * index + 1]), part);
    item.next();
    return (texts[index] = readItem(item));
  };
};
