/**
 * The cells that a formula may use, as A1 text for the first player's row. `no` to `lots` are that player's own; rows lie
 * across, a cell for each opponent or for each opponent and cycle; points are in 1/100 point.
 */
export interface CriterionCells {
  /** Their pairing number. */
  readonly no: string;
  /** 1 while they count, 0 when they are annulled. */
  readonly live: string;
  /** Points of all their games. */
  readonly score: string;
  /** The arbiter's adjustment. */
  readonly adjustment: string;
  /** Days of rest in their schedule. */
  readonly rests: string;
  /** Their rating as it was typed: a cell of the Players table. */
  readonly typedRating: string;
  /** What the arbiter wrote of them for a play-off, as it was typed. */
  readonly typedPlayOff: string;
  /** Their place in the lots that were drawn. */
  readonly lots: string;
  /** Row: their result against each player in each cycle, as `resultCode` writes it; 0 for a game that does not count. */
  readonly results: string;
  /** Row that pairs with `results`: each opponent's points of all games. */
  readonly opponentScores: string;
  /** Row that pairs with `results`: each opponent's value of a helper that is `turned`. */
  readonly opponents: (helper: LiveHelper) => string;
  /** Their own value of a helper. */
  readonly own: (helper: LiveHelper) => string;
  /** The sets that they won in the games that they played, and those that their opponents did; sums. */
  readonly sets: string;
  readonly ofOthers: string;
  /** Row that pairs with `results`: the round of each game. */
  readonly resultRounds: string;
  /** What a result is worth, and the most that one player can make. */
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
  readonly maximum: string;
  /** How many players of those who count have no rating. */
  readonly unrated: string;
  readonly rounds: number;
  /** 1 if the lots were drawn from the seed that is written. */
  readonly drawn: string;
  /** Column: FIDE's largest differences of ratings by probability (B.02 8.1.2). */
  readonly largestDifferences: string;
  /** Column: a hundredth more is expected of a game above each of these differences. */
  readonly differenceSteps: string;
  /** Column of 101 cells: the difference that each share of the points stands for (B.02 8.1.1). */
  readonly differences: string;
}

/** A column beside the criteria that some of them need; it is worked out while one of those is in the list. */
export interface LiveHelper {
  readonly key: string;
  readonly formula: (cells: CriterionCells) => string;
  /** Helpers that its formula uses. */
  readonly needs?: readonly LiveHelper[];
  /** Its column is turned into a row, so that a player's formula can take it from their opponents. */
  readonly turned?: true;
}

/** How a criterion lives on a sheet. */
export interface LiveCriterion {
  readonly code: string;
  /**
   * The formula (without `=`), whose value is the better the higher; `rank chain` for what exists only among the tied and
   * is worked out there.
   */
  readonly formula: ((cells: CriterionCells) => string) | 'rank chain';
  readonly needs: readonly LiveHelper[];
  /** The formula's value is so many times the criterion's; negative where less is better. */
  readonly scale: number;
  /** Number format of the shown value. */
  readonly format: string;
}

/** A criterion by what it must have, and the helpers that it needs. */
export const criterion = (
  code: string,
  formula: LiveCriterion['formula'],
  scale: number,
  format: string,
  needs: readonly LiveHelper[] = [],
): LiveCriterion => ({ code, formula, scale, format, needs });

/** What a formula gives where there is no value: below everything, and shown as nothing. */
export const NONE = '-1000000000000';

/** Above all sums that these formulas work with. */
export const ABOVE_ALL = '1000000000000';

/** Whole numbers leave room for decimals, so that they stand in the middle of their column like the others. */
export const WHOLE = '0_._0_0';
/** Halves and quarters stand below each other by their points. */
export const POINTS = '0.0?';
export const PLAIN = 'General';
export const PRODUCTS = '0.00';
