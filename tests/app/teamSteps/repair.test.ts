import { openTournaments, knownTournaments } from '../../../src/app/open';
import { inspectTeams, teamFaults } from '../../../src/app/teamSteps/inspect';
import { LINE_UP } from '../../../src/app/changes/lineUp';
import { RECORD_BOARDS } from '../../../src/app/changes/recordBoards';
import { refreshTeamSheets, repairTeams } from '../../../src/app/teamSteps/remake';
import { UNDO } from '../../../src/app/changes/undo';
import { plannedGrid } from '../../../src/grid/planned';
import { findTeamEvents } from '../../../src/sheets/findTournaments';
import { parseTeamSheets } from '../../../src/sheets/teamEvent/parse';
import type { Workbook } from '../../../src/workbook/port';
import { deletesRow, deletesSheet, insertsRow, paper, type Deed } from '../repair/standing';
import { clubBook, codes, opened, sheetOf, taken, typeInto, valueOf } from './book';

const NOW = { time: '2026-11-20 10:00' };

const faultsIn = async (book: Workbook) =>
  teamFaults(valueOf(await inspectTeams(book, undefined, NOW.time))).map(({ code, place }) => [
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
  valueOf(await taken(book, RECORD_BOARDS, [{ match: 1, all: ['1-0', '½-½', '0-1'] }]));
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
  expect(valueOf(await repairTeams(book, NOW)).faults).toEqual([]);
});

it('a sheet that was deleted is made again, with all that people typed', async () => {
  const book = await begun();
  const before = [await opened(book), await sheetOf(book, 'Matches'), await sheetOf(book, 'Teams')] as const;
  await deleted(book, 'Team calculation');
  await deleted(book, 'Team standings');
  expect(await faultsIn(book)).toEqual([['damaged-sheet'], ['damaged-sheet']]);
  valueOf(await repairTeams(book, NOW));
  const after = await opened(book);
  expect([after.tournament, await faultsIn(book)]).toEqual([before[0].tournament, []]);
  const typed = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.slice(1, 6));
  expect(typed(await sheetOf(book, 'Matches')).slice(9, 13)).toEqual(typed(before[1]).slice(9, 13));
  expect((await sheetOf(book, 'Teams')).map((row) => row[1])).toEqual(before[2].map((row) => row[1]));
  const log = await sheetOf(book, 'Team log');
  expect(log.at(-1)?.slice(0, 5)).toEqual([
    '2026-11-20 10:00',
    'Repaired, sheets made anew: 2 sheets were missing.',
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
  ['a number on Teams', 'Teams', 4, 6, 2, ['damaged-number', 'Teams!G5']],
] as const)('%s that was typed over is put back', async (_, sheet, row, column, typed, fault) => {
  const book = await begun();
  const { tournament: event } = await opened(book);
  await typeInto(book, sheet, row, column, typed);
  expect(await faultsIn(book)).toEqual([fault]);
  valueOf(await repairTeams(book, NOW));
  expect([await faultsIn(book), (await opened(book)).tournament]).toEqual([[], event]);
});

it('what stands beside our cells is not lost: it is named, and nothing is written', async () => {
  const book = await begun();
  await typeInto(book, 'Matches', 32, 0, 'Bring the clocks');
  expect(codes(await refreshTeamSheets(book, NOW))).toEqual(['cells-would-be-lost']);
  // Over a number of ours it is for Repair, which keeps it in the Log.
  const other = await begun();
  await typeInto(other, 'Matches', 30, 0, 'Clocks');
  expect(codes(await refreshTeamSheets(other, NOW))).toEqual(['damaged-number']);
  valueOf(await repairTeams(other, NOW));
  expect((await sheetOf(other, 'Team log')).at(-1)?.slice(6)).toEqual([
    'Matches!A31: Clocks',
    'damaged-number=1',
  ]);
});

it('sheets that were made without a Log get one with new sheets', async () => {
  const book = await begun();
  const { tournament: event } = await opened(book);
  await deleted(book, 'Team log');
  expect(await faultsIn(book)).toEqual([['team-log-missing']]);
  expect(codes(await taken(book, RECORD_BOARDS, [{ match: 1, all: [''] }]))).toEqual(['team-log-missing']);
  valueOf(await refreshTeamSheets(book, NOW));
  expect([await faultsIn(book), (await opened(book)).tournament]).toEqual([[], event]);
  expect((await sheetOf(book, 'Team log')).slice(4).map((row) => row.slice(1, 5))).toEqual([
    ['Sheets made anew.', 1, 'teams', 'refresh sheets'],
  ]);
  valueOf(await taken(book, RECORD_BOARDS, [{ match: 1, all: [''] }]));
});

describe('an empty row that somebody inserted', () => {
  /** What Repair finds, and the event on the sheets that it would make. */
  const mended = async (row: number) => {
    const book = await begun();
    const whole = valueOf(
      await book.read(({ sheets }) => ({
        ranges: sheets.map(({ name }) => ({ sheet: name, area: 'used' as const })),
      })),
    );
    const { workbook, replaced } = paper(whole, insertsRow('Matches', row));
    const { faults } = valueOf(await repairTeams(workbook, NOW));
    const { plan } = replaced[0]!;
    const [parts] = findTeamEvents(plan.names);
    const parsed = valueOf(parseTeamSheets(parts!, plannedGrid(plan)));
    return { faults, event: parsed.tournament, before: (await opened(book)).tournament };
  };

  it.each([8, 10, 31])('is taken out: row %i', async (row) => {
    const { faults, event, before } = await mended(row);
    expect(faults.map(({ code, place }) => [code, place.cell])).toEqual([['damaged-row', `A${row}`]]);
    expect(event).toEqual(before);
  });
});

describe('a row that somebody deleted', () => {
  /** What Repair says of a deed, and the sheets that it makes but for the Log. */
  const repaired = async (deed: Deed) => {
    const whole = valueOf(
      await (
        await begun()
      ).read(({ sheets }) => ({
        ranges: sheets.map(({ name }) => ({ sheet: name, area: 'used' as const })),
      })),
    );
    const { workbook, replaced } = paper(whole, deed);
    const { faults } = valueOf(await repairTeams(workbook, NOW));
    const sheets = replaced[0]?.plan.sheets.filter(({ role }) => role !== 'log');
    return { codes: faults.map(({ code }) => code), blocks: sheets?.map(({ blocks }) => blocks) };
  };

  it.each([
    ['Team standings', 5],
    ['Team crosstable', 4],
    ['Individuals', 2],
    ['Team calculation', 40],
    ['Matches', 2],
    ['Teams', 3],
    ['Team event', 2],
  ])('is put back where nobody types: %s, row %i', async (sheet, row) => {
    const { codes: told, blocks } = await repaired(deletesRow(sheet, row));
    expect(told).toEqual(['damaged-deleted-row']);
    expect(blocks).toEqual((await repaired(deletesSheet('Team crosstable'))).blocks);
  });

  it('is refused where people type, and nothing is written', async () => {
    for (const [sheet, row] of [
      ['Matches', 8],
      ['Teams', 7],
    ] as const)
      await expect(repaired(deletesRow(sheet, row))).rejects.toThrow();
  });
});

it('where the sheet Team event is gone, everybody who looks is told so', async () => {
  const book = await begun();
  await deleted(book, 'Team event');
  for (const look of [openTournaments(book), knownTournaments(book)])
    expect(codes(await look)).toEqual(['team-sheet-lost']);
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
  const { faults } = valueOf(await inspectTeams(book, undefined, NOW.time));
  expect(faults.map(({ values }) => values['results'])).toEqual(['1-0', '1-0']);
  valueOf(await repairTeams(book, NOW));
  expect([await Promise.all(await results(book)), await faultsIn(book)]).toEqual([['46023', '36526'], []]);
  const other = await dated();
  valueOf(await repairTeams(other, { ...NOW, isTaken: true }));
  expect(await Promise.all(await results(other))).toEqual(['1-0', '1-0']);
});
