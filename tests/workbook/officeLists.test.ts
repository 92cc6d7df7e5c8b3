/** @sweep */
import { weigh } from '../../bench/requests';
import { WEB_PAYLOAD } from '../../emulator/host/faults';
import { getBorder, getSheet, setValues } from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { addTournament } from '../../src/app/create';
import { addHandout } from '../../src/app/handout';
import { openRoster, selectedList } from '../../src/app/roster';
import { area, type Area } from '../../src/grid/cell';
import { lookSteps } from '../../src/workbook/office/looks';
import { stepsOf } from '../../src/workbook/office/write';
import { closePages, type Page } from '../emulator/office';
import { valueOf } from '../results';
import { IS_SWEEP } from '../sample';
import { add, excel, fresh, told, workbook } from './excel';

afterEach(closePages);

type Lines = readonly (readonly (string | number)[])[];

const EIGHT = ['Anna', 'Bert', 'Carl', 'Dora', 'Emil', 'Frida', 'Gero', 'Hanna'];
const LIST: Lines = [['Name', 'Rating'], ...EIGHT.map((name, index) => [name, 2000 - index])];

/** Excel on the web with values on the sheet Mine, each block with its top left cell. */
const withValues = async (...blocks: readonly (readonly [number, number, Lines])[]): Promise<Page> => {
  const page = await excel();
  const { host } = page;
  for (const [row, column, lines] of blocks)
    setValues(
      host.book,
      refOf(getSheet(host.book, 'Mine'), area(row, column, lines.length, lines[0]!.length)),
      lines.map((line) => [...line]),
    );
  host.reset();
  host.faults.payloadLimit = WEB_PAYLOAD;
  return page;
};

const names = async (range?: Area): Promise<readonly string[]> =>
  valueOf(await openRoster(workbook, { sheet: 'Mine', range })).players.map(({ name }) => name);

const numbers = (rows: number, columns: number): Lines =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => row * column));

describe('a list in Excel', () => {
  it('is read in four requests of a few kilobytes', async () => {
    const { host } = await withValues([2, 1, LIST]);
    expect(await names()).toEqual(EIGHT);
    expect(host.counters.requests).toBeLessThanOrEqual(5);
    expect(host.counters.responseBytes).toBeLessThan(10_000);
  });

  it.each([
    ['XFD1048576', 1_048_575, 16_383],
    ['A1048576', 1_048_575, 0],
    ['XFD2000', 1999, 16_383],
  ])('is found whatever stands in %s, in answers that Excel on the web can give', async (_, row, column) => {
    const { host } = await withValues([0, 0, LIST], [row, column, [['x']]]);
    expect(await names()).toEqual(EIGHT);
    const largest = Math.max(...host.log.map(({ responseBytes }) => responseBytes));
    expect(largest).toBeLessThan(WEB_PAYLOAD);
    expect(host.counters.responseBytes).toBeLessThan(10_000_000);
  });

  if (IS_SWEEP)
    it('beside 20,000 rows of four columns comes in answers that Excel on the web can give', async () => {
      await withValues([0, 0, LIST], [0, 3, numbers(20_000, 4)]);
      expect(await names()).toEqual(EIGHT);
    });

  if (IS_SWEEP)
    it('on a sheet with too much is asked for, and read once it is selected', async () => {
      await withValues([0, 0, LIST], [0, 3, numbers(5000, 80)]);
      const found = await openRoster(workbook, { sheet: 'Mine' });
      expect(told(found)).toEqual(['sheet-too-full Mine']);
      expect(await names(area(0, 0, 9, 2))).toEqual(EIGHT);
      const columns = { sheet: 'Mine', area: area(0, 0, 1_048_576, 2) };
      expect(await names(valueOf(await selectedList(workbook, columns)).range)).toEqual(EIGHT);
    });
});

/** Excel on the web takes 5 MB; we keep to 4. */
const LIMIT = 4_000_000;

/** Requests, actions and kilobytes that a use case may take at most: what it takes now, and a tenth more. */
const MOST: Readonly<Record<string, readonly [requests: number, actions: number, kilobytes: number]>> = {
  'create 10 players': [10, 2750, 500],
  'typed result': [3, 440, 61],
  withdraw: [5, 550, 75],
  refresh: [4, 530, 73],
  'late entry to 9': [20, 3600, 620],
  'team event of 8': [10, 3720, 640],
  'sections of 4': [10, 3900, 730],
  'create 100 players': [10, 3420, 1090],
  'slips of 24': [10, 9000, 1190],
  'slips of 30': [10, 13_800, 1840],
};

/** How many of them are tried each time. */
const SAMPLE = 1;

describe('what Excel is asked in a use case', () => {
  it('is no more than it was, and each request fits', async () => {
    const seen: string[] = [];
    for await (const [name, { requests, actions, bytes, largest }] of weigh()) {
      const [mostRequests, mostActions, mostKilobytes] = MOST[name]!;
      expect([name, requests <= mostRequests, actions <= mostActions, bytes <= mostKilobytes * 1000]).toEqual(
        [name, true, true, true],
      );
      expect([name, largest < LIMIT]).toEqual([name, true]);
      seen.push(name);
      if (!IS_SWEEP && seen.length === SAMPLE) return;
    }
    expect(seen).toEqual(Object.keys(MOST));
  });
});

it('each new sheet gets the font that its widths are meant for, before any other look', async () => {
  const { host } = await excel();
  host.reset();
  const { plan } = valueOf(await addTournament(workbook, fresh(3), { time: '2026-11-20 09:00' }));
  const { body } = host.log.find((request) => request.body.includes('"Calibri"'))!;
  expect(body.split('["Calibri"]').length - 1).toBe(plan.sheets.length);
  expect(body.split('"ColumnWidth"')[0]).toContain('["Calibri"]');
});

describe('the bytes by which requests are cut', () => {
  it('are those that are sent, a fifth more or less', async () => {
    const { host } = await excel();
    host.reset();
    const { plan } = valueOf(await addTournament(workbook, fresh(10), { time: '2026-11-20 09:00' }));
    const sent = (word: string): number => host.log.find(({ body }) => body.includes(word))!.bytes;
    const sum = (steps: readonly { readonly bytes: number }[]): number =>
      steps.reduce((all, { bytes }) => all + bytes, 0);
    const names = 300 * plan.names.length;
    const [cells, looks] = [sum(plan.sheets.flatMap(stepsOf)), sum(plan.sheets.flatMap(lookSteps))];
    for (const share of [(cells + names) / sent('CopyFrom'), looks / sent('ColumnWidth')]) {
      expect(share).toBeGreaterThan(0.8);
      expect(share).toBeLessThan(1.25);
    }
  });
});

if (IS_SWEEP)
  it('slips of 24 players, with more merged areas than Excel tells of, stand with their lines; a list beside is read', async () => {
    const { host } = await excel({ sets: { ExcelApi: '1.17' } });
    await add(fresh(24));
    const { sheet, warnings } = valueOf(
      await addHandout(workbook, { handout: 'result-slips', language: 'en' }, undefined, { id: 'h' }),
    );
    expect(warnings).toEqual([]);
    const slips = getSheet(host.book, sheet);
    const topOf = ({ row, column }: Area): unknown =>
      getBorder(host.book, { sheet: slips.id, area: area(row, column) }, 'EdgeTop', 'style');
    const read = valueOf(await workbook.read({ ranges: [], contents: [{ sheet }, { sheet: 'Mine' }] }));
    expect(read.contents.map(({ rows }) => rows.length > 100)).toEqual([true, false]);
    const lined = slips.merges.filter((where) => topOf(where) === 'Continuous').length;
    expect([slips.merges.length, lined]).toEqual([1104, 1104]);
  });
