import { fraction, type Fraction } from '../fraction';
import type { Facts, PlayerCriterion, Term, Working } from './criterion';

/** The working of a plain sum: the value is that of the terms that are not left out. */
export const sumOf = (terms: readonly Term[], per: number, facts?: Facts): Working => {
  const total = terms.reduce((sum, { amount, out }) => (out === undefined ? sum + amount : sum), 0);
  return { value: fraction(total, per), terms, per, ...(facts === undefined ? {} : { facts }) };
};

/** The working of a value that is no sum over games. */
export const plain = (value: Fraction | null): Working => ({ value, terms: [], per: 1 });

type Described = Omit<PlayerCriterion, 'of' | 'values' | 'better' | 'roundRobin'> &
  Partial<Pick<PlayerCriterion, 'better' | 'roundRobin'>>;

/** A criterion from the working of its value. More is better and it suits a round robin unless it says otherwise. */
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
