import { makePane, type Pane } from '../../src/taskpane/pane';
import { closePages } from '../emulator/office';
import { lookOf } from '../workbook/excel';
import { paneInExcel } from './paneInExcel';
import { listOf, NAMES, ports, settled, stopwatch, withLeftovers, withList } from './ports';

afterEach(closePages);

/** A pane whose workbook has answered so many requests of a creation when it stands still. */
const creating = async (done: number, asksAgain: boolean) => {
  const { later, pass } = stopwatch();
  const workbook = withLeftovers(withList());
  const pane = makePane({
    ...ports({
      ...workbook,
      create: (_, progress) => {
        progress?.(done, 7, asksAgain);
        return new Promise(() => undefined);
      },
    }),
    later,
  });
  await pane.open();
  void pane.create();
  await settled();
  expect(pane.get().busy?.of).toBe(7);
  return { pane, pass };
};

describe('a creation', () => {
  it('can be cancelled from its first second on', async () => {
    const { pane, pass } = await creating(3, true);
    pass(999);
    expect(pane.get().busy).toMatchObject({ stops: true, long: false });
    pass(1);
    expect(pane.get().busy).toMatchObject({ stops: true, long: true, cancelled: false });
    pane.cancel();
    expect(pane.get().busy).toMatchObject({ cancelled: true });
  });

  it('cannot be cancelled any more once its sheets are being shown', async () => {
    const { pane } = await creating(5, false);
    expect(pane.get().busy).toMatchObject({ stops: false });
    pane.cancel();
    expect(pane.get().busy).toMatchObject({ cancelled: false });
  });
});

it('a reading cannot be cancelled', async () => {
  const pane = makePane(ports());
  void pane.open();
  expect(pane.get().busy).toMatchObject({ task: 'look', stops: false });
});

/** Presses Cancel as soon as so many requests have been answered. */
const cancelAfter = (pane: Pane, requests: number): (() => void) =>
  pane.subscribe(() => {
    const { busy } = pane.get();
    if (busy?.done === requests && !busy.cancelled) pane.cancel();
  });

const opened = () => paneInExcel(listOf(NAMES.slice(0, 4)));

describe('in Excel, who cancels', () => {
  const QUIET = { busy: null, problems: [], notice: { what: 'cancelled' }, unfinished: [] };

  it('a creation is told quietly that nothing was changed, and so it is; the next try succeeds', async () => {
    const { page, pane } = await opened();
    const before = lookOf(page);
    const stop = cancelAfter(pane, 3);
    await pane.create();
    expect(pane.get()).toMatchObject({ ...QUIET, screen: 'new', list: { kind: 'read' } });
    expect(lookOf(page)).toEqual(before);
    stop();
    await pane.create();
    expect(pane.get()).toMatchObject({ screen: 'tournament', notice: null, tournaments: [{ players: 4 }] });
  });

  it('a late entry has the tournament as it was, and what was typed about the newcomer', async () => {
    const { page, pane } = await opened();
    await pane.create();
    const before = lookOf(page);
    const given = { newName: 'Kurt' };
    pane.change('enter', given);
    for (const requests of [1, 2, 3, 4]) {
      const stop = cancelAfter(pane, requests);
      await pane.takeChange('enter', given);
      stop();
      expect(pane.get()).toMatchObject({ ...QUIET, changing: { change: 'enter', given } });
      expect(lookOf(page)).toEqual(before);
    }
  });

  it('a sheet to print has no sheet more', async () => {
    const { page, pane } = await opened();
    await pane.create();
    const before = lookOf(page);
    const stop = cancelAfter(pane, 2);
    await pane.handOut({ handout: 'player-cards' });
    stop();
    expect(pane.get()).toMatchObject(QUIET);
    expect(lookOf(page)).toEqual(before);
  });
});
