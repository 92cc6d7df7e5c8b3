import { area, type Area } from '../../src/grid/cell';
import { cellKey, lastColumn, lastRow, MAX_COLUMNS, MAX_ROWS, spansColumns, spansRows } from './address';
import { cellsIn, contentOf, formatAt, numberFormatAt, PLAIN, type Book } from './book';
import { invalid } from './error';
import { formatValue, standardOf, type Edge } from './formatPaths';
import { checkAllowed } from './protection';
import { fit } from './range';
import type { Format, Ref, SheetState } from './state';

type Value = string | number | boolean;

const interned = new Map<string, Format>([['[]', PLAIN]]);

/** One object for each different format, so that cells share it. */
const intern = (format: Record<string, Value>): Format => {
  const text = JSON.stringify(Object.entries(format).sort(([one], [other]) => (one < other ? -1 : 1)));
  const known = interned.get(text) ?? Object.freeze(format);
  interned.set(text, known);
  return known;
};

/** The format with the property set; a standard value leaves it out. `undefined` takes it away. */
export const withProperty = (format: Format, path: string, value: Value | undefined): Format => {
  const rest = Object.fromEntries(Object.entries(format).filter(([known]) => known !== path));
  const standard = value === undefined || value === standardOf(path);
  return intern(standard ? rest : { ...rest, [path]: value });
};

type Change = (format: Format) => Format;

const setCellFormat = (book: Book, sheet: SheetState, row: number, column: number, format: Format): void => {
  const line = sheet.rows.get(row)?.format ?? sheet.columns.get(column)?.format ?? PLAIN;
  const content = contentOf(sheet.cells.get(cellKey(row, column)));
  book.put(sheet, row, column, format === line && format === PLAIN ? content : { ...content, format });
};

const changeLines = (lines: SheetState['rows'], from: number, count: number, change: Change): void => {
  const plain = change(PLAIN);
  for (let at = from; at < from + count; at++) {
    const line = lines.get(at);
    if (line?.format) lines.set(at, { ...line, format: change(line.format) });
    else if (plain !== PLAIN) lines.set(at, { ...line, format: plain });
  }
};

/** Changes the format of whole columns or rows once, of their cells with formats of their own one by one. */
const changeWhole = (book: Book, sheet: SheetState, where: Area, change: Change): void => {
  const own = cellsIn(sheet, where).map(
    ([row, column]) => [row, column, formatAt(sheet, row, column)] as const,
  );
  const columns = spansColumns(where);
  const crossing = columns ? sheet.rows : sheet.columns;
  if (columns) {
    if (spansRows(where))
      for (const [row, line] of sheet.rows)
        if (line.format) sheet.rows.set(row, { ...line, format: change(line.format) });
    changeLines(sheet.columns, where.column, where.columns, change);
  }
  if (!columns || !spansRows(where))
    for (const [at, line] of crossing) {
      if (!line.format) continue;
      const [from, count] = columns ? [where.column, where.columns] : [where.row, where.rows];
      for (let other = from; other < from + count; other++) {
        const [row, column] = columns ? [at, other] : [other, at];
        if (!sheet.cells.has(cellKey(row, column)))
          setCellFormat(book, sheet, row, column, change(line.format));
      }
    }
  if (!columns) changeLines(sheet.rows, where.row, where.rows, change);
  for (const [row, column, format] of own) {
    const changed = change(format);
    if (changed !== format) setCellFormat(book, sheet, row, column, changed);
  }
};

/** Changes the formats of all cells of an area. */
const changeFormats = (
  book: Book,
  sheet: SheetState,
  where: Area,
  change: (format: Format, row: number, column: number) => Format,
): void => {
  if (spansColumns(where) || spansRows(where))
    return changeWhole(book, sheet, where, (format) => change(format, where.row, where.column));
  for (let row = where.row; row <= lastRow(where); row++)
    for (let column = where.column; column <= lastColumn(where); column++)
      setCellFormat(book, sheet, row, column, change(formatAt(sheet, row, column), row, column));
};

/** Whether a cell of this row of the area has no format of its own. */
const hasPlainCell = (sheet: SheetState, { column, columns }: Area, row: number): boolean =>
  Array.from({ length: columns }).some((_, across) => !sheet.cells.has(cellKey(row, column + across)));

/** The different formats of an area. */
const formatsIn = (sheet: SheetState, where: Area): Set<Format> => {
  const found = new Set<Format>();
  if (where.rows * where.columns <= 100_000) {
    for (let row = where.row; row <= lastRow(where); row++)
      for (let column = where.column; column <= lastColumn(where); column++)
        found.add(formatAt(sheet, row, column));
    return found;
  }
  for (const [row, column] of cellsIn(sheet, where)) found.add(formatAt(sheet, row, column));
  for (const [row, { format }] of sheet.rows)
    if (format && row >= where.row && row <= lastRow(where) && hasPlainCell(sheet, where, row))
      found.add(format);
  const columns = spansColumns(where) || where.columns < MAX_COLUMNS ? where.columns : 0;
  for (let column = where.column; column < where.column + columns; column++)
    found.add(sheet.columns.get(column)?.format ?? PLAIN);
  return columns === 0 ? found.add(PLAIN) : found;
};

const common = <T>(values: Iterable<T>): T | null => {
  const different = new Set(values);
  return different.size === 1 ? [...different][0]! : null;
};

/** A format property of a range, `null` if its cells differ. Paths are the API's: `font/bold`, `wrapText`. */
export const getFormat = (book: Book, { sheet: id, area: where }: Ref, path: string): Value | null =>
  common([...formatsIn(book.sheet(id), where)].map((format) => format[path] ?? standardOf(path)));

/** Sets a format property of every cell of a range. */
export const setFormat = (
  book: Book,
  { sheet: id, area: where }: Ref,
  path: string,
  value: unknown,
): void => {
  const sheet = book.sheet(id);
  checkAllowed(sheet, 'allowFormatCells');
  const stored = formatValue(path, value);
  const known = new Map<Format, Format>();
  changeFormats(book, sheet, where, (format) => {
    const found = known.get(format) ?? filled(withProperty(format, path, stored), path);
    known.set(format, found);
    return found;
  });
};

/** A fill colour brings its solid pattern. */
const filled = (format: Format, path: string): Format =>
  path === 'fill/color'
    ? intern({ ...format, 'fill/color': format['fill/color'] ?? '#FFFFFF', 'fill/pattern': 'Solid' })
    : format;

export const getNumberFormat = (book: Book, { sheet: id, area: where }: Ref): string[][] => {
  const sheet = book.sheet(id);
  return Array.from({ length: where.rows }, (_, down) =>
    Array.from({ length: where.columns }, (_, across) =>
      numberFormatAt(sheet, where.row + down, where.column + across),
    ),
  );
};

/** Sets number formats: one for all, or an array of the range's size where `null` leaves a cell as it is. */
export const setNumberFormat = (
  book: Book,
  ref: Ref,
  formats: readonly (readonly (string | null)[])[] | string,
): void => {
  if (typeof formats === 'string') return setFormat(book, ref, 'numberFormat', formats || 'General');
  const { area: where } = ref;
  const at = fit<string | null>(where, formats);
  const sheet = book.sheet(ref.sheet);
  checkAllowed(sheet, 'allowFormatCells');
  const known = new Map<Format, Map<string, Format>>();
  changeFormats(book, sheet, where, (format, row, column) => {
    const wanted = at(row - where.row, column - where.column);
    if (wanted === null || wanted === undefined) return format;
    const byText = known.get(format) ?? new Map<string, Format>();
    const found =
      byText.get(wanted) ??
      withProperty(format, 'numberFormat', formatValue('numberFormat', wanted || 'General'));
    known.set(format, byText.set(wanted, found));
    return found;
  });
};

export type BorderIndex = Edge | 'InsideHorizontal' | 'InsideVertical';
export type BorderKey = 'style' | 'color' | 'weight';

/** The cells whose own edge a border of the range is; none if the range is too small for an inside. */
const edgeCells = ({ row, column, rows, columns }: Area, index: BorderIndex): [Area, Edge] | null => {
  switch (index) {
    case 'EdgeTop':
      return [area(row, column, 1, columns), index];
    case 'EdgeBottom':
      return [area(row + rows - 1, column, 1, columns), index];
    case 'EdgeLeft':
      return [area(row, column, rows, 1), index];
    case 'EdgeRight':
      return [area(row, column + columns - 1, rows, 1), index];
    case 'InsideHorizontal':
      return rows > 1 ? [area(row, column, rows - 1, columns), 'EdgeBottom'] : null;
    case 'InsideVertical':
      return columns > 1 ? [area(row, column, rows, columns - 1), 'EdgeRight'] : null;
  }
};

const NEIGHBOUR: Readonly<Record<Edge, readonly [row: number, column: number, edge: Edge]>> = {
  EdgeTop: [-1, 0, 'EdgeBottom'],
  EdgeBottom: [1, 0, 'EdgeTop'],
  EdgeLeft: [0, -1, 'EdgeRight'],
  EdgeRight: [0, 1, 'EdgeLeft'],
};

const neighbours = (where: Area, edge: Edge): [Area, Edge] | null => {
  const step = NEIGHBOUR[edge];
  const next = area(where.row + step[0], where.column + step[1], where.rows, where.columns);
  const good =
    next.row >= 0 && next.column >= 0 && lastRow(next) < MAX_ROWS && lastColumn(next) < MAX_COLUMNS;
  return good ? [next, step[2]] : null;
};

const edgePath = (edge: Edge, key: BorderKey): string => `border/${edge}/${key}`;

/** A border of a range, `null` if it differs. A line between two cells is the border of both. */
export const getBorder = (
  book: Book,
  { sheet: id, area: where }: Ref,
  index: BorderIndex,
  key: BorderKey,
): Value | null => {
  const sheet = book.sheet(id);
  const edge = edgeCells(where, index);
  if (!edge) return standardOf(edgePath('EdgeTop', key));
  const [own, side] = edge;
  const across = neighbours(own, side);
  const values: Value[] = [];
  for (let row = 0; row < Math.min(own.rows, 10_000); row++)
    for (let column = 0; column < Math.min(own.columns, 10_000); column++)
      values.push(
        formatAt(sheet, own.row + row, own.column + column)[edgePath(side, key)] ??
          (across &&
            formatAt(sheet, across[0].row + row, across[0].column + column)[edgePath(across[1], key)]) ??
          standardOf(edgePath(side, key)),
      );
  return common(values);
};

/** Sets a border of a range. A colour or weight alone draws a line, as in Excel. */
export const setBorder = (
  book: Book,
  { sheet: id, area: where }: Ref,
  index: BorderIndex,
  key: BorderKey,
  value: unknown,
): void => {
  const sheet = book.sheet(id);
  checkAllowed(sheet, 'allowFormatCells');
  const edge = edgeCells(where, index);
  if (!edge) return;
  const [own, side] = edge;
  const stored = formatValue(edgePath(side, key), value);
  const style = edgePath(side, 'style');
  changeFormats(book, sheet, own, (format) => {
    const next = withProperty(format, edgePath(side, key), stored);
    return key === 'style' || next[style] !== undefined ? next : withProperty(next, style, 'Continuous');
  });
  const across = neighbours(own, side);
  if (!across || key !== 'style') return;
  const path = edgePath(across[1], 'style');
  for (const [row, column, { format }] of cellsIn(sheet, across[0]))
    if (format?.[path] !== undefined)
      setCellFormat(book, sheet, row, column, withProperty(format, path, undefined));
};

/** Throws `InvalidArgument` for what is no size. */
export const checkSize = (value: unknown, most: number): number =>
  typeof value === 'number' && value >= 0 && value <= most ? value : invalid();
