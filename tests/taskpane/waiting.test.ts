import { tellOfWaiting } from '../../src/taskpane/pane/tasks';
import { reduce } from '../../src/taskpane/reduce';
import { initialState } from '../../src/taskpane/state';
import { createStore } from '../../src/taskpane/store';
import { stopwatch } from './ports';

/** A pane that asks Excel something, which answers when `answered` is called. */
const asking = () => {
  const store = createStore(reduce, initialState('', 'A4'));
  const { later, pass } = stopwatch();
  let answered = (): void => undefined;
  tellOfWaiting({ ...store, later, onRequest: (listener) => (answered = listener()) });
  return { ...store, pass, answered: () => answered() };
};

describe('the note that Excel has not answered yet', () => {
  it('comes when a request of a task has waited for two seconds, and goes with its answer', () => {
    const { get, dispatch, pass, answered } = asking();
    dispatch({ type: 'begin', task: 'create' });
    pass(1_999);
    expect(get().waiting).toBe(false);
    pass(1);
    expect(get().waiting).toBe(true);
    answered();
    expect(get().waiting).toBe(false);
  });

  it('does not come while only a reading in the background waits', () => {
    const { get, pass } = asking();
    pass(20_000);
    expect(get().waiting).toBe(false);
  });

  it('comes within two seconds of a button that has to wait behind such a reading', () => {
    const { get, dispatch, pass } = asking();
    pass(2_000);
    dispatch({ type: 'begin', task: 'create' });
    pass(1_999);
    expect(get().waiting).toBe(false);
    pass(1);
    expect(get().waiting).toBe(true);
  });

  it('does not come for a request that has been answered', () => {
    const { get, dispatch, pass, answered } = asking();
    dispatch({ type: 'begin', task: 'create' });
    pass(1_000);
    answered();
    pass(20_000);
    expect(get().waiting).toBe(false);
  });
});
