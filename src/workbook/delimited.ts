import { countsOf } from '../core/grouped';
import { largest } from '../core/extremes';
import type { CellValue } from '../grid/cell';

/** A list as a text file has it: its cells, and the line of the file, from 1, in which each row begins. */
export interface Delimited {
  readonly rows: readonly (readonly CellValue[])[];
  readonly lines: readonly number[];
}

/** In the order in which they are believed, where lines have as many of two. */
const SEPARATORS = ['\t', ';', ','] as const;

/** A quote in quotes is doubled. */
const QUOTED = '[ ]*"([^"]*(?:""[^"]*)*)"[ ]*';

const quotedBefore = (separator: string): RegExp => new RegExp(`${QUOTED}(?=${separator}|\\r|\\n|$)`, 'y');

const plainBefore = (separator: string): RegExp => new RegExp(`[^${separator}\\r\\n]*`, 'y');

/** No number in a list of names is longer; one that begins with 0 is none. */
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/;

const plainValue = (typed: string): CellValue => {
  const text = typed.trim();
  if (text === '') return null;
  return WHOLE_NUMBER.test(text) ? Number(text) : text;
};

const quotedValue = (inside: string): CellValue => {
  const text = inside.replaceAll('""', '"');
  return text === '' ? null : text;
};

const LINE_END = /\r\n|\r|\n/g;

const linesIn = (text: string): number => text.match(LINE_END)?.length ?? 0;

/** The cells of a text by a separator; what begins with a quote that is not closed is taken as it stands. */
const cellsBy = (text: string, separator: string): Delimited => {
  const [quoted, plain, end] = [quotedBefore(separator), plainBefore(separator), /\r\n|\r|\n/y];
  const taken = (form: RegExp, from: number): RegExpExecArray | null => {
    form.lastIndex = from;
    return form.exec(text);
  };
  const [rows, lines]: [CellValue[][], number[]] = [[], []];
  let [at, line, row]: [number, number, CellValue[]] = [0, 1, []];
  for (;;) {
    if (row.length === 0) lines.push(line);
    const inQuotes = taken(quoted, at);
    const [whole = '', inside = ''] = inQuotes ?? taken(plain, at) ?? [];
    row.push(inQuotes ? quotedValue(inside) : plainValue(whole));
    at += whole.length;
    line += linesIn(whole);
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    rows.push(row);
    const ended = taken(end, at);
    if (!ended) return { rows, lines };
    [at, line, row] = [at + ended[0].length, line + 1, []];
  }
};

/** What stands in quotes, with the quotes. */
const QUOTES = /(^|[\t;,\r\n])[ ]*"[^"]*(?:""[^"]*)*"(?=[ ]*(?:[\t;,\r\n]|$))/g;

/** How many lines have as many cells as most lines have, if these have more than one. */
const agreement = (lines: readonly string[], separator: string): number => {
  const lengths = lines.map((line) => line.split(separator).length).filter((length) => length > 1);
  return Math.max(0, largest(countsOf(lengths).values()));
};

/** `Berg, Anna` in every line: names, and no columns. */
const isNames = (text: string): boolean => {
  const lines = text.split(LINE_END).filter((line) => line.trim() !== '');
  return lines.every((line) => /^[^,"\d]+, [^,"\d]+$/.test(line));
};

const separatorOf = (text: string): string => {
  const lines = text.replaceAll(QUOTES, '$1').split(LINE_END);
  const counts = SEPARATORS.map((separator) => ({ separator, count: agreement(lines, separator) }));
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  const isNone = best.count === 0 || (best.separator === ',' && isNames(text));
  return isNone ? SEPARATORS[0] : best.separator;
};

/** A first line by which Excel is told the separator: `sep=;`. */
const TOLD = /^sep=([\t;,])[ ]*(?=\r|\n|$)/i;

/** Rows of one width, without those at the end in which nothing stands. */
const squared = ({ rows, lines }: Delimited): Delimited => {
  const filled = rows.map((row) => row.some((value) => value !== null));
  const count = filled.lastIndexOf(true) + 1;
  const kept = rows.slice(0, count);
  const width = kept.reduce((most, { length }) => Math.max(most, length), 0);
  const wide = kept.map((row) => [...row, ...Array<null>(width - row.length).fill(null)]);
  return { rows: wide, lines: lines.slice(0, count) };
};

/**
 * Reads a list from a text: a row a line, its cells separated by semicolons, commas or tabs, whichever most lines agree on
 * outside quotes. Whole numbers are numbers unless they stand in quotes, where texts may have separators and line ends, too.
 */
export const parseDelimited = (text: string): Delimited => {
  const told = TOLD.exec(text);
  if (!told) return squared(cellsBy(text, separatorOf(text)));
  const { rows, lines } = cellsBy(text.slice(told[0].length), told[1] ?? ',');
  return squared({ rows, lines });
};
