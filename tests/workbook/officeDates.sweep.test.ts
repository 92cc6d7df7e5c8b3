import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { withRoundDates } from '../../src/core/calendar/remade';
import { closePages } from '../emulator/office';
import { lookOf, OCCASION, unwrap } from '../app/conduct/check';
import { scheduled } from '../core/calendar/field';
import { newField } from '../sheets/field';
import { excel, workbook } from './excel';

afterEach(closePages);

const DAYS = ['2026-11-27', '2026-12-04 19:00', '2026-12-11 19:00', '2026-12-18'];
const base = withRoundDates(newField(['Anna', 'Berg', 'Cora', 'Dora', 'Emil']), DAYS);

it('Excel keeps the dates of games through steps that make sheets anew, and through undo', async () => {
  await excel();
  const exchange = { pairs: [[1, 3] as const, [2, 4] as const], what: 'places' as const };
  unwrap(await addTournament(workbook, base, OCCASION));
  const made = await lookOf(workbook);
  const games = async () => unwrap(await openTournament(workbook)).tournament.games;
  expect(await games()).toEqual(base.games);
  unwrap(await takeChange(workbook, 'exchange', exchange, OCCASION));
  expect((await games()).slice(0, 4).map(({ no, round, date }) => [no, round, date])).toEqual([
    [1, 2, '2026-12-04 19:00'],
    [2, 2, '2026-12-04 19:00'],
    [3, 1, '2026-11-27'],
    [4, 1, '2026-11-27'],
  ]);
  unwrap(await takeChange(workbook, 'undo', null, OCCASION));
  unwrap(await takeChange(workbook, 'enter', { name: 'Finn' }, OCCASION));
  expect(unwrap(await openTournament(workbook)).tournament.rounds).toBe(5);
  unwrap(await takeChange(workbook, 'undo', null, OCCASION));
  expect(await lookOf(workbook)).toEqual(made);
});

it('Excel keeps the columns of the calendar, its boards and its days without play, through a moved game and another field', async () => {
  await excel();
  const made = scheduled(5, '2026-11-27 19:00/7', {
    ...{ venue: { column: 'Home' }, deadline: { weeks: 4 }, boards: 2 },
    skip: [{ from: '2026-12-25', to: '2027-01-01' }],
  });
  unwrap(await addTournament(workbook, made, OCCASION));
  const now = async () => unwrap(await openTournament(workbook)).tournament;
  const before = await now();
  expect([before.games, before.calendarLimits]).toEqual([made.games, made.calendarLimits]);
  unwrap(await takeChange(workbook, 'reschedule', { game: 1, to: '2026-12-03' }, OCCASION));
  expect((await now()).games[0]).toMatchObject({ date: '2026-12-03', planned: '2026-11-27 19:00' });
  unwrap(await takeChange(workbook, 'undo', null, OCCASION));
  unwrap(await takeChange(workbook, 'enter', { name: 'Finn' }, OCCASION));
  expect((await now()).calendarLimits).toEqual(made.calendarLimits);
  unwrap(await takeChange(workbook, 'undo', null, OCCASION));
  expect(await now()).toEqual(before);
});
