import { tellOfWaiting } from '../../src/taskpane/pane/tasks';
import { reduce } from '../../src/taskpane/reduce';
import { initialState } from '../../src/taskpane/state';
import { createStore } from '../../src/taskpane/store';
import { stopwatch, NAMES, ports, settled, withLeftovers, withList } from './ports';
import { addTournament } from '../../src/app/create';
import { problem } from '../../src/core/problem';
import { fail } from '../../src/core/result';
import { makePane } from '../../src/taskpane/pane';
import { OCCASION, unwrap } from '../app/conduct/check';
import { generated } from '../generated';

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

const NOT_NOW = problem('workbook-not-in-front');

/** The pane beside a list, and perhaps a tournament, while another workbook is in front, or not. */
const beside = async (hasTournament: boolean) => {
  const list = withList();
  if (hasTournament)
    unwrap(await addTournament(list, generated({ players: 4, cycles: 1, seed: 1, finished: 0 }), OCCASION));
  let isAway = false;
  const workbook = withLeftovers(list);
  const around = ports({
    ...workbook,
    read: async (query) => (isAway ? fail(NOT_NOW) : workbook.read(query)),
  });
  return { pane: makePane(around), around, away: (on: boolean) => (isAway = on) };
};

describe('while another workbook or a chart is in front', () => {
  it('a pane that opens says so, and opens when somebody is back', async () => {
    const { pane, away } = await beside(true);
    away(true);
    await pane.open();
    expect(pane.get()).toMatchObject({ screen: 'opening', problems: [NOT_NOW], unreadable: [] });
    away(false);
    await pane.follow();
    expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [], busy: null });
  });

  it('the same beside a list that is to become a tournament', async () => {
    const { pane, away } = await beside(false);
    away(true);
    await pane.open();
    away(false);
    await pane.follow();
    const { list } = pane.get();
    expect(list.kind === 'read' ? list.roster.players.map(({ name }) => name) : []).toEqual(NAMES);
  });

  it('a tournament stays in sight: nothing of it is called damaged', async () => {
    const { pane, away } = await beside(true);
    await pane.open();
    away(true);
    await pane.follow();
    expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [NOT_NOW], unreadable: [] });
    await pane.lookAgain();
    expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [NOT_NOW], care: null });
    away(false);
    await pane.follow();
    expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [] });
  });

  it('Excel is asked again every three seconds until this workbook is in front', async () => {
    const { pane, around, away } = await beside(true);
    away(true);
    await pane.open();
    await around.clock.pass();
    await settled();
    expect(pane.get()).toMatchObject({ screen: 'opening', problems: [NOT_NOW] });
    away(false);
    await around.clock.pass();
    await settled();
    expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [] });
  });
});
