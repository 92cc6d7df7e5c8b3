/** @sweep */
import { takeChange } from '../../src/app/changes/take';
import { openTournament } from '../../src/app/open';
import { problem } from '../../src/core/problem';
import { fail } from '../../src/core/result';
import { makePane, type Pane } from '../../src/taskpane/pane';
import { area, type CellValue } from '../../src/grid/cell';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Leftovers, Workbook } from '../../src/workbook/port';
import { listOf, NAMES, settled, ports, withLeftovers, withList } from './ports';
import { IS_SWEEP } from '../sample';

const TIME = { time: '2026-11-20 09:00' };

const opened = async (workbook: Workbook & Leftovers) => {
  const around = ports(workbook);
  const pane = makePane(around);
  await pane.open();
  return { pane, around, workbook };
};

const names = (pane: Pane): readonly string[] => {
  const { list } = pane.get();
  return list.kind === 'read' ? list.roster.players.map(({ name }) => name) : [];
};

const typeInto = (workbook: Workbook, row: number, column: number, expect: string | null, write: string) =>
  workbook.change({ cells: [{ sheet: 'Club', row, column, expect, write }] });

it('a list whose letters a program broke is read with the right ones, which is told cell by cell', async () => {
  const broken = listOf(['MÃ¼ller', 'JosÃ©', 'Å\u0081ukasz', 'JOÃO GONÇALVES']);
  const { pane } = await opened(withLeftovers(withList(broken)));
  expect(names(pane)).toEqual(['Müller', 'José', 'Łukasz', 'JOÃO GONÇALVES']);
  expect(pane.get().list).toMatchObject({
    roster: {
      warnings: [
        { code: 'letters-broken', place: { cell: 'A2' }, values: { typed: 'MÃ¼ller', right: 'Müller' } },
        { code: 'letters-broken', place: { cell: 'A3' }, values: { typed: 'JosÃ©', right: 'José' } },
        { code: 'letters-broken', place: { cell: 'A4' }, values: { right: 'Łukasz' } },
      ],
    },
  });
});

describe('opening the pane', () => {
  it('finds the list of the open sheet by itself', async () => {
    const { pane } = await opened(withLeftovers(withList()));
    expect(pane.get()).toMatchObject({ screen: 'new', busy: null, problems: [] });
    expect(names(pane)).toEqual(NAMES);
  });

  it('on an empty sheet complains of nothing: nobody has asked for a list yet', async () => {
    const { pane } = await opened(withLeftovers(withList([])));
    expect(pane.get()).toMatchObject({ screen: 'new', list: { kind: 'none' }, problems: [] });
  });

  it('shows what is wrong with a list at its cells', async () => {
    const twice = listOf(['Anna', 'Bert', 'Anna', 'Cora']);
    const { pane } = await opened(withLeftovers(withList(twice)));
    expect(pane.get().list).toMatchObject({
      kind: 'wrong',
      problems: [{ code: 'name-duplicate', place: { sheet: 'Club', cell: 'A4' } }],
    });
  });

  it('never leaves a blank pane: an error that nobody foresaw is told, and one can try again', async () => {
    const workbook = withLeftovers(withList());
    let broken = true;
    const { pane } = await opened({
      ...workbook,
      read: (query) => {
        if (broken) throw new TypeError('no such thing');
        return workbook.read(query);
      },
    });
    expect(pane.get()).toMatchObject({ screen: 'broken', busy: null, detail: 'TypeError: no such thing' });
    broken = false;
    await pane.lookAgain();
    expect(pane.get()).toMatchObject({ screen: 'new', busy: null });
    expect(names(pane)).toEqual(NAMES);
  });
});

describe('a list on another sheet than the open one', () => {
  const sheets = (...values: readonly (readonly (readonly CellValue[])[])[]): Workbook & Leftovers =>
    withLeftovers(
      memoryWorkbook(
        values.map((each, index) => ({
          name: `Sheet${index + 1}`,
          blocks: each.length > 0 ? [{ kind: 'values', area: area(0, 0, each.length, 2), values: each }] : [],
        })),
      ),
    );

  it('is found if the open one has none', async () => {
    const { pane } = await opened(sheets([], [], listOf(['Anna', 'Bert', 'Cora'])));
    expect(pane.get().list).toMatchObject({ kind: 'read', choice: { sheet: 'Sheet3' } });
  });

  it('is not complained of: it may be no list of players at all', async () => {
    const { pane } = await opened(sheets([], listOf(['Anna', 'Anna', 'Cora'])));
    expect(pane.get().list).toEqual({ kind: 'none' });
  });

  it('is not taken where the open sheet has a list with problems', async () => {
    const { pane } = await opened(sheets(listOf(['Anna', 'Anna', 'Cora']), listOf(['Anna', 'Bert', 'Cora'])));
    expect(pane.get().list).toMatchObject({ kind: 'wrong', choice: { sheet: 'Sheet1' } });
  });
});

describe('the selection', () => {
  it('is read when the button is pressed: the selected cells are the list', async () => {
    const { pane, around } = await opened(withLeftovers(withList()));
    around.surface.select({ sheet: 'Club', area: area(1, 0, 4, 1) });
    await pane.useSelection();
    expect(names(pane)).toEqual(['Anna', 'Bert', 'Cora', 'Dora']);
  });

  it('with one cell means the list around it', async () => {
    const { pane, around } = await opened(withLeftovers(withList()));
    around.surface.select({ sheet: 'Club', area: area(1, 0, 4, 1) });
    await pane.useSelection();
    around.surface.select({ sheet: 'Club', area: area(3, 0) });
    await pane.useSelection();
    expect(names(pane)).toEqual(NAMES);
  });

  it('without a list says so, now that somebody asked', async () => {
    const { pane, around } = await opened(withLeftovers(withList([])));
    around.surface.select({ sheet: 'Club', area: area(0, 0, 5, 1) });
    await pane.useSelection();
    expect(pane.get().list).toMatchObject({ kind: 'wrong', problems: [{ code: 'list-empty' }] });
  });

  it('a refusal of Excel is a problem and leaves the list as it was', async () => {
    const { pane, around } = await opened(withLeftovers(withList()));
    Object.assign(around.surface, {
      selection: async () => fail(problem('host-failed', {}, { detail: 'GeneralException' })),
    });
    await pane.useSelection();
    expect(pane.get().problems).toMatchObject([{ code: 'host-failed' }]);
    expect(names(pane)).toEqual(NAMES);
  });
});

describe('the sheets change', () => {
  it('a name that is corrected stands right in the pane once the typing has calmed down', async () => {
    const { pane, around, workbook } = await opened(withLeftovers(withList()));
    await typeInto(workbook, 1, 0, 'Anna', 'Anna B.');
    around.surface.change('Club');
    expect(names(pane)[0]).toBe('Anna');
    await around.clock.pass();
    expect(names(pane)[0]).toBe('Anna B.');
  });

  it('also by a co-author, and only reading follows from it', async () => {
    const { pane, around, workbook } = await opened(withLeftovers(withList()));
    await typeInto(workbook, 1, 0, 'Anna', 'Anna B.');
    const written = jest.spyOn(workbook, 'change');
    around.surface.change('Club');
    await around.clock.pass();
    expect(names(pane)[0]).toBe('Anna B.');
    expect(written).not.toHaveBeenCalled();
  });

  it('a pane that nobody sees does not read; who comes to it finds all as it is, read once', async () => {
    const { pane, around, workbook } = await opened(withLeftovers(withList()));
    around.front.leave();
    await typeInto(workbook, 1, 0, 'Anna', 'Anna B.');
    const read = jest.spyOn(workbook, 'read');
    around.surface.change('Club');
    await around.clock.pass();
    expect([names(pane)[0], read.mock.calls.length]).toEqual(['Anna', 0]);
    around.front.come();
    around.front.come();
    await settled();
    expect([names(pane)[0], read.mock.calls.length]).toEqual(['Anna B.', 1]);
    around.surface.change('Club');
    await around.clock.pass();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('another sheet than that of the list is not read again', async () => {
    const { around, workbook } = await opened(withLeftovers(withList()));
    const read = jest.spyOn(workbook, 'read');
    around.surface.change('Accounts');
    await around.clock.pass();
    expect(read).not.toHaveBeenCalled();
  });

  it('names that appear on the empty sheet are found by themselves', async () => {
    const { pane, around, workbook } = await opened(withLeftovers(withList([])));
    for (const [row, name] of ['Anna', 'Bert', 'Cora'].entries())
      await typeInto(workbook, row, 0, null, name);
    around.surface.change('Club');
    await around.clock.pass();
    expect(names(pane)).toEqual(['Anna', 'Bert', 'Cora']);
  });

  it('what is begun meanwhile wins over a reading in the background', async () => {
    const workbook = withLeftovers(withList());
    let held: (() => void) | null = null;
    let holding = false;
    const { pane, around } = await opened({
      ...workbook,
      read: async (query) => {
        const read = await workbook.read(query);
        if (holding) {
          holding = false;
          await new Promise<void>((go) => (held = go));
        }
        return read;
      },
    });
    await typeInto(workbook, 1, 0, 'Anna', 'Anna B.');
    holding = true;
    around.surface.change('Club');
    await around.clock.pass();
    around.surface.select({ sheet: 'Club', area: area(2, 0, 3, 1) });
    await pane.useSelection();
    held!();
    await settled();
    expect(names(pane)).toEqual(['Bert', 'Cora', 'Dora']);
  });
});

describe('Create', () => {
  it('makes the tournament that was previewed and ends on it', async () => {
    const { pane, workbook } = await opened(withLeftovers(withList()));
    pane.choose({ event: '  Spring Cup ' });
    pane.choose({ cycles: 2 });
    await pane.create();
    expect(pane.get()).toMatchObject({
      screen: 'tournament',
      busy: null,
      problems: [],
      made: { warnings: [] },
      tournaments: [{ event: 'Spring Cup', players: 10, rounds: 18, games: 90, finished: 0 }],
    });
    const made = await openTournament(workbook);
    expect(made).toMatchObject({ ok: true, value: { tournament: { id: 'r2', cycles: 2 } } });
  });

  it('an event without a name has that of the list’s sheet', async () => {
    const { pane } = await opened(withLeftovers(withList()));
    pane.choose({ event: '  ' });
    await pane.create();
    expect(pane.get().tournaments).toMatchObject([{ event: 'Club' }]);
  });

  it('draws lots by a word made up, which stands in the tournament; a witness’s word takes its place', async () => {
    const { pane, workbook } = await opened(withLeftovers(withList()));
    expect(pane.get().options.seed).toBe('r1');
    pane.choose({ seed: ' Tante Käthe ' });
    await pane.create();
    expect(await openTournament(workbook)).toMatchObject({
      value: { tournament: { numbering: { method: 'lots', seed: 'Tante Käthe' } } },
    });
  });

  it('writes nothing if the list has changed since it was looked at; it is shown once more instead', async () => {
    const { pane, workbook } = await opened(withLeftovers(withList()));
    await typeInto(workbook, 10, 0, 'Jan', 'Juan');
    await pane.create();
    expect(pane.get()).toMatchObject({ screen: 'new', notice: { what: 'list-changed' }, tournaments: [] });
    expect(names(pane).at(-1)).toBe('Juan');
    await pane.create();
    expect(pane.get()).toMatchObject({ screen: 'tournament', notice: null });
  });

  it('tells how far it has come', async () => {
    const workbook = withLeftovers(withList());
    const around = ports({
      ...workbook,
      create: (plan, progress) => {
        progress?.(3, 7, true);
        return workbook.create(plan);
      },
    });
    const pane = makePane(around);
    await pane.open();
    const busy: unknown[] = [];
    pane.subscribe(() => busy.push(pane.get().busy));
    await pane.create();
    expect(busy).toContainEqual(expect.objectContaining({ task: 'create', done: 3, of: 7 }));
    expect(pane.get().busy).toBeNull();
  });

  it('is not begun twice: a second press while it is under way does nothing', async () => {
    const { pane, workbook } = await opened(withLeftovers(withList()));
    const created = jest.spyOn(workbook, 'create');
    await Promise.all([pane.create(), pane.create()]);
    expect(created).toHaveBeenCalledTimes(1);
    expect(pane.get()).toMatchObject({ problems: [], tournaments: [{ event: 'Club' }] });
  });

  it('that failed stays where it was, says why, and names what was left behind', async () => {
    const left = ['~Roundabout 1', '~Roundabout 2'];
    const { pane } = await opened({
      ...withLeftovers(withList(), left),
      create: async () => fail(problem('host-failed', {}, { detail: 'GeneralException' })),
    });
    pane.keep();
    await pane.create();
    expect(pane.get()).toMatchObject({
      screen: 'new',
      problems: [{ code: 'host-failed' }],
      unfinished: left,
    });
    expect(names(pane)).toEqual(NAMES);
    await pane.discard();
    expect(pane.get()).toMatchObject({ unfinished: [], notice: { what: 'discarded', count: 2 } });
  });

  it('a further tournament in the same workbook leads to it, and one can go back and forth', async () => {
    const { pane, around } = await opened(withLeftovers(withList()));
    await pane.create();
    await pane.another();
    expect(pane.get()).toMatchObject({ screen: 'new', list: { kind: 'read', choice: { sheet: 'Club' } } });
    pane.back();
    expect(pane.get().screen).toBe('tournament');
    await pane.another();
    around.surface.select({ sheet: 'Club', area: area(0, 0) });
    await pane.useSelection();
    pane.choose({ event: 'Blitz' });
    await pane.create();
    const { tournaments, chosen } = pane.get();
    expect(tournaments.map(({ event }) => event)).toEqual(['Club', 'Blitz']);
    expect(tournaments.find(({ id }) => id === chosen)?.event).toBe('Blitz');
    await pane.chooseTournament(tournaments[0]!.id);
    expect(pane.get()).toMatchObject({ chosen: tournaments[0]!.id, made: null });
  });
});

describe('a workbook that has a tournament', () => {
  const withTournament = async (players = NAMES) => {
    const workbook = withLeftovers(withList(listOf(players)));
    const first = makePane(ports(workbook));
    await first.open();
    await first.create();
    return opened(workbook);
  };

  it('shows it at once', async () => {
    const { pane } = await withTournament();
    expect(pane.get()).toMatchObject({ screen: 'tournament', made: null, tournaments: [{ event: 'Club' }] });
  });

  it('follows the results that are typed', async () => {
    const { pane, around, workbook } = await withTournament();
    await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], TIME);
    around.surface.change('Pairings');
    await around.clock.pass();
    expect(pane.get().tournaments).toMatchObject([{ finished: 1, leaders: [{ name: 'Gina', points: 1 }] }]);
  });

  it('looks again when somebody comes back to the pane', async () => {
    const { pane, workbook } = await withTournament();
    await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], TIME);
    await pane.follow();
    expect(pane.get().tournaments).toMatchObject([{ finished: 1 }]);
  });

  it('that cannot be read says where the fault is, and comes back when it is mended', async () => {
    const { pane, around, workbook } = await withTournament();
    const cell = { sheet: 'Players', row: 4, column: 0 };
    await workbook.change({ cells: [{ ...cell, expect: 1, write: 'one' }] });
    around.surface.change('Players');
    await around.clock.pass();
    expect(pane.get()).toMatchObject({
      screen: 'unreadable',
      problems: [{ code: 'workbook-cell', place: { sheet: 'Players', cell: 'A5' } }],
    });
    await workbook.change({ cells: [{ ...cell, expect: 'one', write: 1 }] });
    around.surface.change('Players');
    await around.clock.pass();
    expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [] });
  });

  if (IS_SWEEP)
    it('with more than 100 players is brought up to date by Refresh, which says what it did', async () => {
      const many = Array.from({ length: 101 }, (_, index) => `Player ${index + 1}`);
      const { pane, workbook } = await withTournament(many);
      await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], TIME);
      await pane.refresh();
      const { notice: told, tournaments } = pane.get();
      expect(told).toMatchObject({ what: 'refreshed' });
      expect(told?.what === 'refreshed' && told.count).toBeGreaterThan(0);
      expect(tournaments).toMatchObject([{ finished: 1 }]);
      await pane.refresh();
      expect(pane.get().notice).toEqual({ what: 'refreshed', count: 0 });
    });

  it('shows a place, and a refusal as a problem', async () => {
    const { pane, around } = await withTournament();
    const where = pane.get().tournaments[0]!.places.standings!;
    await pane.show(where);
    expect(around.surface.shown).toEqual([where]);
    Object.assign(around.surface, {
      show: async () => fail(problem('sheet-missing', { sheet: 'Standings' }, { sheet: 'Standings' })),
    });
    await pane.show(where);
    await settled();
    expect(pane.get().problems).toMatchObject([{ code: 'sheet-missing' }]);
  });
});
