import { problem, type Problem } from '../core/problem';

/** A part of Roundabout that is loaded when it is needed did not come. */
export const NOT_LOADED: Problem = problem('part-not-loaded');

/** Whether that is what an error tells, by webpack's word for it. */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Whether that is among what went wrong. */
export const lacksPart = (problems: readonly Problem[]): boolean =>
  problems.some(({ code }) => code === NOT_LOADED.code);
