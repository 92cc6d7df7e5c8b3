import { entryAt, present } from '../present';

/**
 * FIDE B.02 8.1.2: the largest rating difference with a probability of 50, 51 ... 99 hundredths for the higher rated; above
 * the last it is 100.
 */
export const LARGEST_DIFFERENCES: readonly number[] = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
  188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
  484, 517, 559, 619, 735,
];

/** The same for both: above each of these differences, whole numbers, a hundredth more is expected. */
export const DIFFERENCE_STEPS: readonly number[] = LARGEST_DIFFERENCES.flatMap((largest) => [
  -largest - 1,
  largest,
]);

/** FIDE B.02 8.1.1: the rating difference of a score of 50, 51 ... 100 hundredths. */
const DIFFERENCES: readonly number[] = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
  193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470,
  501, 538, 589, 677, 800,
];

const LARGEST = present(LARGEST_DIFFERENCES.at(-1));

/** Hundredths above 50 by difference, up to the first difference with a certain score. */
const ADVANTAGES: readonly number[] = Array.from(
  { length: LARGEST + 2 },
  (_, difference) => LARGEST_DIFFERENCES.filter((largest) => largest < difference).length,
);

/** The expected score of one game, in hundredths, from own rating minus opponent's (whole numbers). */
export const probability = (difference: number): number => {
  const advantage = entryAt(ADVANTAGES, Math.min(Math.abs(difference), LARGEST + 1));
  return difference < 0 ? 50 - advantage : 50 + advantage;
};

/** The rating difference of a score: hundredths of the possible points, a whole number from 0 to 100. */
export const differenceFor = (percentage: number): number =>
  percentage < 50 ? -entryAt(DIFFERENCES, 50 - percentage) : entryAt(DIFFERENCES, percentage - 50);
