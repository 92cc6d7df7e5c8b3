import type { Term } from './criterion';

const NUMERALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A number from 1 to 9 in letters, others in digits. */
export const numeral = (count: number): string => NUMERALS[count - 1] ?? String(count);

/**
 * Leaves out so many of the least significant terms (FIDE C.07 14.1-14.4), and then of the most significant ones, by a
 * key; among equals in it the term that adds least goes first at the lower end, the one that adds most at the upper.
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
