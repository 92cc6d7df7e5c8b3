/**
 * Whether everything is gone through, as the project `sweeps` does; `npm test` takes samples of the same. A file that begins
 * with `@sweep` runs in both.
 */
export const IS_SWEEP: boolean = process.env['ROUNDABOUT_SWEEP'] === 'true';

/** Of so many the first, in a sweep all. */
export const sampled = <T>(all: readonly T[], outOf: number): readonly T[] =>
  IS_SWEEP ? all : all.filter((_, index) => index % outOf === 0);

/** Whether even what takes minutes is gone through, before a release. */
const IS_WHOLE = process.env['ROUNDABOUT_TABLES'] === 'all';
const SEED = Number(process.env['ROUNDABOUT_SEED'] ?? 0);

/** One of several that differ little, another one for each `ROUNDABOUT_SEED` and `index`; all with `ROUNDABOUT_TABLES=all`. */
export const oneOf = <T>(all: readonly T[], index: number): readonly T[] =>
  IS_WHOLE ? all : all.slice((index + SEED) % all.length).slice(0, 1);

/** The same of what takes minutes: a sweep has one of so many, others with each `ROUNDABOUT_SEED`; all with `ROUNDABOUT_TABLES=all`. */
export const inTurn = <T>(all: readonly T[], outOf: number, outOfInSweep: number): readonly T[] => {
  if (!IS_SWEEP) return sampled(all, outOf);
  const turn = SEED % outOfInSweep;
  return IS_WHOLE ? all : all.filter((_, index) => index % outOfInSweep === turn);
};

/** How many random stories happen: so many in a sweep, so many otherwise, or `ROUNDABOUT_STORIES`. */
export const storyCount = (inSweep: number, otherwise: number): number =>
  Number(process.env['ROUNDABOUT_STORIES'] ?? (IS_SWEEP ? inSweep : otherwise));
