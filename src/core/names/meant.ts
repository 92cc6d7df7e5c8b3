import { fail, ok, type Result } from '../result';
import { smallest } from '../extremes';
import { entryAt } from '../present';
import { problem, type Problem, type ProblemCode, type ProblemPlace } from '../problem';
import type { Player, Tournament } from '../model';
import { foldedName } from './name';

/** A guess: one thing, or two that are equally near. */
export interface Meant {
  readonly meant?: string;
  readonly orMeant?: string;
}

/** A text without capitals, accents and invisible characters. */
const folded = (text: string): string =>
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
  if (found) return ok(found);
  const ids = among.map((each) => each.id);
  return fail(unknownProblem(code, id, ids, place));
};

/** A word of a name, without separators. */
const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether every typed word matches a different word of the name. */
const hasWords = (
  name: readonly string[],
  typed: readonly string[],
  isOne: (word: string, typed: string) => boolean,
): boolean => {
  const left = [...name];
  const longestFirst = [...typed].sort((one, other) => other.length - one.length);
  return longestFirst.every((each) => {
    const place = left.findIndex((word) => isOne(word, each));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
};

/** The ways in which a text may fit a name, the strictest first: names that fit a stricter one win. */
const WAYS: readonly ((name: string, typed: string) => boolean)[] = [
  (name, typed) => foldedName(name) === foldedName(typed),
  (name, typed) => wordsOf(name).join(' ') === wordsOf(typed).join(' '),
  (name, typed) => hasWords(wordsOf(name), wordsOf(typed), (word, each) => word === each),
  (name, typed) => hasWords(wordsOf(name), wordsOf(typed), (word, each) => word.startsWith(each)),
];

/**
 * Everyone whom a text may mean: people with exactly that name, in capitals or not; else with that name without accents; else
 * with it as a part, in any order (`Rossi`, `Rossi, Carla`); else with words that begin so (`Car`, `C. Rossi`). A text without a
 * letter fits only an identical name.
 */
export const meantPeople = <T extends { readonly name: string }>(
  people: readonly T[],
  typed: string,
): readonly T[] => {
  const ways = /\p{L}/u.test(typed) ? WAYS : WAYS.slice(0, 1);
  for (const isMeant of ways) {
    const found = people.filter(({ name }) => isMeant(name, typed));
    if (found.length > 0) return found;
  }
  return [];
};

const NUMBER = /^\d{1,9}$/;

const listed = (players: readonly Player[]): string =>
  players.map(({ no, name }) => `${no} ${name}`).join(', ');

/**
 * The player with a number, with a name as on Players, or with a part of one (`meantPeople`); digits that are nobody's name are a
 * number. Problems: `player-unknown` with the likely name, `player-ambiguous` with everyone it fits; for teams `team-unknown`
 * with all of them, `team-ambiguous`.
 */
export const playerNamed = <P extends Player>(
  { players, discipline }: Pick<Tournament, 'discipline'> & { readonly players: readonly P[] },
  typed: string | number,
): Result<P> => {
  const called = typeof typed === 'number' ? [] : meantPeople(players, typed);
  if (called.length > 1) {
    const choices = called.map(({ name }) => name).join(', ');
    return fail(
      discipline
        ? problem('team-ambiguous', {}, { typed, choices })
        : problem('player-ambiguous', {}, { typed, players: listed(called), example: entryAt(called, 0).no }),
    );
  }
  const isNumber = typeof typed === 'number' || NUMBER.test(typed.trim());
  const numbered = isNumber ? players.find(({ no }) => no === Number(typed)) : undefined;
  const found = called[0] ?? numbered;
  if (found) return ok(found);
  const names = players.map(({ name }) => name);
  return fail(
    discipline
      ? unknownProblem('team-unknown', String(typed), names)
      : problem('player-unknown', {}, { typed, ...meantBy(String(typed), names) }),
  );
};
