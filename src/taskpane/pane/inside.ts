import type { Look } from '../../app/summary';
import { findList } from '../lists';
import type { Ports } from '../ports';
import { reduce } from '../reduce';
import { type Action, initialState, type PaneState } from '../state';
import { createStore, type Store } from '../store';
import { type Keeping, makeTasks, type Tasks } from './tasks';

/** How the pane sees the workbook, and takes what it saw into its state. */
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

/** Looks over the pane's store. */
const makeLooking = ({ workbook }: Pick<Ports, 'workbook'>, { get, dispatch }: Keeping): Looking => {
  const lookAt = async (id = get().chosen) => (await looking()).lookAt(workbook, id);
  const showLook = (look: Look): void => dispatch({ type: 'looked', look });
  return {
    lookAt,
    showLook,
    look: async () => {
      showLook(await lookAt());
      if (get().screen === 'new') dispatch({ type: 'list', list: await findList(workbook) });
    },
    lookForLeftovers: async () => {
      const left = await workbook.unfinished();
      if (left.ok) dispatch({ type: 'unfinished', sheets: left.value });
    },
  };
};

/** What all that the pane does works with. */
export interface Inside extends Ports, Store<PaneState, Action>, Tasks, Looking {}

/** The inside of a pane that has read nothing yet. */
export const makeInside = (ports: Ports): Inside => {
  const store = createStore(reduce, initialState(ports.random(), ports.paper));
  const tasks = makeTasks({ ...store, later: ports.later });
  return { ...ports, ...store, ...tasks, ...makeLooking(ports, store) };
};
