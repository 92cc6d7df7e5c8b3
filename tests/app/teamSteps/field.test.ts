import { valueOf, codesOf } from '../../results';
import { ENTER, REMOVE } from '../../../src/app/changes/field';
import { LINE_UP } from '../../../src/app/changes/lineUp';
import { RECORD } from '../../../src/app/changes/record';
import { forAnyone, previewChange } from '../../../src/app/changes/preview';
import { changeOf } from '../../../src/app/changes/registry';
import { parseMembers } from '../../../src/app/changes/members';
import { UNDO } from '../../../src/app/changes/undo';
import { parseRating } from '../../../src/core/ratings/rating';
import type { Workbook } from '../../../src/workbook/port';
import {
  calendar,
  clubBook,
  event,
  expectBothWays,
  HALLS,
  matches,
  opened,
  sheetOf,
  taken,
  typeInto,
} from './book';
import { SWAP } from '../../../src/app/changes/manual';

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

const member = (name: string) => ({ name });
const BAAR = { name: 'Baar', members: ['Baar 1', 'Baar 2', 'Baar 3'].map(member) };

const enter = async (book: Workbook, newcomer = BAAR) => valueOf(await taken(book, ENTER, newcomer));

describe('a team that enters before the first result', () => {
  it('has the last number, and all matches are paired again', async () => {
    const book = await clubBook({ calendar });
    await expectBothWays(book, () => enter(book));
    expect((await event(book)).players.map(({ no, name }) => `${no} ${name}`)).toEqual([
      ...['1 Uster', '2 Wil', '3 Chur', '4 Zug', '5 Baar'],
    ]);
    // The Berger table for 6 without number 6: Baar has no hall yet.
    expect((await matches(book)).slice(0, 4)).toEqual([
      '1 1 2-5 2026-11-27 Wil hall',
      '2 1 3-4 2026-11-27 Chur hall',
      '3 2 5-3 2026-12-04 ',
      '4 2 1-2 2026-12-04 Uster hall',
    ]);
    expect((await event(book)).games).toHaveLength(10);
    expect((await sheetOf(book, 'Team log')).slice(-1)[0]![1]).toBe(
      'Redone: Late entry: Baar, number 5; all matches were paired again.',
    );
  });
});

it('a team needs players, and no rating', async () => {
  const book = await clubBook();
  expect(codesOf(await taken(book, ENTER, { name: 'Baar' }))).toEqual(['team-members-missing']);
  expect(codesOf(await taken(book, ENTER, { ...BAAR, name: 'wil', rating: 2000 }))).toEqual([
    ...['name-duplicate', 'option-of-players'],
  ]);
  const twice = { name: 'Baar', members: ['A', 'B', 'a'].map(member) };
  expect(codesOf(await taken(book, ENTER, twice))).toEqual(['name-duplicate']);
});

it('before anything is typed, a new team of as many as there are boards shows what follows', async () => {
  const open = await opened(await clubBook());
  const given = forAnyone(changeOf('enter'), open.tournament, {});
  expect(given).toEqual({ newName: 'The new team', members: '1; 2; 3' });
  const seen = valueOf(previewChange(changeOf('enter'), { open, table: 'Log', lines: [] }, given ?? {}));
  expect(seen.follows.map(({ text }) => text)).toContain(
    'No match{section, select, none {} other { in section {section}}} has a result yet, so all are paired again.',
  );
});

it('members are typed with semicolons between them', () => {
  const told = parseMembers('Anna Berg 2100; Ben Cole ;; Dan Eng 3k\nEva; Flo R2D2');
  expect(told.map(({ name, rating }) => [name, rating?.typed])).toEqual([
    ['Anna Berg', 2100],
    ['Ben Cole', undefined],
    ['Dan Eng', '3k'],
    ['Eva', undefined],
    ['Flo R2D2', undefined],
  ]);
});

describe('a team that enters after the first result', () => {
  const three = (more = {}) =>
    clubBook({
      teams: ['Uster', 'Wil', 'Chur'].map((name) => ({
        name,
        members: [1, 2, 3].map((place) => member(`${name} ${place}`)),
      })),
      ...more,
    });

  it('takes the empty seat: all other matches stay as they are', async () => {
    const book = await three({ calendar: { ...calendar, venues: HALLS.slice(0, 3) } });
    valueOf(await taken(book, RECORD, [{ game: 1, typed: '1-0,1-0,½' }]));
    await typeInto(book, 'Matches', 6, 2, '1:0');
    const before = await matches(book);
    await expectBothWays(book, () => enter(book));
    expect((await matches(book)).slice(0, 3)).toEqual(before);
    // It meets in each round whoever had no match there, with the colours of number 4 in the Berger table for 4.
    expect((await matches(book)).slice(3)).toEqual([
      '4 1 1-4  Uster hall',
      '5 2 4-3 2026-12-04 ',
      '6 3 2-4 2026-12-11 Wil hall',
    ]);
    expect((await event(book)).games[4]!.boards.map(({ home, away, white }) => [home, away, white])).toEqual([
      ['Baar 1', 'Chur 1', 'home'],
      ['Baar 2', 'Chur 2', 'away'],
      ['Baar 3', 'Chur 3', 'home'],
    ]);
    expect((await sheetOf(book, 'Matches')).map((row) => row[2])).toContain('1:0');
  });

  it('goes again: names, ratings, colours and what is put off are as they were', async () => {
    const members = [1, 2, 3].map((place) => ({ name: `U${place}`, rating: parseRating(2100 - place) }));
    const others = ['Wil', 'Chur'].map((name) => ({
      name,
      members: [1, 2, 3].map((no) => member(`${name} ${no}`)),
    }));
    const book = await clubBook({ teams: [{ name: 'Uster', members }, ...others], whiteOnOdd: 'away' });
    valueOf(await taken(book, RECORD, [{ game: 1, board: 2, typed: 'postponed' }]));
    valueOf(await taken(book, LINE_UP, { match: 2, team: 'Uster', seats: [{ board: 1, name: '' }] }));
    await enter(book);
    valueOf(await taken(book, UNDO, null));
    const { players, games } = await event(book);
    expect(players[0]!.members.map(({ name, rating }) => [name, rating?.typed])).toEqual([
      ...[
        ['U1', 2099],
        ['U2', 2098],
        ['U3', 2097],
      ],
    ]);
    expect(games.map(({ boards }) => boards.map(({ white }) => white).join(' '))).toEqual([
      ...['away home away', 'away home away', 'away home away'],
    ]);
    expect(games[0]!.boards.map(({ outcome, pending }) => [outcome, pending])).toEqual([
      ...[
        [null, undefined],
        [null, 'postponed'],
        [null, undefined],
      ],
    ]);
    expect(games[1]!.boards.map(({ home, away }) => `${home} – ${away}`)).toEqual([
      ...[' – Wil 1', 'U2 – Wil 2', 'U3 – Wil 3'],
    ]);
  });

  it('is refused where all seats are taken', async () => {
    const book = await clubBook();
    valueOf(await taken(book, RECORD, [{ game: 1, board: 2, typed: '1-0' }]));
    expect(codesOf(await taken(book, ENTER, BAAR))).toEqual(['late-entry-full']);
  });
});

it('a team is taken off the list before the first result', async () => {
  const book = await clubBook({ calendar });
  await expectBothWays(book, async () => valueOf(await taken(book, REMOVE, { player: 'Wil' })));
  expect((await event(book)).players.map(({ name }) => name)).toEqual(['Uster', 'Chur', 'Zug']);
});
