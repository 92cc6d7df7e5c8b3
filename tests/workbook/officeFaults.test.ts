import {
  createBook,
  deleteSheet,
  getSheet,
  renameSheet,
  restore,
  setValues,
  sheetText,
  snapshot,
  sortTable,
  type Snapshot,
} from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import type { LoggedRequest } from '../../emulator/host/counters';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { recordResults, undoLast } from '../../src/app/record';
import type { Tournament } from '../../src/core/model';
import type { Result } from '../../src/core/result';
import { area } from '../../src/sheets/cell';
import { officeWorkbook } from '../../src/workbook/office';
import { generated } from '../generated';
import { closePages, openPage, settled, type Page } from '../emulator/office';

const TIME = { time: '2026-11-20 09:00' };
const FOREIGN = ['Mine', 'Budget'];
const workbook = officeWorkbook();

const of = (players: number, seed = players): Tournament =>
  generated({ players, cycles: 1, seed, finished: 0 });

const unwrap = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

const codes = (result: Result<unknown>): readonly string[] =>
  result.ok ? [] : result.problems.map(({ code }) => code);

/** Excel with an organiser's own sheets: data, texts, formulas, formats. */
const excel = async (version = '1.14'): Promise<Page> => {
  const page = await openPage({ workbook: createBook(FOREIGN), sets: { ExcelApi: version } });
  Object.assign(globalThis, {
    Excel: page.Excel,
    Office: page.Office,
    OfficeExtension: page.OfficeExtension,
  });
  await page.Excel.run(async (context) => {
    const mine = context.workbook.worksheets.getItem('Mine');
    mine.getRange('A1:B3').values = [
      ['Name', 'Rating'],
      ['Adams', 2000],
      ["'007", 1900.5],
    ];
    mine.getRange('B4').formulas = [['=SUM(B2:B3)']];
    mine.getRange('B2:B4').numberFormat = [['0.0'], ['0.0'], ['#,##0.00']];
    mine.getRange('A1:B1').format.fill.color = '#FFFF00';
    mine.getRange('A1').format.font.bold = true;
    const budget = context.workbook.worksheets.getItem('Budget');
    budget.getRange('C5').formulas = [['=Mine!B4*2']];
    budget.getRange('A:A').format.columnWidth = 120;
    await context.sync();
  });
  page.host.reset();
  return page;
};

/** Someone else types into a cell. */
const type = ({ host }: Page, sheet: string, row: number, column: number, text: string): void =>
  host.as('co-author', (book) => setValues(book, refOf(getSheet(book, sheet), area(row, column)), [[text]]));

interface Look {
  readonly sheets: Readonly<Record<string, string>>;
  readonly names: unknown;
  readonly active: string;
}

/** All of a workbook, byte by byte. */
const look = ({ host: { book } }: Page): Look => ({
  sheets: Object.fromEntries(book.state.sheets.map(({ id, name }) => [name, sheetText(book, id)])),
  names: book.state.names.filter(({ scope }) => scope === null),
  active: book.sheet(book.state.active).name,
});

const foreign = ({ sheets }: Look): readonly (string | undefined)[] => FOREIGN.map((name) => sheets[name]);

/** The same without the identities that the host gives out one after the other. */
const withoutIds = ({ sheets, ...rest }: Look): unknown => ({
  ...rest,
  sheets: Object.entries(sheets).map(([name, text]) => [
    name,
    text.replaceAll(/"(id|scope)": ("[^"]*"|\d+)/g, ''),
  ]),
});

interface Point {
  readonly request: number;
  readonly action: number;
}

/** Every action of small requests and of the last one, every `step`th of large ones, and the last of each. */
const pointsOf = (log: readonly LoggedRequest[], step: number, small = 30): readonly Point[] =>
  log.flatMap(({ actions }, index) =>
    Array.from({ length: actions }, (_, at) => at + 1)
      .filter(
        (action) => actions <= small || index === log.length - 1 || action % step === 1 || action === actions,
      )
      .map((action) => ({ request: index + 1, action })),
  );

interface Sweep {
  readonly page: Page;
  readonly before: Look;
  readonly clean: Look;
  readonly log: readonly LoggedRequest[];
  /** Tries with these failures, from the state before. */
  attempt(failures: readonly Point[]): Promise<Result<unknown>>;
  again(): Promise<Result<unknown>>;
}

/** A use case that is tried over and over from the state that the workbook has now. */
const sweepOf = async (page: Page, use: () => Promise<Result<unknown>>): Promise<Sweep> => {
  const start: Snapshot = snapshot(page.host.book);
  const before = look(page);
  page.host.reset();
  unwrap(await use());
  const [clean, log] = [look(page), [...page.host.log]];
  const attempt = (failures: readonly Point[]): Promise<Result<unknown>> => {
    restore(page.host.book, start);
    page.host.book.enableEvents = true;
    page.host.reset();
    page.host.faults.failures = failures.map((point) => ({ ...point, code: 'GeneralException' }));
    return use();
  };
  const again = (): Promise<Result<unknown>> => {
    page.host.faults.failures = [];
    return use();
  };
  return { page, before, clean, log, attempt, again };
};

afterEach(closePages);

describe('a host that stops in the midst of creating', () => {
  /** The request of its own for what printing needs: it may fail, and the tournament stands. */
  const PRINT = 4;
  const sweep = async (): Promise<Sweep> => {
    const page = await excel();
    const tournament = of(3);
    return sweepOf(page, () => addTournament(workbook, tournament, TIME));
  };

  it('leaves the workbook byte by byte as it was, wherever it stops, and the next try succeeds', async () => {
    const { page, before, clean, log, attempt, again } = await sweep();
    for (const point of pointsOf(log, 130)) {
      if (point.request === PRINT) continue;
      const result = await attempt([point]);
      expect([point, codes(result)]).toEqual([point, ['host-failed']]);
      expect([point, look(page)]).toEqual([point, before]);
      expect([point, page.host.book.enableEvents]).toEqual([point, true]);
      if (point.action % 11 !== 1) continue;
      unwrap(await again());
      expect([point, withoutIds(look(page))]).toEqual([point, withoutIds(clean)]);
    }
  });

  it('has the tournament stand when only the print set-up fails', async () => {
    const { page, before, clean, log, attempt } = await sweep();
    const withoutPage = (all: Look): unknown =>
      Object.values(all.sheets).map((text) => ({ ...(JSON.parse(text) as object), page: null }));
    for (const point of pointsOf(log, 25).filter(({ request }) => request === PRINT)) {
      unwrap(await attempt([point]));
      expect([point, foreign(look(page))]).toEqual([point, foreign(before)]);
      expect(withoutPage(look(page))).toEqual(withoutPage(clean));
      expect(page.host.book.enableEvents).toBe(true);
    }
  });

  it('leaves sheets known as unfinished when the clean-up fails as well, and one step discards them', async () => {
    const { page, before, clean, log, attempt, again } = await sweep();
    const last = log.length;
    const points = pointsOf(log, 900).filter(
      ({ request, action }) => request === 3 || (request === last && action % 3 === 2),
    );
    for (const point of points) {
      // Listed, deleted; listed, deleted a second time: both deletions stop, the second at its last sheet.
      const failures = [
        { request: point.request + 2, action: 2 },
        { request: point.request + 4, action: 3 },
      ];
      const result = await attempt([point, ...failures]);
      expect([point, codes(result)]).toEqual([point, ['host-failed']]);
      expect([point, foreign(look(page))]).toEqual([point, foreign(before)]);
      expect([point, page.host.book.enableEvents]).toEqual([point, true]);
      page.host.faults.failures = [];
      const left = page.host.book.state.sheets
        .map(({ name }) => name)
        .filter((name) => !FOREIGN.includes(name));
      expect([point, [...unwrap(await workbook.unfinished())].sort()]).toEqual([point, left.sort()]);
      expect(unwrap(await workbook.discardUnfinished(left))).toBe(left.length);
      expect([point, look(page).sheets]).toEqual([point, before.sheets]);
      expect(unwrap(await workbook.unfinished())).toEqual([]);
      if (point.action % 9 !== 2) continue;
      unwrap(await again());
      expect([point, withoutIds(look(page))]).toEqual([point, withoutIds(clean)]);
    }
  });
});

/** Where the result of a game stands. */
const resultOf = async (game: number): Promise<{ sheet: string; row: number; column: number }> => {
  const { found, gridOf } = unwrap(await openTournament(workbook));
  const [numbers, results] = [found.places.Pairings_game!, found.places.Pairings_result!];
  const line = gridOf(numbers)!.values.findIndex(([number]) => number === game);
  return { sheet: results.sheet, row: results.area.row + line, column: results.area.column };
};

/** A tournament in which somebody typed the result of game 2. */
const running = async (version?: string): Promise<Page> => {
  const page = await excel(version);
  unwrap(await addTournament(workbook, of(3), TIME));
  const { sheet, row, column } = await resultOf(2);
  type(page, sheet, row, column, '1/2');
  page.host.reset();
  return page;
};

const outcomes = async (): Promise<readonly unknown[]> =>
  unwrap(await openTournament(workbook)).tournament.games.map(({ outcome }) => outcome);

const record = (): Promise<Result<unknown>> =>
  recordResults(
    workbook,
    [
      { game: 1, typed: '1-0' },
      { game: 3, typed: '0-1' },
    ],
    TIME,
  );
const undo = (): Promise<Result<unknown>> => undoLast(workbook, TIME);

describe('a host that stops in the midst of a step', () => {
  it.each([
    ['recording', record, false],
    ['undoing', undo, true],
  ] as const)('%s changes everything or nothing, and what others typed stays', async (_, use, recorded) => {
    const page = await running();
    if (recorded) unwrap(await record());
    const { before, clean, log, attempt, again } = await sweepOf(page, use);
    for (const point of pointsOf(log, 400, 0)) {
      const result = await attempt([point]);
      expect([point, codes(result)]).toEqual([point, ['host-failed']]);
      expect([point, look(page)]).toEqual([point, before]);
      expect([point, page.host.book.enableEvents]).toEqual([point, true]);
      if (point.action % 7 !== 3) continue;
      unwrap(await again());
      expect([point, withoutIds(look(page))]).toEqual([point, withoutIds(clean)]);
    }
    // Taking back is tried again where it fails itself.
    for (const request of [log.length + 1, log.length + 2]) {
      const points = [
        { request: log.length, action: log.at(-1)!.actions },
        { request, action: 1 },
      ];
      expect(codes(await attempt(points))).toEqual(['host-failed']);
      expect([request, look(page)]).toEqual([request, before]);
      expect(page.host.book.enableEvents).toBe(true);
    }
  });

  it('a co-author who types into the cell between our look and our writing is not written over', async () => {
    const page = await running();
    const { sheet, row, column } = await resultOf(3);
    const start = snapshot(page.host.book);
    page.host.reset();
    unwrap(await record());
    const { requests } = page.host.counters;
    restore(page.host.book, start);
    page.host.reset();
    let theirs: Look | null = null;
    page.host.before(requests - 1, () => {
      type(page, sheet, row, column, '1-0');
      theirs = look(page);
    });
    expect(codes(await record())).toEqual(['changed-meanwhile']);
    expect(look(page)).toEqual(theirs);
    expect(await outcomes()).toEqual([null, '1/2', '1-0']);
  });

  it.each([
    ['recording', record],
    ['undoing', undo],
  ] as const)('%s writes nothing if Pairings is sorted between our look and our writing', async (_, use) => {
    const page = await running();
    const { sheet } = await resultOf(1);
    if (use === undo) {
      unwrap(await recordResults(workbook, [{ game: 1, typed: '1-0' }], TIME));
      unwrap(await recordResults(workbook, [{ game: 3, typed: '1-0' }], TIME));
    }
    const start = snapshot(page.host.book);
    page.host.reset();
    unwrap(await use());
    const { requests } = page.host.counters;
    restore(page.host.book, start);
    page.host.reset();
    let sorted: Look | null = null;
    page.host.before(requests - 1, (book) => {
      sortTable(book, getSheet(book, sheet).tables[0]!, [{ key: 1, ascending: false }]);
      sorted = look(page);
    });
    expect(codes(await use())).toEqual(expect.arrayContaining(['changed-meanwhile']));
    expect(look(page)).toEqual(sorted);
    unwrap(await use());
    expect(await outcomes()).toEqual(use === undo ? ['1-0', '1/2', null] : ['1-0', '1/2', '0-1']);
  });

  it('undo takes the last step back, not the last line of a Log that was sorted', async () => {
    const page = await running();
    unwrap(await recordResults(workbook, [{ game: 1, typed: '1-0' }], TIME));
    unwrap(await recordResults(workbook, [{ game: 3, typed: '0-1' }], TIME));
    const log = getSheet(page.host.book, 'Log').tables[0]!;
    page.host.as('user', (book) => sortTable(book, log, [{ key: 0, ascending: false }]));
    unwrap(await undo());
    expect(await outcomes()).toEqual(['1-0', '1/2', null]);
  });

  it('what a co-author types before a half-written step is taken back stays', async () => {
    const page = await running();
    const { sheet, row, column } = await resultOf(3);
    const { log, attempt } = await sweepOf(page, async () => {
      // A step has 13 requests; what it wrote is looked at in the next one.
      page.host.before(14, () => type(page, sheet, row, column, '1-0'));
      return record();
    });
    expect(log).toHaveLength(13);
    expect(codes(await attempt([{ request: 13, action: log.at(-1)!.actions }]))).toEqual(['host-failed']);
    expect(await outcomes()).toEqual([null, '1/2', '1-0']);
    expect(page.host.book.enableEvents).toBe(true);
  });
});

describe('a workbook that others work in', () => {
  it('is recorded into when a sheet was given another name', async () => {
    const page = await running();
    const { sheets } = page.host.book.state;
    for (const name of ['Pairings', 'Tournament', 'Log'])
      renameSheet(page.host.book, sheets.find((sheet) => sheet.name === name)!.id, `Tom's ${name}`);
    unwrap(await record());
    expect(await outcomes()).toEqual(['1-0', '1/2', '0-1']);
    unwrap(await undo());
    expect(await outcomes()).toEqual([null, '1/2', null]);
  });

  it('answers that a sheet of a tournament was copied', async () => {
    const page = await running();
    await page.Excel.run(async (context) => {
      context.workbook.worksheets.getItem('Tournament').copy('End');
      await context.sync();
    });
    const before = look(page);
    expect(codes(await record())).toEqual(['workbook-copied-sheet']);
    expect(codes(await undo())).toEqual(['workbook-copied-sheet']);
    expect(look(page)).toEqual(before);
  });

  it.each([
    ['Tournament', 'workbook-not-ours'],
    ['Pairings', 'workbook-part-missing'],
    ['Players', 'workbook-part-missing'],
    ['Log', 'workbook-part-missing'],
  ])('answers that the sheet %s was deleted: %s', async (name, code) => {
    const page = await running();
    page.host.as('user', (book) =>
      deleteSheet(book, book.state.sheets.find((sheet) => sheet.name === name)!.id),
    );
    const before = look(page);
    expect(new Set(codes(await record()))).toEqual(new Set([code]));
    expect(new Set(codes(await undo()))).toEqual(new Set([code]));
    expect(look(page)).toEqual(before);
  });

  it('is left alone when it is open for reading only', async () => {
    const page = await running();
    const before = look(page);
    page.host.faults.readOnly = true;
    expect(codes(await record())).toEqual(['workbook-read-only']);
    expect(codes(await addTournament(workbook, of(4), TIME))).toEqual(['workbook-read-only']);
    expect(look(page)).toEqual(before);
    expect(await outcomes()).toEqual([null, '1/2', null]);
    expect(page.host.book.enableEvents).toBe(true);
  });

  it('is waited for while someone edits a cell', async () => {
    const page = await running();
    const before = look(page);
    page.host.beginCellEdit();
    let done = false;
    const recording = record().then((result) => {
      done = true;
      return result;
    });
    await settled();
    expect([done, look(page)]).toEqual([false, before]);
    page.host.endCellEdit();
    unwrap(await recording);
    expect(await outcomes()).toEqual(['1-0', '1/2', '0-1']);
  });
});

describe('a host with ExcelApi 1.9, the least that we ask for', () => {
  it('has a tournament created, read, recorded into and undone', async () => {
    const page = await running('1.9');
    expect(await outcomes()).toEqual([null, '1/2', null]);
    unwrap(await record());
    expect(await outcomes()).toEqual(['1-0', '1/2', '0-1']);
    unwrap(await undo());
    expect(await outcomes()).toEqual([null, '1/2', null]);
    expect([...page.host.unsupported].filter((member) => !member.startsWith('Microsoft.Telemetry'))).toEqual(
      [],
    );
  });
});
