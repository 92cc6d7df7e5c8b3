import { entryAt, present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import type { ExtraValue } from '../../core/model';
import { isGoRank, isUnrated, parseRating, ratingProblems, type Rating } from '../../core/ratings/rating';
import { plain } from '../../core/names/plain';
import { RESERVE_WORDS } from '../../language/headers';
import { isBoardHeading } from './headers';
import { isCellError, type CellValue } from '../../grid/cell';
import { nameCells, type Columns } from './columns';
import { ordinalOf } from './content';
import type { RosterEntry } from './model';
import { textOf } from './text';
import type { View } from '../view';

/** A value, or the problem with its cell. */
interface Reading<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}

/** A cell, or the text of its merged area: a club merged down over three players is the club of all three. */
const spread = (view: View, row: number, column: number): CellValue =>
  view.value(row, column) ?? view.spread(row, column);

/** `2 143`, `2.143`, `2,143`, `2'143`. */
const THOUSANDS = /^(\d)[\s.,'’](\d{3})$/;

/** `~1500`, `ca. 1500`. */
const ABOUT = /^(?:[~≈]|ca?\.) ?(\d{3,4})$/i;

/** Removes the thousands separator and the sign of an estimate, which our sheets do not read. */
const withoutMark = (text: string): string | number => {
  const plain = text.replace(THOUSANDS, '$1$2').replace(ABOUT, '$1');
  return plain === text ? text : Number(plain);
};

const readRating = (view: View, row: number, column: number | null): Reading<Rating | undefined> => {
  if (column === null) return { value: undefined, problems: [] };
  const value = spread(view, row, column);
  if (isCellError(value))
    return {
      value: undefined,
      problems: [problem('rating-error-value', view.place(row, column), { error: value.error })],
    };
  const text = textOf(value);
  if (text === '') return { value: undefined, problems: [] };
  const typed = typeof value === 'number' ? value : withoutMark(text);
  return { value: parseRating(typed), problems: ratingProblems(typed, view.place(row, column)) };
};

const readExtra = (view: View, row: number, column: number, heading: string): Reading<ExtraValue> => {
  const value = spread(view, row, column);
  if (isCellError(value))
    return {
      value: null,
      problems: [problem('cell-error-value', view.place(row, column), { error: value.error, heading })],
    };
  return { value: textOf(value) === '' ? null : value, problems: [] };
};

const readText = (view: View, row: number, column: number | null, heading: string): Reading<string> => {
  if (column === null) return { value: '', problems: [] };
  const { value, problems } = readExtra(view, row, column, heading);
  return { value: textOf(value), problems };
};

/** `Ann Bell (reserve)`. */
const MARK_BEHIND = /^(.*\p{L}.*?)\s*[([]([^()[\]]+)[)\]]$/u;

const isReserve = (text: string): boolean => RESERVE_WORDS.includes(plain(text));

/** One player's row, with every cell of it that holds an error. `headings` are those of the view's columns. */
export const readEntry = (
  view: View,
  columns: Columns,
  headings: (column: number) => string,
  row: number,
  name: string,
): Reading<RosterEntry> => {
  const rating = readRating(view, row, columns.rating);
  const federation = readText(view, row, columns.federation, headings(columns.federation ?? 0));
  const team = readText(view, row, columns.team, headings(columns.team ?? 0));
  const extras = columns.extras.map(({ column, heading }) => readExtra(view, row, column, heading));
  const number = columns.number === null ? null : ordinalOf(view, row, columns.number);
  const [, bare, mark = ''] = MARK_BEHIND.exec(name) ?? [];
  const isMarked = bare !== undefined && !/^[^r]$/i.test(mark) && isReserve(mark);
  const saysReserve = columns.extras.some(({ heading }, at) => {
    const text = textOf(extras[at]?.value);
    return isReserve(text) && (text.length > 2 || isBoardHeading(heading));
  });
  const entry: RosterEntry = {
    name: isMarked ? bare : name,
    ...(isMarked || saysReserve ? { reserve: true } : {}),
    ...(rating.value === undefined ? {} : { rating: rating.value }),
    ...(federation.value === '' ? {} : { federation: federation.value }),
    ...(team.value === '' ? {} : { team: team.value }),
    ...(number === null ? {} : { number }),
    extra: extras.map(({ value }) => value),
    row: view.sheetRow(row),
    cell: nameCells(view, columns, row).cell,
  };
  const teamIsExtra = columns.extras.some(({ column }) => column === columns.team);
  const problems = [rating, federation, ...(teamIsExtra ? [] : [team]), ...extras].flatMap(
    (part) => part.problems,
  );
  return { value: entry, problems };
};

/** The number format of a column: that of its first filled cell among these rows. */
export const formatOf = (view: View, rows: readonly number[], column: number): string => {
  const filled = rows.find((row) => view.text(row, column) !== '');
  return filled === undefined ? 'General' : view.format(filled, column);
};

/** `2. Bert`, and in a list of games `2 Bert` as well. */
const NUMBERED = {
  list: /^(\d{1,4})[.)] ?(?=[^\d\s])(.+)$/,
  games: /^#?(\d{1,4})(?:[.)] ?| )(?=[^\d\s])(.+)$/,
};

/** Removes numbers from names such as `2. Bert`, `1. Anna`, if each number from 1 comes once. */
export const withoutNumbering = <T extends { readonly name: string }>(
  entries: readonly T[],
  of: keyof typeof NUMBERED,
): readonly (T & { readonly number?: number })[] => {
  const matches = entries.map(({ name }) => NUMBERED[of].exec(name));
  const numbers = matches.map((match) => Number(match?.[1]));
  const isWhole =
    new Set(numbers).size === numbers.length && numbers.every((n) => n >= 1 && n <= numbers.length);
  if (!isWhole) return entries;
  return entries.map((entry, index) => ({
    ...entry,
    name: entryAt(present(matches[index]), 2),
    number: entryAt(numbers, index),
  }));
};

/** `Tom Baker (1540)`, `Tom Baker, 1540`, `Tom Baker 3k`. */
const MARKED_NAME =
  /^(.*\p{L}.*?)(?:\s*[([]([^()[\]]+)[)\]]|[\s,;:–-]+(\d{4}[A-Z*?]?|\d{1,2} ?(?:k|d|kyu|dan)))$/iu;

const isRatingMark = (mark: string): boolean =>
  /^[~≈]?\d{3,4}[A-Z*?]?$/i.test(mark) || isGoRank(mark) || isUnrated(mark);

const mayBeYear = (mark: string): boolean => /^(?:19|20)\d\d$/.test(mark);

/** Takes ratings from behind names if all that stands in brackets there, or behind most names without any, are ratings, and not all of them may be years. */
export const withRatingsOfNames = (entries: readonly RosterEntry[]): readonly RosterEntry[] => {
  const matches = entries.map(({ name }) => MARKED_NAME.exec(name));
  const marks = matches.flatMap((match) => match?.[2] ?? match?.[3] ?? []);
  const bare = matches.filter((match) => match?.[3]).length;
  if (!marks.every(isRatingMark) || marks.every(mayBeYear) || (bare > 0 && bare * 2 < entries.length))
    return entries;
  return entries.map((entry, at) => {
    const [, name, inBrackets, mark = inBrackets] = matches[at] ?? [];
    return name && mark ? { ...entry, name, rating: parseRating(withoutMark(mark)) } : entry;
  });
};
