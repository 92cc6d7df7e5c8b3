import { plain } from '../core/plain';
import { LIST_WORDS } from './headers';

/** How the names of months begin, full or short, in English, German, French, Spanish and Russian. */
const BEGINNINGS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'янв'],
  ['feb', 'fev', 'фев'],
  ['mar', 'мар'],
  ['apr', 'avr', 'abr', 'апр'],
  ['may', 'mai', 'май', 'мая'],
  ['jun', 'juin', 'июн'],
  ['jul', 'juil', 'июл'],
  ['aug', 'aou', 'ago', 'авг'],
  ['sep', 'set', 'сен'],
  ['oct', 'okt', 'окт'],
  ['nov', 'ноя'],
  ['dec', 'dez', 'dic', 'дек'],
].map((words) => words.map(plain));

const RATING_WORDS: ReadonlySet<string> = new Set(
  LIST_WORDS.flatMap(({ rating }) => rating.flatMap((words) => plain(words).split(' '))).concat('fide'),
);

/** 1 to 12, of a name or a number; 0 for none. */
const monthOf = (token: string): number =>
  /^(?:0?[1-9]|1[0-2])$/.test(token)
    ? Number(token)
    : BEGINNINGS.findIndex((words) => words.some((word) => token.startsWith(word))) + 1;

/**
 * The month whose ratings a column has, by its heading: `Rating 2026-02`, `Rating Feb 2026`, `Elo 02/2026`, `Elo Februar 2026` are
 * `2026-02`. Null for a heading of anything else.
 */
export const ratingMonthOf = (heading: string): string | null => {
  const tokens = plain(heading).split(' ');
  const years = tokens.filter((token) => /^20\d\d$/.test(token));
  const words = tokens.filter((token) => RATING_WORDS.has(token));
  const months = tokens.filter((token) => !years.includes(token) && !words.includes(token));
  const month = monthOf(months[0] ?? '');
  const isOne = years.length === 1 && words.length > 0 && months.length === 1 && month > 0;
  return isOne ? `${years[0] ?? ''}-${String(month).padStart(2, '0')}` : null;
};

/** What such a column is called where we name one: `Rating 2026-02`. */
export const ratingMonthHeading = (month: string): string => `Rating ${month}`;
