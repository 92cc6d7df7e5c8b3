import { withPlayer } from '../changed';
import { valuesOf } from './sheetsIn';
import {
  getSheet,
  protect,
  protectStructure,
  setFormat,
  setVisibility,
  type Book,
} from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { RESULT } from '../../emulator/host/channel';
import { area } from '../../src/grid/cell';
import { closePages, type Page, settled } from '../emulator/office';
import { valueOf } from '../results';
import { leftSheet, add, excel, fresh, lookOf, outcomes, record, told, undo, workbook } from './excel';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { addTournament } from '../../src/app/create';
import { addHandout } from '../../src/app/handout';
import { realEvent } from '../eventFixtures';
import { begun, VALUES_HANDOUTS } from '../handouts';
import type { Result } from '../../src/core/result';
import { IS_SWEEP, sampled } from '../sample';
import { SHEETS } from '../sheetNames';

describe('what Excel refuses', () => {
  afterEach(closePages);

  /** Excel with a tournament of three players in it. */
  const running = async (options: Parameters<typeof excel>[0] = {}): Promise<Page> => {
    const page = await excel(options);
    valueOf(await add(fresh(3)));
    page.host.reset();
    return page;
  };

  const protectSheet = (book: Book, name: string): void => protect(book, getSheet(book, name).id);

  describe('what a person has to change first', () => {
    it('a workbook that is open for reading only is named as such by every use case, and stays as it is', async () => {
      const page = await running();
      valueOf(await record([1, '1-0']));
      const before = lookOf(page);
      page.host.faults.readOnly = true;
      expect(told(await add(fresh(4)))).toEqual(['workbook-read-only']);
      expect(told(await record([2, '1-0']))).toEqual(['workbook-read-only']);
      expect(told(await undo())).toEqual(['workbook-read-only']);
      expect(lookOf(page)).toEqual(before);
      expect(await outcomes()).toEqual(['1-0', null, null]);
    });

    it('a workbook whose structure is protected takes no tournament, but results', async () => {
      const page = await running();
      protectStructure(page.host.book);
      const before = lookOf(page);
      expect(told(await add(fresh(4)))).toEqual(['workbook-protected']);
      expect(lookOf(page)).toEqual(before);
      expect(page.host.book.enableEvents).toBe(true);
      valueOf(await record([1, '1-0']));
      valueOf(await undo());
      expect(await outcomes()).toEqual([null, null, null]);
    });

    it.each([
      [['Pairings'], ['sheet-protected Pairings']],
      [['Log'], ['sheet-protected Log']],
      [
        ['Pairings', 'Log'],
        ['sheet-protected Pairings', 'sheet-protected Log'],
      ],
    ])(
      'protected sheets %j are named when a result is recorded or undone; nothing is written',
      async (sheets, problems) => {
        const page = await running();
        valueOf(await record([1, '1-0']));
        for (const sheet of sheets) protectSheet(page.host.book, sheet);
        const before = lookOf(page);
        expect(told(await record([2, '0-1']))).toEqual(problems);
        expect(told(await undo())).toEqual(problems);
        expect(lookOf(page)).toEqual(before);
        expect(page.host.book.enableEvents).toBe(true);
      },
    );

    it('protected sheets of the organiser’s, and protected Pairings with unlocked results, are no hindrance', async () => {
      const page = await running();
      const { book } = page.host;
      const pairings = getSheet(book, 'Pairings');
      setFormat(book, refOf(pairings, area(0, 0, 40, 20)), 'protection/locked', false);
      for (const sheet of ['Mine', 'Pairings', 'Standings']) protectSheet(book, sheet);
      valueOf(await record([1, '1-0']));
      expect(await outcomes()).toEqual(['1-0', null, null]);
    });

    it('unfinished sheets that are all that shows are kept: a workbook has at least one visible sheet', async () => {
      const page = await excel();
      const { book } = page.host;
      const names = ['~Roundabout 1', '~Roundabout 2'];
      for (const name of names) {
        leftSheet(book, name);
        setVisibility(book, getSheet(book, name).id, 'Visible');
      }
      for (const name of ['Mine', 'Budget']) setVisibility(book, getSheet(book, name).id, 'Hidden');
      expect(told(await workbook.discardUnfinished(names))).toEqual(['last-visible-sheet']);
      expect(book.state.sheets).toHaveLength(4);
      setVisibility(book, getSheet(book, 'Mine').id, 'Visible');
      expect(valueOf(await workbook.discardUnfinished(names))).toBe(2);
      expect(book.state.sheets.map(({ name }) => name)).toEqual(['Mine', 'Budget']);
    });

    it('a request or an answer above Excel’s limit changes nothing', async () => {
      const page = await excel({ faults: { payloadLimit: 40_000 } });
      const before = lookOf(page);
      expect(told(await add(fresh(3)))).toEqual(['request-too-large']);
      expect(lookOf(page)).toEqual(before);
      page.host.faults.payloadLimit = 5_000_000;
      valueOf(await add(fresh(3)));
      page.host.faults.payloadLimit = 9_000;
      expect(told(await record([1, '1-0']))).toEqual(['request-too-large']);
    });

    it('an Excel below our requirement set is told of before anything is written', async () => {
      const page = await excel({ sets: { ExcelApi: '1.8' } });
      expect(told(await workbook.read({ ranges: [{ sheet: 'Mine', area: area(0, 0) }] }))).toEqual([
        'excel-too-old',
      ]);
      const before = lookOf(page);
      expect(told(await add(fresh(3)))).toEqual(['excel-too-old']);
      expect(lookOf(page)).toEqual(before);
    });

    it.each([
      ['busy', RESULT.busy, 'excel-busy'],
      ['over', RESULT.sessionTimeout, 'excel-session-over'],
      ['of no permission that any protection explains', RESULT.noPermission, 'host-failed'],
      ['broken', RESULT.internal, 'host-failed'],
    ])('a session that is %s (%i) is told as %s', async (_, status, problem) => {
      const page = await running();
      // Which sheets there are is asked a second time.
      page.host.faults.breaks = [1, 2].map((request) => ({ request, status }));
      expect(told(await record([1, '1-0']))).toEqual([problem]);
    });
  });
});

describe('handouts in Excel', () => {
  afterEach(closePages);

  const TIME = { time: '2026-11-20 09:00' };

  it('in Excel every handout of a tournament shows what it shows in memory, and names that look like formulas stay texts', async () => {
    const event = begun(realEvent('cand2020'));
    const tournament = withPlayer(event, 1, { name: '=1+1' });
    await excel();
    const memory = memoryWorkbook();
    for (const book of [workbook, memory]) valueOf(await addTournament(book, tournament, TIME));
    for (const { id: handout } of VALUES_HANDOUTS) {
      const choice = { handout };
      const [there, here] = [
        valueOf(await addHandout(workbook, choice, undefined, { id: 'h' })),
        valueOf(await addHandout(memory, choice, undefined, { id: 'h' })),
      ];
      expect(there).toEqual(here);
      expect(await valuesOf(workbook, there.sheet)).toEqual(await valuesOf(memory, here.sheet));
    }
    expect((await valuesOf(workbook, 'Who meets when'))[4]![1]).toBe('=1+1');
  });

  const handOut = () => addHandout(workbook, { handout: 'player-cards' }, undefined, { id: 'h' });

  /** Excel with a tournament of four, and how many requests a sheet to print beside it takes. */
  const opened = async () => {
    const page = await excel();
    valueOf(await add(fresh(4)));
    return page;
  };

  /** The requests of such a sheet: reading, the overview, five of the sheet; the clean-up comes after. */
  const STAGED_AT = 9;

  describe('a sheet to print that follows the results, where Excel fails', () => {
    it('goes, and the tournament that it leads to stays as it was', async () => {
      const page = await opened();
      const before = lookOf(page);
      page.host.reset();
      page.host.faults.failures = [{ request: STAGED_AT, action: 1, code: 'GeneralException' }];
      expect(told(await handOut())).toEqual(['host-failed']);
      expect(lookOf(page)).toEqual(before);
    });

    it('is the only one left behind where the clean-up fails, too', async () => {
      const page = await opened();
      const before = lookOf(page);
      page.host.reset();
      page.host.faults.failures = [0, 2, 4].map((more) => ({
        request: STAGED_AT + more,
        action: 1,
        code: 'GeneralException',
      }));
      expect(told(await handOut())).toEqual(['host-failed']);
      page.host.faults.failures = [];
      const left = valueOf(await workbook.unfinished());
      expect(left).toEqual(['~Roundabout h 1']);
      expect(valueOf(await workbook.discardUnfinished(left))).toBe(1);
      expect(lookOf(page)).toEqual(before);
    });
  });
});

describe('while a cell is edited', () => {
  afterEach(closePages);

  /** Excels that wait by themselves, and those that refuse while a cell is edited. */
  const HOSTS = [
    ['only refuses while a cell is edited', null],
    ['waits for the end of cell editing', '1.1'],
  ] as const;

  describe.each(sampled(HOSTS, HOSTS.length))('a host that %s', (_, DelayForCellEdit) => {
    /** Runs a use case while a cell is being edited; it has to be pending until that ends. */
    const whileEditing = async ({ host }: Page, use: () => Promise<Result<unknown>>): Promise<void> => {
      host.beginCellEdit();
      let done = false;
      const running = use().finally(() => (done = true));
      await settled();
      expect(done).toBe(false);
      host.endCellEdit();
      valueOf(await running);
    };

    it('has a tournament created, recorded into and undone when Enter was pressed', async () => {
      const page = await excel({ sets: { DelayForCellEdit } });
      await whileEditing(page, () => add(fresh(3)));
      await whileEditing(page, () => record([1, '1-0']));
      expect(await outcomes()).toEqual(['1-0', null, null]);
      await whileEditing(page, undo);
      expect(await outcomes()).toEqual([null, null, null]);
    });

    if (IS_SWEEP)
      it('has one tournament made, and nothing left, when a cell is edited in the midst of creating', async () => {
        const page = await excel({ sets: { DelayForCellEdit } });
        page.host.before(5, () => {
          page.host.beginCellEdit();
          setTimeout(() => page.host.endCellEdit(), 20);
        });
        valueOf(await add(fresh(3)));
        expect(page.host.book.state.sheets.map(({ name }) => name)).toEqual(['Mine', 'Budget', ...SHEETS]);
      });
  });

  describe('Excel’s own undo', () => {
    /** The options of each `Excel.run`, in the order of the calls. */
    const grouped = async (version: string, use: () => Promise<unknown>): Promise<readonly boolean[]> => {
      const page = await excel({ sets: { ExcelApi: version } });
      valueOf(await add(fresh(3)));
      const runs = jest.spyOn(page.Excel, 'run');
      await use();
      return runs.mock.calls.map(
        (call) => (call as unknown as [Excel.RunOptions])[0].mergeUndoGroup === true,
      );
    };

    it('takes back a recorded result in one step where Excel offers that, and only what writes is marked', async () => {
      const runs = await grouped('1.20', () => record([1, '1-0']));
      expect(runs.filter((one) => one)).toHaveLength(1);
    });

    if (IS_SWEEP)
      it('is not asked for below ExcelApi 1.20, nor by a creation', async () => {
        expect(await grouped('1.19', () => record([1, '1-0']))).not.toContain(true);
        expect(await grouped('1.20', () => add({ ...fresh(4), event: 'Other', id: 'other' }))).not.toContain(
          true,
        );
      });

    if (IS_SWEEP)
      it('is done without where Excel cannot take it in one step', async () => {
        const page = await excel({ sets: { ExcelApi: '1.20' } });
        valueOf(await add(fresh(3)));
        page.host.reset();
        valueOf(await record([1, '1-0']));
        const last = page.host.log.length;
        valueOf(await undo());
        page.host.reset();
        page.host.faults.failures = [{ request: last, action: 5, code: 'UndoNotSupported' }];
        const runs = jest.spyOn(page.Excel, 'run');
        valueOf(await record([1, '1-0']));
        expect(page.host.faults.failures).toEqual([]);
        expect(await outcomes()).toEqual(['1-0', null, null]);
        expect(
          runs.mock.calls.filter(
            (call) => (call as unknown as [Excel.RunOptions])[0].mergeUndoGroup === true,
          ),
        ).toHaveLength(1);
      });
  });
});
