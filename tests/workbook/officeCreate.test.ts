/** @sweep */
import type { HostOptions } from '../../emulator/host/host';
import {
  addSheet,
  type Book,
  createBook,
  getSheet,
  addConditional,
  deleteSheet,
  select,
  setConditionalFormula,
  setFormulas,
  setValues,
  getColumnHidden,
  setColumnHidden,
} from '../../emulator/model';
import { cellKey } from '../../emulator/model/address';
import { addTournament, createTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { messageOf } from '../../src/language/language';
import { officeWorkbook, type OfficeWorkbook } from '../../src/workbook/office';
import { closePages, openPage, type Page, settled } from '../emulator/office';
import { generated } from '../generated';
import { IS_SWEEP, sampled } from '../sample';
import { workbookContract } from './contract';
import { leftSheet } from './excel';
import { TEXTS } from './plan';
import { replaceContract } from './replaceContract';
import { area, areaAddress, type Area } from '../../src/grid/cell';
import { firstSelected, officeSurface } from '../../src/workbook/office/surface';

describe('sheets are created in Excel', () => {
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
      if (added.ok) expect(messageOf(added.value.warnings[0]!)).toContain('“Fit to 1 page wide”');
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
        ['Tournament', { scale: 100 }],
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
            if (key >= cellKey(8, 0))
              book.put(calculation, Math.floor(key / 16_384), key % 16_384, undefined);
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
});

describe('what Excel is asked for', () => {
  const open = async (): Promise<Page> => {
    const page = await openPage({ workbook: createBook(['Mine', 'Other']) });
    Object.assign(globalThis, {
      Excel: page.Excel,
      Office: page.Office,
      OfficeExtension: page.OfficeExtension,
    });
    return page;
  };

  afterEach(closePages);

  describe('what a person sees of the workbook', () => {
    it('a range that is shown is selected, on its sheet', async () => {
      await open();
      const surface = officeSurface();
      const shown = { sheet: 'Other', area: area(4, 5, 2, 3) };
      expect(await surface.show(shown)).toEqual({ ok: true, value: null });
      expect(await surface.selection()).toEqual({ ok: true, value: shown });
    });

    it('the column of a cell that is shown is no longer hidden; others stay hidden', async () => {
      const { host } = await open();
      const sheet = host.book.state.sheets.find(({ name }) => name === 'Other')!.id;
      setColumnHidden(host.book, { sheet, area: area(0, 6, 1, 3) }, true);
      await officeSurface().show({ sheet: 'Other', area: area(0, 7) });
      const hidden = [6, 7, 8].map((column) => getColumnHidden(host.book, { sheet, area: area(0, column) }));
      expect(hidden).toEqual([true, false, true]);
    });

    it('a sheet that is shown costs two requests, a cell three', async () => {
      const { host } = await open();
      const requests = async (column: number): Promise<number> => {
        const before = host.counters.requests;
        await officeSurface().show({ sheet: 'Other', area: area(0, column) });
        return host.counters.requests - before;
      };
      expect([await requests(0), await requests(7)]).toEqual([2, 3]);
    });

    it.each([
      ['Mine!A1:D20', 'Mine', area(0, 0, 20, 4)],
      ['Mine!$B$2', 'Mine', area(1, 1)],
      ["'Club, 2026'!B2:C9,'Club, 2026'!E2:E9", 'Club, 2026', area(1, 1, 8, 2)],
      ["'O''Brien'!A:C, 'O''Brien'!E1", "O'Brien", area(0, 0, 1_048_576, 3)],
      ['Mine!3:5', 'Mine', area(2, 0, 3, 16_384)],
      ['Mine!1:1048576', 'Mine', area(0, 0, 1_048_576, 16_384)],
      ['Mine!A:XFD', 'Mine', area(0, 0, 1_048_576, 16_384)],
      ['Mine!A1:XFD1048576', 'Mine', area(0, 0, 1_048_576, 16_384)],
    ])('the first area of the selection %s', (addresses, sheet, where) => {
      expect(firstSelected(addresses)).toEqual({ sheet, area: where });
    });

    it('a whole sheet that is selected is read where Excel hangs at its areas', async () => {
      const { host } = await open();
      host.quirks.wholeSelectionHangs = true;
      const [mine] = host.book.state.sheets;
      select(host.book, { sheet: mine!.id, area: area(0, 0, 1_048_576, 16_384) });
      expect(await officeSurface().selection()).toEqual({
        ok: true,
        value: { sheet: 'Mine', area: area(0, 0, 1_048_576, 16_384) },
      });
    });

    it('a sheet that is not there is a problem', async () => {
      await open();
      const shown = await officeSurface().show({ sheet: 'Nowhere', area: area(0, 0) });
      expect(shown).toMatchObject({ ok: false, problems: [{ code: 'sheet-missing' }] });
    });

    it('it tells whether the workbook calculates only when asked, and asks', async () => {
      const { host } = await open();
      const surface = officeSurface();
      const mine = host.book.state.sheets[0]!;
      const put = (where: Area, cell: unknown): void =>
        setValues(host.book, { sheet: mine.id, area: where }, [[cell]] as never);
      put(area(0, 0), 1);
      setFormulas(host.book, { sheet: mine.id, area: area(0, 1) }, [['=A1']]);
      expect(await surface.calculatesByHand()).toEqual({ ok: true, value: false });
      host.book.calculationMode = 'Manual';
      put(area(0, 0), 2);
      expect(await surface.calculatesByHand()).toEqual({ ok: true, value: true });
      expect(host.book.valueAt(mine, 0, 1)).toBe(1);
      expect(await surface.calculate()).toEqual({ ok: true, value: null });
      expect(host.book.valueAt(mine, 0, 1)).toBe(2);
      expect(await surface.calculatesByHand()).toEqual({ ok: true, value: true });
    });

    it('cells are marked by a conditional format, and those of before no longer; others stay', async () => {
      const { host } = await open();
      const [mine, other] = host.book.state.sheets;
      const own = addConditional(host.book, { sheet: other!.id, area: area(0, 0, 9, 9) }, 'Custom');
      setConditionalFormula(host.book, own, '=A1=1');
      const marks = (): readonly string[] =>
        [mine!, other!].flatMap(({ name, conditionals }) =>
          conditionals
            .filter(({ id }) => id !== own.id)
            .map(
              ({ area: where, format }) => `${name}!${areaAddress(where)} ${String(format['fill/color'])}`,
            ),
        );
      const surface = officeSurface();
      const first = [
        { sheet: 'Mine', areas: [area(2, 1), area(4, 1), area(2, 1)] },
        { sheet: 'Other', areas: [area(0, 0)] },
      ];
      expect(await surface.mark(first)).toMatchObject({ ok: true });
      expect([...marks()].sort()).toEqual(['Mine!B3 #FFD966', 'Mine!B5 #FFD966', 'Other!A1 #FFD966']);
      expect(await surface.mark([{ sheet: 'Other', areas: [area(6, 6)] }])).toMatchObject({ ok: true });
      expect(marks()).toEqual(['Other!G7 #FFD966']);
      expect(await surface.mark([])).toMatchObject({ ok: true });
      expect([marks(), other!.conditionals.map(({ id }) => id)]).toEqual([[], [own.id]]);
    });

    it('marks that an earlier session left go with the first ones of the next', async () => {
      const { host } = await open();
      const mine = host.book.state.sheets[0]!;
      await officeSurface().mark([{ sheet: 'Mine', areas: [area(2, 1)] }]);
      await officeSurface().mark([{ sheet: 'Mine', areas: [area(7, 1)] }]);
      expect(mine.conditionals.map(({ area: where }) => areaAddress(where))).toEqual(['B8']);
    });

    it('marks on a sheet that was deleted meanwhile are no problem', async () => {
      const { host } = await open();
      const surface = officeSurface();
      await surface.mark([{ sheet: 'Other', areas: [area(2, 1)] }]);
      deleteSheet(host.book, host.book.state.sheets[1]!.id);
      expect(await surface.mark([])).toMatchObject({ ok: true });
    });

    it('a cell that a person types into is told of, with the sheet as it is called now, until stopped', async () => {
      const { host } = await open();
      const told: string[] = [];
      const listening = await officeSurface().onChanged((sheet) => told.push(sheet));
      const [mine] = host.book.state.sheets;
      const type = async (row: number): Promise<void> => {
        host.as('user', () => setValues(host.book, { sheet: mine!.id, area: area(row, 1) }, [['x']]));
        await settled();
        await settled();
      };
      await type(2);
      expect(told).toEqual(['Mine']);
      if (!listening.ok) throw new Error('not listening');
      expect(await listening.value()).toEqual({ ok: true, value: null });
      await type(3);
      expect(told).toHaveLength(1);
    });

    it('a co-author’s change is told of, too', async () => {
      const { host } = await open();
      const told: string[] = [];
      await officeSurface().onChanged((sheet) => told.push(sheet));
      const [mine] = host.book.state.sheets;
      host.as('co-author', () => setValues(host.book, { sheet: mine!.id, area: area(0, 0) }, [['y']]));
      await settled();
      await settled();
      expect(told).toEqual(['Mine']);
    });

    it('the sheet that somebody opens is told of by its name', async () => {
      await open();
      const surface = officeSurface();
      const told: string[] = [];
      const stop = await surface.onOpened((sheet) => told.push(sheet));
      await surface.show({ sheet: 'Mine', area: area(7, 7) });
      await surface.show({ sheet: 'Other', area: area(7, 7) });
      await settled();
      await settled();
      expect(told).toEqual(['Other']);
      if (stop.ok) await stop.value();
      await surface.show({ sheet: 'Mine', area: area(0, 0) });
      await settled();
      await settled();
      expect(told).toEqual(['Other']);
    });
  });
});
