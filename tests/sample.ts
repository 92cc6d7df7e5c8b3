/**
 * Whether everything is gone through, as the project `sweeps` does; `npm test` takes samples of the same. A file
 * `X.sweep.test.ts` runs `X.test.ts` whole.
 */
export const IS_SWEEP: boolean = process.env['ROUNDABOUT_SWEEP'] === 'true';

/** Of so many the first, in a sweep all. */
export const sampled = <T>(all: readonly T[], outOf: number): readonly T[] =>
  IS_SWEEP ? all : all.filter((_, index) => index % outOf === 0);
