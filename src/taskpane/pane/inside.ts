import type { Look } from '../../app/summary';
import type { Problem } from '../../core/problem';
import { findList } from '../lists';
import type { Ports } from '../ports';
import { reduce } from '../reduce';
import { type Action, initialState, type PaneState, shownTournament } from '../state';
import { createStore, type Store } from '../store';
import { type Keeping, makeTasks, type Tasks } from './tasks';

/** Reads the workbook into the pane's state. */
interface Looking {
  /** Every tournament summed up and one opened: that of an id, else the one that was chosen, in one reading. */
  readonly lookAt: (id?: string) => Promise<Look>;
  readonly showLook: (look: Look) => void;
  /** Looks at everything that the screen shows. */
  readonly look: () => Promise<void>;
  /** Sheets that a creation left behind. */
  readonly lookForLeftovers: () => Promise<void>;
}

const looking = () => import('../../app/summary');

/** Makes these readings over the pane's store. */
const makeLooking = ({ workbook }: Pick<Ports, 'workbook'>, { get, dispatch }: Keeping): Looking => {
  const lookAt = async (id = get().chosen) => (await looking()).lookAt(workbook, id);
  const showLook = (look: Look): void => dispatch({ type: 'looked', look });
  return {
    lookAt,
    showLook,
    look: async () => {
      showLook(await lookAt());
      if (get().screen === 'new') dispatch({ type: 'told', told: { list: await findList(workbook) } });
    },
    lookForLeftovers: async () => {
      const left = await workbook.unfinished();
      if (left.ok) dispatch({ type: 'told', told: { unfinished: left.value } });
    },
  };
};

/** What follows after sheets were made, or could not be. */
interface Endings {
  /** Reports why it failed, and looks for leftover sheets. */
  readonly failedToMake: (problems: readonly Problem[]) => Promise<void>;
  /** Shows a new tournament and its warnings. */
  readonly showMade: (id: string, warnings: readonly Problem[]) => Promise<void>;
  /** What should be known of sheets that were made beside others or anew, by default of the tournament that is shown. */
  readonly remade: (warnings: readonly Problem[], id?: string) => void;
}

const makeEndings = (
  { random }: Ports,
  { get, dispatch }: Keeping,
  { failed }: Pick<Tasks, 'failed'>,
  { lookAt, lookForLeftovers }: Looking,
): Endings => {
  const remade = (warnings: readonly Problem[], id = shownTournament(get())?.id): void => {
    if (id !== undefined && warnings.length > 0) dispatch({ type: 'told', told: { made: { id, warnings } } });
  };
  return {
    failedToMake: (problems) => {
      failed(problems);
      return lookForLeftovers();
    },
    showMade: async (id, warnings) =>
      dispatch({ type: 'made', made: { id, warnings, isNew: true }, look: await lookAt(id), seed: random() }),
    remade,
  };
};

/** Everything that the pane's actions need. */
export interface Inside extends Ports, Store<PaneState, Action>, Tasks, Looking, Endings {}

/** The inside of a new pane. */
export const makeInside = (ports: Ports): Inside => {
  const store = createStore(reduce, initialState(ports.random(), ports.paper, ports.isMonthFirst));
  const tasks = makeTasks({ ...store, later: ports.later });
  const eyes = makeLooking(ports, store);
  return { ...ports, ...store, ...tasks, ...eyes, ...makeEndings(ports, store, tasks, eyes) };
};

/** Whether two values without functions are equal as JSON. */
export const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
