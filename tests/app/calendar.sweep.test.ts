import { repairTournament, planRepair } from '../../src/app/repair/repair';
import { refreshSheets } from '../../src/app/refresh';
import { takeChange } from '../../src/app/changes/take';
import { openTournament } from '../../src/app/open';
import type { Game, Tournament } from '../../src/core/model';
import { area, type CellValue } from '../../src/grid/cell';
import type { Workbook } from '../../src/workbook/port';
import { scheduled } from '../core/calendar/field';
import { inMemory, OCCASION } from './conduct/check';
import { inFile, insertsRow, both, deletesColumn, types, type Deed } from './repair/subjects';
import { valueOf, toldOf } from '../results';
import { exchangeGames } from '../../src/core/conduct/manualChange';
import { withRoundDates } from '../../src/core/calendar/planned';
import { timed } from '../../src/core/calendar/timing';
import { roundDates } from '../../src/core/calendar/dates';
import { makeEvent, parseEvent } from '../../src/core/format/event';
import { newField } from '../sheets/field';

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
    // New sheets have the cells that reports ask for.
    expect(await now(workbook)).toEqual({ ...before, details: {} });
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

describe('dates of rounds', () => {
  const DAYS = ['2026-11-27 19:00', '2026-12-04 19:00', '2026-12-11 19:00', '2026-12-18 19:00', '2027-01-08'];

  /** Berger's table by the list, a round a week. */
  const field = (players: number): Tournament => {
    const names = ['Anna', 'Berg', 'Cora', 'Dora', 'Emil', 'Finn'].slice(0, players);
    const made = newField(names);
    return withRoundDates(made, DAYS.slice(0, made.rounds));
  };

  const now = async (workbook: Workbook): Promise<Tournament> =>
    valueOf(await openTournament(workbook)).tournament;

  const DATE = 8;
  const cellAt = (row: number, column = DATE) => ({ sheet: 'Pairings', area: area(row, column) });
  const valueAt = async (workbook: Workbook, row: number, column = DATE): Promise<CellValue> =>
    valueOf(await workbook.read({ ranges: [cellAt(row, column)] })).ranges[0]!.values[0]![0]!;
  const type = async (workbook: Workbook, row: number, write: CellValue, column = DATE): Promise<void> => {
    const expect = await valueAt(workbook, row, column);
    valueOf(await workbook.change({ cells: [{ sheet: 'Pairings', row, column, expect, write }] }));
  };
  const datesOf = ({ games }: Tournament): readonly string[] =>
    games.map(({ no, round, date = '–' }) => `${no} round ${round} ${date}`);
  const take = async (workbook: Workbook, id: 'enter' | 'remove' | 'undo', input: object | null) =>
    valueOf(await takeChange(workbook, id as 'enter', input as never, OCCASION));
  const column = async (workbook: Workbook): Promise<readonly CellValue[]> => {
    const { games, rests } = await now(workbook);
    const where = { sheet: 'Pairings', area: area(4, DATE, games.length + rests.length, 1) };
    return valueOf(await workbook.read({ ranges: [where] })).ranges[0]!.values.map(([value]) => value!);
  };

  describe('dates stay with rounds and games', () => {
    it('whoever comes late plays on the dates of the rounds; undo gives every cell back', async () => {
      const base = field(5);
      const workbook = await inMemory(base);
      await type(workbook, 4, '1-0', 5);
      await type(workbook, 4, 46_355);
      await type(workbook, 7, 'Friday');
      const before = await column(workbook);
      await take(workbook, 'enter', { name: 'Finn' });
      expect(datesOf(await now(workbook))).toEqual([
        '1 round 1 2026-11-29',
        '2 round 1 2026-11-27 19:00',
        '3 round 2 Friday',
        '4 round 2 2026-12-04 19:00',
        '5 round 3 2026-12-11 19:00',
        '6 round 3 2026-12-11 19:00',
        '7 round 4 2026-12-18 19:00',
        '8 round 4 2026-12-18 19:00',
        '9 round 5 2027-01-08',
        '10 round 5 2027-01-08',
        '11 round 1 2026-11-27 19:00',
        '12 round 2 2026-12-04 19:00',
        '13 round 3 2026-12-11 19:00',
        '14 round 4 2026-12-18 19:00',
        '15 round 5 2027-01-08',
      ]);
      await take(workbook, 'undo', null);
      expect(await column(workbook)).toEqual(before);
    });

    it('a field drawn anew keeps the dates of its rounds; those of rounds that are gone come back with them', async () => {
      const workbook = await inMemory(field(5));
      const before = await now(workbook);
      await take(workbook, 'remove', { player: 3 });
      const less = await now(workbook);
      expect([less.rounds, roundDates(less)]).toEqual([3, DAYS.slice(0, 3)]);
      await take(workbook, 'undo', null);
      expect(await now(workbook)).toEqual(before);
      await take(workbook, 'enter', { name: 'Finn' });
      expect(roundDates(await now(workbook))).toEqual(DAYS);
    });

    it('undo is refused while a date has been changed since', async () => {
      const workbook = await inMemory(field(5));
      await take(workbook, 'remove', { player: 5 });
      await type(workbook, 4, 46_000);
      const undone = await takeChange(workbook, 'undo', null, OCCASION);
      expect(undone.ok ? [] : toldOf(undone.problems)).toEqual([
        'changed-meanwhile; sheet Pairings; cell I5; expected 46353.791666666664; found 46000',
      ]);
    });

    it('new sheets keep what was typed, a date beside a bye too', async () => {
      const workbook = await inMemory(field(5));
      await type(workbook, 5, 'Friday');
      await type(workbook, 6, 46_353);
      const before = await column(workbook);
      valueOf(await refreshSheets(workbook, OCCASION));
      expect(await column(workbook)).toEqual(before);
      expect(before.slice(0, 4)).toEqual([46_353 + 19 / 24, 'Friday', 46_353, 46_360 + 19 / 24]);
    });

    it('a date beside a bye that is gone keeps the sheets as they are', async () => {
      const workbook = await inMemory(field(5));
      await type(workbook, 6, 46_353);
      const entered = await takeChange(workbook, 'enter', { name: 'Finn' }, OCCASION);
      expect(entered.ok ? [] : toldOf(entered.problems)).toEqual([
        'cells-would-be-lost; sheet Pairings; cell I7; cells I7; count 1',
      ]);
    });
  });

  describe('a date belongs to the place of a game', () => {
    const games = (what: 'places' | 'opponents', pairs: readonly (readonly [number, number])[]) =>
      valueOf(exchangeGames(field(4), pairs, what)).games.map(
        ({ no, round, date }) => `${no} round ${round} ${date}`,
      );

    it('whoever moves to another round plays when that one is played', () => {
      expect(
        games('places', [
          [1, 3],
          [2, 4],
        ]),
      ).toEqual([
        '1 round 2 2026-12-04 19:00',
        '3 round 1 2026-11-27 19:00',
        '2 round 2 2026-12-04 19:00',
        '4 round 1 2026-11-27 19:00',
      ]);
    });

    it('also where it has none, or another text', () => {
      const base = field(4);
      const [first, ...others] = base.games.map((game) =>
        game.no === 2 ? { ...game, date: 'Friday' } : game,
      );
      const open = timed(first!, {});
      const moved = valueOf(exchangeGames({ ...base, games: [open, ...others] }, [[1, 2]], 'places')).games;
      expect(moved.map(({ no, board, date }) => [no, board, date])).toEqual([
        [1, 2, 'Friday'],
        [2, 1, undefined],
      ]);
    });

    it('the Log names the cell, and undo writes back what stood there', async () => {
      const workbook = await inMemory(field(4));
      await type(workbook, 4, 'Friday');
      await type(workbook, 5, 46_355);
      const taken = await takeChange(workbook, 'exchange', { pairs: [[1, 2]], what: 'places' }, OCCASION);
      expect(valueOf(taken).patch.cells.map(({ column, write }) => [column, write])).toEqual([
        [2, 2],
        [DATE, 46_355],
        [2, 1],
        [DATE, 'Friday'],
      ]);
      const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet: 'Log', area: 'used' }] }));
      expect(ranges[0]!.values.flat().filter((value) => /game 1 date/.test(String(value)))).toEqual([
        'game 1 board\ngame 1 date\ngame 2 board\ngame 2 date',
      ]);
      await take(workbook, 'undo', null);
      expect((await column(workbook)).slice(0, 2)).toEqual(['Friday', 46_355]);
    });
  });

  describe('a date that somebody works out, such as a week after the one above', () => {
    const formulaAt = async (workbook: Workbook, row: number) =>
      valueOf(await workbook.read({ ranges: [cellAt(row)] })).ranges[0]!.formulas[0]![0]!;
    const withFormula = async (players: number): Promise<Workbook> => {
      const workbook = await inMemory(field(players));
      const expect = await valueAt(workbook, 5);
      const cell = { sheet: 'Pairings', row: 5, column: DATE, expect, write: null, writeFormula: '$I$5+7' };
      valueOf(await workbook.change({ cells: [cell] }));
      return workbook;
    };

    it('is a value after an exchange, and a formula again after undo', async () => {
      const workbook = await withFormula(4);
      valueOf(await takeChange(workbook, 'exchange', { pairs: [[1, 2]], what: 'places' }, OCCASION));
      expect([await formulaAt(workbook, 5), await valueAt(workbook, 5)]).toEqual([null, 46_353 + 19 / 24]);
      await take(workbook, 'undo', null);
      expect(await formulaAt(workbook, 5)).toBe('$I$5+7');
    });

    it('keeps the sheets from being made anew', async () => {
      const entered = await takeChange(await withFormula(5), 'enter', { name: 'Finn' }, OCCASION);
      expect(entered.ok ? [] : toldOf(entered.problems)).toEqual([
        'cells-would-be-lost; sheet Pairings; cell I6; cells I6; count 1',
      ]);
    });
  });

  describe('Repair', () => {
    it('leaves dates alone, and puts a lost game back on the date of its round', async () => {
      const workbook = await inMemory(field(4));
      await type(workbook, 4, 'Friday');
      await type(workbook, 5, null);
      expect(valueOf(await planRepair(workbook, 'Tournament', OCCASION.time)).faults).toEqual([]);
      for (const each of [0, 1, 2, 3, 5, 7, 8]) await type(workbook, 6, null, each);
      valueOf(await repairTournament(workbook, 'Tournament', OCCASION.time));
      expect(await column(workbook)).toEqual([
        'Friday',
        null,
        46_360 + 19 / 24,
        46_360 + 19 / 24,
        46_367 + 19 / 24,
        46_367 + 19 / 24,
      ]);
    });
  });

  describe('rows and columns by hand', () => {
    const after = (deed: Deed): Promise<Workbook> => inFile.damaged(field(4), deed);

    it('an inserted row is taken out, and each game has its date still', async () => {
      const workbook = await after(
        both(insertsRow('Pairings', 6), types('Pairings', 'I8', 'Friday'), types('Pairings', 'A5', 7)),
      );
      valueOf(await repairTournament(workbook, 'Tournament', OCCASION.time));
      expect((await column(workbook)).slice(0, 4)).toEqual([
        46_353 + 19 / 24,
        46_353 + 19 / 24,
        'Friday',
        46_360 + 19 / 24,
      ]);
    });

    it('a deleted column is told, as any other in which people type; results go on counting', async () => {
      const workbook = await after(deletesColumn('Pairings', DATE));
      const planned = await planRepair(workbook, 'Tournament', OCCASION.time);
      expect(planned.ok ? [] : toldOf(planned.problems)).toEqual([
        'repair-column-lost; sheet Pairings; column date',
      ]);
      valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], OCCASION));
      const [first] = (await now(workbook)).games;
      expect([first!.outcome, first!.date]).toEqual(['1-0', undefined]);
    });
  });

  describe('an event file', () => {
    it('has the dates of the games, and reads them back', () => {
      const base = field(4);
      expect(JSON.parse(makeEvent(base))).toMatchObject({
        dated: true,
        games: [
          { no: 1, round: 1, board: 1, cycle: 1, date: '2026-11-27 19:00', white: 1, black: 4 },
          ...Array(5).fill({}),
        ],
      });
      expect(valueOf(parseEvent(makeEvent(base)))).toEqual(base);
      expect(makeEvent(newField(['Anna', 'Berg', 'Cora']))).not.toMatch(/date/);
    });

    it('whose games have dates needs not say so; a text in place of one stays in its workbook', () => {
      const undated = { ...newField(['Anna', 'Berg', 'Cora', 'Dora']), games: field(4).games };
      expect(valueOf(parseEvent(makeEvent(undated))).dated).toBe(true);
      const [first, ...others] = field(4).games;
      const typed = makeEvent({ ...field(4), games: [{ ...first!, date: 'Friday' }, ...others] });
      expect(
        valueOf(parseEvent(typed))
          .games.map(({ date }) => date)
          .slice(0, 2),
      ).toEqual([undefined, DAYS[0]]);
    });

    it('is refused where a date is none', () => {
      const file = makeEvent(field(4)).replace('2026-11-27 19:00', '2026-11-31');
      const read = parseEvent(file);
      expect(read.ok ? [] : toldOf(read.problems)).toEqual([
        'event-field; field games[0].date; expected date',
      ]);
    });
  });
});
