import { largest } from '../../core/extremes';
import { entryAt, present } from '../../core/present';
import { isGoRank, parseRating } from '../../core/ratings/rating';
import { isFigure, isNaming, isNote } from './text';
import { foldedName } from '../../core/names/name';
import { hasText, remembered, span, type Rows, type View } from '../view';

const LEAST_RATING = 100;
const MOST_RATING = 3500;

/** Whether a cell could be a rating: 100 to 3500, a provisional one (`1523P12`) or a Go rank; no date. */
export const isRatingLike = (view: View, row: number, column: number): boolean => {
  const value = view.value(row, column);
  const text = view.text(row, column);
  if (isGoRank(text)) return true;
  if (typeof value === 'number' ? view.isDate(row, column) : !/^\d{3,4}(P\d*)?$/i.test(text)) return false;
  const strength = parseRating(typeof value === 'number' ? value : text).strength ?? 0;
  return strength >= LEAST_RATING && strength <= MOST_RATING;
};

const couldName = remembered((text) => isNaming(text) && !isFigure(text) && !isGoRank(text) && !isNote(text));

/** Whether a cell holds text that could be somebody's name. */
export const isNameLike = (view: View, row: number, column: number): boolean =>
  typeof view.value(row, column) === 'string' && couldName(view, view.text(row, column));

/** Country and title codes, and letters for players: up to three capitals, or one with a number, in every cell. */
const isCode = (text: string): boolean => /^(?:[A-Z]{1,3}|[A-Za-z][.)]?|[A-Z]\d{1,2})$/.test(text);

const namesIn = (view: View, rows: Rows, column: number): readonly string[] =>
  span(rows.from, rows.to)
    .filter((row) => isNameLike(view, row, column))
    .map((row) => view.text(row, column));

/** How many names a column has, and how many different ones. */
export const nameCount = (
  view: View,
  rows: Rows,
  column: number,
): { readonly all: number; readonly distinct: number } => {
  const names = namesIn(view, rows, column);
  return { all: names.length, distinct: new Set(names.map(foldedName)).size };
};

/**
 * The column with most different names (columns of country codes come last, and the leftmost wins ties); `null` if none has a
 * name.
 */
export const nameColumnByContent = (view: View, rows: Rows, columns: readonly number[]): number | null => {
  const standing = columns.map((column) => {
    const codes = namesIn(view, rows, column).every(isCode);
    return { column, weight: nameCount(view, rows, column).distinct * (codes ? 1 : 1_000_000) };
  });
  const most = Math.max(0, largest(standing.map(({ weight }) => weight)));
  return standing.find(({ weight }) => weight === most && most > 0)?.column ?? null;
};

const values = (view: View, rows: readonly number[], column: number): readonly number[] =>
  rows.filter((row) => hasText(view, row, column));

const EARLIEST_BIRTH = 1925;
const LATEST_BIRTH = 2025;

/** The column in which three cells in five look like ratings; one with only years of birth comes last. */
export const ratingColumnByContent = (
  view: View,
  rows: readonly number[],
  columns: readonly number[],
): number | null => {
  const likely = columns.filter((column) => {
    const filled = values(view, rows, column);
    const like = filled.filter((row) => isRatingLike(view, row, column)).length;
    return like > 0 && like * 5 >= filled.length * 3 && like * 3 >= rows.length;
  });
  const years = (column: number): boolean =>
    values(view, rows, column).every((row) => {
      const value = Number(view.text(row, column));
      return value >= EARLIEST_BIRTH && value <= LATEST_BIRTH;
    });
  return likely.find((column) => !years(column)) ?? likely[0] ?? null;
};

/** The column whose cells are all codes of countries. */
export const federationColumnByContent = (
  view: View,
  rows: readonly number[],
  columns: readonly number[],
): number | null =>
  columns.find((column) => {
    const filled = values(view, rows, column);
    return (
      filled.length * 2 > rows.length && filled.every((row) => /^[A-Z]{3}$/.test(view.text(row, column)))
    );
  }) ?? null;

/** A running number as people type it: 7, `7`, `7.`, `#7`; `null` for anything else. */
export const ordinalOf = (view: View, row: number, column: number): number | null => {
  const match = /^#?(\d{1,4})[.)]?$/.exec(view.text(row, column));
  return match ? Number(match[1]) : null;
};

/** Whether these rows are numbered from 1 upwards, gaps allowed. */
export const isRunning = (view: View, rows: readonly number[], column: number): boolean => {
  const numbers = rows.map((row) => ordinalOf(view, row, column));
  const first = rows[0];
  return (
    first !== undefined &&
    numbers[0] === 1 &&
    numbers.every(
      (number, index) =>
        number !== null &&
        (index === 0 || (number > present(numbers[index - 1]) && number - 1 <= entryAt(rows, index) - first)),
    )
  );
};
