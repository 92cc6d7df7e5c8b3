import { pairKey } from '../core/grouped';
import { entryAt } from '../core/present';
import { problem, type Problem } from '../core/problem';
import type { FoundEvent } from './exchangeFormat';

const LETTERS: readonly (readonly [from: RegExp, to: string])[] = [
  [/\p{M}/gu, ''],
  [/ß/g, 'ss'],
  [/[øœ]/g, 'o'],
  [/æ/g, 'a'],
  [/ł/g, 'l'],
  [/đ/g, 'd'],
  // `Mueller` is `Müller`.
  [/([aou])e/g, '$1'],
];

/** The words of a name without accents, capitals and stops. */
const wordsOf = (name: string): readonly string[] =>
  LETTERS.reduce((text, [from, to]) => text.replace(from, to), name.toLowerCase().normalize('NFKD')).match(
    /[\p{L}\p{N}]+/gu,
  ) ?? [];

const isNumber = (word: string): boolean => /\d/.test(word);

/** `G` and `Given` are the same word; `1` and `11` are not. */
const isShort = (one: string, other: string): boolean =>
  !isNumber(one) && !isNumber(other) && (one.startsWith(other) || other.startsWith(one));

/** Whether one letter more, less or other makes one word of the other. */
const isSlip = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1 || Math.max(one.length, other.length) < 4) return false;
  if (isNumber(one) || isNumber(other)) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [left, right] = [one.slice(start), other.slice(start)];
  return [
    [left.slice(1), right.slice(1)],
    [left.slice(1), right],
    [left, right.slice(1)],
  ].some(([a, b]) => a === b);
};

/** The words that are left of both names without those that both have. */
const without = (one: readonly string[], other: readonly string[]): readonly [string[], string[]] => {
  const rest = [...other];
  const own = one.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [own, rest];
};

/** Whether two names may be one: single words with a slip; of those that share a word in another order, with initials, with a part missing, with a slip. */
const isSpelling = (one: readonly string[], other: readonly string[]): boolean => {
  const [left, right] = without(one, other);
  if (left.length === one.length)
    return one.length === 1 && other.length === 1 && isSlip(one[0] ?? '', other[0] ?? '');
  const [fewer, more] = left.length <= right.length ? [left, [...right]] : [right, [...left]];
  if (fewer.length === 0) return more.every((word) => !isNumber(word)) && more.length < 2;
  const [first = '', ...others] = fewer;
  if (others.length === 0 && more.length === 1 && isSlip(first, more[0] ?? '')) return true;
  return fewer.every((word) => {
    const at = more.findIndex((each) => isShort(word, each));
    if (at >= 0) more.splice(at, 1);
    return at >= 0;
  });
};

/** A word that more names have is no surname. */
const MOST_ALIKE = 12;
const MOST_SINGLE = 200;

/** Pairs of players with a word in common or with single words for names, each once. */
const candidates = (names: readonly (readonly string[])[]): readonly (readonly [number, number])[] => {
  const byWord = new Map<string, number[]>();
  names.forEach((words, at) => {
    for (const word of new Set(words)) {
      if (word.length < 2 || isNumber(word)) continue;
      const same = byWord.get(word) ?? [];
      same.push(at);
      byWord.set(word, same);
    }
  });
  const found = new Map<string, readonly [number, number]>();
  const single = names.flatMap((words, at) => (words.length === 1 ? [at] : []));
  if (single.length <= MOST_SINGLE) byWord.set('', single);
  for (const same of byWord.values())
    if (same.length <= MOST_ALIKE || same === single)
      same.forEach((one, at) => {
        for (const other of same.slice(at + 1)) found.set(pairKey(one, other), [one, other]);
      });
  return [...found.values()];
};

/**
 * `exchange-two-spellings` for two players whose names may be spellings of one, `Surname, Given` and `Surname, G`: who meet, or play in one
 * round, are two.
 */
export const spellingWarnings = ({ players, games }: FoundEvent): readonly Problem[] => {
  const met = new Set(games.map(({ white, black }) => pairKey(white, black)));
  const rounds = players.map(() => new Set<number>());
  for (const { white, black, round } of games)
    if (round !== null) for (const at of [white, black]) entryAt(rounds, at).add(round);
  const names = players.map(({ name }) => wordsOf(name));
  return candidates(names).flatMap(([one, other]) => {
    const isApart =
      met.has(pairKey(one, other)) ||
      [...entryAt(rounds, one)].some((round) => entryAt(rounds, other).has(round));
    const [first, second] = [entryAt(players, one), entryAt(players, other)];
    return isApart || !isSpelling(entryAt(names, one), entryAt(names, other))
      ? []
      : [problem('exchange-two-spellings', second.place, { name: first.name, other: second.name })];
  });
};
