import { fraction, type Fraction } from '../fraction';
import type { Facts, PlayerCriterion, Term, Working } from './criterion';

/** The working of a plain sum: the value is the sum of the terms that are not left out. */
export const sumOf = (terms: readonly Term[], per: number, facts?: Facts): Working => {
  const total = terms.reduce((sum, { amount, out }) => (out === undefined ? sum + amount : sum), 0);
  return { value: fraction(total, per), terms, per, ...(facts === undefined ? {} : { facts }) };
};

/** The working of a value that is not a sum over games. */
export const plain = (value: Fraction | null): Working => ({ value, terms: [], per: 1 });

type Described = Omit<PlayerCriterion, 'of' | 'values' | 'better' | 'roundRobin'> &
  Partial<Pick<PlayerCriterion, 'better' | 'roundRobin'>>;

/** A criterion defined by the working of its value. By default more is better and it suits a round robin. */
export const playerCriterion = (described: Described): PlayerCriterion => ({
  better: 'more',
  roundRobin: 'suits',
  ...described,
  of: 'player',
  values: (table) => {
    const working = described.working(table);
    return table.counts.map((_, player) => working(player).value);
  },
});

const NUMERALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Numbers from 1 to 9 in words, others in digits. */
export const numeral = (count: number): string => NUMERALS[count - 1] ?? String(count);

/**
 * Leaves out some of the least significant terms (FIDE C.07 14.1-14.4), then some of the most significant ones, by a key. Among
 * terms with equal keys, the one that adds least goes first at the lower end, the one that adds most at the upper.
 */
export const cut = (
  terms: readonly Term[],
  keyOf: (term: Term) => number,
  lowest: number,
  highest = 0,
): readonly Term[] => {
  const order = terms
    .map((term, index) => ({ index, key: keyOf(term), amount: term.amount }))
    .sort((a, b) => a.key - b.key || a.amount - b.amount)
    .map(({ index }) => index);
  const rest = order.slice(lowest);
  const out = new Set([...order.slice(0, lowest), ...rest.slice(Math.max(0, rest.length - highest))]);
  return terms.map((term, index) => (out.has(index) ? { ...term, out: 'cut' } : term));
};
