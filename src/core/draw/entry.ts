import { entryAt, present, underKey } from '../present';
import type { ExtraValue } from '../model';
import { problem, type Problem } from '../problem';
import type { Rating } from '../ratings/rating';
import { unlessProblems, type Result } from '../result';

/** The parts of a list entry that a numbering reads. */
export interface Numbered {
  readonly name?: string | undefined;
  readonly rating?: Rating | undefined;
  readonly federation?: string | undefined;
  /** What the list's own column of numbers says. */
  readonly number?: number | undefined;
  readonly extra?: readonly ExtraValue[] | undefined;
}

/** What a way of giving numbers gets, besides the entries. */
export interface DrawSettings {
  readonly seed: string;
  readonly detail: string;
  readonly system: string;
  /** Headings of the further columns of the list. */
  readonly columns: readonly string[];
  /** The heading of the list's own column of numbers, which is not among `columns`. */
  readonly own?: string | undefined;
}

/** The entry, counted from 0, that has number 1, 2, and so on. */
export type Order = readonly number[];

/** One way to give numbers. */
export type DrawOrder = (entries: readonly Numbered[], settings: DrawSettings) => Result<Order>;

/** The entries, counted from 0, strongest first, equals in list order, unrated last. */
export const byStrength = (entries: readonly Numbered[]): Order => {
  const rows = entries.map((entry, index) => ({ index, strength: entry.rating?.strength ?? null }));
  const unrated = rows.filter(({ strength }) => strength === null);
  const rated = rows.filter(({ strength }) => strength !== null);
  rated.sort((a, b) => present(b.strength) - present(a.strength));
  return [...rated, ...unrated].map(({ index }) => index);
};

/**
 * The order that follows from numbers given one by one, in the order of the list; `null` for no number. Problems, each with the
 * player: `numbers-missing`, `not-a-whole-number`, `number-out-of-range`, `numbers-duplicate` with the player who already has the
 * number.
 */
export const orderOfNumbers = (
  entries: readonly Numbered[],
  numbers: readonly (number | string | null)[],
): Result<Order> => {
  const count = entries.length;
  const owner = new Map<number, number>();
  const problems = entries.flatMap(({ name }, index): readonly Problem[] => {
    const number = numbers[index] ?? null;
    const place = { player: name ?? `${index + 1}` };
    const limits = { least: 1, most: count, typed: String(number) };
    if (number === null) return [problem('numbers-missing', place, { count })];
    if (typeof number === 'string' || !Number.isInteger(number))
      return [problem('not-a-whole-number', place, limits)];
    if (number < 1 || number > count) return [problem('number-out-of-range', place, limits)];
    const other = owner.get(number);
    if (other !== undefined)
      return [
        problem('numbers-duplicate', place, {
          number,
          other: entryAt(entries, other).name ?? `${other + 1}`,
        }),
      ];
    owner.set(number, index);
    return [];
  });
  return unlessProblems(problems, () => Array.from({ length: count }, (_, no) => underKey(owner, no + 1)));
};
