import { largest } from '../../core/extremes';

/** Points that paper has between our margins. */
export const PAGE = {
  A4: { upright: { width: 523, height: 730 }, landscape: { width: 770, height: 480 } },
  Letter: { upright: { width: 540, height: 680 }, landscape: { width: 720, height: 500 } },
} as const;

/** Points of a row that has no height of its own. */
export const ROW_HEIGHT = 15;

/** Points between a line of words and the table above or below it. */
export const AIR = 7;

/** The height of the row of one such line. */
export const aired = (row: number) => ({ row, height: ROW_HEIGHT + AIR });

/** Points of columns in Excel: 5.25 a character, and the margins of their cells. */
export const pointsOf = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width * 5.25 + 3.75, 0);

/** Characters of one column over some points: the reverse of `pointsOf`. */
export const charactersOver = (points: number): number => (points - 3.75) / 5.25;

/**
 * Where Excel's own font is missing the substitute is wider, and a page that just fits would lose its last column: the first
 * allowance is enough for Liberation Sans, the second for the fonts that programs take in its place, the third for all. Rows have
 * their heights, whatever the font; one allowance is for titles in large type, the last two for LibreOffice and some screens, which round
 * columns up a little, the narrower the more.
 */
export const ALLOWANCE = {
  usual: 1.13,
  most: 1.3,
  all: 1.45,
  rows: 1.06,
  rounded: 1.04,
  narrow: 1.07,
} as const;

/** Points of the rows from one to before another. */
export const between = (from: number, to: number, heightOf: (row: number) => number): number => {
  let sum = 0;
  for (let row = from; row < to; row++) sum += heightOf(row);
  return sum;
};

/** Points of the highest of some parts, the first with the title above it. */
export const highestOf = (
  starts: readonly number[],
  end: number,
  heightOf: (row: number) => number,
): number =>
  largest(starts.map((start, index) => between(index === 0 ? 0 : start, starts[index + 1] ?? end, heightOf)));

/** A part that starts in a row; where it is too long for one page, pages begin at the rows of `starts`. */
export interface LongPart {
  readonly start: number;
  readonly starts: readonly number[];
}

/** Parts out of the rows at which pages may begin, of which some begin a part. */
export const partsAt = (rows: readonly number[], begins: readonly boolean[]): readonly LongPart[] => {
  const parts: { readonly start: number; readonly starts: number[] }[] = [];
  rows.forEach((row, index) => {
    if (begins[index]) parts.push({ start: row, starts: [] });
    else parts.at(-1)?.starts.push(row);
  });
  return parts;
};

/** The rows at which pages may begin: the starts of the parts and, in those that are higher than `most` points, further ones. */
export const startsOf = (
  parts: readonly LongPart[],
  rowCount: number,
  heightOf: (row: number) => number,
  most: number,
): number[] =>
  parts.flatMap(({ start, starts }, index) =>
    between(start, parts[index + 1]?.start ?? rowCount, heightOf) > most
      ? [start, ...starts.filter((row) => row > start)]
      : [start],
  );

/**
 * The rows at which pages begin: as many whole parts to a page as fit in `most` points. `starts` are the parts' first rows; the
 * first part has the title above it.
 */
export const breaksOf = (
  starts: readonly number[],
  rowCount: number,
  heightOf: (row: number) => number,
  most: number,
): number[] => {
  const breaks: number[] = [];
  let used = 0;
  starts.forEach((start, index) => {
    const needs = between(index === 0 ? 0 : start, starts[index + 1] ?? rowCount, heightOf);
    if (index > 0 && used + needs > most) {
      breaks.push(start);
      used = needs;
    } else used += needs;
  });
  return breaks;
};

/** Whether a part is alone on its page. */
const isAnyAlone = (starts: readonly number[], breaks: readonly number[]): boolean =>
  [...starts.slice(0, 1), ...breaks].some((from, page) => starts[starts.indexOf(from) + 1] === breaks[page]);

/** So much lower the higher of two pages must be for the last one to get more of their parts. */
const WORTH_SHARING = 0.9;

/** Of three pages or more the last two share their parts evenly: what is left over is hardly worth a page of its own. */
const withSharedEnd = (
  starts: readonly number[],
  breaks: number[],
  end: number,
  heightOf: (row: number) => number,
): number[] => {
  const [from, last] = breaks.slice(-2);
  if (from === undefined || last === undefined) return breaks;
  const higher = (row: number): number => Math.max(between(from, row, heightOf), between(row, end, heightOf));
  const shares = starts.filter((row) => row > from && row < last);
  const best = shares.reduceRight(
    (found, row) => (higher(row) < higher(found) * WORTH_SHARING ? row : found),
    last,
  );
  return [...breaks.slice(0, -1), best];
};

/**
 * Breaks for as few pages, filled as evenly as whole parts allow, so that no part is left alone on the last page. Where one is alone
 * anyway, the first pages are full.
 */
export const evenBreaks = (
  starts: readonly number[],
  rowCount: number,
  heightOf: (row: number) => number,
  most: number,
): number[] => {
  const within = (points: number): number[] => breaksOf(starts, rowCount, heightOf, points);
  const full = within(most);
  const pages = full.length;
  let [least, enough] = [0, most];
  while (enough - least > 1) {
    const middle = (least + enough) / 2;
    if (within(middle).length > pages) least = middle;
    else enough = middle;
  }
  const even = within(enough);
  const breaks = isAnyAlone(starts, even) && isAnyAlone(starts, full) ? full : even;
  return withSharedEnd(starts, breaks, rowCount, heightOf);
};

/** How many pages parts take between these breaks, of which each has room for some points. */
export const pagesIn = (
  breaks: readonly number[],
  end: number,
  heightOf: (row: number) => number,
  room: number,
): number =>
  [0, ...breaks].reduce(
    (sum, row, index) => sum + Math.ceil(between(row, breaks[index] ?? end, heightOf) / room),
    0,
  );
