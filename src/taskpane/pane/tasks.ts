import type { Problem } from '../../core/problem';
import type { Result } from '../../core/result';
import type { PaneTask } from '../../language/pane';
import type { Progress } from '../../workbook/port';
import { isNotLoaded, NOT_LOADED } from '../notLoaded';
import type { Action, PaneState } from '../state';
import type { Store } from '../store';
import type { Ports } from '../ports';

/** What the pane does: one thing at a time, and readings in the background. */
export interface Tasks {
  /** Does one thing; while another is under way, nothing is begun. */
  readonly run: (task: PaneTask, work: () => Promise<void>) => Promise<void>;
  /** Reads in the background; what was read is dropped, and `false` answered, if something was begun meanwhile. */
  readonly quietly: <T>(read: () => Promise<T>, then: (value: T) => void) => Promise<boolean>;
  /** Does once more what lacked a part of Roundabout. */
  readonly again: () => Promise<void>;
  readonly progress: Progress;
  /** Stops what is making sheets, as soon as Excel has answered. */
  readonly cancel: () => void;
  readonly failed: (problems: readonly Problem[]) => void;
  /** Tells why something failed; nothing where it was done. */
  readonly ended: (done: Result<unknown>) => void;
  readonly broke: (error: unknown) => void;
}

/** Where the pane's state is read and changed. */
export type Keeping = Pick<Store<PaneState, Action>, 'get' | 'dispatch'>;

const detailOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** A task that takes longer can be cancelled, if it makes sheets. */
const LONG_MILLISECONDS = 1000;

/** Tasks over the pane's store. */
export const makeTasks = ({ get, dispatch, later }: Keeping & Pick<Ports, 'later'>): Tasks => {
  /** Counts what was begun. */
  let turn = 0;
  /** What lacked a part of Roundabout, or was begun last. */
  let repeat = (): Promise<unknown> => Promise.resolve();
  const broke = (error: unknown): void => dispatch({ type: 'broke', detail: detailOf(error) });
  const caught = (error: unknown): void =>
    isNotLoaded(error) ? dispatch({ type: 'told', told: { problems: [NOT_LOADED] } }) : broke(error);
  const tasks: Tasks = {
    run: async (task, work) => {
      if (get().busy) return;
      turn += 1;
      repeat = () => tasks.run(task, work);
      dispatch({ type: 'begin', task });
      const soon = later(() => dispatch({ type: 'long' }), LONG_MILLISECONDS);
      try {
        await work();
      } catch (error) {
        caught(error);
      }
      dispatch({ type: 'end' });
      soon();
    },
    quietly: async (read, then) => {
      const begun = turn;
      try {
        const value = await read();
        if (begun !== turn) return false;
        then(value);
      } catch (error) {
        if (isNotLoaded(error)) repeat = () => tasks.quietly(read, then);
        caught(error);
      }
      return true;
    },
    again: async () => {
      dispatch({ type: 'told', told: { problems: [] } });
      await repeat();
    },
    progress: (done, total, stops) => {
      const goesOn = get().busy?.cancelled !== true;
      dispatch({ type: 'progress', done, of: total, stops });
      return goesOn;
    },
    cancel: () => dispatch({ type: 'cancel' }),
    failed: (problems) =>
      dispatch(
        problems.some(({ code }) => code === 'cancelled')
          ? { type: 'told', told: { notice: { what: 'cancelled' } } }
          : { type: 'told', told: { problems } },
      ),
    ended: (done) => {
      if (!done.ok) tasks.failed(done.problems);
    },
    broke,
  };
  return tasks;
};

/** A request that was not answered for so long is told of, with what Excel may be waiting for. */
const PATIENT_MILLISECONDS = 2000;

/** Excel does not tell that it waits for a cell that is being edited: all one sees is that it does not answer. */
export const tellOfWaiting = ({
  onRequest,
  later,
  get,
  dispatch,
}: Pick<Ports, 'onRequest' | 'later'> & Keeping): void =>
  onRequest(() => {
    let stop = (): void => undefined;
    // A reading in the background may have been asked long before somebody presses a button and has to wait behind it.
    const wait = (): void => {
      stop = later(
        () => (get().busy ? dispatch({ type: 'told', told: { waiting: true } }) : wait()),
        PATIENT_MILLISECONDS,
      );
    };
    wait();
    return () => {
      stop();
      if (get().waiting) dispatch({ type: 'told', told: { waiting: false } });
    };
  });

/** Keeps what the browser says of its connection. */
export const tellOfConnection = ({ connection, dispatch }: Pick<Ports, 'connection'> & Keeping): void => {
  const tell = (): void => dispatch({ type: 'told', told: { offline: !connection.isOn() } });
  connection.onChanged(tell);
  tell();
};
