import { singleLine } from '../../core/format/line';
import type { TextFile } from '../exchangeFormat';

/** A line of a tournament report file, its columns counted in characters from 1. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly length: number;
  /** Columns 1 to 3. */
  readonly id: string;
  /** What stands in these columns, both included, without blanks around it. */
  readonly at: (from: number, to?: number) => string;
  /** What stands from column 5 on. */
  readonly text: string;
}

const SURROGATE = /[\ud800-\udfff]/;

/** A line by its columns. */
export const lineOf = (text: string, number: number): Line => {
  const characters = SURROGATE.test(text) ? Array.from(text) : text;
  const at = (from: number, to = from): string => {
    const found = characters.slice(from - 1, to);
    return (typeof found === 'string' ? found : found.join('')).trim();
  };
  return { number, length: characters.length, id: text.slice(0, 3), at, text: text.slice(4).trim() };
};

/** The first and the last column of a field; what is shorter ends in the last one, or begins in the first (`left`). */
type Columns = readonly [from: number, to: number, side?: 'left'];

/** The fields of a record, in their order. */
export type Layout = Readonly<Record<string, Columns>>;

/** What stands in the fields of a record. */
export const fieldsIn = <L extends Layout>({ at }: Line, layout: L): Readonly<Record<keyof L, string>> =>
  Object.fromEntries(Object.entries(layout).map(([name, [from, to]]) => [name, at(from, to)])) as Readonly<
    Record<keyof L, string>
  >;

/** More numbers than any record has. */
const MOST_NUMBERS = 2_000;

/** Numbers of so many columns each, with a blank between them, as they stand there; a blank one is empty. */
export const numbersIn = (line: Line, first: number, width = 4): readonly string[] => {
  const count = Math.min(MOST_NUMBERS, Math.ceil((line.length - first + 1) / (width + 1)));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const from = first + (width + 1) * index;
    return line.at(from, from + width - 1);
  });
};

/** A text for a place in a line: what has columns of its own behind the fields of its record. */
export interface Placed {
  readonly columns: Columns;
  readonly text: string | number;
}

/** Numbers in four columns each, with a blank between them. */
export const numberFields = (numbers: readonly number[], first: number): readonly Placed[] =>
  numbers.map((text, index) => ({ columns: [first + 5 * index, first + 5 * index + 3], text }));

/** As much of a text as so many characters hold; line breaks and the like are blanks. */
const fitted = (text: string | number, width: number): string =>
  Array.from(singleLine(String(text)))
    .slice(0, width)
    .join('');

/** A record with its fields, then what has columns of its own. Nothing too long runs into the next field; no blanks at its end. */
export const makeRecord = <L extends Layout>(
  id: string,
  layout: L,
  values: { readonly [Name in keyof L]?: string | number | undefined },
  more: readonly Placed[] = [],
): string => {
  const own = Object.entries(layout).map(([name, columns]): Placed => ({
    columns,
    text: values[name] ?? '',
  }));
  let [line, length] = [id, id.length];
  for (const {
    columns: [from, to, side],
    text,
  } of [...own, ...more]) {
    const all = fitted(text, to - from + 1);
    const start = side === 'left' ? from - 1 : to - Array.from(all).length;
    line += ' '.repeat(Math.max(0, start - length)) + all;
    length = Math.max(length, start) + Array.from(all).length;
  }
  return line.trimEnd();
};

/** A file of lines, ended as FIDE wants it. */
export const ofLines = (suffix: string, lines: readonly string[]): TextFile => ({
  suffix,
  content: lines.map((line) => `${line}\r\n`).join(''),
});
