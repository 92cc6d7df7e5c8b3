import { entryAt } from '../present';
import { problem, type ProblemPlace, type Problem } from '../problem';

/**
 * A playing strength as the organiser wrote it. `typed` is the text of the list (`2143`, `1523P12`, `unr.`, `3k`); `strength` is
 * the number to sort by, `null` for the unrated.
 */
export interface Rating {
  readonly typed: string | number;
  readonly strength: number | null;
}

const GO_RANK = /^(\d{1,2})\s*(k|d|p|kyu|dan|pro)\.?[?*]?$/i;

/** Go ranks on the scale of the European Go Federation: 1 dan is 2100, a rank is 100; professionals 30 a rank above 2700. */
const goStrength = (typed: string): number | null => {
  const match = GO_RANK.exec(typed);
  if (!match) return null;
  const rank = Number(match[1]);
  const letter = entryAt(match, 2).charAt(0).toLowerCase();
  if (letter === 'k') return 2100 - 100 * rank;
  return letter === 'd' ? 2000 + 100 * rank : 2670 + 30 * rank;
};

/** Whether this is a Go rank: `3k`, `2 dan`, `1p`. */
export const isGoRank = (typed: string | number): boolean => GO_RANK.test(String(typed).trim());

/**
 * Reads a rating or a Go rank. A number at the beginning counts (`1523P12` is 1523, US Chess's provisional form). No number, or
 * 0, means unrated (`strength` null).
 */
export const parseRating = (typed: string | number): Rating => {
  if (typeof typed === 'number') return { typed, strength: typed > 0 ? typed : null };
  const text = typed.trim();
  const rank = goStrength(text);
  if (rank !== null) return { typed: text, strength: rank };
  const leading = /^\d{1,5}(?=$|\D)/.exec(text);
  const strength = leading ? Number(leading[0]) : 0;
  return { typed: text, strength: strength > 0 ? strength : null };
};

/** Higher than any rating in use: anything above is a slip, a date or another kind of number. */
const MOST_RATING = 9_999;

/** What people write for no rating, in all languages. */
const NO_RATING = [
  ...['u', 'ur', 'u r', 'nr', 'n r', 'unr', 'unrated', 'not rated', 'no rating'],
  ...['none', 'nil', 'n a', 'na', 'tbd', 'tba', 'tbc', 'restp'],
  ...['new', 'beginner', 'novice', 'anfanger', 'debutant', 'principiante', 'новичок'],
  ...['provisional', 'ohne', 'keine', 'neu', 'o w', 'nc', 'non classe', 'sans', 'aucun'],
  ...['sin', 'sin elo', 'ninguno', 's c', 'нет', 'б р', 'без рейтинга'],
];

/** A text in the form in which these compare: only letters and digits, without capitals and accents. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

const UNRATED: ReadonlySet<string> = new Set(NO_RATING.map(folded));

/** Whether a text says that there is no rating: `unr.`, `n/a`, `ohne`. */
export const isUnrated = (text: string): boolean => UNRATED.has(folded(text));

/** A number followed by a mark that is no second number, no exponent and no misprinted digit (`17O5`, `180l`). */
const MARKED = /^\d{1,4}(?!\d|[eE][+-]?\d|[OoIl]+(?!\p{L})|.*\d{3})/u;

/**
 * Whether this is a valid rating: a number from 0 (unrated) to 9999, as text perhaps with a mark (`1523P12`, `1800*`, `1800?`); a
 * Go rank; a word or a dash for no rating. `-5`, `1e308` and `x` are not.
 */
export const isRating = (typed: string | number): boolean => {
  if (typeof typed === 'number') return typed >= 0 && typed <= MOST_RATING;
  const text = typed.trim();
  const rank = goStrength(text);
  if (rank !== null) return rank <= MOST_RATING;
  return folded(text) === '' || isUnrated(text) || MARKED.test(text);
};

/** `rating-invalid` if the typed text cannot be a rating; nothing if nothing was typed. */
export const ratingProblems = (
  typed: string | number | null | undefined,
  place: ProblemPlace,
): readonly Problem[] =>
  typed === null || typed === undefined || isRating(typed)
    ? []
    : [problem('rating-invalid', place, { typed, most: MOST_RATING })];
