import type { CellValue } from '../../sheets/cell';
import { startTag, styleAt, type FileCell, type FileRow, type FileSheet } from './cells';
import { cellXml, constantContent, resultContent } from './cells-xml';
import { attributesText, Edits, escapeText, startTagEnd } from './xml';

/** A value for one cell. `style` is the number of its style, or null to keep what it has. */
export interface CellWrite {
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
  readonly style: number | null;
}

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

/** Cells may carry a prefix: what we write is read by the names of its neighbours. */
const prefixOf = (name: string): string => name.slice(0, name.indexOf(':') + 1);

const written = (prefix: string, xml: string): string =>
  prefix === '' ? xml : xml.replace(/<(\/?)(?=\w)/g, `<$1${prefix}`);

const editRow = (
  edits: Edits,
  sheet: FileSheet,
  row: FileRow,
  writes: readonly CellWrite[],
  prefix: string,
): void => {
  const tagEnd = startTagEnd(edits.xml, row.start);
  const start = edits.xml.slice(row.start, tagEnd);
  const known = new Map(row.cells.map((cell) => [cell.column, cell]));
  const added: string[] = [];
  for (const { column, value, style } of writes) {
    const cell = known.get(column);
    const number = style ?? styleAt(sheet, row, column, cell);
    const xml = written(prefix, cellXml(row.row, column, number, constantContent(value)));
    const next = row.cells.find((other) => other.column > column);
    if (cell) edits.replace(cell.start, cell.end, xml);
    else if (next) edits.insert(next.start, xml);
    else added.push(xml);
  }
  const grows = writes.some(({ column }) => !known.has(column));
  const open = grows ? start.replace(/\s+spans\s*=\s*("[^"]*"|'[^']*')/, '') : start;
  if (start.endsWith('/>'))
    edits.replace(row.start, tagEnd, `${open.slice(0, -2)}>${added.join('')}</${prefix}row>`);
  else {
    if (open !== start) edits.replace(row.start, tagEnd, open);
    if (added.length > 0) edits.insert(edits.xml.lastIndexOf('</', row.end - 1), added.join(''));
  }
};

const newRow = (sheet: FileSheet, row: number, writes: readonly CellWrite[]): string => {
  const cells = writes.map(({ column, value, style }) =>
    cellXml(row, column, style ?? styleAt(sheet, undefined, column), constantContent(value)),
  );
  return `<row${attributesText({ r: row + 1 })}>${cells.join('')}</row>`;
};

/** Members of a group of shared formulas get formulas of their own when the cell that holds the text is overwritten. */
const unshare = (edits: Edits, sheet: FileSheet, writes: readonly CellWrite[], prefix: string): void => {
  const overwritten = new Set(writes.map(({ row, column }) => `${row} ${column}`));
  const isOverwritten = (row: FileRow, cell: FileCell): boolean =>
    overwritten.has(`${row.row} ${cell.column}`);
  const orphaned = new Set<string>();
  for (const row of sheet.rows)
    for (const cell of row.cells)
      if (cell.formula?.leads && isOverwritten(row, cell)) orphaned.add(cell.formula.shared!);
  if (orphaned.size === 0) return;
  for (const row of sheet.rows)
    for (const cell of row.cells) {
      const { formula } = cell;
      if (formula?.shared === undefined || !orphaned.has(formula.shared) || isOverwritten(row, cell))
        continue;
      edits.replace(formula.start, formula.end, written(prefix, `<f>${escapeText(formula.text)}</f>`));
    }
};

/** Writes values into a worksheet part; cells nobody writes to stay as they are, byte by byte. */
export const writeCells = (sheet: FileSheet, writes: readonly CellWrite[]): string => {
  const { data } = sheet;
  if (!data || writes.length === 0) return sheet.xml;
  const edits = new Edits(sheet.xml);
  const prefix = prefixOf(data.name);
  unshare(edits, sheet, writes, prefix);
  const known = new Map(sheet.rows.map((row) => [row.row, row]));
  const below: string[] = [];
  for (const [row, cells] of byRow(writes)) {
    const present = known.get(row);
    const next = sheet.rows.find((other) => other.row > row);
    if (present) editRow(edits, sheet, present, cells, prefix);
    else if (next) edits.insert(next.start, written(prefix, newRow(sheet, row, cells)));
    else below.push(written(prefix, newRow(sheet, row, cells)));
  }
  if (below.length > 0) {
    const end = startTagEnd(edits.xml, data.start);
    if (end === data.end)
      edits.replace(data.start, data.end, `<${data.name}>${below.join('')}</${data.name}>`);
    else edits.insert(edits.xml.lastIndexOf('</', data.end - 1), below.join(''));
  }
  return edits.text();
};

/** Puts values beside the formulas of a worksheet part. */
export const writeResults = (
  sheet: FileSheet,
  results: readonly { readonly cell: FileCell; readonly value: CellValue }[],
): string => {
  const edits = new Edits(sheet.xml);
  const prefix = prefixOf(sheet.data?.name ?? '');
  for (const { cell, value } of results) {
    const { type, inner } = resultContent(value);
    const start = startTag(edits.xml, cell.start);
    const bare = start.replace(/\s+t\s*=\s*("[^"]*"|'[^']*')/, '');
    const typed = type ? bare.replace(/\s*>$/, `${attributesText({ t: type })}>`) : bare;
    const formula = edits.xml.slice(cell.formula!.start, cell.formula!.end);
    edits.replace(cell.start, cell.end, `${typed}${formula}${written(prefix, inner)}</${prefix}c>`);
  }
  return edits.text();
};
