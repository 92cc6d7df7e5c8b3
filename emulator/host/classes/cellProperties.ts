import { area } from '../../../src/grid/cell';
import {
  fullAddress,
  getBorder,
  getFormat,
  getRowHidden,
  setBorder,
  setColumnHidden,
  setColumnWidth,
  setFormat,
  setRowHeight,
  setRowHidden,
  type Book,
} from '../../model';
import { HostError } from '../../model/error';
import type { BorderIndex, BorderKey } from '../../model/format';
import type { Ref } from '../../model/state';

/** Properties nested as in `CellProperties`. */
export type Properties = Readonly<Record<string, unknown>>;

type Path = readonly string[];

const EDGES: Readonly<Record<string, BorderIndex>> = {
  top: 'EdgeTop',
  bottom: 'EdgeBottom',
  left: 'EdgeLeft',
  right: 'EdgeRight',
  diagonalDown: 'DiagonalDown',
  diagonalUp: 'DiagonalUp',
};

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lacks = (path: Path): never => {
  throw new HostError('NotImplemented', `The emulated host has no cell property ${path.join('/')}.`);
};

/** The leaves of nested properties with their paths. */
const leaves = (properties: Properties, above: Path = []): [Path, unknown][] =>
  Object.entries(properties).flatMap(([name, value]): [Path, unknown][] =>
    isObject(value) ? leaves(value, [...above, name]) : [[[...above, name], value]],
  );

/** What rows and columns take besides what cells take. */
const LINES: Readonly<Record<string, (book: Book, line: Ref, value: never) => void>> = {
  'format/columnWidth': setColumnWidth,
  'format/rowHeight': setRowHeight,
  columnHidden: setColumnHidden,
  rowHidden: setRowHidden,
};

const setProperty = (book: Book, cell: Ref, path: Path, value: unknown): void => {
  if (value === null || value === undefined) return;
  const [first, second, third, fourth] = path;
  const edge = EDGES[third ?? ''];
  if (first !== 'format') lacks(path);
  else if (second !== 'borders') setFormat(book, cell, path.slice(1).join('/'), value);
  else if (edge && fourth) setBorder(book, cell, edge, fourth as BorderKey, value);
  else lacks(path);
};

const setLineProperty = (book: Book, line: Ref, path: Path, value: unknown): void => {
  const set = LINES[path.join('/')];
  if (set) set(book, line, value as never);
  else setProperty(book, line, path, value);
};

const wrongSize = (): never => {
  throw new HostError('InvalidArgument', 'The array does not have the size of the range.');
};

const cellAt = ({ sheet, area: where }: Ref, down: number, across: number): Ref => ({
  sheet,
  area: area(where.row + down, where.column + across),
});

/** Sets an object of properties for each cell; the grid has the range's size, else InvalidArgument. */
export const setCellProperties = (book: Book, ref: Ref, grid: readonly (readonly Properties[])[]): void => {
  const { rows, columns } = ref.area;
  if (grid.length !== rows || grid.some((line) => line.length !== columns)) wrongSize();
  grid.forEach((line, down) =>
    line.forEach((properties, across) => {
      for (const [path, value] of leaves(properties))
        setProperty(book, cellAt(ref, down, across), path, value);
    }),
  );
};

/** Sets an object of properties for each row or each column; one for each, else InvalidArgument. */
export const setLineProperties = (book: Book, lines: readonly Ref[], list: readonly Properties[]): void => {
  if (list.length !== lines.length) wrongSize();
  list.forEach((properties, index) => {
    for (const [path, value] of leaves(properties)) setLineProperty(book, lines[index]!, path, value);
  });
};

/** A border property is asked for once and given for each side. */
const paths = (wanted: Properties): Path[] =>
  leaves(wanted)
    .filter(([, value]) => value === true)
    .flatMap(([path]) =>
      path[1] === 'borders'
        ? Object.keys(EDGES).map((edge) => ['format', 'borders', edge, ...path.slice(2)])
        : [path],
    );

const readProperty = (book: Book, cell: Ref, path: Path): unknown => {
  if (path[0] === 'address') return fullAddress(book, cell);
  if (path[0] !== 'format') return lacks(path);
  const edge = EDGES[path[2] ?? ''];
  if (path[1] === 'borders' && edge) return getBorder(book, cell, edge, path[3] as BorderKey);
  return getFormat(book, cell, path.slice(1).join('/'));
};

const put = (into: Record<string, unknown>, [first, ...rest]: Path, value: unknown): void => {
  if (rest.length === 0) into[first!] = value;
  else put((into[first!] ??= {}) as Record<string, unknown>, rest, value);
};

/** For each cell the properties that are asked for with `true`, nested as asked. */
export const getCellProperties = (book: Book, ref: Ref, wanted: Properties): Record<string, unknown>[][] =>
  Array.from({ length: ref.area.rows }, (_, down) =>
    Array.from({ length: ref.area.columns }, (__, across) => {
      const result: Record<string, unknown> = {};
      for (const path of paths(wanted))
        put(result, path, readProperty(book, cellAt(ref, down, across), path));
      return result;
    }),
  );

const readRow = (book: Book, line: Ref, path: Path): unknown => {
  if (path[0] === 'rowIndex') return line.area.row;
  if (path[0] === 'rowHidden') return getRowHidden(book, line);
  return readProperty(book, line, path);
};

/** For each row of a range the properties that are asked for with `true`. */
export const getRowProperties = (
  book: Book,
  lines: readonly Ref[],
  wanted: Properties,
): Record<string, unknown>[] =>
  lines.map((line) => {
    const result: Record<string, unknown> = {};
    for (const path of paths(wanted)) put(result, path, readRow(book, line, path));
    return result;
  });
