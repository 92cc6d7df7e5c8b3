import { area } from '../../../src/grid/cell';
import { getFormat, setFormat, type Book, getRowHidden } from '../../model';
import { HostError, invalid } from '../../model/error';
import type { Ref } from '../../model/state';

/** Properties of cells that are asked for with `true`, in the nesting of the API: `format.font.bold`. */
export interface WantedOfCells {
  readonly [property: string]: boolean | undefined | WantedOfCells;
}

/** The paths of what is asked for; those that are `false` or missing are not. */
const pathsOf = (wanted: WantedOfCells, before = ''): readonly string[] =>
  Object.entries(wanted).flatMap(([name, each]) =>
    typeof each === 'object' ? pathsOf(each, `${before}${name}/`) : each === true ? [before + name] : [],
  );

/** The properties that the model knows of a cell; borders and protection are not among them. */
const KNOWN = /^format\/(wrapText|verticalAlignment|horizontalAlignment|(font|fill)\/\w+)$/;

const known = (method: string, paths: readonly string[]): readonly string[] => {
  const lacking = paths.find((path) => !KNOWN.test(path));
  if (lacking !== undefined)
    throw new HostError('NotImplemented', `The emulated host has no Range.${method} of ${lacking}.`);
  return paths.map((path) => path.replace('format/', ''));
};

type Nested = Record<string, unknown>;

/** What is set, one of each cell. */
export type CellProperties = readonly (readonly Nested[])[];

/** Puts a value at a path such as `font/bold`. */
const putAt = (into: Nested, path: string, value: unknown): void => {
  const [first = '', ...rest] = path.split('/');
  if (rest.length === 0) into[first] = value;
  else putAt((into[first] ??= {}) as Nested, rest.join('/'), value);
};

/** For each cell of a range the properties that are asked for. */
export const getCellProperties = (
  book: Book,
  { sheet, area: where }: Ref,
  wanted: WantedOfCells,
): Nested[][] => {
  const paths = known('getCellProperties', pathsOf(wanted));
  return Array.from({ length: where.rows }, (_, down) =>
    Array.from({ length: where.columns }, (_, across) => {
      const cell = { sheet, area: area(where.row + down, where.column + across) };
      const found: Nested = {};
      for (const path of paths) putAt(found, `format/${path}`, getFormat(book, cell, path));
      return found;
    }),
  );
};

/** Sets properties of each cell of a range (Excel.Range.setCellProperties); an array of another size is refused. */
export const setCellProperties = (book: Book, { sheet, area: where }: Ref, cells: CellProperties): void => {
  if (cells.length !== where.rows || cells.some((row) => row.length !== where.columns)) invalid();
  const valueAt = (of: unknown, path: string): unknown =>
    path.split('/').reduce((inner, name) => (inner as Nested)[name], of);
  const named = (of: Nested, before = ''): readonly string[] =>
    Object.entries(of).flatMap(([name, each]) =>
      typeof each === 'object' && each !== null
        ? named(each as Nested, `${before}${name}/`)
        : [before + name],
    );
  cells.forEach((row, down) =>
    row.forEach((cell, across) => {
      const ref = { sheet, area: area(where.row + down, where.column + across) };
      for (const path of known('setCellProperties', named(cell)))
        setFormat(book, ref, path, valueAt(cell['format'], path));
    }),
  );
};

/** Row properties that are asked for with `true`. */
export type Wanted = Readonly<Record<string, unknown>>;

const READ: Readonly<Record<string, (book: Book, line: Ref) => unknown>> = {
  rowIndex: (_, { area: where }) => where.row,
  rowHidden: getRowHidden,
};

/** For each row of a range the properties that are asked for; NotImplemented if the host lacks one. */
export const getRowProperties = (
  book: Book,
  lines: readonly Ref[],
  wanted: Wanted,
): Record<string, unknown>[] => {
  const names = Object.keys(wanted).filter((name) => wanted[name] !== undefined && wanted[name] !== false);
  const lacking = names.find((name) => !READ[name]);
  if (lacking !== undefined)
    throw new HostError('NotImplemented', `The emulated host has no Range.getRowProperties of ${lacking}.`);
  return lines.map((line) => Object.fromEntries(names.map((name) => [name, READ[name]!(book, line)])));
};
