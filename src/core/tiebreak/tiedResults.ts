import type { EncounterCriterion, Term } from './criterion';
import { classesBy } from './direct';
import type { ScoreTable } from './scores';
import { sumOf } from './working';

const PLUS = { win: 1, draw: 0, loss: -1 } as const;

/** 1 for each game won among the tied, -1 for each lost: plus or minus, not percentage. */
const results = (table: ScoreTable, group: readonly number[], player: number): readonly Term[] => {
  const tied = new Set(group);
  return table
    .encounters(player)
    .filter(({ opponent }) => tied.has(opponent))
    .map((from) => ({ from, amount: PLUS[from.mark] }));
};

/**
 * US Chess's results between tied players: wins less losses among them, once; those whom it leaves tied are not compared
 * again.
 */
export const tiedResults: EncounterCriterion = {
  code: 'US_TIED',
  name: 'Result between the tied: games won less games lost',
  source: 'US Chess Official Rules 34E5',
  better: 'more',
  roundRobin: 'suits',
  shape: 'weights',
  of: 'group',
  once: (table, group) =>
    classesBy(group, (player) => results(table, group, player).reduce((sum, { amount }) => sum + amount, 0)),
  again: false,
  working: (table, group) => (player) => sumOf(results(table, group, player), 1),
};
