import type { Result } from '../../core/result';
import { run, type Context } from './excel';
import { refused, type Touched } from './refusal';

/** Runs requests; whatever the host or the client throws becomes a problem. `touched` says what they write to. */
export const attempt = async <T>(
  work: (context: Context) => Promise<Result<T>>,
  touched: Touched = {},
): Promise<Result<T>> => {
  try {
    return await run(work);
  } catch (error) {
    return refused(error, touched);
  }
};

/** Clearing up may fail as well: everything is tried a second time. */
export const twice = async (work: () => Promise<Result<unknown>>): Promise<void> => {
  if (!(await work()).ok) await work();
};
