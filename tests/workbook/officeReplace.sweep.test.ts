import { addSheet, deleteSheet, getSheet, protect, setVisibility } from '../../emulator/model';
import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { addHandout } from '../../src/app/handout';
import { openTournament } from '../../src/app/open';
import type { Result } from '../../src/core/result';
import { words } from '../../src/language/language';
import { sheetNames } from '../../src/sheets/names';
import type { WorkbookPlan } from '../../src/grid/plan';
import { makeWorkbook } from '../../src/sheets/allSheets';
import { officeWorkbook } from '../../src/workbook/office';
import { closePages, type Page } from '../emulator/office';
import { codesOf, valueOf } from '../results';
import {
  excel,
  foreign,
  FOREIGN,
  look,
  of,
  pointsOf,
  type Point,
  sweepOf,
  TIME,
  type,
  withoutIds,
  type Look,
  type Sweep,
} from './sweep';
import { applyToSheets } from '../../src/app/tools/apply';
import { undoTool } from '../../src/app/tools/undo';
import type { CellChange, Progress } from '../../src/workbook/port';

describe('sheets are replaced in Excel', () => {
  const workbook = officeWorkbook();
  const SHEETS = [
    'Tournament',
    'Pairings',
    'Round',
    'Standings',
    'Crosstable',
    'Players',
    'Log',
    'Lists',
    'Calculation',
  ];

  /** The same tournament with a player more, on sheets of the same names. */
  const larger = (): WorkbookPlan => {
    const tournament = { ...of(4), id: of(3).id };
    const texts = words();
    return makeWorkbook(tournament, sheetNames(texts, tournament.event, []), texts, TIME.time);
  };

  const standing = async (): Promise<Page> => {
    const page = await excel();
    valueOf(await addTournament(workbook, of(3), TIME));
    page.host.reset();
    return page;
  };

  const replace = async (): Promise<Result<unknown>> => {
    const visible = SHEETS.slice(0, -1).map((sheet) => ({ sheet, area: 'used' as const }));
    const read = await workbook.read({ ranges: visible });
    return read.ok ? workbook.replace({ sheets: SHEETS, asRead: read.value.ranges }, larger()) : read;
  };

  const players = async (): Promise<number> =>
    valueOf(await openTournament(workbook)).tournament.players.length;
  const tabs = ({ host }: Page): readonly string[] => host.book.state.sheets.map(({ name }) => name);
  const visible = ({ host }: Page): readonly string[] =>
    host.book.state.sheets.filter(({ visibility }) => visibility === 'Visible').map(({ name }) => name);

  afterEach(closePages);

  describe('sheets that come in the place of others, in an Excel that fails', () => {
    it('wherever it stops before the first old sheet goes, the workbook is byte by byte as it was', async () => {
      const page = await standing();
      const { before, clean, log, attempt, again } = await sweepOf(page, replace);
      // Looks, print set-up and paper may fail. After these come the reading back, the second look in three requests, the exchange,
      // the names and the frozen panes.
      const allowed = [9, 8, 7].map((before) => log.length - before);
      const exchange = log.length - 2;
      const last = log[exchange - 1]!.actions;
      let stood = 0;
      // Of the last request every sixth action; the next test tries others.
      const isTried = ({ request, action }: Point): boolean =>
        !allowed.includes(request) && (request < exchange || (request === exchange && action % 6 === 1));
      for (const point of pointsOf(log, 900, 4).filter(isTried)) {
        const result = await attempt([point]);
        expect([point, page.host.book.enableEvents]).toEqual([point, true]);
        if (result.ok) {
          // The first old sheet has gone: everything is brought to its end.
          expect(point.request).toBe(exchange);
          expect([point, withoutIds(look(page))]).toEqual([point, withoutIds(clean)]);
          stood++;
          continue;
        }
        expect([point, codesOf(result)]).toEqual([point, ['host-failed']]);
        expect([point, look(page)]).toEqual([point, before]);
        if (point.action % 31 !== 1) continue;
        valueOf(await again());
        expect([point, withoutIds(look(page))]).toEqual([point, withoutIds(clean)]);
      }
      // One for every two of the old sheets at least.
      expect(stood).toBeGreaterThan(SHEETS.length / 2);
      expect(stood).toBeLessThan(last);
    });

    it('when the clean-up fails as well, the new tournament or the old one stands whole, and nothing that may be discarded holds the only one', async () => {
      const page = await standing();
      const { before, log, attempt } = await sweepOf(page, replace);
      const last = log.length - 2;
      const points = pointsOf(log, 900).filter(
        ({ request, action }) => request === last && action % 11 === 2,
      );
      for (const point of points) {
        // Every request after it fails: neither the way back nor the way on is open.
        const further = [1, 2, 3, 4].map((more) => ({ request: last + more, action: 1 }));
        const result = await attempt([point, ...further]);
        expect([point, codesOf(result)]).toEqual([point, ['host-failed']]);
        page.host.faults.failures = [];
        expect([point, foreign(look(page))]).toEqual([point, foreign(before)]);
        const left = valueOf(await workbook.unfinished());
        const kept = tabs(page).filter((name) => !left.includes(name) && !FOREIGN.includes(name));
        const isOldWhole = SHEETS.every((name) => kept.includes(name));
        // The new ones are listed as unfinished to the last, or none of them is.
        if (isOldWhole)
          expect([point, [0, SHEETS.length]]).toEqual([point, expect.arrayContaining([left.length])]);
        else expect([point, left, await players()]).toEqual([point, [], 4]);
      }
    });

    it('opens again what was open, where it fails', async () => {
      const page = await standing();
      const { attempt, log } = await sweepOf(page, replace);
      await attempt([{ request: log.length - 2, action: 20 }]);
      expect(look(page).active).toBe('Pairings');
    });
  });

  describe('sheets that come in the place of others, in Excel', () => {
    it('stand where the old ones stood, however the organiser had put the tabs', async () => {
      const page = await standing();
      await page.Excel.run(async (context) => {
        context.workbook.worksheets.getItem('Standings').position = 0;
        context.workbook.worksheets.getItem('Budget').position = 4;
        await context.sync();
      });
      const before = tabs(page);
      valueOf(await replace());
      expect(tabs(page)).toEqual(before);
      expect(await players()).toBe(4);
      expect(visible(page)).toEqual(before.filter((name) => name !== 'Calculation' && name !== 'Lists'));
    });

    it('keep the names of their tables', async () => {
      const page = await standing();
      const names = (): readonly string[] =>
        page.host.book.state.sheets.flatMap(({ tables }) => tables.map(({ name }) => name));
      const before = names();
      valueOf(await replace());
      expect(names()).toEqual(before);
    });

    it('come in as many requests whatever the field, and tell of each', async () => {
      await standing();
      const told: string[] = [];
      const seen = valueOf(await workbook.read({ ranges: [{ sheet: 'Pairings', area: 'used' }] })).ranges;
      valueOf(
        await workbook.replace(
          { sheets: SHEETS, asRead: seen },
          larger(),
          (done, total) => told.push(`${done}/${total}`) > 0,
        ),
      );
      expect(told).toEqual(['1/8', '2/8', '3/8', '4/8', '5/8', '6/8', '7/8', '8/8']);
    });

    it('do not come where a co-author types on the old ones, which nobody can in the last look and after it', async () => {
      const page = await standing();
      valueOf(await replace());
      const { requests } = page.host.counters;
      for (const request of [requests - 2, requests - 3, requests - 4]) {
        const again = await standing();
        again.host.before(request, () => type(again, 'Pairings', 4, 5, '1-0'));
        valueOf(await replace());
        expect(again.host.defects).toEqual([expect.objectContaining({ code: 'AccessDenied' })]);
      }
      for (const request of [requests - 5, requests - 6]) {
        const again = await standing();
        const before = tabs(again);
        again.host.before(request, () => type(again, 'Pairings', 4, 5, '1-0'));
        expect(codesOf(await replace())).toEqual(['changed-meanwhile']);
        expect(tabs(again)).toEqual(before);
        expect(valueOf(await openTournament(workbook)).tournament.games[0]!.outcome).toBe('1-0');
      }
    });

    it('come in the place of a sheet that the organiser hid so that Excel would not delete it', async () => {
      const page = await standing();
      const hide = (visibility: 'VeryHidden'): void =>
        page.host.as('user', (book) => setVisibility(book, getSheet(book, 'Calculation').id, visibility));
      hide('VeryHidden');
      const { before, log, attempt } = await sweepOf(page, replace);
      expect(await players()).toBe(4);
      expect(tabs(page)).toHaveLength(SHEETS.length + FOREIGN.length);
      // Where the exchange stops after it was made deletable, it is very hidden again.
      const actions = Array.from({ length: log.at(-3)!.actions - 1 }, (_, index) => index + 1);
      let restored = 0;
      for (const action of actions.filter((each) => each % 6 === 1)) {
        const result = await attempt([{ request: log.length - 2, action }]);
        if (result.ok) continue;
        expect([action, look(page)]).toEqual([action, before]);
        restored++;
      }
      expect(restored).toBeGreaterThan(5);
    });

    it('come in the place of a sheet that the organiser protected; where they do not, it alone is protected', async () => {
      const page = await standing();
      page.host.as('user', (book) => protect(book, getSheet(book, 'Standings').id));
      const { before, log, attempt } = await sweepOf(page, replace);
      expect(await players()).toBe(4);
      expect(codesOf(await attempt([{ request: log.length - 3, action: 1 }]))).toEqual(['host-failed']);
      expect(look(page)).toEqual(before);
    });

    it('leave what a co-author is making, and what they put between', async () => {
      const page = await standing();
      addSheet(page.host.book, '~Roundabout theirs 1').visibility = 'Hidden';
      addSheet(page.host.book, 'Pairings (2)');
      valueOf(await replace());
      expect(tabs(page).slice(-2)).toEqual(['~Roundabout theirs 1', 'Pairings (2)']);
      deleteSheet(page.host.book, getSheet(page.host.book, 'Pairings (2)').id);
      expect(await players()).toBe(4);
    });
  });
});

describe('a sheet to print that is made anew', () => {
  afterEach(closePages);

  it('wherever Excel stops, the old one or the new one stands whole, and never is one of the organiser’s lost', async () => {
    const page = await excel();
    const workbook = officeWorkbook();
    valueOf(await addTournament(workbook, of(4), TIME));
    const prepare = () => addHandout(workbook, { handout: 'table-cards' }, undefined, { id: 'h' });
    valueOf(await prepare());
    const renamed = { player: of(4).players[0]!.name, name: 'Mia Berg' };
    valueOf(await takeChange(workbook, 'correct', renamed, TIME));
    const { before, clean, log, attempt } = await sweepOf(page, prepare);
    const rest = ({ sheets }: Look): unknown => ({ ...sheets, 'Table cards': null });
    const cells = ({ sheets }: Look): unknown => JSON.parse(sheets['Table cards']!).cells;
    expect([cells(before), rest(clean)]).not.toEqual([cells(clean), rest(before)]);
    const met = new Set<string>();
    for (const point of pointsOf(log, 25, 4, 1).filter(({ action }) => action % 4 === 1)) {
      const result = await attempt([point]);
      const now = look(page);
      if (result.ok) expect([point, cells(now), rest(now)]).toEqual([point, cells(clean), rest(before)]);
      else expect([point, now]).toEqual([point, before]);
      met.add(result.ok ? 'new' : 'old');
    }
    expect([...met].sort()).toEqual(['new', 'old']);
  });
});

describe('and cancelled', () => {
  const workbook = officeWorkbook();

  afterEach(closePages);

  /** Goes on until so many requests have been answered. */
  const until =
    (most: number): Progress =>
    (done) =>
      done < most;

  /** A use case that can be told when to stop. */
  const sweep = async (page: Page, use: (progress: Progress) => Parameters<typeof sweepOf>[1]) => {
    let most = Infinity;
    const swept = await sweepOf(page, () => use(until(most))());
    const cancelledAfter = (requests: number) => {
      most = requests;
      return swept.attempt([]);
    };
    return { ...swept, cancelledAfter };
  };

  const creation = async () => {
    const page = await excel();
    const tournament = of(3);
    return sweep(page, (progress) => () => addTournament(workbook, tournament, TIME, progress));
  };

  /** The sheets of three players are replaced by those of four. */
  const exchange = async () => {
    const page = await excel();
    valueOf(await addTournament(workbook, of(3), TIME));
    const larger = { ...of(4), id: of(3).id };
    const plan = makeWorkbook(larger, sheetNames(words(), larger.event, []), words(), TIME.time);
    const sheets = plan.sheets.map(({ name }) => name);
    return sweep(page, (progress) => async () => {
      const read = await workbook.read({ ranges: [{ sheet: 'Pairings', area: 'used' }] });
      return read.ok ? workbook.replace({ sheets, asRead: read.value.ranges }, plan, progress) : read;
    });
  };

  const expectUntouched = async (
    { page, before, cancelledAfter }: Sweep & Awaited<ReturnType<typeof sweep>>,
    requests: number,
  ): Promise<void> => {
    const result = await cancelledAfter(requests);
    expect([requests, codesOf(result)]).toEqual([requests, ['cancelled']]);
    expect([requests, look(page)]).toEqual([requests, before]);
    expect([requests, page.host.book.enableEvents]).toEqual([requests, true]);
    expect(valueOf(await workbook.unfinished())).toEqual([]);
  };

  const CASES = [
    ['a creation', creation, 8],
    // These look twice at what they replace, in three requests.
    ['sheets in the place of others', exchange, 11],
  ] as const;

  describe.each(CASES)('%s that is cancelled', (_, begin, unasked) => {
    it('after any of the first five requests leaves the workbook byte by byte as it was', async () => {
      const begun = await begin();
      for (const requests of [1, 2, 3, 4, 5]) await expectUntouched(begun, requests);
    });

    it('after the first one asks Excel for nothing more', async () => {
      const { page, log, cancelledAfter } = await begin();
      await cancelledAfter(1);
      expect(page.host.log.length).toBe(log.length - unasked);
    });

    it('after the sixth stands: everything was shown by then', async () => {
      const { cancelledAfter } = await begin();
      for (const requests of [6, 7, 8]) expect(codesOf(await cancelledAfter(requests))).toEqual([]);
    });
  });

  const CELLS: readonly CellChange[] = [
    { sheet: 'Mine', row: 1, column: 0, expect: 'Adams', write: 'Berg – Carlsen' },
    { sheet: 'Mine', row: 2, column: 0, expect: '007', write: '=cmd', format: '@' },
    {
      sheet: 'Mine',
      row: 1,
      column: 1,
      expect: 2000,
      write: 'Adams',
      writeFormula: 'INDEX($A$1:$A$3,2)',
      format: 'General',
    },
    { sheet: 'Mine', row: 5, column: 3, expect: null, write: 'Dam' },
    { sheet: 'Budget', row: 0, column: 0, expect: null, write: 7 },
  ];

  const apply = (cells = CELLS) =>
    applyToSheets(workbook, { tool: 'names', sentence: 'Names on Mine', cells }, '2026-11-20 09:00');

  /** Excel tells nobody whether a text was typed with an apostrophe, which nobody sees: those that we write are. */
  const unprefixed = (text: string | undefined): string | undefined =>
    text?.replaceAll('"prefixed":true,', '');
  const cells = (all: Look): unknown => foreign(all).map(unprefixed);
  const everything = (all: Look): unknown => [
    Object.entries(all.sheets).map(([name, text]) => [name, unprefixed(text)]),
    all.names,
    all.active,
  ];

  const expectWhole = async (
    { page, before, clean, log, attempt }: Sweep,
    isDone: (warnings: readonly string[]) => void,
  ): Promise<readonly number[]> => {
    const [failed, done] = [new Set<number>(), new Set<number>()];
    for (const point of pointsOf(log, 20)) {
      const result = await attempt([point]);
      expect([point, page.host.book.enableEvents]).toEqual([point, true]);
      (result.ok ? done : failed).add(point.request);
      if (result.ok) {
        expect([point, foreign(look(page))]).toEqual([point, foreign(clean)]);
        isDone((result.value as { warnings: readonly { code: string }[] }).warnings.map(({ code }) => code));
      } else {
        expect([point, codesOf(result)]).toEqual([point, ['host-failed']]);
        expect([point, everything(look(page))]).toEqual([point, everything(before)]);
      }
    }
    return [failed.size, done.size];
  };

  describe('Excel stops in the midst of a tool, at any action of any request', () => {
    it('a first step is written whole or not at all; what stops only the looks of its sheet is a warning', async () => {
      const [failed, done] = await expectWhole(await sweepOf(await excel(), apply), (warnings) => {
        expect(warnings.length).toBeLessThanOrEqual(1);
      });
      expect([failed, done].map((count) => (count ?? 0) > 0)).toEqual([true, true]);
    });

    it('a later step is written whole or not at all', async () => {
      const page = await excel();
      valueOf(await apply());
      const later = [{ ...CELLS[0]!, expect: 'Berg – Carlsen', write: 'Euwe' }];
      const [failed, done] = await expectWhole(await sweepOf(page, () => apply(later)), () => undefined);
      expect([failed! > 0, done]).toEqual([true, 0]);
    });

    it('undo takes all back or nothing', async () => {
      const page = await excel();
      const before = cells(look(page));
      valueOf(await apply());
      const sweep = await sweepOf(page, () => undoTool(workbook));
      expect(cells(sweep.clean)).toEqual(before);
      const [failed, done] = await expectWhole(sweep, () => undefined);
      expect([failed! > 0, done]).toEqual([true, 0]);
    });
  });
});
