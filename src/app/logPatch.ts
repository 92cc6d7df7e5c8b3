import { problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';
import { columnLetters, type CellValue } from '../grid/cell';
import { parseReference, type GridOf } from '../grid/reference';
import {
  cellKey,
  formatKey,
  inLines,
  splitLine,
  type LoggedTexts,
  type LogCells,
} from '../sheets/log/changes';
import { makeLogRow, parseLogRow, type LogEntry } from '../sheets/log/line';
import { makeLogFormula, makeLogValue, parseLogFormula, parseLogValue } from '../sheets/log/value';
import type { CellChange, Patch, TableAppend, TableInfo, UnchangedCell } from '../workbook/port';
import type { OpenTournament } from './open';

/** The Log table of a tournament, found by its place. */
export const logTableOf = ({
  parts,
  tables,
}: Pick<OpenTournament, 'parts' | 'tables'>): Result<TableInfo> => {
  const place = parts.places.Log;
  const table = tables.find(
    ({ sheet, area }) =>
      sheet === place?.sheet && area.row === place.area.row && area.column === place.area.column,
  );
  return table ? ok(table) : fail(problem('workbook-part-missing', { sheet: parts.sheet }, { part: 'Log' }));
};

/** The lines of a Log table, in their current order. */
export const logLinesIn = (
  { sheet, area }: Pick<TableInfo, 'sheet' | 'area'>,
  gridOf: GridOf,
): readonly LogEntry[] => {
  const body = { ...area, row: area.row + 1, rows: area.rows - 1 };
  const values = gridOf({ sheet, area: body })?.values ?? [];
  return values.map(parseLogRow);
};

const cellName = ({ sheet, row, column }: CellChange): string =>
  `'${sheet.replaceAll("'", "''")}'!${columnLetters(column)}${row + 1}`;

/** Turns a patch into lines of the Log. */
export type LogLines = (cells: readonly CellChange[]) => readonly LogCells[];

const textsOf = (key: string, cell: CellChange): readonly LoggedTexts[] => {
  const { expect, expectFormula, write, writeFormula, format, formerFormat } = cell;
  const content: LoggedTexts = {
    key,
    before: typeof expectFormula === 'string' ? makeLogFormula(expectFormula) : makeLogValue(expect),
    after: writeFormula === undefined ? makeLogValue(write) : makeLogFormula(writeFormula),
  };
  return format === undefined || formerFormat === undefined || format === formerFormat
    ? [content]
    : [content, { key: formatKey(key), before: makeLogValue(formerFormat), after: makeLogValue(format) }];
};

/** Logs every cell by its key, or else its address, with its contents before and after, so that the step can be undone. */
export const cellByCell =
  (keyOf: (cell: CellChange) => string | undefined = cellName): LogLines =>
  (cells) =>
    inLines(cells.flatMap((cell) => textsOf(keyOf(cell) ?? cellName(cell), cell)));

/** Logs only how many cells were written. For values that can be calculated again at any time. */
export const inSum: LogLines = (cells) => [{ cells: '', before: '', after: `cells=${cells.length}` }];

/** A step that changed no cells gets a line, too. */
const orBlank = (lines: readonly LogCells[]): readonly LogCells[] =>
  lines.length > 0 ? lines : [{ cells: '', before: '', after: '' }];

/** Turns lines of the Log into table rows, with their heights. */
export type LogRows = (lines: readonly LogEntry[]) => Omit<TableAppend, 'table'>;

/** A patch with its own lines in the Log, all with the same step number. */
export const logged = (
  patch: Patch,
  entry: Pick<LogEntry, 'time' | 'tournament' | 'rule' | 'step'>,
  table: string,
  logLines: LogLines,
  rowsOf: LogRows = (lines) => ({ rows: lines.map((line) => makeLogRow(line)) }),
): Patch => ({
  ...patch,
  append: { table, ...rowsOf(orBlank(logLines(patch.cells)).map((line) => ({ ...entry, ...line }))) },
});

/** Where a cell of the Log stands now; `null` if it is gone. */
export type Locate = (key: string) => Pick<CellChange, 'sheet' | 'row' | 'column'> | null;

/** How the Log names cells, and where a named cell stands now. */
export interface Identity {
  readonly logLines: LogLines;
  readonly locate: Locate;
  /** The cell of a key, with its contents, and its formula unless it holds a result or number of a game; `null` if there is no such cell. */
  readonly cell: (key: string) => Omit<CellChange, 'write'> | null;
  /** The numbers beside cells. As long as they are unchanged, the cells belong to the same games and players. */
  readonly numbersBeside: (cells: readonly CellChange[]) => readonly UnchangedCell[];
}

/** Finds a cell that the Log names by its address. */
export const atAddress: Locate = (key) => {
  const place = parseReference(key);
  return place && { sheet: place.sheet, row: place.area.row, column: place.area.column };
};

const contentOf = (text: string): { readonly value: CellValue; readonly formula?: string } | undefined => {
  const formula = parseLogFormula(text);
  if (formula !== undefined) return { value: null, formula };
  const value = parseLogValue(text);
  return value === undefined ? undefined : { value };
};

const changeOf = (
  { key, before, after }: LoggedTexts,
  formats: LoggedTexts | undefined,
  locate: Locate,
): CellChange | null => {
  const [place, old, now] = [locate(key), contentOf(before), contentOf(after)];
  if (!place || !old || !now) return null;
  const [formerFormat, format] = formats ? [formats.before, formats.after].map(parseLogValue) : [];
  return {
    ...place,
    ...{ expect: old.value, write: now.value },
    ...(old.formula === undefined ? {} : { expectFormula: old.formula }),
    ...(now.formula === undefined ? {} : { writeFormula: now.formula }),
    ...(typeof format === 'string' && typeof formerFormat === 'string' ? { format, formerFormat } : {}),
  };
};

/** The cells that a step changed; `null` for each one that cannot be read or found. */
const changesOf = (lines: readonly LogEntry[], locate: Locate): readonly (CellChange | null)[] => {
  const byKey = new Map(lines.flatMap(splitLine).map((texts) => [texts.key, texts]));
  return [...byKey.values()].flatMap((texts) =>
    cellKey(texts.key) === texts.key ? [changeOf(texts, byKey.get(formatKey(texts.key)), locate)] : [],
  );
};

/** The patch of a logged step; `undo-nothing` if its lines cannot be read. */
export const patchOf = (lines: readonly LogEntry[], locate: Locate): Result<Patch> => {
  const changes = changesOf(lines, locate);
  const cells = changes.flatMap((each) => each ?? []);
  return cells.length === changes.length ? ok({ cells }) : fail(problem('undo-nothing'));
};

const turned = (cell: CellChange): CellChange => {
  const { sheet, row, column, expect, expectFormula, write, writeFormula, format, formerFormat } = cell;
  return {
    ...{ sheet, row, column, expect: write, write: expect },
    ...(writeFormula === undefined ? {} : { expectFormula: writeFormula }),
    ...(typeof expectFormula === 'string' ? { writeFormula: expectFormula } : {}),
    ...(format === undefined ? {} : { format: formerFormat ?? format }),
    ...(format === undefined || formerFormat === undefined ? {} : { formerFormat: format }),
  };
};

/** The patch that undoes another one. Lines of the Log stay: it only grows. */
export const inverted = ({ cells }: Patch): Patch => ({ cells: cells.map(turned) });
