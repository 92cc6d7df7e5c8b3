/**
 * Whether everything is gone through, as the project `sweeps` does; `npm test` takes samples of the same. A file that begins
 * with `@sweep` runs in both.
 */
export const IS_SWEEP: boolean = process.env['ROUNDABOUT_SWEEP'] === 'true';

/** Of so many the first, in a sweep all. */
export const sampled = <T>(all: readonly T[], outOf: number): readonly T[] =>
  IS_SWEEP ? all : all.filter((_, index) => index % outOf === 0);

/** The same of what takes minutes: a sweep has one of so many, others with each `ROUNDABOUT_SEED`; all with `ROUNDABOUT_TABLES=all`. */
export const inTurn = <T>(all: readonly T[], outOf: number, outOfInSweep: number): readonly T[] => {
  if (!IS_SWEEP) return sampled(all, outOf);
  const turn = Number(process.env['ROUNDABOUT_SEED'] ?? 0) % outOfInSweep;
  return process.env['ROUNDABOUT_TABLES'] === 'all'
    ? all
    : all.filter((_, index) => index % outOfInSweep === turn);
};
