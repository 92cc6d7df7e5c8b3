import { parseArea, type Area, type CellValue } from '../../sheets/cell';
import { formulaAt, formulaTemplate, type Template } from '../template';
import { decodeXstring, stringItem } from './text';
import { child, children, elements, localName, parsePart, startTagEnd, type XmlElement } from './xml';

/** The formula of a cell. `shared` is the number of the group it belongs to; `leads` if the group's text stands here. */
export interface CellFormula {
  readonly text: string;
  readonly shared?: string;
  readonly leads?: boolean;
  /** An array formula: its value is not one that stands for itself. */
  readonly array?: boolean;
  readonly start: number;
  readonly end: number;
}

/** A cell as the file has it. `start` and `end` are places in the part's text. */
export interface FileCell {
  readonly column: number;
  readonly style: number;
  readonly value: CellValue;
  readonly formula: CellFormula | null;
  readonly start: number;
  readonly end: number;
}

export interface FileRow {
  readonly row: number;
  readonly start: number;
  readonly end: number;
  readonly style: number | null;
  readonly hidden: boolean;
  readonly cells: readonly FileCell[];
}

/** A worksheet part, read. Rows and cells are in order. */
export interface FileSheet {
  readonly xml: string;
  readonly rows: readonly FileRow[];
  readonly columnStyles: readonly { readonly from: number; readonly to: number; readonly style: number }[];
  readonly merges: readonly Area[];
  /** Where `<sheetData>` stands, if the part has one. */
  readonly data: { readonly start: number; readonly end: number; readonly name: string } | null;
}

/** The shared strings, read when a cell first needs one. */
export type Strings = () => readonly string[];

const number = (text: string): CellValue => {
  const value = Number(text);
  return text.trim() === '' ? null : Number.isFinite(value) ? value : text;
};

const DAY = 86_400_000;
const EPOCH = 25_569;

const serial = (text: string): CellValue => {
  const time = Date.parse(
    /T.*(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : ''}`,
  );
  return Number.isNaN(time) ? text : time / DAY + EPOCH;
};

/** How each type of cell (ECMA-376 18.18.11) is read from the text of its `<v>`. */
const READERS: Readonly<Record<string, (text: string, strings: Strings) => CellValue>> = {
  n: number,
  s: (text, strings) => strings()[Number(text)] ?? null,
  str: (text) => decodeXstring(text),
  b: (text) => text.trim() === '1' || text.trim() === 'true',
  e: (text) => ({ error: text.trim() }),
  d: serial,
};

const valueOf = (cell: XmlElement, strings: Strings, hasFormula: boolean): CellValue => {
  const type = cell.attributes['t'] ?? 'n';
  const inline = child(cell, 'is');
  const text = child(cell, 'v')?.text;
  const value =
    type === 'inlineStr' && inline
      ? stringItem(inline)
      : text === undefined
        ? null
        : (READERS[type] ?? number)(text, strings);
  return value === '' && !hasFormula ? null : value;
};

const sharedIn = (
  groups: Map<string, Template>,
  id: string,
  text: string,
  row: number,
  column: number,
): string => {
  if (text !== '') {
    groups.set(id, formulaTemplate(text, row, column));
    return text;
  }
  const group = groups.get(id);
  return group ? formulaAt(group, row, column) : '';
};

const formulaOf = (
  cell: XmlElement,
  row: number,
  column: number,
  groups: Map<string, Template>,
): CellFormula | null => {
  const element = child(cell, 'f');
  if (!element) return null;
  const { attributes, start, end } = element;
  const place = { start, end };
  if (attributes['t'] === 'shared' && attributes['si'] !== undefined) {
    const text = sharedIn(groups, attributes['si'], element.text, row, column);
    return { text, shared: attributes['si'], leads: element.text !== '', ...place };
  }
  const array = attributes['t'] === 'array' || attributes['t'] === 'dataTable';
  return array ? { text: element.text, array, ...place } : { text: element.text, ...place };
};

const MAX_ROWS = 1_048_576;

const cellsOf = (
  element: XmlElement,
  row: number,
  strings: Strings,
  groups: Map<string, Template>,
): readonly FileCell[] => {
  const cells: FileCell[] = [];
  let next = 0;
  for (const cell of children(element, 'c')) {
    const column = parseArea(cell.attributes['r'] ?? '')?.column ?? next;
    next = column + 1;
    const formula = formulaOf(cell, row, column, groups);
    cells.push({
      column,
      style: Number(cell.attributes['s'] ?? 0) || 0,
      value: valueOf(cell, strings, formula !== null),
      formula,
      start: cell.start,
      end: cell.end,
    });
  }
  return cells.every(({ column }, at) => at === 0 || column > cells[at - 1]!.column)
    ? cells
    : cells.sort((one, other) => one.column - other.column);
};

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

const rowsOf = (data: XmlElement | undefined, strings: Strings): FileRow[] => {
  const groups = new Map<string, Template>();
  const rows: FileRow[] = [];
  let next = 0;
  for (const element of children(data, 'row')) {
    const given = Number(element.attributes['r']);
    const row = Number.isInteger(given) && given >= 1 && given <= MAX_ROWS ? given - 1 : next;
    next = row + 1;
    rows.push({
      row,
      start: element.start,
      end: element.end,
      style: isTrue(element.attributes['customFormat']) ? Number(element.attributes['s'] ?? 0) : null,
      hidden: isTrue(element.attributes['hidden']),
      cells: cellsOf(element, row, strings, groups),
    });
  }
  return rows.sort((one, other) => one.row - other.row);
};

/** Reads a worksheet part; other kinds of sheets have no cells. */
export const readSheet = (xml: string, part: string, strings: Strings): FileSheet => {
  const root = parsePart(xml, part);
  const data = child(root, 'sheetData');
  return {
    xml,
    rows: rowsOf(data, strings),
    columnStyles: children(child(root, 'cols'), 'col').map(({ attributes }) => ({
      from: Number(attributes['min']) - 1,
      to: Number(attributes['max']) - 1,
      style: Number(attributes['style'] ?? 0),
    })),
    merges: children(child(root, 'mergeCells'), 'mergeCell')
      .map(({ attributes }) => parseArea(attributes['ref'] ?? ''))
      .filter((area) => area !== null),
    data: data ? { start: data.start, end: data.end, name: data.name } : null,
  };
};

/** The shared strings, each as its text. */
export const readStrings = (xml: string, part: string): readonly string[] =>
  elements(parsePart(xml, part))
    .filter(({ name }) => localName(name) === 'si')
    .map(stringItem);

/** The style of a cell that may not be there: its own, else the row's, else the column's. */
export const styleAt = (
  sheet: FileSheet,
  row: FileRow | undefined,
  column: number,
  cell?: FileCell,
): number =>
  cell?.style ??
  row?.style ??
  sheet.columnStyles.find(({ from, to }) => column >= from && column <= to)?.style ??
  0;

/** The start tag of the element that begins at `start`. */
export const startTag = (xml: string, start: number): string => xml.slice(start, startTagEnd(xml, start));
