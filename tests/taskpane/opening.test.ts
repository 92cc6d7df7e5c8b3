import { addTournament } from '../../src/app/create';
import { makePane } from '../../src/taskpane/pane';
import { type OpensAt, screenOf } from '../../src/taskpane/ports';
import { OCCASION, unwrap } from '../app/conduct/check';
import { generated } from '../generated';
import { NAMES, ports, settled, stopwatch, withLeftovers, withList } from './ports';
import { tellOfWaiting } from '../../src/taskpane/pane/tasks';
import { reduce } from '../../src/taskpane/reduce';
import { initialState } from '../../src/taskpane/state';
import { createStore } from '../../src/taskpane/store';
import { problem } from '../../src/core/problem';
import { fail } from '../../src/core/result';

/** The pane as a button opens it, beside a list, with a tournament or without. */
const openedAt = async (opensAt: OpensAt | null, hasTournament: boolean) => {
  const workbook = withList();
  const tournament = generated({ players: 4, cycles: 1, seed: 1, finished: 0 });
  if (hasTournament) unwrap(await addTournament(workbook, tournament, OCCASION));
  const pane = makePane({ ...ports(withLeftovers(workbook)), opensAt });
  await pane.open();
  return pane.get();
};

const namesIn = ({ list }: Awaited<ReturnType<typeof openedAt>>): readonly string[] =>
  list.kind === 'read' ? list.roster.players.map(({ name }) => name) : [];

describe('a button of the ribbon opens the pane', () => {
  it.each([
    ['Open Roundabout', null, { screen: 'tournament', tab: 'play' }],
    ['New tournament', 'new', { screen: 'new' }],
    ['Print', 'print', { screen: 'tournament', tab: 'print', at: 'print' }],
    ['Send results', 'send', { screen: 'tournament', tab: 'print', at: 'send' }],
    ['Open a file', 'open', { screen: 'tools', toolbox: { tool: 'file' } }],
  ] as const)('%s where it belongs', async (_, opensAt, expected) => {
    expect(await openedAt(opensAt, true)).toMatchObject({ ...expected, busy: null, problems: [] });
  });

  it('New tournament with the list beside the tournament', async () => {
    expect(namesIn(await openedAt('new', true))).toEqual(NAMES);
  });

  it('Open a file where there is no tournament, too', async () => {
    expect(await openedAt('open', false)).toMatchObject({ screen: 'tools', toolbox: { tool: 'file' } });
  });

  it.each([null, 'new', 'print', 'send'] as const)(
    '%j where there is no tournament: at the way to one',
    async (at) => {
      const state = await openedAt(at, false);
      expect(state).toMatchObject({ screen: 'new', problems: [] });
      expect(namesIn(state)).toEqual(NAMES);
    },
  );
});

it.each([
  ['https://example.org/roundabout/taskpane.html?screen=new', 'new'],
  ['https://example.org/roundabout/taskpane.html?screen=print', 'print'],
  ['https://example.org/taskpane.html?screen=new&_host_Info=Excel$Win32$16.01$en-US$$$$0', 'new'],
  ['https://example.org/taskpane.html?_host_Info=Excel$Web$16.00$en-US&screen=print', 'print'],
  // A host that adds to an address as if it had no question mark yet.
  ['https://example.org/taskpane.html?screen=print?_host_Info=Excel$Mac', 'print'],
  ['https://example.org/taskpane.html?screen=new#/', 'new'],
  ['https://example.org/taskpane.html?screen=open', 'open'],
  ['https://example.org/taskpane.html?screen=send&_host_Info=Excel$Web$16.00$en-US', 'send'],
])('the pane at %s opens at “%s”', (address, screen) => {
  expect(screenOf(address)).toBe(screen);
});

it.each([
  'https://example.org/taskpane.html',
  'https://example.org/taskpane.html?screen=',
  'https://example.org/taskpane.html?screen=newest',
  'https://example.org/taskpane.html?screen=toString',
  'https://example.org/taskpane.html?bigscreen=new',
  'https://example.org/screen=new/taskpane.html',
  'https://example.org/taskpane.html#?screen=new',
  '',
])('at %s it opens wherever it is', (address) => {
  expect(screenOf(address)).toBeNull();
});

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
