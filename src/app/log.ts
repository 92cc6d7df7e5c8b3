import { problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';
import { columnLetters, isCellError, type CellValue } from '../sheets/cell';
import { makeLogRow, type LogEntry } from '../sheets/log';
import { parseReference } from '../sheets/found';
import type { OpenTournament } from './open';
import type { CellChange, Patch, TableInfo } from '../workbook/port';

/** The Log table of a tournament, found by its place. */
export const logTableOf = ({ found, tables }: OpenTournament): Result<TableInfo> => {
  const place = found.places.Log;
  const table =
    place &&
    tables.find(
      ({ sheet, area }) =>
        sheet === place.sheet && area.row === place.area.row && area.column === place.area.column,
    );
  return table ? ok(table) : fail(problem('workbook-part-missing', { sheet: found.sheet }, { part: 'Log' }));
};

/** A cell's content as the Log writes it; text that could be taken for a number or for nothing stands in quotes. */
const written = (value: CellValue): string => {
  if (value === null) return '';
  if (typeof value === 'string') return JSON.stringify(value);
  return isCellError(value) ? value.error : String(value);
};

const unwritten = (text: string): CellValue | undefined => {
  if (text === '') return null;
  if (text.startsWith('#')) return { error: text };
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : undefined;
  } catch {
    return undefined;
  }
};

const SEPARATOR = '\n';

/** Cells that one line of the Log tells of, so that its texts stay far below what a cell can hold. */
const CELLS_A_LINE = 200;

const cellName = ({ sheet, row, column }: CellChange): string =>
  `'${sheet.replaceAll("'", "''")}'!${columnLetters(column)}${row + 1}`;

type Line = Pick<LogEntry, 'cells' | 'before' | 'after'>;

/** The line or lines of the Log that stand for a patch. */
export type Told = (cells: readonly CellChange[]) => readonly Line[];

/** A cell of the Log by its name, and what it held before and after. */
export interface NamedChange {
  readonly name: string;
  readonly before: CellValue;
  readonly after: CellValue;
}

/** The lines of the Log that tell of changes, from which they can be taken back. */
export const linesOf = (changes: readonly NamedChange[]): readonly Line[] =>
  Array.from({ length: Math.ceil(changes.length / CELLS_A_LINE) }, (_, index) => {
    const line = changes.slice(index * CELLS_A_LINE, (index + 1) * CELLS_A_LINE);
    const text = (part: (change: NamedChange) => string): string => line.map(part).join(SEPARATOR);
    return {
      cells: text(({ name }) => name),
      before: text(({ before }) => written(before)),
      after: text(({ after }) => written(after)),
    };
  });

/**
 * Every cell, by the name it is given or else its address, with its contents before and after, from which the step can be
 * taken back.
 */
export const cellByCell =
  (nameOf: (cell: CellChange) => string | undefined = cellName): Told =>
  (cells) =>
    linesOf(
      cells.map((cell) => ({
        name: nameOf(cell) ?? cellName(cell),
        before: cell.expect,
        after: cell.write,
      })),
    );

/** Only how many cells were written: for values that can be worked out again at any time. */
export const inSum: Told = (cells) => [{ cells: '', before: '', after: `cells=${cells.length}` }];

/** A patch with the lines of the Log that tell of it; all of them have the same step. */
export const logged = (
  patch: Patch,
  entry: Pick<LogEntry, 'time' | 'tournament' | 'rule' | 'step'>,
  table: string,
  told: Told,
): Patch => ({
  ...patch,
  append: { table, rows: told(patch.cells).map((line) => makeLogRow({ ...entry, ...line })) },
});

/** Where a cell of the Log stands now; `null` if it is gone. */
export type Locate = (name: string) => Pick<CellChange, 'sheet' | 'row' | 'column'> | null;

/** A cell that the Log names by its address. */
export const atAddress: Locate = (name) => {
  const place = parseReference(name);
  return place && { sheet: place.sheet, row: place.area.row, column: place.area.column };
};

/** What a line of the Log changed; what cannot be read of it is left out. */
export const namedChanges = ({
  cells,
  before,
  after,
}: Pick<LogEntry, 'cells' | 'before' | 'after'>): readonly NamedChange[] => {
  if (cells === '') return [];
  const [olds, news] = [before.split(SEPARATOR), after.split(SEPARATOR)];
  return cells.split(SEPARATOR).flatMap((name, index): NamedChange[] => {
    const [old, now] = [unwritten(olds[index] ?? ''), unwritten(news[index] ?? '')];
    return old !== undefined && now !== undefined ? [{ name, before: old, after: now }] : [];
  });
};

const changesOf = (line: LogEntry, locate: Locate): readonly CellChange[] | null => {
  if (line.cells === '') return [];
  const changes = namedChanges(line).flatMap(({ name, before, after }): CellChange[] => {
    const place = locate(name);
    return place ? [{ ...place, expect: before, write: after }] : [];
  });
  return changes.length === line.cells.split(SEPARATOR).length ? changes : null;
};

/** The patch that the lines of one step tell of; `undo-nothing` if they changed no cell or cannot be read. */
export const patchOf = (lines: readonly LogEntry[], locate: Locate): Result<Patch> => {
  const changes = lines.map((line) => changesOf(line, locate));
  const cells = changes.flatMap((each) => each ?? []);
  return cells.length > 0 && !changes.includes(null) ? ok({ cells }) : fail(problem('undo-nothing'));
};

/** The changes that take others back. */
export const takenBack = (changes: readonly NamedChange[]): readonly NamedChange[] =>
  changes.map(({ name, before, after }) => ({ name, before: after, after: before }));

/** The patch that takes another one back. What was appended stays: a log only grows. */
export const inverted = ({ cells }: Patch): Patch => ({
  cells: cells.map(({ expect, write, ...where }) => ({ ...where, expect: write, write: expect })),
});
