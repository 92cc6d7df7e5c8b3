import type { Fraction } from '../fraction';
import type { Rest } from '../model';
import type { Encounter, ScoreTable } from './scores';

/** A tie-break, over a table of players or of teams. Competitors are their places in that table, from 0. */
interface Entry {
  readonly code: string;
  /** What the field calls it; after a colon what it counts, where the name alone does not say. */
  readonly name: string;
  /** Article and publication: a citation, not a text for users; one of those that `rulebook.test.ts` knows. */
  readonly source: string;
  readonly better: 'more' | 'less';
  /**
   * Whether it suits a round robin. `idle`: among equals in points it is the same for all, or only tells the lower rated,
   * once everybody has met everybody. `forbidden`: its own federation says so.
   */
  readonly roundRobin: 'suits' | 'idle' | 'forbidden';
}

/** A criterion with a value for each competitor, whoever they are tied with. */
export interface ValueCriterion<Table> extends Entry {
  readonly of: 'player';
  /** In the order of the table; those of annulled players mean nothing; `null` (always last) where there is none. */
  readonly values: (table: Table) => readonly (Fraction | null)[];
}

/** A criterion that exists only among the tied. */
export interface GroupCriterion<Table> extends Entry {
  readonly of: 'group';
  /** One application: the tied in order, those that it leaves tied together in one list. */
  readonly once: (table: Table, group: readonly number[]) => readonly (readonly number[])[];
  /** Whether it is applied again to those whom it leaves tied, by what is among them alone. */
  readonly again: boolean;
}

/** Why a game that was finished adds nothing. */
export type LeftOut = 'cut' | 'limit' | 'forfeit' | 'mark' | 'white' | 'outside' | 'unrated';

/** One line of a sum: what a game, a day of rest or the arbiter's adjustment adds. */
export interface Term {
  readonly from: Encounter | Rest | 'adjustment';
  /** In 1/`per` of the working; what it would have added, if it is left out. */
  readonly amount: number;
  /** What of the opponent's it was made with: their score, rating or performance. */
  readonly opponent?: Fraction;
  /** What that, or the points of the game, is multiplied by. */
  readonly factor?: Fraction;
  /** The number in `opponent` is their own: what was not played counts as a draw against themselves. */
  readonly himself?: true;
  readonly out?: LeftOut;
}

/**
 * What the terms of a criterion are: points made; those as a share of the average of several games; games counted; own result times opponent's score; opponents' scores or
 * ratings; points counted in the score after each later round; score expected and score above it; weights of results;
 * `none`: it is no sum over games.
 */
export type Shape =
  | 'points'
  | 'averages'
  | 'games'
  | 'product'
  | 'scores'
  | 'ratings'
  | 'rounds'
  | 'expected'
  | 'above'
  | 'weights'
  | 'none';

/** Whether a term is of a game. */
export const isGame = (from: Term['from']): from is Encounter => typeof from !== 'string' && 'game' in from;

/** Numbers that a value was found with besides its terms. */
export interface Facts {
  /** Points that an opponent must have (Koya). */
  readonly limit?: Fraction;
  /** Average of the opponents. */
  readonly average?: Fraction;
  /** Share of the points over the board, in hundredths, and the rating difference that it stands for. */
  readonly percentage?: number;
  readonly difference?: number;
  /** Terms that are left out at either end. */
  readonly cut?: { readonly lowest: number; readonly highest: number };
}

/** How a player's value comes about. */
export interface Working {
  readonly value: Fraction | null;
  readonly terms: readonly Term[];
  /** The terms are whole numbers of 1/`per`. */
  readonly per: number;
  readonly facts?: Facts;
}

export interface PlayerCriterion extends ValueCriterion<ScoreTable> {
  readonly shape: Shape;
  /** Whether it looks at ratings, so that one unrated player takes its meaning (FIDE C.07 10). */
  readonly rated?: true;
  /** How the value of each player comes about; `values` are those of it. */
  readonly working: (table: ScoreTable) => (player: number) => Working;
}

export interface EncounterCriterion extends GroupCriterion<ScoreTable> {
  readonly shape: Shape;
  /** How a player's number among the tied comes about. */
  readonly working: (table: ScoreTable, group: readonly number[]) => (player: number) => Working;
}

export type Criterion = PlayerCriterion | EncounterCriterion;
