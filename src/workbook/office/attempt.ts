import type { Result } from '../../core/result';
import { codeOf, run, type Context, watched } from './excel';
import { refused, type Touched } from './refusal';

/** How requests are run. */
export interface Manner {
  /** They are begun anew when a cell was being edited; not where that would leave something behind. */
  readonly anew?: boolean;
  /** They are one step of Excel's own undo, where it offers that. */
  readonly oneUndo?: boolean;
}

/** Milliseconds until a host that cannot wait for the end of cell editing is asked again. */
const PAUSE = 250;

/** Waits a while. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));

/**
 * Runs requests, which wait while a cell is being edited; whatever the host or the client throws becomes a problem.
 * `touched` says what they write to.
 */
export const attempt = async <T>(
  work: (context: Context) => Promise<Result<T>>,
  touched: Touched = {},
  { anew = true, oneUndo = false }: Manner = {},
): Promise<Result<T>> => {
  try {
    return await run(work, oneUndo);
  } catch (error) {
    if (!anew || codeOf(error) !== 'InvalidOperationInCellEditMode') return refused(error, touched);
  }
  // Such a host answers, but not what it was asked: whoever waits, waits on.
  return watched(async () => {
    await pause();
    return attempt(work, touched, { anew, oneUndo });
  });
};

/** Clearing up may fail as well: everything is tried a second time. Answers whether it was done. */
export const twice = async (work: () => Promise<Result<unknown>>): Promise<boolean> =>
  (await work()).ok || (await work()).ok;

/** Sends what may fail without harm. Answers the code of the refusal; while a cell is being edited it waits. */
export const tried = async (context: Context, work: () => void): Promise<string | null> => {
  for (;;)
    try {
      work();
      await context.sync();
      return null;
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'InvalidOperationInCellEditMode') return code;
      await watched(pause);
    }
};
