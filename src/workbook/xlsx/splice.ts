import { entryAt, present } from '../../core/present';
import { address, area, areaAddress, areaAround, parseArea, type CellValue } from '../../grid/cell';
import { rowAt, styleAt, textBetween, type FileCell, type FileRow, type FileSheet } from './cells';
import {
  cellXml,
  constantContent,
  formulaXml,
  resultContent,
  sharedContent,
  type Content,
} from './cells-xml';
import { attributesText, startTagEnd } from './xml';

interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Collects changes to a part by place in its bytes; all that nobody means to change stays as it is, byte by byte. */
export class Splices {
  private readonly splices: Splice[] = [];

  constructor(private readonly bytes: Uint8Array) {}

  replace(from: number, to: number, text: string): void {
    this.splices.push({ from, to, text });
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  /** The part with all changes made, in pieces: so a large one never stands in memory twice. */
  *pieces(): Generator<Uint8Array> {
    const encoder = new TextEncoder();
    let at = 0;
    for (const { from, to, text } of this.splices.sort(
      (one, other) => one.from - other.from || one.to - other.to,
    )) {
      if (from > at) yield this.bytes.subarray(at, from);
      if (text !== '') yield encoder.encode(text);
      at = to;
    }
    yield this.bytes.subarray(at);
  }
}

/** A value for one cell, or a formula with the value that it is known to have. `style` is the number of its style, or null to keep what it has. */
export interface CellWrite {
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
  readonly formula: string | null;
  /** The place of its text among the shared strings, if it is there. */
  readonly shared?: number | undefined;
  readonly style: number | null;
  /** Points that its row is to have, where the row is new. */
  readonly height?: number | null;
}

const contentOf = ({ value, formula, shared }: CellWrite): Content => {
  if (formula !== null) return value === null ? { inner: '' } : resultContent(value);
  return shared === undefined ? constantContent(value) : sharedContent(shared);
};

const writtenXml = (write: CellWrite, style: number): string =>
  cellXml(
    write.row,
    write.column,
    style,
    contentOf(write),
    write.formula === null ? '' : formulaXml(write.formula),
  );

/** A cell without content, which keeps its place: those behind it may have no addresses of their own. */
const emptyXml = ({ row, column }: CellWrite): string => `<c${attributesText({ r: address(row, column) })}/>`;

const byRow = (writes: readonly CellWrite[]): ReadonlyMap<number, readonly CellWrite[]> => {
  const rows = new Map<number, CellWrite[]>();
  for (const write of writes) {
    const row = rows.get(write.row);
    if (row) row.push(write);
    else rows.set(write.row, [write]);
  }
  for (const row of rows.values()) row.sort((one, other) => one.column - other.column);
  return new Map([...rows].sort(([one], [other]) => one - other));
};

/** Each byte as a sign of its own: places in the text are those in the part, whatever bytes it has. */
export const bytewise = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const [LT, GT, SLASH] = [60, 62, 47];

/** Where the start tag ends of the element that begins at `start`; a `>` within quotes does not end it. */
const tagEnd = ({ bytes }: FileSheet, start: number): number => {
  for (let end = bytes.indexOf(GT, start) + 1; ; end = bytes.indexOf(GT, end) + 1)
    if (startTagEnd(bytewise(bytes.subarray(start, end)), 0) === end - start) return end;
};

/** Where the end tag of an element begins that ends at `end`. */
const endTag = ({ bytes }: FileSheet, end: number): number => bytes.lastIndexOf(LT, end - 1);

/** Cells may carry a prefix: what we write is read by the names of its neighbours. */
const prefixOf = (name: string): string => name.slice(0, name.indexOf(':') + 1);

const written = (prefix: string, xml: string): string =>
  prefix === '' ? xml : xml.replace(/<(\/?)(?=\w)/g, `<$1${prefix}`);

const editRow = (
  edits: Splices,
  sheet: FileSheet,
  row: FileRow,
  writes: readonly CellWrite[],
  prefix: string,
): void => {
  const end = tagEnd(sheet, row.start);
  const start = textBetween(sheet, row.start, end);
  const known = new Map(row.cells.map((cell) => [cell.column, cell]));
  const added: string[] = [];
  for (const write of writes) {
    const { column, style } = write;
    const cell = known.get(column);
    const xml = written(prefix, writtenXml(write, style ?? styleAt(sheet, row, column, cell)));
    const next = row.cells.find((other) => other.column > column);
    const kept = next ? written(prefix, emptyXml(write)) : '';
    if (cell) edits.replace(cell.start, cell.end, xml || kept);
    else if (next) edits.insert(next.start, xml);
    else added.push(xml);
  }
  const grows = writes.some(({ column }) => !known.has(column));
  const open = grows ? start.replace(/\s+spans\s*=\s*("[^"]*"|'[^']*')/, '') : start;
  if (start.endsWith('/>'))
    edits.replace(row.start, end, `${open.slice(0, -2)}>${added.join('')}</${prefix}row>`);
  else {
    if (open !== start) edits.replace(row.start, end, open);
    if (added.length > 0) edits.insert(endTag(sheet, row.end), added.join(''));
  }
};

const newRow = (sheet: FileSheet, row: number, writes: readonly CellWrite[]): string => {
  const cells = writes.map((write) =>
    writtenXml(write, write.style ?? styleAt(sheet, undefined, write.column)),
  );
  const ht = writes.find(({ height }) => typeof height === 'number')?.height ?? undefined;
  return `<row${attributesText({ r: row + 1, ht })}>${cells.join('')}</row>`;
};

/** Members of a group of shared formulas get formulas of their own when the cell that holds the text is overwritten. */
const unshare = (edits: Splices, sheet: FileSheet, writes: readonly CellWrite[], prefix: string): void => {
  const overwritten = new Set(writes.map(({ row, column }) => `${row} ${column}`));
  const isOverwritten = (row: FileRow, cell: FileCell): boolean =>
    overwritten.has(`${row.row} ${cell.column}`);
  const orphaned = new Set(
    writes.flatMap(({ row, column }) => {
      const formula = rowAt(sheet, row)?.within(column, 1)[0]?.formula;
      return formula?.leads ? [present(formula.shared)] : [];
    }),
  );
  if (orphaned.size === 0) return;
  for (const row of sheet.rows)
    for (const cell of row.cells) {
      const { formula } = cell;
      if (formula?.shared === undefined || !orphaned.has(formula.shared) || isOverwritten(row, cell))
        continue;
      edits.replace(formula.start, formula.end, written(prefix, formulaXml(formula.text)));
    }
};

const CORNERS = /\sref\s*=\s*["']([^"']*)["']/;

/** Some programs read no further than the corners that a sheet says it has. */
const widenDimension = (edits: Splices, sheet: FileSheet, writes: readonly CellWrite[]): void => {
  const { start, end } = sheet.dimension ?? { start: 0, end: 0 };
  const found = CORNERS.exec(bytewise(sheet.bytes.subarray(start, end)));
  const known = parseArea(found?.[1] ?? '');
  if (!found || !known) return;
  const corners = writes.map(({ row, column }) => area(row, column)).reduce(areaAround, known);
  const ref = areaAddress(corners);
  const to = start + found.index + found[0].length - 1;
  if (ref !== found[1]) edits.replace(to - entryAt(found, 1).length, to, ref);
};

/** Writes values into a worksheet part, which has a place for cells; those nobody writes to stay as they are. What comes of it is told in pieces. */
export const writeCells = (sheet: FileSheet, writes: readonly CellWrite[]): Iterable<Uint8Array> => {
  const data = present(sheet.data);
  const edits = new Splices(sheet.bytes);
  const prefix = prefixOf(data.name);
  unshare(edits, sheet, writes, prefix);
  widenDimension(edits, sheet, writes);
  const below: string[] = [];
  for (const [row, cells] of byRow(writes)) {
    const known = rowAt(sheet, row);
    const next = known ?? sheet.rows.find((other) => other.row > row);
    if (known) editRow(edits, sheet, known, cells, prefix);
    else if (next) edits.insert(next.start, written(prefix, newRow(sheet, row, cells)));
    else below.push(written(prefix, newRow(sheet, row, cells)));
  }
  if (below.length > 0) {
    if (sheet.bytes[data.end - 2] === SLASH)
      edits.replace(data.start, data.end, `<${data.name}>${below.join('')}</${data.name}>`);
    else edits.insert(endTag(sheet, data.end), below.join(''));
  }
  return edits.pieces();
};

/** Puts values beside the formulas of a worksheet part. */
export const writeResults = (
  sheet: FileSheet,
  results: readonly { readonly cell: FileCell; readonly value: CellValue }[],
): Iterable<Uint8Array> => {
  const edits = new Splices(sheet.bytes);
  const prefix = prefixOf(sheet.data?.name ?? '');
  for (const { cell, value } of results) {
    const { type, inner } = resultContent(value);
    const start = textBetween(sheet, cell.start, tagEnd(sheet, cell.start));
    const bare = start.replace(/\s+t\s*=\s*("[^"]*"|'[^']*')/, '');
    const typed = type ? bare.replace(/\s*>$/, `${attributesText({ t: type })}>`) : bare;
    const formula = textBetween(sheet, present(cell.formula).start, present(cell.formula).end);
    edits.replace(cell.start, cell.end, `${typed}${formula}${written(prefix, inner)}</${prefix}c>`);
  }
  return edits.pieces();
};
