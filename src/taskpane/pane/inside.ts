import type { Ports } from '../ports';
import { reduce } from '../reduce';
import { initialState, type Action, type PaneState } from '../state';
import { createStore, type Store } from '../store';
import { makeLooking, type Looking } from './looking';
import { makeTasks, type Tasks } from './tasks';

/** What all that the pane does works with. */
export interface Inside extends Ports, Store<PaneState, Action>, Tasks, Looking {}

/** The inside of a pane that has read nothing yet. */
export const makeInside = (ports: Ports): Inside => {
  const store = createStore(reduce, initialState(ports.random(), ports.paper));
  const tasks = makeTasks({ ...store, later: ports.later });
  return { ...ports, ...store, ...tasks, ...makeLooking(ports, store) };
};
