import type { CellValue } from '../../grid/cell';
import type { LogEntry } from './line';
import { makeLogValue, parseLogFormula, parseLogValue } from './value';

const SEPARATOR = '\n';

/** The most cells that one line of the Log holds, and the most characters in each of its texts. An Excel cell holds 32,767. */
const CELLS_A_LINE = 200;
const CHARACTERS_A_LINE = 30_000;

/** What a line of the Log says about cells. */
export type LogCells = Pick<LogEntry, 'cells' | 'before' | 'after'>;

/** A logged cell, by key or address, with its contents as texts. */
export interface LoggedTexts {
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

/** A logged change of a cell, with its values. */
export interface LoggedChange {
  readonly key: string;
  readonly before: CellValue;
  readonly after: CellValue;
}

const PARTS = ['key', 'before', 'after'] as const;

const FORMAT = ' format';

/** The key of a cell's number format. */
export const formatKey = (key: string): string => key + FORMAT;

/** The key of the cell, from its own key or that of its number format. */
export const cellKey = (key: string): string => (key.endsWith(FORMAT) ? key.slice(0, -FORMAT.length) : key);

/** Changes in as few lines as possible. */
export const inLines = (changes: readonly LoggedTexts[]): readonly LogCells[] => {
  const lines: LoggedTexts[][] = [];
  const long = { key: 0, before: 0, after: 0 };
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
  const text = (line: readonly LoggedTexts[], part: keyof LoggedTexts): string =>
    line.map((change) => change[part]).join(SEPARATOR);
  return lines.map((line) => ({
    cells: text(line, 'key'),
    before: text(line, 'before'),
    after: text(line, 'after'),
  }));
};

/** The cells of a line of the Log, each with its own texts. */
export const splitLine = ({ cells, before, after }: LogCells): readonly LoggedTexts[] => {
  if (cells === '') return [];
  const [olds, news] = [before.split(SEPARATOR), after.split(SEPARATOR)];
  return cells
    .split(SEPARATOR)
    .map((key, index) => ({ key, before: olds[index] ?? '', after: news[index] ?? '' }));
};

/** Lines of the Log from which changes can be undone. */
export const makeChangeLines = (changes: readonly LoggedChange[]): readonly LogCells[] =>
  inLines(
    changes.map(({ key, before, after }) => ({
      key,
      before: makeLogValue(before),
      after: makeLogValue(after),
    })),
  );

const readLine = (line: LogCells, read: (text: string) => CellValue | undefined): readonly LoggedChange[] =>
  splitLine(line).flatMap(({ key, ...texts }): LoggedChange[] => {
    const [before, after] = [read(texts.before), read(texts.after)];
    return before !== undefined && after !== undefined ? [{ key, before, after }] : [];
  });

/** The values that a line of the Log changed; anything that cannot be read is left out. */
export const parseChanges = (line: LogCells): readonly LoggedChange[] => readLine(line, parseLogValue);

/** What a line of the Log changed, formulas included, for people to read. */
export const parseShownChanges = (line: LogCells): readonly LoggedChange[] =>
  readLine(line, (text) => {
    const formula = parseLogFormula(text);
    return formula === undefined ? parseLogValue(text) : `=${formula}`;
  });

/** The changes that undo these, in reverse order. */
export const reversed = (changes: readonly LoggedChange[]): readonly LoggedChange[] =>
  changes.map(({ key, before, after }) => ({ key, before: after, after: before }));
