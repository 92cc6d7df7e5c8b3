import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { withRoundDates } from '../../src/core/calendar/remade';
import { closePages } from '../emulator/office';
import { lookOf, OCCASION, unwrap } from '../app/conduct/check';
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
