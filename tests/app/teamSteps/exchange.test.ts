import { valueOf, codesOf } from '../../results';
import { EXCHANGE, type Exchange, SIDES, SWAP } from '../../../src/app/changes/manual';
import { LINE_UP } from '../../../src/app/changes/lineUp';
import { RECORD } from '../../../src/app/changes/record';
import { UNDO } from '../../../src/app/changes/undo';
import { WITHDRAW } from '../../../src/app/changes/withdraw';
import { refreshSheets } from '../../../src/app/refresh';
import { planRepair, repairTournament } from '../../../src/app/repair/repair';
import { standings } from '../../../src/core/tiebreak/standings';
import { say } from '../../../src/language/language';
import type { Workbook } from '../../../src/workbook/port';
import { calendar, clubBook, event, expectBothWays, matches, opened, sheetOf, taken, typeInto } from './book';

const AT = '2026-11-20 10:00';

const exchange = (book: Workbook, what: Exchange['what'], pairs: Exchange['pairs']) =>
  taken(book, EXCHANGE, { pairs, what });

const places = (book: Workbook, ...pairs: Exchange['pairs']) => exchange(book, 'places', pairs);

/** Rounds 1 and 3 of the four clubs change places, match by match. */
const ROUNDS: Exchange['pairs'] = [
  [1, 5],
  [2, 6],
];

/** Five clubs, each without a match in one round. */
const five = (more = {}): Promise<Workbook> =>
  clubBook({
    teams: ['Uster', 'Wil', 'Chur', 'Zug', 'Baar'].map((name) => ({
      name,
      members: [1, 2, 3].map((place) => ({ name: `${name} ${place}` })),
    })),
    ...more,
  });

const idle = async (book: Workbook): Promise<readonly string[]> =>
  (await sheetOf(book, 'Matches')).flatMap((row) =>
    String(row[0]).startsWith('Round ') ? [String(row[3] ?? '')] : [],
  );

describe('two rounds of a league that change places', () => {
  it('take each other’s dates; results, line-ups and halls go along with their matches', async () => {
    const book = await clubBook({ calendar });
    const all = ['1-0', '1-0', '0-1'];
    valueOf(await taken(book, RECORD, [{ game: 1, typed: all.join() }]));
    valueOf(await taken(book, LINE_UP, { match: 5, team: 'Zug', seats: [{ board: 3, name: 'Zug 4' }] }));
    expect(await matches(book)).toEqual([
      ...['1 1 1-4 2026-11-27 Uster hall', '2 1 2-3 2026-11-27 Wil hall'],
      ...['3 2 4-3 2026-12-04 Zug hall', '4 2 1-2 2026-12-04 Uster hall'],
      ...['5 3 2-4 2026-12-11 Wil hall', '6 3 3-1 2026-12-11 Chur hall'],
    ]);
    const before = valueOf(standings(await event(book))).rows;
    await expectBothWays(book, async () => valueOf(await places(book, ...ROUNDS)));
    expect(await matches(book)).toEqual([
      ...['1 1 2-4 2026-11-27 Wil hall', '2 1 3-1 2026-11-27 Chur hall'],
      ...['3 2 4-3 2026-12-04 Zug hall', '4 2 1-2 2026-12-04 Uster hall'],
      ...['5 3 1-4 2026-12-11 Uster hall', '6 3 2-3 2026-12-11 Wil hall'],
    ]);
    const { games } = await event(book);
    expect(games[4]!.boards.map(({ outcome }) => outcome)).toEqual(all);
    expect(games[0]!.boards.map(({ away, outcome }) => [away, outcome])).toEqual([
      ...[
        ['Zug 1', null],
        ['Zug 2', null],
        ['Zug 4', null],
      ],
    ]);
    expect(valueOf(standings(await event(book))).rows).toEqual(before);
    const log = (await sheetOf(book, 'Team log')).map((row) => row[1]);
    expect(log).toContain(
      'Matches swapped: round 1, Wil – Zug (was Uster – Zug); round 1, Chur – Uster (was Wil – Chur); round 3, Uster – Zug (was Wil – Zug); round 3, Wil – Chur (was Chur – Uster).',
    );
  });

  it('are told match by match, in the order of their numbers', async () => {
    const book = await clubBook();
    const swapped = valueOf(await places(book, [1, 5], [6, 2]));
    expect(
      EXCHANGE.follows?.(swapped, await event(book)).map(({ text, values }) => say(text, values)),
    ).toEqual([
      ...['Match 1: round 1, Wil – Zug', 'Match 5: round 3, Uster – Zug'],
      ...['Match 2: round 1, Chur – Uster', 'Match 6: round 3, Wil – Chur'],
    ]);
  });

  it('are no damage: new sheets have them so, and a number typed over comes back', async () => {
    const book = await clubBook();
    valueOf(await places(book, ...ROUNDS));
    const after = await matches(book);
    const { sheet } = (await opened(book)).parts;
    expect(valueOf(await planRepair(book, sheet, AT)).faults).toEqual([]);
    valueOf(await refreshSheets(book, { time: AT, named: sheet }));
    expect(await matches(book)).toEqual(after);
    // A number of a team, hidden beside board 2 of match 1.
    await typeInto(book, 'Matches', 7, 9, 3);
    valueOf(await repairTournament(book, sheet, AT));
    expect(await matches(book)).toEqual(after);
    expect(valueOf(await planRepair(book, sheet, AT)).faults).toEqual([]);
  });

  it('in two cycles the first meeting is whichever comes first; the cross-table has both', async () => {
    const book = await clubBook({ cycles: 2 });
    const crosstable = async () => (await sheetOf(book, 'Team crosstable')).find((row) => row[1] === 'Uster');
    const [second] = (await event(book)).games.filter(
      ({ white, black, round }) => white === 4 && black === 1 && round > 3,
    );
    expect(second?.no).toBe(7);
    valueOf(await taken(book, RECORD, [{ game: 1, typed: '1-0,1-0,1-0' }]));
    expect((await crosstable())?.join('|')).toMatch(/3\|\(4\)/);
    // Round 4 is round 1 with home and away turned: both change places.
    valueOf(await places(book, [1, 7], [2, 8]));
    expect((await crosstable())?.join('|')).toMatch(/\(1\)\|3/);
    expect((await event(book)).games.map(({ cycle }) => cycle)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    // Rounds 2 and 5 have other pairs: Uster and Wil meet in rounds 2 and 3 then.
    valueOf(await places(book, [3, 9], [4, 10]));
    const meetings = (await event(book)).games.filter(({ white, black }) => white * black === 2);
    expect(meetings.map(({ round, cycle, white }) => [round, cycle, white])).toEqual([
      [2, 1, 2],
      [3, 2, 1],
    ]);
    expect(valueOf(await planRepair(book, (await opened(book)).parts.sheet, AT)).faults).toEqual([]);
    valueOf(await taken(book, UNDO, null));
    expect((await event(book)).games[2]).toMatchObject({ round: 2, white: 2, black: 4 });
  });
});

describe('matches that change places', () => {
  it('may change who has no match: the headings of their rounds follow', async () => {
    const book = await five();
    const games = async () =>
      (await event(book)).games.map(({ no, round, white, black }) => `${no} ${round} ${white}-${black}`);
    expect(await games()).toEqual([
      ...['1 1 2-5', '2 1 3-4', '3 2 5-3', '4 2 1-2', '5 3 3-1', '6 3 4-5', '7 4 1-4', '8 4 2-3'],
      ...['9 5 4-2', '10 5 5-1'],
    ]);
    expect(await idle(book)).toEqual(
      ['Uster', 'Zug', 'Wil', 'Baar', 'Chur'].map((each) => `No match: ${each}`),
    );
    await expectBothWays(book, async () => valueOf(await places(book, [1, 3], [2, 4])));
    expect((await games()).slice(0, 4)).toEqual(['1 1 5-3', '2 1 1-2', '3 2 2-5', '4 2 3-4']);
    expect(await idle(book)).toEqual(
      ['Zug', 'Uster', 'Wil', 'Baar', 'Chur'].map((each) => `No match: ${each}`),
    );
  });

  it('are refused where a team would play twice in a round, and where the table says who meets whom', async () => {
    const book = await clubBook();
    expect(codesOf(await places(book, [1, 3]))).toContain('player-two-games');
    expect(codesOf(await places(book, [1, 1]))).toEqual(['exchange-itself']);
    expect(codesOf(await places(book, [1, 7]))).toEqual(['game-unknown']);
    const members = [1, 2, 3].map((place) => ({ name: `${place}` }));
    const teams = [
      { name: 'Uster', members },
      { name: 'Wil', members: members.map(({ name }) => ({ name: `W${name}` })) },
    ];
    const two = await clubBook({ system: 'scheveningen', teams, boards: undefined, lineUp: 'free' });
    expect(EXCHANGE.closed?.(await event(two)).map(({ code }) => code)).toEqual(['sides-by-table']);
    expect(codesOf(await places(two, [1, 2]))).toEqual(['sides-by-table']);
    expect((await event(two)).games.map(({ cycle }) => cycle)).toEqual([1, 1, 1]);
  });

  it('exchange their visiting teams, with their line-ups, where all still meet', async () => {
    const book = await clubBook();
    const opponents = (...pairs: Exchange['pairs']) => exchange(book, 'opponents', pairs);
    expect(codesOf(await opponents([1, 2]))).toContain('pair-missing');
    // Chur is at home in match 6: with Uster at home there, rounds 1 and 3 have each home team against the other two.
    valueOf(await taken(book, SIDES, { game: 6 }));
    valueOf(await taken(book, LINE_UP, { match: 1, team: 'Zug', seats: [{ board: 3, name: 'Zug 4' }] }));
    const away = async () =>
      (await event(book)).games
        .filter(({ round }) => round !== 2)
        .map(
          ({ no, white, black, boards }) => `${no} ${white}-${black} ${boards[2]!.home} – ${boards[2]!.away}`,
        );
    expect(await away()).toEqual([
      ...['1 1-4 Uster 3 – Zug 4', '2 2-3 Wil 3 – Chur 3', '5 2-4 Wil 3 – Zug 3', '6 1-3 Uster 3 – Chur 3'],
    ]);
    await expectBothWays(book, async () => valueOf(await opponents([1, 2], [5, 6])));
    expect(await away()).toEqual([
      ...['1 1-3 Uster 3 – Chur 3', '2 2-4 Wil 3 – Zug 4', '5 2-3 Wil 3 – Chur 3', '6 1-4 Uster 3 – Zug 3'],
    ]);
    valueOf(await taken(book, RECORD, [{ game: 1, board: 1, typed: '1-0' }]));
    expect(codesOf(await opponents([1, 2], [5, 6]))).toEqual(['game-finished']);
  });

  it('and a team that has left swaps its number with one that plays: both show their status, and undo brings it back', async () => {
    const book = await clubBook();
    valueOf(await taken(book, WITHDRAW, { player: 'Zug' }));
    const shown = async () =>
      (await sheetOf(book, 'Teams')).flatMap((row) => (row[3] === null || row[3] === '' ? [] : [row[3]]));
    const before = await shown();
    valueOf(await taken(book, SWAP, { player: 'Wil', other: 'Zug' }));
    expect(await shown()).toEqual([before[0], before[1], before[4], before[3], before[2]]);
    valueOf(await taken(book, UNDO, null));
    expect(await shown()).toEqual(before);
  });
});

/** Types a team over the home numbers of a match, of as many lines from its first as are told. */
const damaged = async (book: Workbook, no: number, team: number, lines: number): Promise<void> => {
  const { parts } = await opened(book);
  const [match, home] = [parts.places.Matches_match!, parts.places.Matches_homeNo!];
  const { ranges } = valueOf(await book.read({ ranges: [match] }));
  const rows = ranges[0]!.values.flatMap(([each], line) => (each === no ? [match.area.row + line] : []));
  for (const row of rows.slice(0, lines)) await typeInto(book, home.sheet, row, home.area.column, team);
};

const repaired = async (book: Workbook): Promise<readonly string[]> => {
  valueOf(await repairTournament(book, (await opened(book)).parts.sheet, AT));
  return matches(book);
};

describe('Repair of matches that were exchanged', () => {
  it.each([
    [3, 2],
    [3, 3],
    [2, 2],
    [1, 1],
    [1, 2],
  ])('of %i boards, %i home numbers damaged: each result stays with its teams', async (boards, lines) => {
    const book = await clubBook({ boards });
    valueOf(await places(book, ...ROUNDS));
    valueOf(await taken(book, RECORD, [{ game: 5, board: 1, typed: '1-0' }]));
    const before = await matches(book);
    await damaged(book, 1, 3, lines);
    expect(await repaired(book)).toEqual(before);
  });

  it('leaves a match whose home and away were swapped as it is', async () => {
    const book = await clubBook({ boards: 1 });
    valueOf(await places(book, ...ROUNDS));
    valueOf(await taken(book, SIDES, { game: 1 }));
    const before = await matches(book);
    await damaged(book, 1, 3, 2);
    expect(await repaired(book)).toEqual(before);
  });

  it('believes most lines of two matches of which one line each has the teams of the other', async () => {
    const book = await clubBook();
    const before = await matches(book);
    expect([before[0], before[4]].map((line) => line!.trim())).toEqual(['1 1 1-4', '5 3 2-4']);
    await damaged(book, 1, 2, 1);
    await damaged(book, 5, 1, 1);
    expect(await repaired(book)).toEqual(before);
  });

  it('believes the match of which all lines say the same, if a team that rests stands in another', async () => {
    const book = await five();
    const before = await matches(book);
    const resting = (await event(book)).players.find(({ no }) =>
      before.slice(0, 2).every((line) => !line.split(' ')[2]!.split('-').includes(String(no))),
    )!;
    await damaged(book, 1, resting.no, 3);
    expect(await repaired(book)).toEqual(before);
  });
});
