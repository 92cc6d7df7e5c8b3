import { withGame } from '../changed';
import { takeChange } from '../../src/app/changes/take';
import { identityOf } from '../../src/app/identity';
import { openTournament } from '../../src/app/open';
import { refreshSheets, refreshTournament } from '../../src/app/refresh';
import { gameKey } from '../../src/sheets/log/key';
import type { Workbook } from '../../src/workbook/port';
import { movedTo } from '../../src/core/calendar/timing';
import { scheduled } from '../core/calendar/field';
import { inMemory, OCCASION } from './conduct/check';
import { valueOf } from '../results';

const LIMITS = { boards: 2, skip: [{ from: '2026-12-25', to: '2027-01-01' }] };
const three = scheduled(3, '2026-11-27/7', LIMITS);

const limitsOf = async (workbook: Workbook) =>
  valueOf(await openTournament(workbook)).tournament.calendarLimits;

describe('the limits of a calendar', () => {
  it('stay with the workbook, through new sheets, a late entry and its undo', async () => {
    const workbook = await inMemory(three);
    expect(await limitsOf(workbook)).toEqual(LIMITS);
    valueOf(await refreshSheets(workbook, OCCASION));
    valueOf(await takeChange(workbook, 'enter', { name: 'Finn' }, OCCASION));
    expect(await limitsOf(workbook)).toEqual(LIMITS);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await limitsOf(workbook)).toEqual(LIMITS);
  });

  it('Refresh writes the day before which games are overdue, once a day', async () => {
    const workbook = await inMemory(three);
    const on = (time: string) => refreshTournament(workbook, { ...OCCASION, time });
    expect(valueOf(await on('2026-12-05 09:30')).cells).toMatchObject([
      { sheet: 'Tournament', expect: null, write: 46_361 },
    ]);
    expect(await limitsOf(workbook)).toEqual({ ...LIMITS, asOf: '2026-12-05' });
    expect(valueOf(await on('2026-12-05 23:00')).cells).toEqual([]);
    expect(valueOf(await on('2026-12-06 00:10')).cells).toMatchObject([{ expect: 46_361, write: 46_362 }]);
  });

  it('Refresh writes no day where games have no dates, or no cell for it', async () => {
    const { calendarLimits, ...former } = three;
    expect(calendarLimits).toBeDefined();
    const workbook = await inMemory(former);
    expect(valueOf(await refreshTournament(workbook, OCCASION)).cells).toEqual([]);
  });
});

describe('a game that moves', () => {
  it.each([
    ['also where that cell was emptied', true],
    ['as it stands beside the date', false],
  ])('keeps the date it was planned for, %s', async (_, isEmptied) => {
    const workbook = await inMemory(three);
    const now = async () => valueOf(await openTournament(workbook));
    const { cell } = identityOf(await now());
    const planned = cell(gameKey(1, 'planned'))!;
    if (isEmptied) valueOf(await workbook.change({ cells: [{ ...planned, write: null }] }));
    valueOf(await takeChange(workbook, 'reschedule', { game: 1, to: '2026-12-04' }, OCCASION));
    expect((await now()).tournament.games[0]).toMatchObject({ date: '2026-12-04', planned: '2026-11-27' });
  });
});

describe('a step that draws the field anew', () => {
  const five = scheduled(5, '2026-11-27/1', { boards: 1 });
  it.each([
    ['where games have slots', five],
    ['where a game was moved', withGame(five, 2, movedTo(five.games[1]!, '2026-11-20'))],
  ])('%s: undo gives every date back', async (_, tournament) => {
    const workbook = await inMemory(tournament);
    const now = async () => valueOf(await openTournament(workbook)).tournament;
    const before = await now();
    valueOf(await takeChange(workbook, 'remove', { player: 5 }, OCCASION));
    expect((await now()).games.map(({ date }) => date)).not.toContain(undefined);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await now()).toEqual(before);
  });
});

it('undo gives one venue for all games back, though the field between had each game at home', async () => {
  const workbook = await inMemory(scheduled(4, '2026-11-27/7', { venue: { all: 'Town Hall' } }));
  const now = async () => valueOf(await openTournament(workbook)).tournament;
  const before = await now();
  valueOf(await takeChange(workbook, 'remove', { player: 1 }, OCCASION));
  const between = await now();
  valueOf(await takeChange(workbook, 'undo', null, OCCASION));
  expect(await now()).toEqual(before);
  valueOf(await takeChange(workbook, 'redo', null, OCCASION));
  expect(await now()).toEqual(between);
});
