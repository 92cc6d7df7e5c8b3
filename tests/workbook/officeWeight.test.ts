/** @sweep */
import { weigh } from '../../bench/requests';
import { getBorder, getSheet } from '../../emulator/model';
import { addTournament } from '../../src/app/create';
import { addHandout } from '../../src/app/handout';
import { area, type Area } from '../../src/grid/cell';
import { lookSteps } from '../../src/workbook/office/looks';
import { stepsOf } from '../../src/workbook/office/write';
import { closePages } from '../emulator/office';
import { IS_SWEEP } from '../sample';
import { add, excel, fresh, unwrap, workbook } from './excel';

afterEach(closePages);

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
  const { plan } = unwrap(await addTournament(workbook, fresh(3), { time: '2026-11-20 09:00' }));
  const { body } = host.log.find((request) => request.body.includes('"Calibri"'))!;
  expect(body.split('["Calibri"]').length - 1).toBe(plan.sheets.length);
  expect(body.split('"ColumnWidth"')[0]).toContain('["Calibri"]');
});

describe('the bytes by which requests are cut', () => {
  it('are those that are sent, a fifth more or less', async () => {
    const { host } = await excel();
    host.reset();
    const { plan } = unwrap(await addTournament(workbook, fresh(10), { time: '2026-11-20 09:00' }));
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
    const { sheet, warnings } = unwrap(
      await addHandout(workbook, { handout: 'result-slips', language: 'en' }, undefined, { id: 'h' }),
    );
    expect(warnings).toEqual([]);
    const slips = getSheet(host.book, sheet);
    const topOf = ({ row, column }: Area): unknown =>
      getBorder(host.book, { sheet: slips.id, area: area(row, column) }, 'EdgeTop', 'style');
    const read = unwrap(await workbook.read({ ranges: [], contents: [{ sheet }, { sheet: 'Mine' }] }));
    expect(read.contents.map(({ rows }) => rows.length > 100)).toEqual([true, false]);
    const lined = slips.merges.filter((where) => topOf(where) === 'Continuous').length;
    expect([slips.merges.length, lined]).toEqual([1104, 1104]);
  });
