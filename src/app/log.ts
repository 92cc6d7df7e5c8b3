import { problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';
import { columnLetters, type CellValue } from '../grid/cell';
import { makeLogRow, type LogEntry } from '../sheets/log';
import { parseReference } from '../grid/reference';
import { unwritten, unwrittenFormula, written, writtenFormula } from './logText';
import type { OpenTournament } from './open';
import type { CellChange, Patch, TableInfo } from '../workbook/port';

/** The Log table of a tournament, found by its place. */
export const logTableOf = ({
  found,
  tables,
}: Pick<OpenTournament, 'found' | 'tables'>): Result<TableInfo> => {
  const place = found.places.Log;
  const table =
    place &&
    tables.find(
      ({ sheet, area }) =>
        sheet === place.sheet && area.row === place.area.row && area.column === place.area.column,
    );
  return table ? ok(table) : fail(problem('workbook-part-missing', { sheet: found.sheet }, { part: 'Log' }));
};

const SEPARATOR = '\n';

/** Cells that one line of the Log tells of, and the most that each of its texts may have: a cell holds 32,767 characters. */
const CELLS_A_LINE = 200;
const CHARACTERS_A_LINE = 30_000;

const cellName = ({ sheet, row, column }: CellChange): string =>
  `'${sheet.replaceAll("'", "''")}'!${columnLetters(column)}${row + 1}`;

/** The name of a bye: counted within its round, in order of the players. */
export const byeName = (round: number, place: number): string =>
  `round ${round} bye${place === 1 ? '' : place}`;

type Line = Pick<LogEntry, 'cells' | 'before' | 'after'>;

/** The line or lines of the Log that stand for a patch. */
export type Told = (cells: readonly CellChange[]) => readonly Line[];

/** A cell of the Log by its name, and what it held before and after. */
export interface NamedChange {
  readonly name: string;
  readonly before: CellValue;
  readonly after: CellValue;
}

/** A change as it stands in a line. */
type Texts = Readonly<Record<keyof Line, string>>;

const PARTS = ['cells', 'before', 'after'] as const;

/** Changes in as few lines as they have room in. */
const inLines = (changes: readonly Texts[]): readonly Line[] => {
  const lines: Texts[][] = [];
  const long = { cells: 0, before: 0, after: 0 };
  for (const change of changes) {
    const line = lines.at(-1);
    const fits = PARTS.every((part) => long[part] + change[part].length < CHARACTERS_A_LINE);
    if (line && fits && line.length < CELLS_A_LINE) line.push(change);
    else {
      lines.push([change]);
      for (const part of PARTS) long[part] = 0;
    }
    for (const part of PARTS) long[part] += change[part].length + SEPARATOR.length;
  }
  const text = (line: readonly Texts[], part: keyof Line): string =>
    line.map((change) => change[part]).join(SEPARATOR);
  return lines.map((line) => ({
    cells: text(line, 'cells'),
    before: text(line, 'before'),
    after: text(line, 'after'),
  }));
};

/** The lines of the Log that tell of changes, from which they can be taken back. */
export const linesOf = (changes: readonly NamedChange[]): readonly Line[] =>
  inLines(
    changes.map(({ name, before, after }) => ({
      cells: name,
      before: written(before),
      after: written(after),
    })),
  );

/** What the Log calls the number format of a cell. */
const FORMAT = ' format';

const textsOf = (name: string, cell: CellChange): readonly Texts[] => {
  const { expect, expectFormula, write, writeFormula, format, formerFormat } = cell;
  const content: Texts = {
    cells: name,
    before: typeof expectFormula === 'string' ? writtenFormula(expectFormula) : written(expect),
    after: writeFormula === undefined ? written(write) : writtenFormula(writeFormula),
  };
  return format === undefined || formerFormat === undefined || format === formerFormat
    ? [content]
    : [content, { cells: name + FORMAT, before: written(formerFormat), after: written(format) }];
};

/**
 * Every cell, by the name it is given or else its address, with its contents before and after, from which the step can be
 * taken back.
 */
export const cellByCell =
  (nameOf: (cell: CellChange) => string | undefined = cellName): Told =>
  (cells) =>
    inLines(cells.flatMap((cell) => textsOf(nameOf(cell) ?? cellName(cell), cell)));

/** Only how many cells were written: for values that can be worked out again at any time. */
export const inSum: Told = (cells) => [{ cells: '', before: '', after: `cells=${cells.length}` }];

/** A step that changed no cell has its line, too. */
const orBlank = (lines: readonly Line[]): readonly Line[] =>
  lines.length > 0 ? lines : [{ cells: '', before: '', after: '' }];

/** A patch with the lines of the Log that tell of it; all of them have the same step. */
export const logged = (
  patch: Patch,
  entry: Pick<LogEntry, 'time' | 'tournament' | 'rule' | 'step'>,
  table: string,
  told: Told,
): Patch => ({
  ...patch,
  append: {
    table,
    rows: orBlank(told(patch.cells)).map((line) => makeLogRow({ ...entry, ...line })),
  },
});

/** Where a cell of the Log stands now; `null` if it is gone. */
export type Locate = (name: string) => Pick<CellChange, 'sheet' | 'row' | 'column'> | null;

/** A cell that the Log names by its address. */
export const atAddress: Locate = (name) => {
  const place = parseReference(name);
  return place && { sheet: place.sheet, row: place.area.row, column: place.area.column };
};

type Cells = Pick<LogEntry, 'cells' | 'before' | 'after'>;

const readChanges = (
  { cells, before, after }: Cells,
  read: (text: string) => CellValue | undefined,
): readonly NamedChange[] => {
  if (cells === '') return [];
  const [olds, news] = [before.split(SEPARATOR), after.split(SEPARATOR)];
  return cells.split(SEPARATOR).flatMap((name, index): NamedChange[] => {
    const [old, now] = [read(olds[index] ?? ''), read(news[index] ?? '')];
    return old !== undefined && now !== undefined ? [{ name, before: old, after: now }] : [];
  });
};

/** What a line of the Log changed in values; what cannot be read of it is left out. */
export const namedChanges = (line: Cells): readonly NamedChange[] => readChanges(line, unwritten);

/** The same with formulas, as people see them. */
export const shownChanges = (line: Cells): readonly NamedChange[] =>
  readChanges(line, (text) => {
    const formula = unwrittenFormula(text);
    return formula === undefined ? unwritten(text) : `=${formula}`;
  });

const contentOf = (text: string): { readonly value: CellValue; readonly formula?: string } | undefined => {
  const formula = unwrittenFormula(text);
  if (formula !== undefined) return { value: null, formula };
  const value = unwritten(text);
  return value === undefined ? undefined : { value };
};

const changeOf = (
  name: string,
  [before, after]: readonly [string, string],
  formats: readonly [string, string] | undefined,
  locate: Locate,
): CellChange | null => {
  const [place, old, now] = [locate(name), contentOf(before), contentOf(after)];
  if (!place || !old || !now) return null;
  const [formerFormat, format] = formats?.map(unwritten) ?? [];
  return {
    ...place,
    ...{ expect: old.value, write: now.value },
    ...(old.formula === undefined ? {} : { expectFormula: old.formula }),
    ...(now.formula === undefined ? {} : { writeFormula: now.formula }),
    ...(typeof format === 'string' && typeof formerFormat === 'string' ? { format, formerFormat } : {}),
  };
};

/** The cells of a step's lines; `null` for each that cannot be read or found. */
const changesOf = (lines: readonly LogEntry[], locate: Locate): readonly (CellChange | null)[] => {
  const told = new Map<string, readonly [before: string, after: string]>();
  for (const { cells, before, after } of lines) {
    const [olds, news] = [before.split(SEPARATOR), after.split(SEPARATOR)];
    if (cells !== '')
      cells.split(SEPARATOR).forEach((name, index) => told.set(name, [olds[index] ?? '', news[index] ?? '']));
  }
  return [...told].flatMap(([name, texts]) =>
    name.endsWith(FORMAT) ? [] : [changeOf(name, texts, told.get(name + FORMAT), locate)],
  );
};

/** The patch that the lines of one step tell of; `undo-nothing` if they cannot be read. */
export const patchOf = (lines: readonly LogEntry[], locate: Locate): Result<Patch> => {
  const changes = changesOf(lines, locate);
  const cells = changes.flatMap((each) => each ?? []);
  return cells.length === changes.length ? ok({ cells }) : fail(problem('undo-nothing'));
};

/** The changes that take others back. */
export const takenBack = (changes: readonly NamedChange[]): readonly NamedChange[] =>
  changes.map(({ name, before, after }) => ({ name, before: after, after: before }));

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

/** The patch that takes another one back. What was appended stays: a log only grows. */
export const inverted = ({ cells }: Patch): Patch => ({ cells: cells.map(turned) });
