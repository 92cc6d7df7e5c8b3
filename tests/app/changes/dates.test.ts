import '../../../src/language/late';
import { makeExchangeOf } from '../../../src/app/exchange/make';
import { SET_DATES } from '../../../src/app/changes/dates';
import { takeChange } from '../../../src/app/changes/take';
import { openTournament } from '../../../src/app/open';
import { planRepair } from '../../../src/app/repair/repair';
import { openStep } from '../../../src/app/step';
import type { Tournament } from '../../../src/core/model';
import { standings } from '../../../src/core/tiebreak/standings';
import { gameKey } from '../../../src/sheets/log/key';
import type { CellValue } from '../../../src/grid/cell';
import type { Workbook } from '../../../src/workbook/port';
import { identityOf } from '../../../src/app/identity';
import { generated } from '../../generated';
import { carriedFinal } from '../../carried';
import { newMatch } from '../../matches';
import { codesOf, told, valueOf } from '../../results';
import { sectioned } from '../../sectioned';
import { expectLive, inMemory, lookOf, OCCASION } from '../conduct/check';
import { clubBook, event, expectBothWays, matches, taken, typeInto } from '../teamSteps/book';
import { FIVE, problemsOf, sentencesIn, shown } from './previewed';

const WEEKLY = { round: 1, first: '2026-11-27', days: '7', skip: '', times: '' };

const set = (workbook: Workbook, more: Partial<typeof WEEKLY> = {}) =>
  takeChange(workbook, 'dates', { ...WEEKLY, ...more }, OCCASION);
const back = (workbook: Workbook) => takeChange(workbook, 'undo', null, OCCASION);
const again = (workbook: Workbook) => takeChange(workbook, 'redo', null, OCCASION);
const now = async (workbook: Workbook): Promise<Tournament> =>
  valueOf(await openTournament(workbook)).tournament;
const typing = async (workbook: Workbook, key: string, write: CellValue): Promise<void> => {
  const cell = identityOf(valueOf(await openTournament(workbook))).cell(key)!;
  valueOf(await workbook.change({ cells: [{ ...cell, write }] }));
};
const said = async (workbook: Workbook): Promise<string | undefined> =>
  valueOf(await openStep(workbook)).lines.at(-1)?.said;

/** Five players by Berger, the first round and one game of the second played. */
const begun = async (): Promise<Workbook> => {
  const workbook = await inMemory(FIVE);
  const results = ['1-0', '½-½', '0-1'].map((typed, index) => ({ game: index + 1, typed }));
  valueOf(await takeChange(workbook, 'record', results, OCCASION));
  await typing(workbook, gameKey(4, 'result'), 'ask Anna');
  return workbook;
};

describe('a tournament made without dates', () => {
  it('gets one for each round; results stay, read or not, and so do the standings', async () => {
    const workbook = await begun();
    const before = await now(workbook);
    valueOf(await set(workbook, { skip: '4 Dec', times: '19:00' }));
    const after = await now(workbook);
    expect(after.games.map(({ no, round, date, planned }) => [no, round, date, planned])).toEqual([
      [1, 1, '2026-11-27 19:00', undefined],
      [2, 1, '2026-11-27 19:00', undefined],
      [3, 2, '2026-12-11 19:00', undefined],
      [4, 2, '2026-12-11 19:00', undefined],
      [5, 3, '2026-12-18 19:00', undefined],
      [6, 3, '2026-12-18 19:00', undefined],
      [7, 4, '2027-01-08 19:00', undefined],
      [8, 4, '2027-01-08 19:00', undefined],
      [9, 5, '2027-01-15 19:00', undefined],
      [10, 5, '2027-01-15 19:00', undefined],
    ]);
    expect(after.calendarLimits).toEqual({ skip: [{ from: '2026-12-04', to: '2026-12-04' }] });
    expect(standings(after)).toEqual(standings(before));
    await expectLive(workbook, after);
    const { cell } = identityOf(valueOf(await openTournament(workbook)));
    expect([1, 2, 3, 4].map((no) => cell(gameKey(no, 'result'))?.expect)).toEqual([
      ...['1-0', '½-½', '0-1', 'ask Anna'],
    ]);
    expect(await said(workbook)).toBe(
      'Dates set for rounds 1 to 5: Fri 27 Nov 2026 19:00 to Fri 15 Jan 2027 19:00.',
    );
    expect(valueOf(await planRepair(workbook, 'Tournament', OCCASION.time)).faults).toEqual([]);
  });

  it('is as it was after Undo, and has them again after Redo', async () => {
    const workbook = await begun();
    const before = [await now(workbook), await lookOf(workbook)];
    valueOf(await set(workbook, { skip: '4 Dec' }));
    const after = [await now(workbook), await lookOf(workbook)];
    valueOf(await back(workbook));
    expect([await now(workbook), await lookOf(workbook)]).toEqual(before);
    expect(await said(workbook)).toBe(
      'Undone: Dates set for rounds 1 to 5: Fri 27 Nov 2026 to Fri 15 Jan 2027.',
    );
    valueOf(await again(workbook));
    expect([await now(workbook), await lookOf(workbook)]).toEqual(after);
  });

  it('from a round on, leaves those before without', async () => {
    const workbook = await begun();
    valueOf(await set(workbook, { round: 2 }));
    const dates = async () => (await now(workbook)).games.map(({ date }) => date);
    expect((await dates()).slice(0, 4)).toEqual([undefined, undefined, '2026-11-27', '2026-11-27']);
    expect(await said(workbook)).toBe('Dates set for rounds 2 to 5: Fri 27 Nov 2026 to Fri 18 Dec 2026.');
    const after = await dates();
    valueOf(await back(workbook));
    valueOf(await again(workbook));
    expect(await dates()).toEqual(after);
  });

  it('shows the date of every round before it is done', () => {
    const given = { first: '2026-11-27', skip: '4 Dec' };
    expect(sentencesIn(shown(FIVE, 'dates', given))).toEqual([
      'The dates: R1 27 Nov, R2 11 Dec, R3 18 Dec, R4 8 Jan, R5 15 Jan (no round on 25 Dec, 1 Jan).',
    ]);
    expect(sentencesIn(shown(FIVE, 'dates', { ...given, round: '4' }))).toEqual([
      'The dates: R4 27 Nov, R5 11 Dec.',
    ]);
  });

  it.each([
    [{ first: '27 Novem' }, 'date-invalid'],
    [{ first: '2026-11-27', days: 'a week' }, 'not-a-whole-number'],
    [{ first: '2026-11-27', days: '400' }, 'number-out-of-range'],
    [{ first: '2026-11-27', skip: 'Xmas' }, 'skip-invalid'],
    [{ first: '2026-11-27', times: 'noon' }, 'times-invalid'],
    [{ first: '2026-11-27', round: '6' }, 'number-out-of-range'],
    [{ first: '2026-11-27', round: 'x' }, 'not-a-whole-number'],
    [{ first: '2026-11-27 19:00', times: '20:00' }, 'times-twice'],
  ])('%j: %s', (given, code) => {
    expect(problemsOf(FIVE, 'dates', given).map((each) => each.code)).toEqual([code]);
  });

  it('gets them once', async () => {
    const workbook = await begun();
    valueOf(await set(workbook));
    expect(codesOf(await set(workbook))).toEqual(['games-dated']);
  });

  it('keeps a date that somebody changed since: Undo is refused at its cell', async () => {
    const workbook = await begun();
    valueOf(await set(workbook));
    await typing(workbook, gameKey(10, 'date'), 46_400);
    expect(told(await back(workbook))).toEqual([
      'changed-meanwhile; sheet Pairings; cell I18; expected 46395; found 46400',
    ]);
    // A game that was moved goes back first.
    await typing(workbook, gameKey(10, 'date'), 46_395);
    valueOf(await takeChange(workbook, 'reschedule', { game: 9, to: '2027-01-08' }, OCCASION));
    valueOf(await back(workbook));
    valueOf(await back(workbook));
    expect((await now(workbook)).dated).toBeUndefined();
  });

  it('has no room for what stands beside Pairings: nothing is written, and its cell is told', async () => {
    const workbook = await begun();
    valueOf(
      await workbook.change({
        cells: [{ sheet: 'Pairings', row: 5, column: 20, expect: null, write: 'ask the caretaker' }],
      }),
    );
    const before = await lookOf(workbook);
    expect(told(await set(workbook))).toEqual([
      'cells-would-be-lost; sheet Pairings; cell U6; cells U6; count 1',
    ]);
    expect(await lookOf(workbook)).toEqual(before);
  });

  it('has them in all sections', async () => {
    const workbook = await inMemory(sectioned([4, 3]));
    valueOf(await set(workbook));
    const after = await now(workbook);
    expect([...new Set(after.games.map(({ round, date }) => `${round} ${date}`))]).toEqual([
      ...['1 2026-11-27', '2 2026-12-04', '3 2026-12-11'],
    ]);
    expect(after.sections?.map(({ name }) => name)).toEqual(['A', 'B']);
    valueOf(await back(workbook));
    valueOf(await again(workbook));
    expect(await now(workbook)).toEqual(after);
  });

  it.each<[string, Tournament, string]>([
    ['in a match of two teams', newMatch(2), '1 2026-11-27, 1 2026-11-27, 2 2026-12-04, 2 2026-12-04'],
    [
      'in a final, where games of the preliminaries were played before',
      carriedFinal(2),
      '1 undefined, 1 undefined, 2 2026-12-04, 2 2026-12-04, 3 2026-12-11, 3 2026-12-11',
    ],
  ])('%s', async (_, tournament, dates) => {
    const workbook = await inMemory(tournament);
    const before = await now(workbook);
    valueOf(await set(workbook));
    expect((await now(workbook)).games.map(({ round, date }) => `${round} ${date}`).join(', ')).toBe(dates);
    valueOf(await back(workbook));
    expect(await now(workbook)).toEqual(before);
  });

  it('keeps the number of boards that was typed since: Undo is refused', async () => {
    const workbook = await begun();
    valueOf(await set(workbook));
    const { parts } = valueOf(await openTournament(workbook));
    const { sheet, area } = parts.places.boards!;
    valueOf(
      await workbook.change({
        cells: [{ sheet, row: area.row, column: area.column, expect: null, write: 3 }],
      }),
    );
    expect(told(await back(workbook))).toEqual(['changed-meanwhile; sheet Tournament; expected ; found 3']);
  });

  it('can then be reported to FIDE', async () => {
    const workbook = await inMemory(generated({ players: 4, cycles: 1, seed: 1, finished: 1 }));
    const asked = async () => {
      const open = valueOf(await openTournament(workbook));
      const made = makeExchangeOf(open, 'trf16', { time: OCCASION.time });
      const { files, warnings } = valueOf(made);
      const [line] = String(files[0]?.content)
        .split('\n')
        .filter((each) => each.startsWith('132'));
      return { codes: warnings.map(({ code }) => code), line };
    };
    expect((await asked()).codes).toContain('trf-round-dates');
    valueOf(await set(workbook));
    const { codes, line } = await asked();
    expect(codes).not.toContain('trf-round-dates');
    expect(line).toMatch(/26\/11\/27 +26\/12\/04 +26\/12\/11/);
  });
});

describe('a league made without dates', () => {
  it('gets them, with a column for venues, and loses them by Undo', async () => {
    const book = await clubBook();
    await expectBothWays(book, async () => valueOf(await taken(book, SET_DATES, { ...WEEKLY, round: 2 })));
    expect(await matches(book)).toEqual([
      ...['1 1 1-4  ', '2 1 2-3  ', '3 2 4-3 2026-11-27 ', '4 2 1-2 2026-11-27 '],
      ...['5 3 2-4 2026-12-04 ', '6 3 3-1 2026-12-04 '],
    ]);
  });

  it('keeps a hall that was typed since', async () => {
    const book = await clubBook();
    valueOf(await taken(book, SET_DATES, WEEKLY));
    const { cell } = identityOf(valueOf(await openTournament(book, undefined, { of: 'all' })));
    const venue = cell(gameKey(1, 'venue'))!;
    await typeInto(book, venue.sheet, venue.row, venue.column, 'Uster hall');
    const undone = await takeChange(book, 'undo', null, OCCASION);
    expect(codesOf(undone)).toEqual(['changed-meanwhile']);
    expect((await event(book)).games[0]?.venue).toBe('Uster hall');
  });
});
