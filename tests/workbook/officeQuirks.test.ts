/** @sweep */
import { QUIRKS, type Quirk } from '../../emulator/host/quirks';
import {
  addName,
  createBook,
  getSheet,
  protect,
  renameSheet,
  restore,
  setValues,
  setVisibility,
  sheetText,
  snapshot,
} from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { area } from '../../src/grid/cell';
import { messageOf } from '../../src/language/language';
import { officeWorkbook } from '../../src/workbook/office';
import { deleteSheets } from '../../src/workbook/office/deletion';
import { officeSurface } from '../../src/workbook/office/surface';
import type { Created } from '../../src/workbook/port';
import { closePages, openPage, type Page } from '../emulator/office';
import { codesOf, valueOf } from '../results';
import { IS_SWEEP } from '../sample';
import { LIVES, type Step } from './life';
import { sheetPlan, workbookPlan } from './plan';
import { of, TIME } from './sweep';

afterEach(closePages);

const THEIRS = ['Members', 'Budget', 'Notes'];

/** Excel with a club's own workbook, which has names of its own. */
const club = async (version = '1.20'): Promise<Page> => {
  const page = await openPage({ workbook: createBook(THEIRS), sets: { ExcelApi: version } });
  Object.assign(globalThis, {
    Excel: page.Excel,
    Office: page.Office,
    OfficeExtension: page.OfficeExtension,
  });
  const { book } = page.host;
  await page.Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.getItem('Members').getRange('A1:A11').values = [
      ['Name'],
      ...Array.from({ length: 10 }, (_, index) => [`Member ${index + 1}`]),
    ];
    worksheets.getItem('Budget').getRange('B2').formulas = [['=COUNTA(Roster)*2']];
    worksheets.getItem('Notes').getRange('A1').values = [['Ask Kurt']];
    await context.sync();
  });
  addName(book, null, 'Roster', '=Members!$A$2:$A$11');
  addName(book, null, 'Roundabout_members', '=Members!$A$2:$A$11');
  addName(book, getSheet(book, 'Budget').id, 'Roundabout_total', '=Notes!$A$1');
  setVisibility(book, getSheet(book, 'Notes').id, 'Hidden');
  page.host.reset();
  return page;
};

/** All that is the club's: sheets by their identity with all that stands on them, and names. */
const theirs = ({ host: { book } }: Page): unknown => {
  const sheets = book.state.sheets.filter(({ name }) => THEIRS.includes(name));
  return {
    sheets: sheets.map(({ id, name, visibility }) => [id, name, visibility, sheetText(book, id)]),
    names: book.state.names
      .filter(({ scope }) => scope === null || sheets.some(({ id }) => id === scope))
      .map((name) => ({ ...name })),
  };
};

const all = ({ host: { book } }: Page): unknown => [
  book.state.sheets.map(({ id, name }) => [id, name, sheetText(book, id)]),
  book.state.names.map((name) => ({ ...name })),
];

/** Goes through a life; while another workbook is in front nothing can be done, and nothing happens. */
const live = async (page: Page, steps: readonly Step[]): Promise<void> => {
  const { quirks } = page.host;
  const workbook = officeWorkbook();
  const before = theirs(page);
  const isAway = quirks.anotherWorkbookInFront;
  for (const { what, take } of steps) {
    if (isAway) {
      quirks.anotherWorkbookInFront = true;
      const now = what === 'repair' ? null : all(page);
      expect([what, codesOf(await take(workbook, page))]).toEqual([what, ['workbook-not-in-front']]);
      if (now) expect([what, all(page)]).toEqual([what, now]);
      quirks.anotherWorkbookInFront = false;
    }
    const done = await take(workbook, page);
    expect([what, done.ok ? [] : done.problems]).toEqual([what, []]);
    expect([what, theirs(page)]).toEqual([what, before]);
    expect([what, valueOf(await workbook.unfinished())]).toEqual([what, []]);
  }
  expect(page.host.defects).toEqual([]);
};

const everything = Object.fromEntries(QUIRKS.map((quirk) => [quirk, true]));

const KINDS = Object.keys(LIVES) as readonly (keyof typeof LIVES)[];

/** The kind of event that goes with a switch: another one with each `ROUNDABOUT_SEED`, all with `ROUNDABOUT_QUIRKS=all`. */
const kindsWith = (place: number): readonly (keyof typeof LIVES)[] =>
  process.env['ROUNDABOUT_QUIRKS'] === 'all'
    ? KINDS
    : KINDS.filter(
        (_, kind) => kind === (place + Number(process.env['ROUNDABOUT_SEED'] ?? 0)) % KINDS.length,
      );

type Case = readonly [string, keyof typeof LIVES, Partial<Record<Quirk, boolean>>];

/** Each switch by itself, and all of them. */
const CASES: readonly Case[] = [
  ...QUIRKS.flatMap((quirk, place) => kindsWith(place).map((kind): Case => [quirk, kind, { [quirk]: true }])),
  ...KINDS.map((kind): Case => ['all of them', kind, everything]),
];

if (IS_SWEEP)
  it.each(CASES)(
    'in an Excel with %s, the life of %s touches no sheet of the organiser’s',
    async (_, kind, on) => {
      const page = await club();
      Object.assign(page.host.quirks, on);
      await live(page, LIVES[kind]);
    },
  );

/** A plan of three sheets, of which the first has the names. */
const small = () => {
  const plan = workbookPlan(...['First', 'Second', 'Third'].map((name) => sheetPlan(name)));
  return {
    ...plan,
    names: plan.names.map((name) => ({ ...name, sheet: 'First', name: `Roundabout_${name.sheet}` })),
  };
};

const LOSING: readonly Quirk[] = ['workbookNamesOnSheets', 'renamingLosesNames'];

describe.each(LOSING)('making sheets in an Excel with %s', (quirk) => {
  if (IS_SWEEP)
    it('leaves the workbook as it was, cancelled after any request or stopped at any action of any', async () => {
      const page = await club();
      page.host.quirks[quirk] = true;
      const workbook = officeWorkbook();
      const [start, before] = [snapshot(page.host.book), all(page)];
      const attempt = async (most: number, failing?: { request: number; action: number }) => {
        restore(page.host.book, start);
        page.host.reset();
        page.host.faults.failures = failing ? [{ ...failing, code: 'GeneralException' }] : [];
        return workbook.create(small(), (done) => done < most);
      };
      expect(codesOf(await attempt(Infinity))).toEqual([]);
      const [log, shown] = [page.host.log.map(({ actions }) => actions), 6];
      for (let request = 1; request < shown; request += 1) {
        expect([request, codesOf(await attempt(request))]).toEqual([request, ['cancelled']]);
        expect([request, all(page)]).toEqual([request, before]);
      }
      for (const [index, actions] of log.slice(0, shown).entries())
        for (let action = 1; action <= actions; action += 1) {
          const point = { request: index + 1, action };
          if ((await attempt(Infinity, point)).ok) continue;
          expect([point, all(page)]).toEqual([point, before]);
        }
    });

  it('leaves a tournament out where it is cancelled, and says the truth of it', async () => {
    const page = await club();
    page.host.quirks[quirk] = true;
    const before = all(page);
    const stopped = await addTournament(officeWorkbook(), of(3), TIME, (done) => done < 3);
    expect(codesOf(stopped)).toEqual(['cancelled']);
    expect(all(page)).toEqual(before);
  });
});

describe('what is unfinished', () => {
  const workbook = officeWorkbook();

  const renamed = async (sheet: string): Promise<Page> => {
    const page = await club();
    valueOf(await workbook.create(small()));
    const { book } = page.host;
    renameSheet(book, getSheet(book, sheet).id, '~Roundabout test 1');
    addName(book, null, 'Roundabout_unfinished', '="~Roundabout test 1"');
    return page;
  };

  it.each(['Members', 'First'])('is never a sheet that somebody calls so, such as %s', async (sheet) => {
    const page = await renamed(sheet);
    page.host.quirks.workbookNamesOnSheets = true;
    const before = all(page);
    expect(valueOf(await workbook.unfinished())).toEqual([]);
    const named = ['~Roundabout test 1', 'Members', 'Second', 'Budget'];
    expect(valueOf(await workbook.discardUnfinished(named))).toBe(0);
    expect(all(page)).toEqual(before);
  });

  it('is not what stays, whoever asks for it to be deleted', async () => {
    const page = await club();
    const ids = page.host.book.state.sheets.map(({ id }) => id);
    await page.Excel.run(async (context) => {
      const leaving = ids.slice(0, 2).map((id) => ({ id, name: id, held: false, closed: false }));
      deleteSheets(context, leaving, new Set(ids.slice(0, 1)));
      await context.sync();
    });
    expect(page.host.book.state.sheets.map(({ name }) => name)).toEqual(['Members', 'Notes']);
  });
});

describe('the names of sheets that Excel loses while it renames them', () => {
  const workbook = officeWorkbook();
  const names = ({ host: { book } }: Page): readonly string[] =>
    book.state.names
      .filter(({ scope }) => scope === getSheet(book, 'First').id)
      .map(({ name, formula }) => name + formula.replaceAll("'", ''));
  const WHOLE = [
    'Roundabout_First=First!$A$1',
    'Roundabout_Second=Second!$A$1',
    'Roundabout_Third=Third!$A$1',
  ];

  it.each([false, true])('are put back, and no mark stays; lost: %s', async (lost) => {
    const page = await club();
    page.host.quirks.renamingLosesNames = lost;
    page.host.reset();
    expect(valueOf(await workbook.create(small())).warnings).toEqual([]);
    expect(names(page)).toEqual(WHOLE);
    expect(page.host.book.state.names.map(({ name }) => name)).not.toContain('Roundabout_unfinished');
    expect(page.host.counters.requests).toBe(5);
  });

  it('are told of where they cannot be put back, and the sheets stand', async () => {
    const page = await club();
    page.host.quirks.renamingLosesNames = true;
    page.host.reset();
    page.host.faults.failures = [5, 7].map((request) => ({ request, action: 1, code: 'GeneralException' }));
    const { warnings } = valueOf(await workbook.create(small())) as Created;
    expect(warnings.map(({ code, place }) => [code, place.sheet])).toEqual([['names-lost', 'First']]);
    expect(messageOf(warnings[0]!)).toContain('Excel lost names');
    expect(page.host.book.state.sheets.map(({ name }) => name)).toEqual([
      ...THEIRS,
      'First',
      'Second',
      'Third',
    ]);
  });
});

/** Excel with a tournament of three. */
const running = async (): Promise<Page> => {
  const page = await club();
  valueOf(await addTournament(officeWorkbook(), of(3), TIME));
  page.host.reset();
  return page;
};

const record = (workbook: ReturnType<typeof officeWorkbook>, game: number, typed: string) =>
  takeChange(workbook, 'record', [{ game, typed }], TIME);

describe('Excel’s own undo', () => {
  /** Requests of each of several changes, one cell each. */
  const changes = async (page: Page, count: number): Promise<readonly number[]> => {
    const workbook = officeWorkbook();
    const requests: number[] = [];
    for (let row = 0; row < count; row += 1) {
      page.host.reset();
      valueOf(
        await workbook.change({ cells: [{ sheet: 'Notes', row, column: 4, expect: null, write: 'x' }] }),
      );
      requests.push(page.host.counters.requests);
    }
    return requests;
  };

  it('is given up for the session where a build refuses it: two requests a change, as ever', async () => {
    const page = await club();
    expect(await changes(page, 2)).toEqual([2, 2]);
    page.host.quirks.undoGroupRefused = true;
    for (const row of [0, 1])
      setValues(page.host.book, refOf(getSheet(page.host.book, 'Notes'), area(row, 4)), [['']]);
    expect(await changes(page, 3)).toEqual([3, 2, 2]);
  });

  it.each([false, true])('does not hide a protection; refused: %s', async (isRefused) => {
    const page = await running();
    page.host.quirks.undoGroupRefused = isRefused;
    protect(page.host.book, getSheet(page.host.book, 'Pairings').id);
    const before = all(page);
    expect(codesOf(await record(officeWorkbook(), 1, '1-0'))).toEqual(['sheet-protected']);
    expect(all(page)).toEqual(before);
  });

  it('is not tried again where a co-author was quicker', async () => {
    const page = await club();
    page.host.quirks.undoGroupRefused = false;
    const change = { sheet: 'Members', row: 1, column: 0, expect: 'Somebody', write: 'x' } as const;
    expect(codesOf(await officeWorkbook().change({ cells: [change] }))).toEqual(['changed-meanwhile']);
    expect(page.host.counters.requests).toBe(1);
  });
});

describe('rows that come to the Log', () => {
  const said = (page: Page): number => {
    const { book } = page.host;
    return getSheet(book, 'Log').tables[0]!.area.rows;
  };

  it('stay where somebody else is in the workbook', async () => {
    const page = await running();
    page.host.quirks.tableRowsLost = true;
    const before = said(page);
    const workbook = officeWorkbook();
    valueOf(await record(workbook, 1, '1-0'));
    valueOf(await record(workbook, 2, '0-1'));
    expect(said(page)).toBe(before + 2);
    valueOf(await takeChange(workbook, 'undo', null, TIME));
    expect(valueOf(await openTournament(workbook)).tournament.games.map(({ outcome }) => outcome)).toEqual([
      '1-0',
      null,
      null,
    ]);
  });

  it('look like those above, and move down what the organiser wrote further below', async () => {
    const page = await running();
    const { book } = page.host;
    const log = getSheet(book, 'Log');
    const last = log.tables[0]!.area.row + log.tables[0]!.area.rows - 1;
    const look = (row: number) => [0, 1, 2].map((column) => log.cells.get(row * 16_384 + column)?.format);
    const workbook = officeWorkbook();
    valueOf(await record(workbook, 1, '1-0'));
    expect(look(last + 1)).toEqual(look(last));
    setValues(book, refOf(log, area(last + 4, 0)), [['my note']]);
    valueOf(await record(workbook, 2, '1-0'));
    valueOf(await record(workbook, 3, '1-0'));
    expect(log.cells.get((last + 6) * 16_384)?.value).toBe('my note');
    expect(look(last + 3)).toEqual(look(last));
  });
});

describe('what Excel cannot answer at the moment', () => {
  it('is told as that, and nothing is said to be damaged, while another workbook is in front', async () => {
    const page = await running();
    page.host.quirks.anotherWorkbookInFront = true;
    const opened = await openTournament(officeWorkbook());
    expect(codesOf(opened)).toEqual(['workbook-not-in-front']);
    expect(opened.ok ? '' : messageOf(opened.problems[0])).toBe(
      'Another workbook or a chart is active. Go back to a sheet of this workbook, then try again.',
    );
    expect(codesOf(await officeSurface().selection())).toEqual(['workbook-not-in-front']);
    page.host.quirks.anotherWorkbookInFront = false;
    expect(codesOf(await openTournament(officeWorkbook()))).toEqual([]);
  });

  it('is left out while a chart sheet is open: which sheet that is', async () => {
    const page = await running();
    const workbook = officeWorkbook();
    const usual = valueOf(await workbook.read({ ranges: [] }));
    const { requests } = page.host.counters;
    page.host.quirks.chartSheetOpen = true;
    page.host.reset();
    const read = valueOf(await workbook.read({ ranges: [] }));
    expect(read).toEqual({ ...usual, sheets: usual.sheets.map((sheet) => ({ ...sheet, active: false })) });
    expect(page.host.counters.requests).toBe(requests + 1);
    expect(codesOf(await record(workbook, 1, '1-0'))).toEqual([]);
  });

  it('leaves nothing behind where somebody goes to another workbook while sheets are made', async () => {
    const page = await club();
    const before = all(page);
    const workbook = officeWorkbook();
    for (const request of [2, 4]) {
      page.host.reset();
      page.host.before(request, () => (page.host.quirks.anotherWorkbookInFront = true));
      expect([request, codesOf(await workbook.create(small()))]).toEqual([
        request,
        ['workbook-not-in-front'],
      ]);
      page.host.quirks.anotherWorkbookInFront = false;
      expect([request, all(page)]).toEqual([request, before]);
    }
  });
});
