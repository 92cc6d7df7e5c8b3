import { smallest } from './extremes';
import { present } from './present';
import { averageRating, percentageOf } from './ratingPerformance';
import { differenceFor } from './ratingTable';

/** What a title norm asks for (FIDE B.01 1.4). */
export interface Norm {
  readonly title: 'GM' | 'IM' | 'WGM' | 'WIM';
  readonly performance: number;
  /** Least average of the opponents. */
  readonly average: number;
  /** The lowest rated opponent counts as at least this. */
  readonly floor: number;
}

const NORMS: readonly Norm[] = [
  { title: 'GM', performance: 2600, average: 2380, floor: 2200 },
  { title: 'IM', performance: 2450, average: 2230, floor: 2050 },
  { title: 'WGM', performance: 2400, average: 2180, floor: 2000 },
  { title: 'WIM', performance: 2250, average: 2030, floor: 1850 },
];

const LEAST_GAMES = 9;

/** Ratings with the lowest of them raised to the norm's floor. */
const raised = (opponents: readonly number[], floor: number): readonly number[] => {
  const lowest = opponents.indexOf(smallest(opponents));
  return opponents.map((rating, index) => (index === lowest ? Math.max(rating, floor) : rating));
};

/** The average that a norm looks at, and the half points that it takes; `null` if no score does or too few games. */
export interface NormScore {
  readonly title: Norm['title'];
  readonly average: number;
  readonly halfPoints: number | null;
}

/**
 * The score that a norm would take against these opponents: information only, without the norm's conditions on titles and
 * federations. At least nine games.
 */
export const normScores = (opponents: readonly number[]): readonly NormScore[] => {
  const games = opponents.length;
  if (games === 0) return [];
  return NORMS.map(({ title, performance, average: least, floor }) => {
    const average = present(averageRating(raised(opponents, floor)));
    const scores = Array.from({ length: 2 * games + 1 }, (_, halfPoints) => halfPoints);
    const enough = scores.find(
      (halfPoints) => average + differenceFor(percentageOf(halfPoints, 2 * games)) >= performance,
    );
    const possible = games >= LEAST_GAMES && average >= least;
    return { title, average, halfPoints: possible ? (enough ?? null) : null };
  });
};
