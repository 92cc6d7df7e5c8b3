import { type Fraction, fraction } from '../fraction';
import type { ProfileId, Rest } from '../model';
import { scoreOf } from '../results/score';
import { hasColours, hasSides } from '../results/sides';
import type { Encounter, ScoreTable } from './scores';

/** What games may have: sides of a colour, sides at all, scores such as `3-1`. */
const HAVING = {
  colours: hasColours,
  sides: hasSides,
  scores: ({ profile }: { readonly profile: ProfileId }) => scoreOf(profile) === 'sets',
};

/** For which games a tie-break, or a published order, is made: those with colours, sides or scores; all if it does not say. */
export interface ForGames {
  readonly games?: keyof typeof HAVING;
}

/** Whether a game is offered it. */
export const suitsGame = (profile: ProfileId, { games }: ForGames): boolean =>
  games === undefined || HAVING[games]({ profile });

/** A tie-break, for a table of players or of teams. Competitors are their places in that table, from 0. */
interface Entry extends ForGames {
  readonly code: string;
  /** Its usual name; after a colon what it counts, if the name alone does not say so. */
  readonly name: string;
  /** Article and publication: a citation, not a text for users; one that `rulebook.test.ts` knows. */
  readonly source: string;
  readonly better: 'more' | 'less';
  /**
   * Whether it suits a round robin. `idle`: once all have met, it is the same for all players with equal points, or only shows
   * the lower rated. `forbidden`: its own federation says so.
   */
  readonly roundRobin: 'suits' | 'idle' | 'forbidden';
}

/** A criterion with a value for each competitor, whoever else is tied. */
export interface ValueCriterion<Table> extends Entry {
  readonly of: 'player';
  /** In the order of the table; those of annulled players mean nothing; `null`, which always ranks last, for no value. */
  readonly values: (table: Table) => readonly (Fraction | null)[];
}

/** A criterion that only compares tied players. */
export interface GroupCriterion<Table> extends Entry {
  readonly of: 'group';
  /** One application: the tied in order, with those who stay tied in one list. */
  readonly once: (table: Table, group: readonly number[]) => readonly (readonly number[])[];
  /** Whether it is applied again to those who stay tied, counting only results among them. */
  readonly again: boolean;
}

/** Why a finished game adds nothing. */
export type LeftOut = 'cut' | 'limit' | 'forfeit' | 'mark' | 'white' | 'outside' | 'unrated';

/** One line of a sum: what a game, a bye or the arbiter's adjustment adds. */
export interface Term {
  readonly from: Encounter | Rest | 'adjustment';
  /** In 1/`per` of the working; if it is left out, what it would have added. */
  readonly amount: number;
  /** The opponent's number used: their score, rating or performance. */
  readonly opponent?: Fraction;
  /** The factor for it, or for the points of the game. */
  readonly factor?: Fraction;
  /** The number in `opponent` is their own: an unplayed game counts as a draw against themselves. */
  readonly himself?: true;
  readonly out?: LeftOut;
}

/**
 * What the terms of a criterion are: points made; points as a share of the average of several games; games counted; own result
 * times opponent's score; opponents' scores or ratings; sets won and lost; points counted in the score after each later round; expected score and
 * score above it; weights of results; `none`: it is not a sum over games.
 */
export type Shape =
  | 'points'
  | 'averages'
  | 'games'
  | 'product'
  | 'scores'
  | 'ratings'
  | 'sets'
  | 'rounds'
  | 'expected'
  | 'above'
  | 'weights'
  | 'none';

/** Whether a term belongs to a game. */
export const isGame = (from: Term['from']): from is Encounter => typeof from !== 'string' && 'game' in from;

/** Further numbers behind a value, besides its terms. */
export interface Facts {
  /** Points that an opponent must have (Koya). */
  readonly limit?: Fraction;
  /** Average of the opponents. */
  readonly average?: Fraction;
  /** Share of the points over the board, in hundredths, and the rating difference for it. */
  readonly percentage?: number;
  readonly difference?: number;
  /** Terms left out at either end. */
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
  /** Whether it uses ratings, so that one unrated player makes it meaningless (FIDE C.07 10). */
  readonly rated?: true;
  /** How the value of each player comes about; `values` follow from it. */
  readonly working: (table: ScoreTable) => (player: number) => Working;
}

export interface EncounterCriterion extends GroupCriterion<ScoreTable> {
  readonly shape: Shape;
  /** How a player's number comes about among tied players. */
  readonly working: (table: ScoreTable, group: readonly number[]) => (player: number) => Working;
}

export type Criterion = PlayerCriterion | EncounterCriterion;

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
