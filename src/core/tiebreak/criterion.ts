import type { Fraction } from '../fraction';
import type { ScoreTable } from './scores';

/** A tie-break. More is better. Players are their places in the score table. */
interface Entry {
  readonly code: string;
  /** Article and publication: a citation, not a text for users. */
  readonly source: string;
}

/** A criterion with a value for each player, whoever he is tied with. */
export interface PlayerCriterion extends Entry {
  readonly of: 'player';
  /** The value of each player, in the order of the tournament's players; those of annulled players mean nothing. */
  readonly values: (table: ScoreTable) => readonly Fraction[];
}

/** A criterion that exists only among the tied. */
export interface GroupCriterion extends Entry {
  readonly of: 'group';
  /** The tied players in order, those that it leaves tied together in one list. */
  readonly split: (table: ScoreTable, group: readonly number[]) => readonly (readonly number[])[];
}

export type Criterion = PlayerCriterion | GroupCriterion;
