import { valueOf, codesOf } from '../../results';
import { calendarFile } from '../../../src/app/calendarFile';
import { RECORD } from '../../../src/app/changes/record';
import { RESCHEDULE } from '../../../src/app/changes/reschedule';
import { SIDES } from '../../../src/app/changes/manual';
import { REDO, UNDO } from '../../../src/app/changes/undo';
import { refreshSheets } from '../../../src/app/refresh';
import { planRepair, repairTournament } from '../../../src/app/repair/repair';
import { openStep } from '../../../src/app/step';
import { standings } from '../../../src/core/tiebreak/standings';
import type { Workbook } from '../../../src/workbook/port';
import { calendar, clubBook, opened, sheetOf, taken, typeInto } from './book';

const AT = '2026-11-20 10:00';

const match = async (book: Workbook, no: number) =>
  (await opened(book)).tournament.games.find((each) => each.no === no)!;

/** Teams, boards and venue of a match, from home to away. */
const told = async (book: Workbook, no: number) => {
  const { white, black, venue, boards, outcome } = await match(book, no);
  const lines = boards.map(
    ({ home, away, outcome: result, white: side }) => `${home} ${result ?? '.'} ${away} ${side}`,
  );
  return [white, black, venue, outcome, ...lines];
};

/** Rows of Matches: round 1 stands in row 5, match 1 below it. */
const rows = async (book: Workbook): Promise<readonly string[]> =>
  (await sheetOf(book, 'Matches')).slice(5, 9).map((row) => row.slice(0, 6).join('|'));

describe('two teams that swap home and away', () => {
  it('keep their boards and their results; the match goes to the other hall', async () => {
    const book = await clubBook({ calendar });
    valueOf(await taken(book, RECORD, [{ game: 1, board: 1, typed: '1-0' }]));
    valueOf(await taken(book, RECORD, [{ game: 1, board: 2, typed: 'postponed' }]));
    const before = await told(book, 1);
    expect(before).toEqual([
      ...[1, 4, 'Uster hall', null],
      ...['Uster 1 1-0 Zug 1 home', 'Uster 2 . Zug 2 away', 'Uster 3 . Zug 3 home'],
    ]);
    const { warnings } = valueOf(await taken(book, SIDES, { game: 1 }));
    expect(warnings?.map(({ code }) => code)).toEqual(['result-turned']);
    expect(await told(book, 1)).toEqual([
      ...[4, 1, 'Zug hall', null],
      ...['Zug 1 0-1 Uster 1 home', 'Zug 2 . Uster 2 away', 'Zug 3 . Uster 3 home'],
    ]);
    expect((await match(book, 1)).boards[1]!.pending).toBe('postponed');
    expect(await rows(book)).toEqual([
      '1|Zug|0–1|Uster|46353|Zug hall',
      '1|Zug 1|0-1|Uster 1||',
      '2|Zug 2|postponed|Uster 2||',
      '3|Zug 3||Uster 3||',
    ]);
    const [line] = (await sheetOf(book, 'Team log')).slice(-1);
    expect(JSON.stringify(line)).toContain(
      'Match 1, Uster – Zug: home and away swapped, Zug is at home now.',
    );
    valueOf(await taken(book, UNDO, null));
    expect(await told(book, 1)).toEqual(before);
    valueOf(await taken(book, REDO, null));
    expect((await told(book, 1)).slice(0, 3)).toEqual([4, 1, 'Zug hall']);
  });

  it('meet in the hall of the team at home, also where one of its matches was moved elsewhere', async () => {
    const book = await clubBook({ cycles: 2, calendar });
    await typeInto(book, 'Matches', 5, 5, 'Stadium');
    const halls = async (...matches: readonly number[]) =>
      Promise.all(matches.map(async (no) => (await told(book, no)).slice(0, 3)));
    expect(await halls(1, 10)).toEqual([
      [1, 4, 'Stadium'],
      [2, 1, 'Wil hall'],
    ]);
    valueOf(await taken(book, SIDES, { game: 10 }));
    valueOf(await taken(book, RESCHEDULE, { game: 10, to: '2027-03-01' }));
    valueOf(await taken(book, SIDES, { game: 1 }));
    expect(await halls(1, 10)).toEqual([
      [4, 1, 'Stadium'],
      [1, 2, 'Uster hall'],
    ]);
    const { tournament } = await opened(book);
    expect(valueOf(calendarFile(tournament, {}, '2026-11-20T08:00:00Z'))).toMatch(
      /UID:match-10\.(?:(?!UID:)[^])*LOCATION:Uster hall/,
    );
  });

  it('may swap their return match with it; alone, one of them would be at home twice', async () => {
    const book = await clubBook({ cycles: 2, calendar });
    const step = valueOf(await openStep(book, undefined, { of: 'all' }));
    const { warnings } = valueOf(SIDES.plan(step, { game: 1 }));
    expect(warnings?.filter(({ code }) => code === 'pair-one-home')).toEqual([
      {
        code: 'pair-one-home',
        place: { sheet: 'Matches', round: 4, cell: 'B34' },
        values: { white: 'Zug', black: 'Uster' },
      },
    ]);
    expect(SIDES.input({ game: '1', matches: 'both' })).toEqual({ game: 1, both: true });
    const { games, warnings: none } = valueOf(SIDES.plan(step, { game: 1, both: true }));
    expect(games.map(({ no, white, black }) => [no, white, black])).toEqual([
      [1, 4, 1],
      [7, 1, 4],
    ]);
    expect(none).toEqual([]);
  });

  it('are no damage: nothing is to be repaired, and new sheets have them so', async () => {
    const book = await clubBook();
    valueOf(await taken(book, SIDES, { game: 1 }));
    const { sheet } = (await opened(book)).parts;
    expect(valueOf(await planRepair(book, sheet, AT)).faults).toEqual([]);
    valueOf(await refreshSheets(book, { time: AT, named: sheet }));
    expect((await told(book, 1)).slice(0, 2)).toEqual([4, 1]);
    // A number of a team, hidden beside board 2: it is put right as the others of the match have it.
    await typeInto(book, 'Matches', 7, 9, 3);
    valueOf(await repairTournament(book, sheet, AT));
    expect((await told(book, 1)).slice(0, 2)).toEqual([4, 1]);
    expect(valueOf(await planRepair(book, sheet, AT)).faults).toEqual([]);
  });

  it('stand where they stood: a match that is swapped counts as before', async () => {
    const book = await clubBook();
    const all = ['1-0', '1-0', '0-1'];
    valueOf(await taken(book, RECORD, [{ game: 1, typed: all.join() }]));
    const before = valueOf(standings((await opened(book)).tournament)).rows;
    const { affected } = valueOf(await taken(book, SIDES, { game: 1 }));
    expect(affected).toEqual([]);
    expect(valueOf(standings((await opened(book)).tournament)).rows).toEqual(before);
    expect((await sheetOf(book, 'Team standings'))[4]?.slice(0, 6)).toEqual([1, 'Uster', 1, 1, 0, 0]);
    const crosstable = (await sheetOf(book, 'Team crosstable')).map((row) => row.join('|'));
    expect(crosstable.find((row) => row.includes('|Uster|'))).toMatch(/\|Uster\|.*\|2\|/);
  });

  it('is refused where there is no such match, and where the table says who is at home', async () => {
    const book = await clubBook();
    const step = valueOf(await openStep(book, undefined, { of: 'all' }));
    expect(codesOf(SIDES.plan(step, { game: 7 }))).toEqual(['game-unknown']);
    const members = [1, 2, 3].map((place) => ({ name: `${place}` }));
    const teams = [
      { name: 'Uster', members },
      { name: 'Wil', members: members.map(({ name }) => ({ name: `W${name}` })) },
    ];
    const two = await clubBook({ system: 'scheveningen', teams, boards: undefined, lineUp: 'free' });
    const { tournament } = await opened(two);
    expect(SIDES.closed?.(tournament).map(({ code }) => code)).toEqual(['sides-by-table']);
    expect(codesOf(await taken(two, SIDES, { game: 1 }))).toEqual(['sides-by-table']);
  });

  it('say who then plays at home less often than the system has it: four teams have one home match or two of three', async () => {
    const book = await clubBook();
    expect(valueOf(await taken(book, SIDES, { game: 1 })).warnings).toEqual([]);
    const { warnings = [] } = valueOf(await taken(await clubBook(), SIDES, { game: 3 }));
    expect(warnings.map(({ code, values }) => [code, values])).toEqual([
      ['homes-more-uneven', { player: 'Zug', whites: 0, blacks: 3 }],
    ]);
  });
});
