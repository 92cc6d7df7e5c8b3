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

/** What stands in columns from `from` on: aligned at its left, or at its right where it ends in column `to`. */
export interface Field {
  readonly from: number;
  readonly to?: number;
  readonly text: string | number;
}

/** As much of a text as so many characters hold; line breaks and the like are blanks. */
const fitted = (text: string | number, width: number): string =>
  Array.from(String(text).replace(/\s+/gu, ' ').trim()).slice(0, width).join('');

/** A line of fields that stand in order; nothing that is too long runs into the next one. No blanks at its end. */
export const makeLine = (fields: readonly Field[]): string => {
  let [line, length] = ['', 0];
  for (const { from, to, text } of fields) {
    const all = fitted(text, to === undefined ? Infinity : to - from + 1);
    const start = to === undefined ? from - 1 : to - Array.from(all).length;
    line += ' '.repeat(Math.max(0, start - length)) + all;
    length = Math.max(length, start) + Array.from(all).length;
  }
  return line.trimEnd();
};
