/** @sweep */
import type { HostOptions } from '../../emulator/host/host';
import { addSheet, type Book, createBook, getSheet } from '../../emulator/model';
import { cellKey } from '../../emulator/model/address';
import { addTournament, createTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { messageOf } from '../../src/language/language';
import { officeWorkbook, type OfficeWorkbook } from '../../src/workbook/office';
import { closePages, openPage, type Page } from '../emulator/office';
import { generated } from '../generated';
import { IS_SWEEP, sampled } from '../sample';
import { workbookContract } from './contract';
import { leftSheet } from './begun';
import { TEXTS } from './plan';
import { replaceContract } from './replaceContract';

const TIME = { time: '2026-11-20 09:00' };
const workbook = officeWorkbook();

const excel = async (options: HostOptions = {}): Promise<Page> => {
  const page = await openPage({ workbook: createBook(['Mine']), sets: { ExcelApi: '1.14' }, ...options });
  Object.assign(globalThis, {
    Excel: page.Excel,
    Office: page.Office,
    OfficeExtension: page.OfficeExtension,
  });
  return page;
};

const of = (players: number) => generated({ players, cycles: 1, seed: players, finished: 0 });

const namesOf = ({ host }: Page): readonly string[] => host.book.state.sheets.map(({ name }) => name);

/** What a co-author's creation has put in place so far. */
const stagedByOthers = (book: Book): void => {
  for (const name of ['~Roundabout theirs 1', '~Roundabout theirs 2']) leftSheet(book, name);
};

/** The sheets that have a print set-up, in the order of their tabs. */
const PRINTED = ['Pairings', 'Round', 'Standings', 'Crosstable', 'Players', 'Tournament', 'Log'];

afterEach(closePages);

describe('a creation in Excel', () => {
  it('stands where Excel refuses the print set-up of a sheet, warns of that, and loses no other’s', async () => {
    const page = await excel();
    // All sheets at once, the first three, the second and the third, and the third alone, which is Standings.
    page.host.faults.failures = [5, 6, 8, 10].map((request) => ({
      request,
      action: 1,
      code: 'GeneralException',
    }));
    const added = await addTournament(workbook, of(4), TIME);
    expect(added).toMatchObject({
      ok: true,
      value: {
        warnings: [
          { code: 'print-setup-failed', values: { sheets: 'Standings', detail: 'GeneralException' } },
        ],
      },
    });
    expect(page.host.faults.failures).toEqual([]);
    expect(await openTournament(workbook)).toMatchObject({ ok: true });
    if (added.ok) expect(messageOf(added.value.warnings[0]!, 'en')).toContain('“Fit to 1 page wide”');
    const set = page.host.book.state.sheets.filter(({ page: { printArea } }) => printArea.length > 0);
    expect(set.map(({ name }) => name)).toEqual(PRINTED.filter((name) => name !== 'Standings'));
  });

  it('loses the size of the paper alone where there is no printer', async () => {
    const page = await excel({ quirks: { paperSizeRefused: true } });
    const added = await addTournament(workbook, of(4), TIME);
    const sheets = PRINTED.join(', ');
    expect(added).toMatchObject({
      ok: true,
      value: { warnings: [{ code: 'paper-size-failed', values: { sheets, detail: 'GeneralException' } }] },
    });
    const set = page.host.book.state.sheets.filter(({ page: { settings } }) => 'zoom' in settings);
    expect(set.map(({ name }) => name)).toEqual(PRINTED);
  });

  it('is scaled where Excel does not fit pages: no more than a page across, and no warning', async () => {
    const page = await excel({ quirks: { fitToPagesIgnored: true } });
    const added = await addTournament(workbook, of(4), TIME);
    expect(added).toMatchObject({ ok: true, value: { warnings: [] } });
    const zooms = page.host.book.state.sheets
      .filter(({ name }) => PRINTED.includes(name))
      .map(({ name, page: { settings } }) => [name, settings['zoom']]);
    expect(zooms).toEqual([
      ...['Pairings', 'Round', 'Standings'].map((name) => [name, { scale: 100 }]),
      ['Crosstable', { scale: 102 }],
      ['Players', { scale: 100 }],
      ['Tournament', { scale: 76 }],
      ['Log', { scale: 100 }],
    ]);
  });

  if (IS_SWEEP)
    it.each([
      ['Letter' as const, 'Letter'],
      [undefined, 'A4'],
    ])('is printed on %s: %s', async (paper, size) => {
      const page = await excel();
      const added = await addTournament(workbook, { ...of(4), ...(paper ? { paper } : {}) }, TIME);
      expect(added.ok).toBe(true);
      const printed = page.host.book.state.sheets
        .map(({ name, page: { settings } }) => [name, settings['paperSize']])
        .filter(([, found]) => found !== undefined);
      expect(printed).toEqual(PRINTED.map((name) => [name, size]));
      const opened = await openTournament(workbook);
      expect(opened.ok && opened.value.tournament.paper).toBe(paper);
    });

  if (IS_SWEEP)
    it('hands the warning on with those of the list', async () => {
      const page = await excel();
      await page.Excel.run(async (context) => {
        context.workbook.worksheets.getItem('Mine').getRange('A1:A6').values = [
          ['Name'],
          ['Adams'],
          ['Baker'],
          [''],
          ['Clark'],
          ['Davies'],
        ];
        await context.sync();
      });
      const codes = async (): Promise<readonly string[]> => {
        const created = await createTournament(
          workbook,
          {},
          { event: 'Open', numbers: 'list' },
          { ...TIME, id: 'a' },
        );
        return created.ok ? created.value.warnings.map(({ code }) => code) : ['failed'];
      };
      page.host.reset();
      page.host.faults.failures = [8, 9, 10].map((request) => ({
        request,
        action: 1,
        code: 'GeneralException',
      }));
      expect(await codes()).toEqual(['list-gap', 'print-setup-failed']);
    });

  if (IS_SWEEP)
    it('tells after each request how many are done, of how many', async () => {
      await excel();
      const told: string[] = [];
      const tell = (done: number, total: number, asksAgain: boolean): boolean =>
        told.push(`${done}/${total}${asksAgain ? '' : ' last'}`) > 0;
      await addTournament(workbook, of(4), TIME, tell);
      expect(told).toEqual(['1/8', '2/8', '3/8', '4/8', '5/8 last', '6/8 last', '7/8 last', '8/8 last']);
    });

  if (IS_SWEEP)
    it('is taken back, under a code of its own, where a fill came out incomplete', async () => {
      const page = await excel();
      page.host.before(6, (book) => {
        const calculation = book.state.sheets.find(({ name }) => name === '~Roundabout t4 9')!;
        for (const key of calculation.cells.keys())
          if (key >= cellKey(8, 0)) book.put(calculation, Math.floor(key / 16_384), key % 16_384, undefined);
      });
      expect(await addTournament(workbook, { ...of(4), id: 't4' }, TIME)).toMatchObject({
        ok: false,
        problems: [{ code: 'host-failed', values: { detail: 'fill-incomplete' } }],
      });
      expect(namesOf(page)).toEqual(['Mine']);
    });

  if (IS_SWEEP)
    it('clears up after itself alone: what a co-author is making at that moment stays', async () => {
      const page = await excel();
      stagedByOthers(page.host.book);
      page.host.faults.failures = [{ request: 7, action: 9, code: 'GeneralException' }];
      expect((await addTournament(workbook, of(4), TIME)).ok).toBe(false);
      expect(namesOf(page)).toEqual(['Mine', '~Roundabout theirs 1', '~Roundabout theirs 2']);
    });
});

describe('what creations have left half made', () => {
  it('is deleted as far as it was named, and no sheet besides', async () => {
    const page = await excel();
    stagedByOthers(page.host.book);
    const named = await workbook.unfinished();
    expect(named).toEqual({ ok: true, value: ['~Roundabout theirs 1', '~Roundabout theirs 2'] });
    addSheet(page.host.book, '~Roundabout meanwhile 1');
    expect(await workbook.discardUnfinished(['~Roundabout theirs 1', 'Mine', 'Gone'])).toEqual({
      ok: true,
      value: 1,
    });
    expect(namesOf(page)).toEqual(['Mine', '~Roundabout theirs 2', '~Roundabout meanwhile 1']);
    expect(getSheet(page.host.book, 'Mine').visibility).toBe('Visible');
  });
});

/** The adapter finds Microsoft's client in the page's globals, as it does in the task pane. */
const enter = (page: Page): void => {
  Object.assign(globalThis, {
    Excel: page.Excel,
    Office: page.Office,
    OfficeExtension: page.OfficeExtension,
  });
};

const empty = async (): Promise<OfficeWorkbook> => {
  const page = await openPage({ workbook: createBook(['Mine']), sets: { ExcelApi: '1.14' } });
  enter(page);
  await page.Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Mine').getRange('A1').values = [['keep me']];
    await context.sync();
  });
  return officeWorkbook();
};

workbookContract('Office.js', empty, undefined, sampled(TEXTS, 5));
replaceContract('Office.js', empty);
