import { strFromU8, unzipSync } from 'fflate';
import { chartSeries, createBook, getSheet } from '../../emulator/model';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { addHandout, offeredHandouts } from '../../src/app/handout';
import { planTournamentRemoval, removeTournament } from '../../src/app/removeTournament';
import type { Tournament } from '../../src/core/model';
import { officeWorkbook } from '../../src/workbook/office';
import type { Workbook } from '../../src/workbook/port';
import { newXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { sheetPlan, workbookPlan } from '../workbook/plan';
import { closePages, openPage } from '../emulator/office';
import { generated } from '../generated';
import { valueOf } from '../results';

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
  const added = valueOf(
    await addHandout(workbook, { handout: 'race', language: 'en' }, undefined, { id: 'r' }),
  );
  expect(added).toEqual({ sheet: 'Race', warnings: [] });
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
    const workbook = await withRace(newXlsx(), generated({ players: 5, cycles: 1, seed: 1, finished: 0 }));
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
