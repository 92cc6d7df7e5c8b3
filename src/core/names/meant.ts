import { fail, ok, type Result } from '../result';
import { smallest } from '../extremes';
import { entryAt } from '../present';
import { problem, type Problem, type ProblemCode, type ProblemPlace } from '../problem';

/** A guess: one thing, or two that are equally near. */
export interface Meant {
  readonly meant?: string;
  readonly orMeant?: string;
}

/** A text without capitals, accents and invisible characters. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .trim()
    .toLowerCase();

/** How many letters must be added, removed, changed, or swapped with the next one to turn one text into the other. */
const distance = (one: readonly string[], other: readonly string[]): number => {
  const rows: number[][] = [[...other.keys(), other.length]];
  for (let row = 1; row <= one.length; row++) {
    const above = entryAt(rows, row - 1);
    const own = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isTurned = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      own[column] = Math.min(
        entryAt(above, column) + 1,
        entryAt(own, column - 1) + 1,
        entryAt(above, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isTurned ? entryAt(entryAt(rows, row - 2), column - 2) + 1 : Infinity,
      );
    }
    rows[row] = own;
  }
  return entryAt(entryAt(rows, one.length), other.length);
};

/** Texts are near up to a third of their letters. */
const nearby = (one: string, other: string): number => {
  const [from, to] = [[...one], [...other]];
  const most = Math.floor(Math.max(from.length, to.length) / 3);
  if (Math.abs(from.length - to.length) > most) return Infinity;
  const found = distance(from, to);
  return found > most ? Infinity : found;
};

/** Shorter words and beginnings fit too much. */
const LEAST_PART = 3;

/**
 * How far away a text is: by its letters. One of its words, or its beginning, counts half a letter more. Of texts equally near by
 * a part, the one nearer as a whole wins.
 */
const farness = (typed: string, known: string): number => {
  const whole = nearby(typed, known);
  if (typed.length < LEAST_PART) return whole;
  const parts = known.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= LEAST_PART);
  const ofParts = parts.map((part) => nearby(typed, part) + 0.5);
  const least = Math.min(whole, smallest(ofParts), known.startsWith(typed) ? 0.5 : Infinity);
  return least + (whole < Infinity ? 0 : 0.1);
};

/**
 * What somebody meant who typed something unknown: the nearest of all `known`, or two that are equally near. Nothing if all are
 * too far, three are equally near, or no letter was typed.
 */
export const meantBy = (typed: string, known: readonly string[]): Meant => {
  const text = folded(typed);
  if (!/\p{L}/u.test(text)) return {};
  const each = [...new Set(known)].map((name) => ({ name, far: farness(text, folded(name)) }));
  const least = smallest(each.map(({ far }) => far));
  const nearest = each.filter(({ far }) => far === least && far < Infinity);
  const [first, second] = nearest;
  if (!first || nearest.length > 2) return {};
  return { meant: first.name, ...(second ? { orMeant: second.name } : {}) };
};

/**
 * The problem of a text that is not `known`: the `typed` text, the `choices`, and what was probably `meant` (`orMeant`), if
 * anything is near.
 */
export const unknownProblem = (
  code: ProblemCode,
  typed: string,
  known: readonly string[],
  place: ProblemPlace = {},
  values: Problem['values'] = {},
): Problem => problem(code, place, { typed, choices: known.join(', '), ...values, ...meantBy(typed, known) });

/** That of some things, such as the rows of a registry, which has an id; else `code`, with what was probably meant. */
export const calledById = <T extends { readonly id: string }>(
  id: string,
  among: readonly T[],
  code: ProblemCode,
  place: ProblemPlace = {},
): Result<T> => {
  const found = among.find((each) => each.id === id);
  const ids = among.map((each) => each.id);
  return found ? ok(found) : fail(unknownProblem(code, id, ids, place));
};
