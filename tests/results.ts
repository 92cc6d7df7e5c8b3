import type { Result } from '../src/core/result';

/** The value of a result that has to be right. */
export const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
