/** A state that only changes by actions, and tells its listeners. */
export interface Store<State, Action> {
  readonly get: () => State;
  readonly dispatch: (action: Action) => void;
  /** Returns a function that stops listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store of a pure reducer. */
export const createStore = <State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): Store<State, Action> => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch: (action) => {
      state = reduce(state, action);
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
