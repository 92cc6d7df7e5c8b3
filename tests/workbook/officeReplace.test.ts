import { addSheet, deleteSheet, getSheet } from '../../emulator/model';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import type { Result } from '../../src/core/result';
import { words } from '../../src/language/language';
import { sheetNames } from '../../src/sheets/names';
import type { WorkbookPlan } from '../../src/sheets/plan';
import { makeWorkbook } from '../../src/sheets/workbook';
import { officeWorkbook } from '../../src/workbook/office';
import { closePages, type Page } from '../emulator/office';
import {
  codes,
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
  unwrap,
  withoutIds,
} from './sweep';

const workbook = officeWorkbook();
const SHEETS = ['Tournament', 'Pairings', 'Standings', 'Crosstable', 'Players', 'Log', 'Calculation'];

/** The same tournament with a player more, on sheets of the same names. */
const larger = (): WorkbookPlan => {
  const tournament = { ...of(4), id: of(3).id };
  const texts = words('en');
  return makeWorkbook(tournament, sheetNames(texts, tournament.event, []), texts, TIME.time);
};

const standing = async (): Promise<Page> => {
  const page = await excel();
  unwrap(await addTournament(workbook, of(3), TIME));
  page.host.reset();
  return page;
};

const replace = async (): Promise<Result<unknown>> => {
  const visible = SHEETS.slice(0, -1).map((sheet) => ({ sheet, area: 'used' as const }));
  const read = await workbook.read({ ranges: visible });
  return read.ok ? workbook.replace({ sheets: SHEETS, seen: read.value.ranges }, larger()) : read;
};

const players = async (): Promise<number> => unwrap(await openTournament(workbook)).tournament.players.length;
const tabs = ({ host }: Page): readonly string[] => host.book.state.sheets.map(({ name }) => name);
const visible = ({ host }: Page): readonly string[] =>
  host.book.state.sheets.filter(({ visibility }) => visibility === 'Visible').map(({ name }) => name);

afterEach(closePages);

describe('sheets that come in the place of others, in an Excel that fails', () => {
  it('wherever it stops before the first old sheet goes, the workbook is byte by byte as it was', async () => {
    const page = await standing();
    const { before, clean, log, attempt, again } = await sweepOf(page, replace);
    // After it come the reading back, the second look in four requests, and the exchange.
    const print = log.length - 6;
    const last = log.at(-1)!.actions;
    let stood = 0;
    // Of the last request every third action; the next test tries others.
    const isTried = ({ request, action }: Point): boolean =>
      request !== print && (request < log.length || action % 3 === 1);
    for (const point of pointsOf(log, 900, 4).filter(isTried)) {
      const result = await attempt([point]);
      expect([point, page.host.book.enableEvents]).toEqual([point, true]);
      if (result.ok) {
        // The first old sheet has gone: everything is brought to its end.
        expect(point.request).toBe(log.length);
        expect([point, withoutIds(look(page))]).toEqual([point, withoutIds(clean)]);
        stood++;
        continue;
      }
      expect([point, codes(result)]).toEqual([point, ['host-failed']]);
      expect([point, look(page)]).toEqual([point, before]);
      if (point.action % 31 !== 1) continue;
      unwrap(await again());
      expect([point, withoutIds(look(page))]).toEqual([point, withoutIds(clean)]);
    }
    expect(stood).toBeGreaterThan(SHEETS.length);
    expect(stood).toBeLessThan(last);
  });

  it('when the clean-up fails as well, the new tournament or the old one stands whole, and nothing that may be discarded holds the only one', async () => {
    const page = await standing();
    const { before, log, attempt } = await sweepOf(page, replace);
    const last = log.length;
    for (const point of pointsOf(log, 900).filter(
      ({ request, action }) => request === last && action % 4 === 2,
    )) {
      // Every request after it fails: neither the way back nor the way on is open.
      const further = [1, 2, 3, 4].map((more) => ({ request: last + more, action: 1 }));
      const result = await attempt([point, ...further]);
      expect([point, codes(result)]).toEqual([point, ['host-failed']]);
      page.host.faults.failures = [];
      expect([point, foreign(look(page))]).toEqual([point, foreign(before)]);
      const left = unwrap(await workbook.unfinished());
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
    await attempt([{ request: log.length, action: 20 }]);
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
    unwrap(await replace());
    expect(tabs(page)).toEqual(before);
    expect(await players()).toBe(4);
    expect(visible(page)).toEqual(before.filter((name) => name !== 'Calculation'));
  });

  it('keep the names of their tables', async () => {
    const page = await standing();
    const names = (): readonly string[] =>
      page.host.book.state.sheets.flatMap(({ tables }) => tables.map(({ name }) => name));
    const before = names();
    unwrap(await replace());
    expect(names()).toEqual(before);
  });

  it('come in as many requests whatever the field, and tell of each', async () => {
    await standing();
    const told: string[] = [];
    const seen = unwrap(await workbook.read({ ranges: [{ sheet: 'Pairings', area: 'used' }] })).ranges;
    unwrap(
      await workbook.replace({ sheets: SHEETS, seen }, larger(), (done, total) =>
        told.push(`${done}/${total}`),
      ),
    );
    expect(told).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
  });

  it('do not come where a co-author types on the old ones, until the very last request', async () => {
    const page = await standing();
    unwrap(await replace());
    const { requests } = page.host.counters;
    for (const request of [requests - 1, requests - 5]) {
      const again = await standing();
      const before = tabs(again);
      again.host.before(request, () => type(again, 'Pairings', 4, 5, '1-0'));
      expect(codes(await replace())).toEqual(['changed-meanwhile']);
      expect(tabs(again)).toEqual(before);
      expect(unwrap(await openTournament(workbook)).tournament.games[0]!.outcome).toBe('1-0');
    }
  });

  it('leave what a co-author is making, and what he put between', async () => {
    const page = await standing();
    addSheet(page.host.book, '~Roundabout theirs 1').visibility = 'Hidden';
    addSheet(page.host.book, 'Pairings (2)');
    unwrap(await replace());
    expect(tabs(page).slice(-2)).toEqual(['~Roundabout theirs 1', 'Pairings (2)']);
    deleteSheet(page.host.book, getSheet(page.host.book, 'Pairings (2)').id);
    expect(await players()).toBe(4);
  });
});
