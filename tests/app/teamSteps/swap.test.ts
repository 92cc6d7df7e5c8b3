import { valueOf } from '../../results';
import { LINE_UP } from '../../../src/app/changes/lineUp';
import { SWAP } from '../../../src/app/changes/manual';
import { UNDO } from '../../../src/app/changes/undo';
import type { Workbook } from '../../../src/workbook/port';
import { calendar, clubBook, event, expectBothWays, matches, sheetOf, taken, typeInto } from './book';

describe('two teams that swap their numbers', () => {
  const swap = (book: Workbook) => taken(book, SWAP, { player: 'Wil', other: 'Zug' });

  it('take over each other’s matches, with their own line-ups and halls', async () => {
    const book = await clubBook({ calendar });
    valueOf(await taken(book, LINE_UP, { match: 3, team: 'Zug', seats: [{ board: 3, name: 'Zug 4' }] }));
    await expectBothWays(book, async () => valueOf(await swap(book)));
    expect((await event(book)).players.map(({ no, name }) => `${no} ${name}`)).toEqual([
      ...['1 Uster', '2 Zug', '3 Chur', '4 Wil'],
    ]);
    expect(await matches(book)).toEqual([
      ...['1 1 1-4 2026-11-27 Uster hall', '2 1 2-3 2026-11-27 Zug hall'],
      ...['3 2 4-3 2026-12-04 Wil hall', '4 2 1-2 2026-12-04 Uster hall'],
      ...['5 3 2-4 2026-12-11 Zug hall', '6 3 3-1 2026-12-11 Chur hall'],
    ]);
    // Zug meets Chur in match 2 now, with the reserve that it had named.
    expect((await event(book)).games[1]!.boards.map(({ home, away }) => `${home} – ${away}`)).toEqual([
      ...['Zug 1 – Chur 1', 'Zug 2 – Chur 2', 'Zug 4 – Chur 3'],
    ]);
    const log = (await sheetOf(book, 'Team log')).map((row) => row[1]);
    expect(log).toContain('Numbers swapped: Zug has number 2, Wil has number 4.');
  });

  it('take their whole lists along, though a row between members is free', async () => {
    const book = await clubBook();
    for (const name of ['Zug 2', 'Wil 3', 'Wil 4']) {
      const row = (await sheetOf(book, 'Teams')).findIndex((cells) => cells[1] === name);
      await typeInto(book, 'Teams', row, 1, null);
    }
    const lists = async () =>
      (await event(book)).players.map(({ members }) => members.map(({ name }) => name));
    valueOf(await swap(book));
    expect((await lists()).filter((_, at) => at % 2 === 1)).toEqual([
      ['Zug 1', 'Zug 3', 'Zug 4'],
      ['Wil 1', 'Wil 2'],
    ]);
    valueOf(await taken(book, UNDO, null));
    expect((await lists())[3]).toEqual(['Zug 1', 'Zug 3', 'Zug 4']);
  });
});
