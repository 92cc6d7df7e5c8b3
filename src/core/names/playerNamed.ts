import type { Player, Tournament } from '../model';
import { folded, meantBy, unknownProblem } from './meant';
import { foldedName } from './name';
import { entryAt } from '../present';
import { problem } from '../problem';
import { fail, ok, type Result } from '../result';

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
