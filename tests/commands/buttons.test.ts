import { addTournament } from '../../src/app/create';
import { takeChange } from '../../src/app/changes/take';
import { createBook } from '../../emulator/model';
import { openTournaments, openTournament } from '../../src/app/open';
import { refreshPatch } from '../../src/app/refresh';
import { placeToShow, refreshAll } from '../../src/commands/buttons';
import { problem } from '../../src/core/problem';
import { wordsEn } from '../../src/language/words';
import { area } from '../../src/grid/cell';
import { makeWorkbook } from '../../src/sheets/allSheets';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { officeWorkbook } from '../../src/workbook/office';
import { officeSurface } from '../../src/workbook/office/surface';
import type { Workbook } from '../../src/workbook/port';
import { closePages, openPage } from '../emulator/office';
import { generated } from '../generated';
import { valueOf } from '../results';
import { newTeamEvent, playedMatches } from '../teamEvents';
import { NAMES } from '../sheets/plan';
import { roundToShow } from '../../src/commands/buttons';
import { fail, ok } from '../../src/core/result';
import { OCCASION } from '../app/conduct/check';

const TIME = '2026-11-20 09:00';

/** A tournament whose standings are values, as in a large field, under names that begin with `prefix`; nothing was played. */
const addRefreshed = async (workbook: Workbook, seed: number, prefix = ''): Promise<void> => {
  const tournament = generated({ players: 5, cycles: 1, seed, finished: 0 });
  const named = Object.entries(NAMES).map(([part, name]) => [part, `${prefix}${name}`]);
  const names = Object.fromEntries(named) as typeof NAMES;
  valueOf(await workbook.create(makeWorkbook(tournament, names, wordsEn, TIME, 'refreshed')));
};

const win = (workbook: Workbook, named: string) =>
  takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], { time: TIME, named });

/** How many cells of each tournament Refresh would have to write. */
const outOfDate = async (workbook: Workbook): Promise<number[]> =>
  valueOf(await openTournaments(workbook, { extent: 'all' })).map(
    (open) => valueOf(refreshPatch(open, open.parts, open.gridOf)).cells.length,
  );

describe('Refresh', () => {
  it('brings all tournaments of a workbook up to date', async () => {
    const workbook = memoryWorkbook();
    await addRefreshed(workbook, 1);
    await addRefreshed(workbook, 2, 'Blitz ');
    for (const id of ['t1', 't2']) valueOf(await win(workbook, id));
    expect((await outOfDate(workbook)).every((cells) => cells > 2)).toBe(true);
    expect(await refreshAll(workbook, TIME)).toEqual({ ok: true, value: undefined });
    expect(await outOfDate(workbook)).toEqual([0, 0]);
  });

  it('has nothing to do for a team event, and goes to what cannot be read there', async () => {
    const workbook = memoryWorkbook();
    valueOf(await addTournament(workbook, newTeamEvent(3, 2), { time: '2026-11-20 09:00' }));
    expect(await refreshAll(workbook, TIME)).toEqual({ ok: true, value: undefined });
    valueOf(
      await workbook.change({
        cells: [{ sheet: 'Team event', row: 9, column: 1, expect: 2, write: 'two' }],
      }),
    );
    const refreshed = await refreshAll(workbook, TIME);
    expect(refreshed.ok ? [] : placeToShow(refreshed.problems)).toEqual({
      sheet: 'Team event',
      area: area(9, 1),
    });
  });

  it('is a problem in a workbook without a tournament', async () => {
    expect(await refreshAll(memoryWorkbook(), TIME)).toMatchObject({
      ok: false,
      problems: [{ code: 'workbook-not-ours' }],
    });
  });
});

describe('what is in the way of Refresh', () => {
  it('is shown where the first of the problems stands that stands anywhere', () => {
    const problems = [
      problem('host-failed'),
      problem('changed-meanwhile', { sheet: 'Standings', cell: 'C7' }),
      problem('workbook-copied-sheet', { sheet: 'Tournament (2)' }),
    ];
    expect(placeToShow(problems)).toEqual({ sheet: 'Standings', area: area(6, 2) });
  });

  it('is shown at the top of its sheet if it stands in no cell', () => {
    const copied = problem('workbook-copied-sheet', { sheet: 'Tournament (2)' });
    expect(placeToShow([copied])).toEqual({ sheet: 'Tournament (2)', area: area(0, 0) });
  });

  it('is not shown if it stands nowhere', () => {
    expect(placeToShow([problem('workbook-not-ours')])).toBeUndefined();
  });
});

describe('the buttons in Excel', () => {
  type Command = (event: { completed: () => void }) => Promise<void>;

  /** The function that the button is bound to, in a fresh Excel. */
  const boundTo = async (name: string): Promise<Command> => {
    const page = await openPage({ workbook: createBook(['Mine']) });
    const bound = new Map<string, Command>();
    const actions = { associate: (id: string, command: Command) => bound.set(id, command) };
    const Office = Object.create(page.Office, { actions: { value: actions } }) as typeof page.Office;
    Object.assign(globalThis, { Excel: page.Excel, OfficeExtension: page.OfficeExtension, Office });
    jest.resetModules();
    await import('../../src/commands/commands');
    await Office.onReady();
    return bound.get(name)!;
  };

  afterEach(closePages);

  it('Round opens the sheet of the round, and tells Excel when it is done', async () => {
    const round = await boundTo('round');
    const tournament = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });
    valueOf(await addTournament(officeWorkbook(), tournament, { time: TIME }));
    await officeSurface().show({ sheet: 'Mine', area: area(0, 0) });
    const event = { completed: jest.fn() };
    await round(event);
    expect(event.completed).toHaveBeenCalledTimes(1);
    expect(await officeSurface().selection()).toMatchObject({ value: { sheet: NAMES.round } });
  });

  it('Refresh refreshes, stays where the organiser is, and tells Excel when it is done', async () => {
    const refresh = await boundTo('refresh');
    await addRefreshed(officeWorkbook(), 1);
    valueOf(await win(officeWorkbook(), 't1'));
    const before = await officeSurface().selection();
    let after: number[] | undefined;
    const event = { completed: jest.fn(async () => (after = await outOfDate(officeWorkbook()))) };
    await refresh(event);
    await event.completed.mock.results[0]!.value;
    expect(event.completed).toHaveBeenCalledTimes(1);
    expect(after).toEqual([0]);
    expect(await officeSurface().selection()).toEqual(before);
  });

  it('Refresh goes to the Tournament sheet when its Log is no table any more', async () => {
    const refresh = await boundTo('refresh');
    await addRefreshed(officeWorkbook(), 1);
    valueOf(await win(officeWorkbook(), 't1'));
    await Excel.run(async (context) => {
      context.workbook.worksheets.getItem('Log').tables.getItemAt(0).convertToRange();
      await context.sync();
    });
    const event = { completed: jest.fn() };
    await refresh(event);
    expect(event.completed).toHaveBeenCalledTimes(1);
    expect(await officeSurface().selection()).toMatchObject({ value: { sheet: 'Tournament' } });
  });

  it.each(['refresh', 'round'])(
    '%s tells Excel that it is done in a workbook without a tournament, too',
    async (name) => {
      const refresh = await boundTo(name);
      const event = { completed: jest.fn() };
      await refresh(event);
      expect(event.completed).toHaveBeenCalledTimes(1);
      expect(await officeSurface().selection()).toMatchObject({ value: { sheet: 'Mine' } });
    },
  );
});

const TWO = [1, 2].map((seed) => ({
  ...generated({ players: 4, cycles: 1, seed, finished: 0 }),
  event: seed === 1 ? 'Club' : 'Blitz',
}));

const club = async (): Promise<Workbook> => {
  const workbook = memoryWorkbook([{ name: 'Mine', blocks: [] }]);
  for (const tournament of TWO) valueOf(await addTournament(workbook, tournament, OCCASION));
  return workbook;
};

const on = (sheet: string) => ({ selection: async () => ok({ sheet, area: area(3, 3) }) });

const roundsOf = async (workbook: Workbook) =>
  Promise.all(TWO.map(async ({ id }) => valueOf(await openTournament(workbook, id)).parts.places));

describe('the button Round goes', () => {
  it('to the sheet Round of the tournament whose sheet is open, else of the first', async () => {
    const workbook = await club();
    const [first, second] = await roundsOf(workbook);
    const sheetOn = async (sheet: string) => valueOf(await roundToShow(workbook, on(sheet)))?.sheet;
    expect(first!.Round!.sheet).not.toBe(second!.Round!.sheet);
    expect(await sheetOn(second!.Standings!.sheet)).toBe(second!.Round!.sheet);
    expect(await sheetOn(first!.Log!.sheet)).toBe(first!.Round!.sheet);
    expect(await sheetOn('Mine')).toBe(first!.Round!.sheet);
  });

  it('to the first where nobody can tell what is selected', async () => {
    const workbook = await club();
    const [first] = await roundsOf(workbook);
    const unknown = { selection: async () => fail(problem('host-failed')) };
    expect(valueOf(await roundToShow(workbook, unknown))).toEqual({
      sheet: first!.Round!.sheet,
      area: area(0, 0),
    });
  });

  it('to the next result on Pairings where the sheet Round is gone', async () => {
    const workbook = await club();
    const [first] = await roundsOf(workbook);
    valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], { ...OCCASION, named: 't1' }));
    valueOf(await workbook.remove({ sheets: [first!.Round!.sheet], asRead: [] }));
    expect(valueOf(await roundToShow(workbook, on('Mine')))).toEqual({ sheet: 'Pairings', area: area(5, 5) });
  });

  it('to the next result on Matches of a team event', async () => {
    const workbook = memoryWorkbook([{ name: 'Mine', blocks: [] }]);
    valueOf(
      await addTournament(workbook, playedMatches(newTeamEvent(4, 2), 'A-D 11', 'B-C 1.'), {
        time: '2026-11-20 09:00',
      }),
    );
    const shown = valueOf(await roundToShow(workbook, on('Mine')));
    expect(shown).toEqual({ sheet: 'Matches', area: area(10, 2) });
  });

  it('beside a tournament to the one of the two whose sheet is open', async () => {
    const workbook = await club();
    valueOf(await addTournament(workbook, newTeamEvent(3, 2), { time: '2026-11-20 09:00' }));
    const sheetOn = async (sheet: string) => valueOf(await roundToShow(workbook, on(sheet)))?.sheet;
    expect(await sheetOn('Team standings')).toBe('Matches');
    expect(await sheetOn('Mine')).toBe('Round');
  });

  it('nowhere in a workbook without a tournament', async () => {
    expect(await roundToShow(memoryWorkbook(), on('Sheet1'))).toEqual(ok(undefined));
  });
});
