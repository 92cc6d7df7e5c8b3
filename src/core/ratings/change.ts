import { present } from '../present';
import { fraction, type Fraction } from '../fraction';
import { probability } from './table';

/** Days as `2025-10-01`, which compare as texts. */
type Day = string;

/** From a day on: a difference of more than 400 counts as 400 for players rated below `below`. */
interface DifferenceRule {
  readonly from: Day;
  readonly below: number;
}

/** The latest first. */
const DIFFERENCE_RULES: readonly [DifferenceRule, ...DifferenceRule[]] = [
  { from: '2025-10-01', below: 2650 },
  { from: '', below: Infinity },
];

const MOST_DIFFERENCE = 400;

/** Today's 400-point rule: the most that a difference counts, and the rating from which on it counts in full. */
export const DIFFERENCE_LIMIT = { most: MOST_DIFFERENCE, below: DIFFERENCE_RULES[0].below } as const;

const ruleOn = (day: Day): DifferenceRule => present(DIFFERENCE_RULES.find(({ from }) => from <= day));

/**
 * The expected score of a game, in hundredths, under the rule of the day (FIDE B.02 8.3: the 400-point rule; since 1 October 2025
 * not for players rated 2650 and more). Without a day: today's rule.
 */
export const expectedOf = (own: number, opponent: number, day: Day = DIFFERENCE_RULES[0].from): number => {
  const difference = own - opponent;
  const capped = Math.max(-MOST_DIFFERENCE, Math.min(MOST_DIFFERENCE, difference));
  return probability(own < ruleOn(day).below ? capped : difference);
};

/** What the development coefficient depends on. */
export interface Development {
  readonly rating: number;
  /** Rated games before this period. */
  readonly games: number;
  /** Whether they ever had 2400. */
  readonly reached2400: boolean;
  /** Whether they turn 18 this year or later. */
  readonly junior: boolean;
}

/** K before the period is looked at: 40, 20 or 10 (FIDE B.02 8.3.3). */
const basicK = ({ rating, games, reached2400, junior }: Development): number => {
  if (reached2400) return 10;
  if (games < 30 || (junior && rating < 2300)) return 40;
  return rating < 2400 ? 20 : 10;
};

const MOST_OF_A_PERIOD = 700;

/** K for this many games in one period: the largest K that, times the games, is at most 700. */
export const coefficientOf = (development: Development, gamesInPeriod: number): number => {
  const k = basicK(development);
  return k * gamesInPeriod > MOST_OF_A_PERIOD ? Math.floor(MOST_OF_A_PERIOD / gamesInPeriod) : k;
};

/** A rated game: the opponent's rating and the score, in hundredths (100, 50, 0). */
export interface RatedGame {
  readonly opponent: number;
  readonly score: number;
}

/** Score minus expected score, in points. */
export const differenceOf = (own: number, games: readonly RatedGame[], day?: Day): Fraction => {
  const sum = games.reduce((total, { opponent, score }) => total + score - expectedOf(own, opponent, day), 0);
  return fraction(sum, 100);
};

/** The change of a rating: K times the difference, to the nearest whole number, a half away from zero. */
export const changeOf = (k: number, { n, d }: Fraction): number => {
  const rounded = Math.floor((2 * Math.abs(k * n) + d) / (2 * d));
  return n < 0 ? 0 - rounded : rounded;
};
