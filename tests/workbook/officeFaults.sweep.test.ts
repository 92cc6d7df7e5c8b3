import { takeChange } from '../../src/app/changes/take';
import { deleteSheet, getSheet, renameSheet, restore, snapshot, sortTable } from '../../emulator/model';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import type { Result } from '../../src/core/result';
import { messageOf } from '../../src/language/language';
import { officeWorkbook } from '../../src/workbook/office';
import type { Created } from '../../src/workbook/port';
import { closePages, settled } from '../emulator/office';
import { codesOf, valueOf } from '../results';
import { begun } from './excel';
import {
  excel,
  foreign,
  FOREIGN,
  look,
  of,
  pointsOf,
  sweepOf,
  TIME,
  type,
  withoutIds,
  type Look,
  type Sweep,
} from './sweep';

const workbook = officeWorkbook();

afterEach(closePages);

describe('a host that stops in the midst of creating', () => {
  /** Requests of their own for looks, print set-up and, after the sheets are shown, names and frozen panes: the tournament stands. */
  const [LOOKS, PRINT, PAPER, SHOWN, NAMES, FREEZE] = [4, 5, 6, 8, 9, 10];
  const sweep = async (): Promise<Sweep> => {
    const page = await excel();
    const tournament = of(3);
    return sweepOf(page, () => addTournament(workbook, tournament, TIME));
  };

  it('leaves the workbook byte by byte as it was, wherever it stops, and the next try succeeds', async () => {
    const { page, before, clean, log, attempt, again } = await sweep();
    for (const point of pointsOf(log, 520, 12)) {
      if ([LOOKS, PRINT, PAPER, NAMES, FREEZE].includes(point.request)) continue;
      const result = await attempt([point]);
      expect([point, codesOf(result)]).toEqual([point, ['host-failed']]);
      expect([point, look(page)]).toEqual([point, before]);
      expect([point, page.host.book.enableEvents]).toEqual([point, true]);
      if (point.action % 11 !== 1) continue;
      valueOf(await again());
      expect([point, withoutIds(look(page))]).toEqual([point, withoutIds(clean)]);
    }
  });

  it('has the tournament stand when only the print set-up fails', async () => {
    const { page, before, clean, log, attempt } = await sweep();
    const withoutPage = (all: Look): unknown =>
      Object.values(all.sheets).map((text) => {
        const { cells, others } = JSON.parse(text) as { cells: unknown; others: object };
        return { cells, others: { ...others, page: null } };
      });
    for (const point of pointsOf(log, 25).filter(({ request }) => request === PRINT)) {
      valueOf(await attempt([point]));
      expect([point, foreign(look(page))]).toEqual([point, foreign(before)]);
      expect(withoutPage(look(page))).toEqual(withoutPage(clean));
      expect(page.host.book.enableEvents).toBe(true);
    }
  });

  it('has the tournament stand as it shall look when sheets refuse their looks only while they are hidden', async () => {
    const { page, clean, log, attempt } = await sweep();
    const points = pointsOf(log, 150).filter(({ request }) => request === LOOKS);
    for (const point of points) {
      expect([point, valueOf(await attempt([point]))]).toMatchObject([point, { warnings: [] }]);
      expect([point, withoutIds(look(page))]).toEqual([point, withoutIds(clean)]);
    }
  });

  const refused = [
    ['styles', 11, 'fonts, colours and lines'],
    ['shape', 12, 'Widen any columns'],
    ['conditionals', 13, 'White bold'],
    ['tabs', 14, 'tab colours'],
    ['gridlines', 15, 'gridlines'],
    ['freeze', 16, 'Freeze Panes'],
  ] as const;

  it.each(refused)(
    'has it stand, with a word on what is missing, when Excel refuses %s',
    async (what, request, text) => {
      const { page, attempt } = await sweep();
      const contents = async () =>
        valueOf(
          await workbook.read(({ sheets }) => ({
            ranges: sheets.map(({ name: sheet }) => ({ sheet, area: 'used' as const })),
          })),
        ).ranges.map(({ sheet, values, formulas, formats }) => ({ sheet, values, formulas, formats }));
      const whole = await contents();
      const failed = (point: number) => ({ request: point, action: 1 });
      const { warnings } = valueOf(await attempt([failed(LOOKS), failed(request)])) as Created;
      expect(warnings.map(({ code, values }) => [code, values])).toEqual([
        [`looks-${what}`, { detail: 'GeneralException' }],
      ]);
      expect(messageOf(warnings[0]!)).toContain(text);
      expect(await contents()).toEqual(whole);
      expect(page.host.book.enableEvents).toBe(true);
      expect(valueOf(await workbook.unfinished())).toEqual([]);
    },
  );

  it('leaves sheets known as unfinished when the clean-up fails as well, and one step discards them', async () => {
    const { page, before, clean, log, attempt, again } = await sweep();
    const points = pointsOf(log, 900).filter(
      ({ request, action }) => request === 3 || (request === SHOWN && action % 6 === 2),
    );
    for (const point of points) {
      // Listed, deleted; listed, deleted a second time: both deletions stop, the second at its last sheet.
      const failures = [
        { request: point.request + 2, action: 2 },
        { request: point.request + 4, action: 3 },
      ];
      const result = await attempt([point, ...failures]);
      expect([point, codesOf(result)]).toEqual([point, ['host-failed']]);
      expect([point, foreign(look(page))]).toEqual([point, foreign(before)]);
      expect([point, page.host.book.enableEvents]).toEqual([point, true]);
      page.host.faults.failures = [];
      const left = page.host.book.state.sheets
        .map(({ name }) => name)
        .filter((name) => !FOREIGN.includes(name));
      // With the last of their names they are whole.
      const isWhole = !left.some((name) => name.startsWith('~Roundabout'));
      expect([point, [...valueOf(await workbook.unfinished())].sort()]).toEqual([
        point,
        isWhole ? [] : left.sort(),
      ]);
      if (isWhole) continue;
      expect(valueOf(await workbook.discardUnfinished(left))).toBe(left.length);
      expect([point, look(page).sheets]).toEqual([point, before.sheets]);
      expect(valueOf(await workbook.unfinished())).toEqual([]);
      if (point.action % 9 !== 2) continue;
      valueOf(await again());
      expect([point, withoutIds(look(page))]).toEqual([point, withoutIds(clean)]);
    }
  });
});

/** Where the result of a game stands. */
const resultOf = async (game: number): Promise<{ sheet: string; row: number; column: number }> => {
  const { parts, gridOf } = valueOf(await openTournament(workbook));
  const [numbers, results] = [parts.places.Pairings_game!, parts.places.Pairings_result!];
  const line = gridOf(numbers)!.values.findIndex(([number]) => number === game);
  return { sheet: results.sheet, row: results.area.row + line, column: results.area.column };
};

/** A tournament in which somebody typed the result of game 2. */
const running = begun(excel, async (page) => {
  valueOf(await addTournament(workbook, of(3), TIME));
  const { sheet, row, column } = await resultOf(2);
  type(page, sheet, row, column, '1/2');
});

const outcomes = async (): Promise<readonly unknown[]> =>
  valueOf(await openTournament(workbook)).tournament.games.map(({ outcome }) => outcome);

const record = (): Promise<Result<unknown>> =>
  takeChange(
    workbook,
    'record',
    [
      { game: 1, typed: '1-0' },
      { game: 3, typed: '0-1' },
    ],
    TIME,
  );
const undo = (): Promise<Result<unknown>> => takeChange(workbook, 'undo', null, TIME);

describe('a host that stops in the midst of a step', () => {
  it.each([
    ['recording', record, false],
    ['undoing', undo, true],
  ] as const)('%s changes everything or nothing, and what others typed stays', async (_, use, recorded) => {
    const page = await running();
    if (recorded) valueOf(await record());
    const { before, clean, log, attempt, again } = await sweepOf(page, use);
    for (const point of pointsOf(log, 800, 0, 1)) {
      const result = await attempt([point]);
      expect([point, codesOf(result)]).toEqual([point, ['host-failed']]);
      expect([point, look(page)]).toEqual([point, before]);
      expect([point, page.host.book.enableEvents]).toEqual([point, true]);
      if (point.action % 7 !== 3) continue;
      valueOf(await again());
      expect([point, withoutIds(look(page))]).toEqual([point, withoutIds(clean)]);
    }
    // Taking back is tried again where it fails itself.
    for (const request of [log.length + 1, log.length + 2]) {
      const points = [
        { request: log.length, action: log.at(-1)!.actions },
        { request, action: 1 },
      ];
      expect(codesOf(await attempt(points))).toEqual(['host-failed']);
      expect([request, look(page)]).toEqual([request, before]);
      expect(page.host.book.enableEvents).toBe(true);
    }
  });

  it('a co-author who types into the cell between our look and our writing is not written over', async () => {
    const page = await running();
    const { sheet, row, column } = await resultOf(3);
    const start = snapshot(page.host.book);
    page.host.reset();
    valueOf(await record());
    const { requests } = page.host.counters;
    restore(page.host.book, start);
    page.host.reset();
    let theirs: Look | null = null;
    page.host.before(requests - 1, () => {
      type(page, sheet, row, column, '1-0');
      theirs = look(page);
    });
    expect(codesOf(await record())).toEqual(['changed-meanwhile']);
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
      valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], TIME));
      valueOf(await takeChange(workbook, 'record', [{ game: 3, typed: '1-0' }], TIME));
    }
    const start = snapshot(page.host.book);
    page.host.reset();
    valueOf(await use());
    const { requests } = page.host.counters;
    restore(page.host.book, start);
    page.host.reset();
    let sorted: Look | null = null;
    page.host.before(requests - 1, (book) => {
      sortTable(book, getSheet(book, sheet).tables[0]!, [{ key: 1, ascending: false }]);
      sorted = look(page);
    });
    expect(codesOf(await use())).toEqual(expect.arrayContaining(['changed-meanwhile']));
    expect(look(page)).toEqual(sorted);
    valueOf(await use());
    expect(await outcomes()).toEqual(use === undo ? ['1-0', '1/2', null] : ['1-0', '1/2', '0-1']);
  });

  it('undo takes the last step back, not the last line of a Log that was sorted', async () => {
    const page = await running();
    valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], TIME));
    valueOf(await takeChange(workbook, 'record', [{ game: 3, typed: '0-1' }], TIME));
    const log = getSheet(page.host.book, 'Log').tables[0]!;
    page.host.as('user', (book) => sortTable(book, log, [{ key: 0, ascending: false }]));
    valueOf(await undo());
    expect(await outcomes()).toEqual(['1-0', '1/2', null]);
  });

  it('what a co-author types before a half-written step is taken back stays', async () => {
    const page = await running();
    const { sheet, row, column } = await resultOf(3);
    const { log, attempt } = await sweepOf(page, async () => {
      // A step has 5 requests; what it wrote is looked at in the next one.
      page.host.before(6, () => type(page, sheet, row, column, '1-0'));
      return record();
    });
    expect(log).toHaveLength(5);
    expect(codesOf(await attempt([{ request: 5, action: log.at(-1)!.actions }]))).toEqual(['host-failed']);
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
    valueOf(await record());
    expect(await outcomes()).toEqual(['1-0', '1/2', '0-1']);
    valueOf(await undo());
    expect(await outcomes()).toEqual([null, '1/2', null]);
  });

  it('answers that a sheet of a tournament was copied', async () => {
    const page = await running();
    await page.Excel.run(async (context) => {
      context.workbook.worksheets.getItem('Tournament').copy('End');
      await context.sync();
    });
    const before = look(page);
    expect(codesOf(await record())).toEqual(['workbook-copied-sheet']);
    expect(codesOf(await undo())).toEqual(['workbook-copied-sheet']);
    expect(look(page)).toEqual(before);
  });

  it.each([
    ['Tournament', 'tournament-sheet-lost'],
    ['Pairings', 'workbook-part-missing'],
    ['Players', 'workbook-part-missing'],
    ['Log', 'tournament-damaged'],
  ])('answers that the sheet %s was deleted: %s', async (name, code) => {
    const page = await running();
    page.host.as('user', (book) =>
      deleteSheet(book, book.state.sheets.find((sheet) => sheet.name === name)!.id),
    );
    const before = look(page);
    expect(new Set(codesOf(await record()))).toEqual(new Set([code]));
    expect(new Set(codesOf(await undo()))).toEqual(new Set([code]));
    expect(look(page)).toEqual(before);
  });

  it('is left alone when it is open for reading only', async () => {
    const page = await running();
    const before = look(page);
    page.host.faults.readOnly = true;
    expect(codesOf(await record())).toEqual(['workbook-read-only']);
    expect(codesOf(await addTournament(workbook, of(4), TIME))).toEqual(['workbook-read-only']);
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
    valueOf(await recording);
    expect(await outcomes()).toEqual(['1-0', '1/2', '0-1']);
  });
});

describe('a host with ExcelApi 1.9, the least that we ask for', () => {
  it('has a tournament created, read, recorded into and undone', async () => {
    const page = await excel('1.9');
    valueOf(await addTournament(workbook, of(3), TIME));
    const { sheet, row, column } = await resultOf(2);
    type(page, sheet, row, column, '1/2');
    expect(await outcomes()).toEqual([null, '1/2', null]);
    valueOf(await record());
    expect(await outcomes()).toEqual(['1-0', '1/2', '0-1']);
    valueOf(await undo());
    expect(await outcomes()).toEqual([null, '1/2', null]);
    expect([...page.host.unsupported].filter((member) => !member.startsWith('Microsoft.Telemetry'))).toEqual(
      [],
    );
  });
});
