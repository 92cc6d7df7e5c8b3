import { area } from '../../src/grid/cell';
import { closePages } from '../emulator/office';
import { paneInExcel } from './paneInExcel';
import { type FakeTime, listOf, NAMES, ports, settled, stopwatch, withLeftovers, withList } from './ports';
import { makePane, type Pane } from '../../src/taskpane/pane';
import { lookOf } from '../workbook/excel';

/** Excel with a list of ten on the sheet Mine, and the pane beside it. */
const opened = () => paneInExcel(listOf(NAMES), { row: 2, column: 1 });

/** Lets what follows from a change happen, over the wire. */
const calm = async (clock: FakeTime): Promise<void> => {
  await clock.pass();
  for (let turn = 0; turn < 5; turn += 1) await settled();
};

describe('the pane in Excel', () => {
  it('goes from the list to results that are followed, by Microsoft’s own client', async () => {
    const { page, pane, clock, type } = await opened();
    expect(pane.get()).toMatchObject({ screen: 'new', list: { kind: 'read', choice: { sheet: 'Mine' } } });
    await pane.show({ sheet: 'Mine', area: area(3, 1, 4, 1) });
    await pane.useSelection();
    expect(pane.get().list).toMatchObject({ roster: { players: [{}, {}, {}, {}], area: area(3, 1, 4, 1) } });
    const progress: string[] = [];
    pane.subscribe(() => {
      const { busy } = pane.get();
      if (busy && busy.of > 0) progress.push(`${busy.done}/${busy.of}`);
    });
    await pane.create();
    expect(pane.get()).toMatchObject({
      screen: 'tournament',
      made: { warnings: [] },
      tournaments: [{ players: 4, rounds: 3, games: 6, finished: 0, live: true }],
    });
    expect(new Set(progress).size).toBeGreaterThan(2);
    const { sheet, area: result } = pane.get().tournaments[0]!.places.pairings!;
    await type(sheet, result, [['1-0']]);
    await calm(clock);
    expect(pane.get().tournaments).toMatchObject([{ finished: 1, leaders: [{ name: 'Cora', points: 1 }] }]);
    await type(sheet, { ...result, row: result.row + 1 }, [['draw?']]);
    await calm(clock);
    expect(pane.get().tournaments).toMatchObject([
      { finished: 1, problems: [{ code: 'result-not-understood', place: { sheet } }] },
    ]);
    expect(page.host.defects).toEqual([]);
  });

  it('follows the list while it is corrected', async () => {
    const { pane, clock, type } = await opened();
    await type('Mine', area(4, 1), [['Anna']]);
    await calm(clock);
    expect(pane.get().list).toMatchObject({
      kind: 'wrong',
      problems: [{ code: 'name-duplicate', place: { sheet: 'Mine', cell: 'B5' } }],
    });
    await type('Mine', area(4, 1), [['Bert']]);
    await calm(clock);
    expect(pane.get().list).toMatchObject({ kind: 'read' });
  });

  it('reads whole selected columns without asking for a million rows', async () => {
    const { page, pane } = await opened();
    await pane.show({ sheet: 'Mine', area: area(0, 1, 1_048_576, 1) });
    const before = page.host.log.length;
    await pane.useSelection();
    expect(pane.get().list).toMatchObject({
      kind: 'read',
      roster: { players: NAMES.map((name) => ({ name })) },
    });
    const answers = page.host.log.slice(before).map(({ responseBytes }) => responseBytes);
    expect(Math.max(...answers)).toBeLessThan(20_000);
  });

  it('makes the sheets anew for a player who comes in late, and again without them', async () => {
    const { page, pane } = await opened();
    await pane.create();
    const sheets = () => page.host.book.state.sheets.map(({ name }) => name);
    const before = sheets();
    const given = { newName: 'Kurt' };
    pane.change('enter');
    pane.give(given);
    const progress = new Set<number>();
    pane.subscribe(() => progress.add(pane.get().busy?.of ?? 0));
    await pane.takeChange('enter', given);
    expect(pane.get()).toMatchObject({
      problems: [],
      notice: { what: 'done' },
      tournaments: [{ players: 11, rounds: 11 }],
    });
    expect(progress.size).toBeGreaterThan(1);
    await pane.takeChange('remove', { player: '11' });
    expect(pane.get().tournaments).toMatchObject([{ players: 10, rounds: 9 }]);
    await pane.takeChange('undo', {});
    await pane.takeChange('undo', {});
    expect(pane.get()).toMatchObject({
      problems: [],
      notice: { what: 'done' },
      tournaments: [{ players: 10, rounds: 9 }],
    });
    expect(sheets()).toEqual(before);
    expect(page.host.defects).toEqual([]);
  });

  it('waits while a cell is being edited, says so after a while, and goes on when it is left', async () => {
    const { page, pane, clock } = await opened();
    page.host.beginCellEdit();
    const creating = pane.create();
    await settled();
    expect(pane.get()).toMatchObject({ screen: 'new', busy: { task: 'create' }, waiting: false });
    await clock.pass();
    expect(pane.get().waiting).toBe(true);
    page.host.endCellEdit();
    await creating;
    expect(pane.get()).toMatchObject({ screen: 'tournament', busy: null, waiting: false, problems: [] });
  });

  it('says what Excel refused, writes nothing, and can be tried again', async () => {
    const { page, pane } = await opened();
    page.host.faults.readOnly = true;
    await pane.create();
    expect(pane.get().screen).toBe('new');
    expect(pane.get().problems).not.toEqual([]);
    expect(page.host.book.state.sheets.map(({ name }) => name)).toEqual(['Mine', 'Budget']);
    page.host.faults.readOnly = false;
    await pane.create();
    expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [] });
  });
});

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

const withFour = () => paneInExcel(listOf(NAMES.slice(0, 4)));

describe('in Excel, who cancels', () => {
  const QUIET = { busy: null, problems: [], notice: { what: 'cancelled' }, unfinished: [] };

  it('a creation is told quietly that nothing was changed, and so it is; the next try succeeds', async () => {
    const { page, pane } = await withFour();
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
    const { page, pane } = await withFour();
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
    const { page, pane } = await withFour();
    await pane.create();
    const before = lookOf(page);
    const stop = cancelAfter(pane, 2);
    await pane.makeReady([], [{ handout: 'player-cards' }]);
    stop();
    expect(pane.get()).toMatchObject(QUIET);
    expect(lookOf(page)).toEqual(before);
  });
});
