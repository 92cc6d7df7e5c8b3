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
import { closePages, type Page } from '../emulator/office';
import { valueOf } from '../results';
import { leftSheet } from './begun';
import { add, excel, fresh, lookOf, outcomes, record, told, undo, workbook } from './excel';

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
