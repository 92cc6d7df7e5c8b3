import { openTeamEvents } from '../../teamEvents';
import { valueOf, codesOf } from '../../results';
import { openTournaments, knownTournaments } from '../../../src/app/open';
import { inspect } from '../../../src/app/repair/inspect';
import { LINE_UP } from '../../../src/app/changes/lineUp';
import { RECORD } from '../../../src/app/changes/record';
import { refreshSheets } from '../../../src/app/refresh';
import { repairTournament } from '../../../src/app/repair/repair';
import { UNDO } from '../../../src/app/changes/undo';
import { plannedGrid } from '../../../src/grid/planned';
import { findTeamEvents } from '../../../src/sheets/findTournaments';
import { parseTeamSheets } from '../../../src/sheets/teamEvent/parse';
import type { Workbook } from '../../../src/workbook/port';
import { deletesRow, deletesSheet, insertsRow, paper, type Deed } from './standing';
import { clubBook, opened, sheetOf, taken, typeInto } from '../teamSteps/book';

const NOW = { time: '2026-11-20 10:00' };
const SHEET = 'Team event';

const repairTeams = (book: Workbook, isTaken = false) => repairTournament(book, SHEET, NOW.time, { isTaken });
const refreshTeams = (book: Workbook) => refreshSheets(book, { ...NOW, named: SHEET });

const faultsIn = async (book: Workbook) =>
  valueOf(await inspect(book, SHEET, NOW.time)).faults.map(({ code, place }) => [
    code,
    ...(place.cell === undefined ? [] : [`${place.sheet}!${place.cell}`]),
  ]);

const deleted = async (book: Workbook, sheet: string): Promise<void> => {
  const { ranges } = valueOf(await book.read({ ranges: [{ sheet, area: 'used' }] }));
  valueOf(await book.remove({ sheets: [sheet], asRead: ranges }));
};

/** A season that has begun: results, one as somebody typed it and one that nobody understands, a line-up, two members more. */
const begun = async (): Promise<Workbook> => {
  const book = await clubBook({ calendar: { dates: { first: '2026-11-27', days: 7 } } });
  valueOf(await taken(book, RECORD, [{ game: 1, typed: '1-0,½-½,0-1' }]));
  valueOf(await taken(book, LINE_UP, { match: 2, team: 'Wil', absent: 'Wil 2' }));
  // Match 2 stands in row 10, its boards in rows 11 to 13; the free rows of Uster on Teams are 10 and 11.
  await typeInto(book, 'Matches', 10, 2, '1:0');
  await typeInto(book, 'Matches', 11, 2, 'later?');
  await typeInto(book, 'Matches', 9, 5, 'Town hall');
  await typeInto(book, 'Teams', 9, 1, 'Uster 5');
  await typeInto(book, 'Teams', 10, 1, 'Uster 6');
  return book;
};

it('nothing is damaged on sheets that people only typed into', async () => {
  const book = await begun();
  expect(await faultsIn(book)).toEqual([]);
  expect(valueOf(await repairTeams(book)).faults).toEqual([]);
});

it('a sheet that was deleted is made again, with all that people typed', async () => {
  const book = await begun();
  const before = [await opened(book), await sheetOf(book, 'Matches'), await sheetOf(book, 'Teams')] as const;
  await deleted(book, 'Team calculation');
  await deleted(book, 'Team standings');
  expect(await faultsIn(book)).toEqual([['damaged-sheet'], ['damaged-sheet']]);
  valueOf(await repairTeams(book));
  const after = await opened(book);
  expect([after.tournament, await faultsIn(book)]).toEqual([before[0].tournament, []]);
  const typed = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.slice(1, 6));
  expect(typed(await sheetOf(book, 'Matches')).slice(9, 13)).toEqual(typed(before[1]).slice(9, 13));
  expect((await sheetOf(book, 'Teams')).map((row) => row[1])).toEqual(before[2].map((row) => row[1]));
  const log = await sheetOf(book, 'Team log');
  expect(log.at(-1)?.slice(0, 5)).toEqual([
    '2026-11-20 10:00',
    'Repaired, sheets rebuilt: 2 sheets were missing.',
    ...[4, 'teams', 'repair sheets'],
  ]);
  // The steps before it can still be taken back.
  valueOf(await taken(book, UNDO, null));
  valueOf(await taken(book, UNDO, null));
  const [, match] = (await opened(book)).tournament.games;
  expect(match!.boards.map(({ home }) => home)).toEqual(['Wil 1', 'Wil 2', 'Wil 3']);
});

it.each([
  // The number of match 1, the hidden number of its board 2, the heading of the match, a check beside a board.
  ['a number of a match', 'Matches', 5, 0, 8, ['damaged-number', 'Matches!A6']],
  ['a hidden number of a board', 'Matches', 7, 8, 3, ['damaged-number', 'Matches!I8']],
  ['the hidden number of a match', 'Matches', 7, 7, 4, ['damaged-number', 'Matches!H8']],
  ['a formula', 'Matches', 5, 1, 'Uster!', ['damaged-typed-over', 'Matches!B6']],
  ['a number on Teams', 'Teams', 4, 8, 2, ['damaged-number', 'Teams!I5']],
] as const)('%s that was typed over is put back', async (_, sheet, row, column, typed, fault) => {
  const book = await begun();
  const { tournament: event } = await opened(book);
  await typeInto(book, sheet, row, column, typed);
  expect(await faultsIn(book)).toEqual([fault]);
  valueOf(await repairTeams(book));
  expect([await faultsIn(book), (await opened(book)).tournament]).toEqual([[], event]);
});

it('what stands beside our cells is not lost: it is named, and nothing is written', async () => {
  const book = await begun();
  await typeInto(book, 'Matches', 32, 0, 'Bring the clocks');
  expect(codesOf(await refreshTeams(book))).toEqual(['cells-would-be-lost']);
  // Over a number of ours it is for Repair, which keeps it in the Log.
  const other = await begun();
  await typeInto(other, 'Matches', 30, 0, 'Clocks');
  expect(codesOf(await refreshTeams(other))).toEqual(['damaged-number']);
  valueOf(await repairTeams(other));
  expect((await sheetOf(other, 'Team log')).slice(-2).map((row) => row.slice(5))).toEqual([
    [null, null, 'damaged-number=1'],
    ["'Matches'!A31", '"Clocks"', '3'],
  ]);
  // Repair has room for notes where nothing of ours stands.
  await deleted(book, 'Team standings');
  valueOf(await repairTeams(book));
  expect([await faultsIn(book), (await sheetOf(book, 'Matches'))[32]?.[0]]).toEqual([[], 'Bring the clocks']);
});

it('sheets that were made without a Log get one with new sheets', async () => {
  const book = await begun();
  const { tournament: event } = await opened(book);
  await deleted(book, 'Team log');
  expect(await faultsIn(book)).toEqual([['team-log-missing']]);
  expect(codesOf(await taken(book, RECORD, [{ game: 1, typed: '' }]))).toEqual(['team-log-missing']);
  expect(valueOf(await repairTeams(book)).faults.map(({ code }) => code)).toEqual(['team-log-missing']);
  expect([await faultsIn(book), (await opened(book)).tournament]).toEqual([[], event]);
  expect((await sheetOf(book, 'Team log')).slice(4).map((row) => row.slice(1, 5))).toEqual([
    ['Sheets rebuilt.', 1, 'teams', 'refresh sheets'],
  ]);
  valueOf(await taken(book, RECORD, [{ game: 1, typed: '' }]));
});

/** The sheets of the season as somebody left them on paper, and those that Repair makes of them. */
const repaired = async (...deeds: readonly Deed[]) => {
  const book = await begun();
  const whole = valueOf(
    await book.read(({ sheets }) => ({
      ranges: sheets.map(({ name }) => ({ sheet: name, area: 'used' as const })),
    })),
  );
  const { workbook, replaced } = paper(
    whole,
    deeds.reduce((one, other) => (sheets) => other(one(sheets))),
  );
  const { faults } = valueOf(await repairTeams(workbook));
  const { plan } = replaced[0]!;
  const [parts] = findTeamEvents(plan.names);
  const { tournament: event } = valueOf(parseTeamSheets(parts!, plannedGrid(plan)));
  return {
    workbook,
    faults: faults.map(({ code, place }) => `${code} ${place.cell}`),
    event,
    before: (await opened(book)).tournament,
    blocks: plan.sheets.filter(({ role }) => role !== 'log').map(({ blocks }) => blocks),
  };
};

describe('an empty row that somebody inserted', () => {
  it.each([8, 10, 31])('is taken out: row %i', async (row) => {
    const { faults, event, before } = await repaired(insertsRow('Matches', row));
    expect(faults).toEqual([`damaged-row A${row}`]);
    expect(event).toEqual(before);
  });
});

describe('a row that somebody deleted', () => {
  it.each([
    ['Team standings', 5],
    ['Team crosstable', 4],
    ['Individuals', 2],
    ['Team calculation', 40],
    ['Matches', 2],
    ['Matches', 5],
    ['Teams', 3],
    ['Teams', 18],
    ['Team event', 2],
  ])('is put back where nobody types: %s, row %i', async (sheet, row) => {
    const { faults, blocks } = await repaired(deletesRow(sheet, row));
    expect(faults).toEqual([`damaged-deleted-row A${row}`]);
    expect(blocks).toEqual((await repaired(deletesSheet('Team crosstable'))).blocks);
  });

  it.each([
    [7, 1, 1],
    [8, 1, 2],
    [31, 6, 3],
  ])('is put back without what was typed into it: row %i, match %i on board %i', async (row, match, on) => {
    const { faults, event, before } = await repaired(deletesRow('Matches', row));
    expect(faults).toEqual([`damaged-deleted-row A${row}`]);
    const emptied = { home: '', away: '', outcome: null };
    const games = before.games.map((game) => {
      if (game.no !== match) return game;
      const boards = game.boards.map((each) => (each.board === on ? { ...each, ...emptied } : each));
      return { ...game, boards, outcome: null };
    });
    expect(event.games).toEqual(games);
  });

  it('is put back without what was typed into it: a member, a team, a match', async () => {
    const member = await repaired(deletesRow('Teams', 7));
    expect(member.event.players[0]!.members.map(({ name }) => name)).toEqual([
      'Uster 1',
      'Uster 3',
      'Uster 4',
      'Uster 5',
      'Uster 6',
    ]);
    const team = await repaired(deletesRow('Teams', 12));
    expect(team.event.players.map(({ name }) => name)).toEqual(['Uster', 'bye', 'Chur', 'Zug']);
    const row = deletesRow('Matches', 6);
    const { faults, event, before } = await repaired(row, row, row, row);
    expect(faults).toEqual(Array.from({ length: 4 }, () => 'damaged-deleted-row A6'));
    expect(event.games.slice(1)).toEqual(before.games.slice(1));
    expect(event.games[0]).toMatchObject({ no: 1, round: 1, white: 1, black: 4, outcome: null });
    const third = deletesRow('Matches', 15);
    const { games } = (await repaired(third, third, third, third)).event;
    expect(games[2]).toMatchObject({ no: 3, round: 2, white: 4, black: 3 });
  });
});

it('a match without its heading or a board is not read as one that was played on fewer', async () => {
  const book = await begun();
  const whole = valueOf(
    await book.read(({ sheets }) => ({
      ranges: sheets.map(({ name }) => ({ sheet: name, area: 'used' as const })),
    })),
  );
  const told = async (row: number) => {
    const read = await openTeamEvents(paper(whole, deletesRow('Matches', row)).workbook);
    const problems = read.ok ? read.value[0]!.warnings : read.problems;
    return [read.ok, ...problems.map(({ code, place }) => `${code} ${place.cell}`)];
  };
  expect(await told(6)).toEqual([false, 'damaged-deleted-row B6']);
  expect(await told(7)).toEqual([false, 'damaged-deleted-row B7']);
  expect(await told(9)).toEqual([true, 'result-not-understood C11', 'damaged-deleted-row B7']);
});

it('where the sheet Team event is gone, everybody who looks is told so', async () => {
  const book = await begun();
  await deleted(book, 'Team event');
  for (const look of [openTournaments(book), knownTournaments(book)])
    expect(codesOf(await look)).toEqual(['team-sheet-lost']);
});

it('a result that has become a date is Text again, as it was shown, or as the Log or the date proposes', async () => {
  const dated = async (): Promise<Workbook> => {
    const book = await begun();
    await typeInto(book, 'Matches', 6, 2, 46023);
    await typeInto(book, 'Matches', 11, 2, 36526);
    return book;
  };
  const results = async (book: Workbook) =>
    [6, 11].map(async (row) => (await sheetOf(book, 'Matches'))[row]?.[2]);
  const book = await dated();
  expect(
    (await opened(book)).warnings.map(({ code, values }) => [code, values['shown'], values['results']]),
  ).toEqual([
    ['damaged-date', '46023', 'none'],
    ['damaged-date', '36526', '1-0'],
  ]);
  const { faults } = valueOf(await inspect(book, SHEET, NOW.time));
  expect(faults.map(({ values }) => values['results'])).toEqual(['1-0', '1-0']);
  valueOf(await repairTeams(book));
  expect([await Promise.all(await results(book)), await faultsIn(book)]).toEqual([['46023', '36526'], []]);
  const other = await dated();
  valueOf(await repairTeams(other, true));
  expect(await Promise.all(await results(other))).toEqual(['1-0', '1-0']);
});

it('sheets are not made anew with further cells over what somebody typed over a formula', async () => {
  const book = await clubBook({ calendar: { dates: { first: '2026-11-27', days: 7 } } });
  await typeInto(book, 'Matches', 5, 1, 'Uster!');
  expect(codesOf(await refreshTeams(book))).toEqual(['damaged-typed-over']);
  expect((await sheetOf(book, 'Matches'))[5]![1]).toBe('Uster!');
});
