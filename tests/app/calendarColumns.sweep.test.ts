import { repairTournament } from '../../src/app/repair/repair';
import { refreshSheets } from '../../src/app/refresh';
import { takeChange } from '../../src/app/changes/take';
import { openTournament } from '../../src/app/open';
import type { Game, Tournament } from '../../src/core/model';
import { area, type CellValue } from '../../src/grid/cell';
import type { Workbook } from '../../src/workbook/port';
import { scheduled } from '../core/calendar/field';
import { inMemory, OCCASION } from './conduct/check';
import { inFile, insertsRow } from './repair/subjects';
import { valueOf } from '../results';

const HOME = { venue: { column: 'Home' }, deadline: { weeks: 4 } } as const;
const five = scheduled(5, '2026-11-27 19:00/7', HOME);

const now = async (workbook: Workbook): Promise<Tournament> =>
  valueOf(await openTournament(workbook)).tournament;
const game = async (workbook: Workbook, no: number): Promise<Game> =>
  (await now(workbook)).games.find((each) => each.no === no)!;

/** The columns of Pairings: date, planned date, venue, deadline. */
const [DATE, PLANNED, VENUE, DEADLINE] = [8, 9, 10, 11] as const;
const type = async (workbook: Workbook, row: number, column: number, write: CellValue): Promise<void> => {
  const where = { sheet: 'Pairings', area: area(row, column) };
  const expect = valueOf(await workbook.read({ ranges: [where] })).ranges[0]!.values[0]![0]!;
  valueOf(await workbook.change({ cells: [{ sheet: 'Pairings', row, column, expect, write }] }));
};

describe('the columns of the calendar on Pairings', () => {
  it('hold when and where every game is played, and are read back', async () => {
    expect(await now(await inMemory(five))).toMatchObject({ calendar: five.calendar, games: five.games });
  });

  it('another date typed over a game’s own moves it, and the planned one stays', async () => {
    const workbook = await inMemory(five);
    await type(workbook, 4, DATE, 46_359);
    expect(await game(workbook, 1)).toMatchObject({ date: '2026-12-03', planned: '2026-11-27 19:00' });
    await type(workbook, 4, DATE, null);
    expect((await game(workbook, 1)).date).toBeUndefined();
    expect((await game(workbook, 1)).planned).toBe('2026-11-27 19:00');
    await type(workbook, 4, VENUE, ' Pub ');
    await type(workbook, 4, DEADLINE, 46_400);
    await type(workbook, 4, PLANNED, null);
    const { planned, ...typed } = await game(workbook, 1);
    expect([planned, typed.venue, typed.deadline]).toEqual([undefined, 'Pub', '2027-01-13']);
  });

  it('a late entry leaves what was typed, and undo gives all of it back', async () => {
    const workbook = await inMemory(five);
    await type(workbook, 4, 5, '1-0');
    await type(workbook, 5, DATE, 46_359);
    await type(workbook, 5, VENUE, 'Pub');
    const before = await now(workbook);
    valueOf(await takeChange(workbook, 'enter', { name: 'Finn' }, OCCASION));
    const entered = await now(workbook);
    expect(entered.games.slice(0, 10)).toEqual(before.games);
    expect(entered.games[10]).toMatchObject({ date: '2026-11-27 19:00', deadline: '2026-12-25' });
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await now(workbook)).toEqual(before);
  });

  it('a field drawn anew before the first result is at home where it was, and undo gives all of it back', async () => {
    const workbook = await inMemory(five);
    const before = await now(workbook);
    valueOf(await takeChange(workbook, 'remove', { player: 3 }, OCCASION));
    const homes = ({ games, players }: Tournament) =>
      games.map(({ white, venue }) => players.find(({ no }) => no === white)!.extra![0] === venue);
    expect(new Set(homes(await now(workbook)))).toEqual(new Set([true]));
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await now(workbook)).toEqual(before);
  });

  it('new sheets keep all of it', async () => {
    const workbook = await inMemory(five);
    await type(workbook, 5, DATE, 'Friday');
    await type(workbook, 5, VENUE, 'Pub');
    const before = await now(workbook);
    valueOf(await refreshSheets(workbook, OCCASION));
    expect(await now(workbook)).toEqual(before);
  });

  it('an exchange of places takes the time along, and undo brings it back', async () => {
    const workbook = await inMemory(five);
    await type(workbook, 4, DATE, 46_359);
    const before = await now(workbook);
    valueOf(await takeChange(workbook, 'exchange', { pairs: [[1, 2]], what: 'places' }, OCCASION));
    expect(await game(workbook, 2)).toMatchObject({ date: '2026-12-03', planned: '2026-11-27 19:00' });
    expect((await game(workbook, 1)).planned).toBeUndefined();
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await now(workbook)).toEqual(before);
  });
});

describe('Repair', () => {
  it('takes an inserted row out, and each game has its time still', async () => {
    const workbook = await inFile.damaged(five, insertsRow('Pairings', 6));
    valueOf(await repairTournament(workbook, 'Tournament', OCCASION.time));
    expect((await now(workbook)).games).toEqual(five.games);
  });

  it('puts a lost game back when and where its round is played', async () => {
    const workbook = await inMemory(five);
    for (const column of [0, 1, 2, 3, 5, 7, DATE, PLANNED, VENUE, DEADLINE])
      await type(workbook, 4, column, null);
    valueOf(await repairTournament(workbook, 'Tournament', OCCASION.time));
    expect((await now(workbook)).games).toEqual(five.games);
  });
});
