import { sum } from '../numbers';
import { largest, smallest } from '../extremes';
import { differenceFor, probability } from './table';

/** Rounds `n/d` to the nearest whole number, a half upwards (FIDE C.07 10.1). `d` > 0. */
export const halfUp = (n: number, d: number): number => Math.floor((2 * n + d) / (2 * d));

/** The average rating of opponents, rounded; `null` without any (FIDE C.07 10.1). */
export const averageRating = (opponents: readonly number[]): number | null =>
  opponents.length === 0 ? null : halfUp(sum(opponents), opponents.length);

/** Points made of so many possible ones, both in the same whole unit, in hundredths, rounded. */
export const percentageOf = (points: number, possible: number): number => halfUp(100 * points, possible);

/** Tournament performance: the average of the opponents plus the rating difference of the percentage (FIDE C.07 10.2). */
export const performance = (opponents: readonly number[], percentage: number): number | null => {
  const average = averageRating(opponents);
  return average === null ? null : average + differenceFor(percentage);
};

/** Beyond it, every expected score is all or nothing. */
const FULL = 800;

/**
 * Perfect performance: the lowest rating with at least that expected score, in hundredths of a point, against these opponents, on
 * the full scale; for no points at all, the lowest rated opponent minus 800 (FIDE C.07 10.3).
 */
export const perfectPerformance = (opponents: readonly number[], hundredths: number): number | null => {
  if (opponents.length === 0) return null;
  let [low, high] = [smallest(opponents) - FULL, largest(opponents) + FULL];
  const expected = (rating: number): number =>
    opponents.reduce((sum, opponent) => sum + probability(rating - opponent), 0);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (expected(middle) >= hundredths) high = middle;
    else low = middle + 1;
  }
  return low;
};
