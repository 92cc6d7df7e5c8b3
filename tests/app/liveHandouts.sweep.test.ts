import { tabsOf } from '../workbook/sheetsIn';
import { addTournament } from '../../src/app/create';
import { addHandout, offeredHandouts } from '../../src/app/handout';
import { openTournament } from '../../src/app/open';
import { planTournamentRemoval, removeTournament } from '../../src/app/removeTournament';
import { planRepair, repairTournament } from '../../src/app/repair/repair';
import { takeChange } from '../../src/app/changes/take';
import type { CellValue } from '../../src/grid/cell';
import { newXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import type { Workbook } from '../../src/workbook/port';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { generated } from '../generated';
import { newMatch } from '../matches';
import { valueOf } from '../results';
import { strFromU8, unzipSync } from 'fflate';
import { chartSeries, createBook, getSheet } from '../../emulator/model';
import type { Tournament } from '../../src/core/model';
import { officeWorkbook } from '../../src/workbook/office';
import { sheetPlan, workbookPlan } from '../workbook/plan';
import { closePages, openPage } from '../emulator/office';

const TIME = '2026-11-20 09:00';
const tournament = generated({ players: 5, cycles: 1, seed: 3 });

const withReport = async (workbook: Workbook): Promise<Workbook> => {
  valueOf(await addTournament(workbook, tournament, { time: TIME }));
  valueOf(await ask(workbook));
  return workbook;
};

const ask = (workbook: Workbook, more: { player?: string; round?: number } = {}) =>
  addHandout(workbook, { handout: 'final-report', ...more }, undefined, { id: 'h' });

const column = async (workbook: Workbook, sheet: string, at: number): Promise<readonly CellValue[]> =>
  valueOf(await workbook.read({ ranges: [{ sheet, area: 'used' }] })).ranges[0]!.values.map(
    (row) => row[at] ?? null,
  );

const names = async (workbook: Workbook): Promise<readonly CellValue[]> =>
  (await column(workbook, 'Report', 1)).filter((each) => each !== null && each !== '');

describe.each([
  ['in memory', () => memoryWorkbook()],
  ['in a file', () => newXlsx()],
] as const)('a handout that follows the results, %s', (_, empty) => {
  it('comes once, and says where it is', async () => {
    const workbook = await withReport(empty());
    expect((await tabsOf(workbook)).at(-1)).toBe('Report');
    expect(valueOf(await ask(workbook))).toEqual({ sheet: 'Report', isNew: false, warnings: [] });
  });

  it('is about everyone and all rounds', async () => {
    const workbook = empty();
    valueOf(await addTournament(workbook, tournament, { time: TIME }));
    expect(await ask(workbook, { round: 2 })).toMatchObject({ problems: [{ code: 'handout-of-rounds' }] });
    expect(await ask(workbook, { player: '2' })).toMatchObject({ problems: [{ code: 'handout-of-all' }] });
  });

  it('is made anew with the others when somebody comes late, and has them', async () => {
    const workbook = await withReport(empty());
    valueOf(await takeChange(workbook, 'enter', { name: 'Late Comer' }, { time: TIME }));
    expect(await tabsOf(workbook)).toContain('Report');
    expect(await names(workbook)).toContain('Late Comer');
    expect(valueOf(await openTournament(workbook)).tournament.liveHandouts).toEqual(['final-report']);
    valueOf(await takeChange(workbook, 'undo', null, { time: TIME }));
    expect(await names(workbook)).not.toContain('Late Comer');
    expect(await tabsOf(workbook)).toContain('Report');
  });

  it('that somebody deleted is gone, without any damage, and can be added again', async () => {
    const workbook = await withReport(empty());
    const [sheet] = ['Report'];
    const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet, area: 'used' }] }));
    valueOf(await workbook.remove({ sheets: [sheet], asRead: ranges }));
    const opened = valueOf(await openTournament(workbook));
    expect(opened.tournament.liveHandouts).toBeUndefined();
    expect(valueOf(await planRepair(workbook, opened.parts.sheet, TIME)).faults).toEqual([]);
    expect(valueOf(await ask(workbook)).sheet).toBe('Report');
  });

  it('has a formula that was typed over put right by Repair', async () => {
    const workbook = await withReport(empty());
    const at = { sheet: 'Report', row: 10, column: 1 };
    const { ranges } = valueOf(
      await workbook.read({
        ranges: [{ sheet: at.sheet, area: { row: 10, column: 1, rows: 1, columns: 1 } }],
      }),
    );
    const value = ranges[0]!.values[0]![0]!;
    valueOf(await workbook.change({ cells: [{ ...at, expect: value, write: 'Somebody' }] }));
    const planned = valueOf(await planRepair(workbook, 'Tournament', TIME));
    expect(planned.faults.map(({ code, place }) => [code, place.sheet, place.cell])).toEqual([
      ['damaged-typed-over', 'Report', 'B11'],
    ]);
    valueOf(await repairTournament(workbook, 'Tournament', TIME));
    expect((await column(workbook, 'Report', 1))[10]).toBe(value);
  });

  it('goes with its tournament', async () => {
    const workbook = await withReport(empty());
    valueOf(await workbook.create(workbookPlan(sheetPlan('Mine'))));
    const removal = valueOf(await planTournamentRemoval(workbook, 'Tournament'));
    expect([removal.sheets.includes('Report'), removal.cautions]).toEqual([true, []]);
    valueOf(await removeTournament(workbook, removal, false));
    expect((await tabsOf(workbook)).filter((name) => name !== 'Sheet1')).toEqual(['Mine']);
  });
});

it('of a match of two teams there is no final report: its own sheet tells all of that', async () => {
  const workbook = memoryWorkbook();
  valueOf(await addTournament(workbook, newMatch(2), { time: TIME }));
  expect(await ask(workbook)).toMatchObject({ problems: [{ code: 'handout-of-match' }] });
  expect(offeredHandouts(newMatch(2)).map(({ id }) => id)).not.toContain('final-report');
});

it('of a tournament that Refresh keeps there is none', async () => {
  const workbook = memoryWorkbook();
  valueOf(await addTournament(workbook, generated({ players: 101, cycles: 1, seed: 1 }), { time: TIME }));
  expect(await ask(workbook)).toMatchObject({ problems: [{ code: 'handout-refreshed' }] });
});

describe('the race', () => {
  const TIME = { time: '2026-11-20 09:00' };

  // 1-4, 2-3; 4-3, 1-2; 2-4, 3-1
  const made = generated({ players: 4, cycles: 1, seed: 1 });
  const RESULTS = ['1-0', '1/2', null, null, null, null] as const;
  const tournament: Tournament = {
    ...made,
    games: made.games.map((game, at) => ({ ...game, outcome: RESULTS[at]! })),
  };

  const withRace = async <T extends Workbook>(workbook: T, of = tournament): Promise<T> => {
    valueOf(await addTournament(workbook, of, TIME));
    const added = valueOf(await addHandout(workbook, { handout: 'race' }, undefined, { id: 'r' }));
    expect(added).toEqual({ sheet: 'Race', isNew: true, warnings: [] });
    return workbook;
  };

  const partsOf = async (workbook: XlsxWorkbook): Promise<Readonly<Record<string, string>>> =>
    Object.fromEntries(
      Object.entries(unzipSync(valueOf(await workbook.save()))).map(([name, bytes]) => [
        name,
        strFromU8(bytes),
      ]),
    );

  const drawn = (parts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(parts).filter(([name]) => /drawing|chart/.test(name)));

  /** The names of a chart's series and the values of its first, as the file carries them. */
  const cached = (chart: string) => {
    const found = (pattern: RegExp): readonly string[] =>
      [...chart.matchAll(pattern)].map(([, value]) => value!);
    return {
      names: found(/<c:tx><c:strRef><c:f>[^<]*<\/c:f><c:strCache><c:ptCount val="1"\/>.*?<c:v>([^<]*)/g),
      first: found(/<c:numCache>(.*?)<\/c:numCache>/g)[0]!.match(/(?<=<c:v>)[^<]*/g),
    };
  };

  const table = async (workbook: Workbook) =>
    valueOf(
      await workbook.read({ ranges: [{ sheet: 'Race', area: { row: 4, column: 27, rows: 4, columns: 9 } }] }),
    ).ranges[0]!.values;

  describe('the race of a tournament, in a file', () => {
    it('is offered, and its charts are filled before any program has calculated', async () => {
      expect(offeredHandouts(tournament).map(({ id }) => id)).toContain('race');
      const chart = (await partsOf(await withRace(newXlsx())))['xl/charts/chart1.xml']!;
      expect(cached(chart)).toEqual({
        names: ['Player A1', 'Player B2', 'Player C3', 'Player D4'],
        first: ['0', '1'],
      });
    });

    it('follows a result; its drawing and charts stay byte by byte, also when that is undone', async () => {
      const workbook = await withRace(newXlsx());
      const before = await partsOf(workbook);
      valueOf(await takeChange(workbook, 'record', [{ game: 4, typed: '1-0' }], TIME));
      expect((await table(workbook))[0]).toEqual(['Player A1', 2, 0, 0, 0, 0, 1, 2, '']);
      expect(drawn(await partsOf(workbook))).toEqual(drawn(before));
      valueOf(await takeChange(workbook, 'undo', null, TIME));
      expect((await table(workbook))[0]).toEqual(['Player A1', 1, 0, 0, 0, 0, 1, '', '']);
      expect(drawn(await partsOf(workbook))).toEqual(drawn(before));
    });

    it('is drawn anew with the other sheets when somebody comes late, and goes with its tournament', async () => {
      const workbook = await withRace(
        newXlsx(),
        generated({ players: 5, cycles: 1, seed: 1, finished: 0.2 }),
      );
      valueOf(await takeChange(workbook, 'enter', { name: 'Late Comer' }, TIME));
      const parts = await partsOf(workbook);
      expect(Object.keys(drawn(parts)).sort()).toEqual([
        'xl/charts/chart1.xml',
        'xl/charts/chart2.xml',
        'xl/drawings/_rels/drawing1.xml.rels',
        'xl/drawings/drawing1.xml',
      ]);
      expect(parts['xl/charts/chart1.xml']).toContain('Late Comer');
      valueOf(await workbook.create(workbookPlan(sheetPlan('Mine'))));
      const removal = valueOf(await planTournamentRemoval(workbook, 'Tournament'));
      valueOf(await removeTournament(workbook, removal, false));
      const left = await partsOf(workbook);
      expect(drawn(left)).toEqual({});
      expect(left['[Content_Types].xml']).not.toMatch(/drawing|chart/);
    });
  });

  describe('the race of a tournament, in Excel', () => {
    afterAll(closePages);

    it('is the same as in memory, and its charts draw what stands in its cells', async () => {
      const { Excel, Office, OfficeExtension, host } = await openPage({
        workbook: createBook(['Mine']),
        sets: { ExcelApi: '1.9' },
      });
      Object.assign(globalThis, { Excel, Office, OfficeExtension });
      const workbook = await withRace(officeWorkbook());
      expect(await table(workbook)).toEqual(await table(await withRace(memoryWorkbook())));
      const sheet = getSheet(host.book, 'Race');
      expect(sheet.charts.map(({ name }) => name)).toEqual(['Roundabout points', 'Roundabout games']);
      const shown = sheet.charts.map((chart) =>
        chartSeries(host.book, chart).map(({ name }) => host.book.valueAt(sheet, name!.row, name!.column)),
      );
      expect(shown).toEqual([
        ['Player A1', 'Player B2', 'Player C3', 'Player D4'],
        ['Won as White', 'Won as Black', 'Drawn', 'Lost'],
      ]);
      expect([[...host.unsupported], host.defects]).toEqual([[], []]);
    });
  });
});
