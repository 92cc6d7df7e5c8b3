import { openTournament } from '../../../src/app/open';
import { repairTournament, planRepair } from '../../../src/app/repair/repair';
import { examineSheets } from '../../../src/app/tools/doctor';
import { closePages } from '../../emulator/office';
import { OCCASION, lookOf } from '../conduct/check';
import { halfPlayed } from '../conduct/happenings';
import { both, formats, PLACES, types, type Deed, deletesRow, inFile } from './subjects';
import { valueOf } from '../../results';
import type { Tournament } from '../../../src/core/model';
import { plannedGrid } from '../../../src/grid/planned';
import type { WorkbookPlan } from '../../../src/grid/plan';
import type { Grid } from '../../../src/grid/grid';
import { messageOf } from '../../../src/language/language';
import { findTournaments } from '../../../src/sheets/findTournaments';
import { parseTournament } from '../../../src/sheets/parse';
import { entryAt, present } from '../../../src/core/present';
import { newMatch, playedBy } from '../../matches';
import { inTurn, sampled } from '../../sample';
import { sectioned } from '../../sectioned';
import type { Workbook } from '../../../src/workbook/port';
import * as onPaper from './standing';

afterEach(closePages);

const base = halfPlayed(6, 1);
const { time } = OCCASION;

/** Excel has made dates of what was typed into three cells for results: 1-0, 1/2 and something that nobody can tell. */
const becomeDates: Deed = both(
  ...(
    [
      ['F5', 36526, 'mmm-yy'],
      ['F6', 46054, 'd-mmm'],
      ['F7', 46023, 'd-mmm'],
    ] as const
  ).flatMap(([cell, value, format]) => [formats('Pairings', cell, format), types('Pairings', cell, value)]),
);

describe.each(PLACES)('results that have become dates, $name', ({ damaged }) => {
  const at = (row: number) => ({ sheet: 'Pairings', area: { row, column: 5, rows: 1, columns: 1 } });
  const cellsOf = async (workbook: Awaited<ReturnType<typeof damaged>>) => {
    const { ranges } = valueOf(await workbook.read({ ranges: [at(4), at(5), at(6)] }));
    return ranges.map(({ values, formats: [line] }) => [values[0]?.[0], line?.[0]]);
  };

  it('are told as they are shown, and proposed as far as they can be known', async () => {
    const workbook = await damaged(base, becomeDates);
    const { warnings } = valueOf(await openTournament(workbook));
    const { ours } = valueOf(await examineSheets(workbook, undefined, time));
    const told = [
      ['damaged-date', 'F5', 'Jan-00', '1-0'],
      ['damaged-date', 'F6', '1-Feb', '½-½'],
      ['damaged-date', 'F7', '1-Jan', 'none'],
    ];
    for (const all of [warnings, ours])
      expect(
        all.map(({ code, place, values }) => [code, place.cell, values['shown'], values['results']]),
      ).toEqual(told);
  });

  it('are Text again once they are repaired, as they were shown', async () => {
    const workbook = await damaged(base, becomeDates);
    valueOf(await repairTournament(workbook, 'Tournament', time));
    expect(await cellsOf(workbook)).toEqual([
      ['Jan-00', '@'],
      ['1-Feb', '@'],
      ['1-Jan', '@'],
    ]);
    expect(valueOf(await repairTournament(workbook, 'Tournament', time)).faults).toEqual([]);
  });

  it('or as the results that are proposed, if the organiser says so', async () => {
    const workbook = await damaged(base, becomeDates);
    valueOf(await repairTournament(workbook, 'Tournament', time, { isTaken: true }));
    expect(await cellsOf(workbook)).toEqual([
      ['1-0', '@'],
      ['½-½', '@'],
      ['1-Jan', '@'],
    ]);
    const { tournament } = valueOf(await openTournament(workbook));
    expect(tournament.games.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['1-0', '1/2', null]);
  });
});

/** What a plan has on all sheets but the Log, which grows. */
const sheetsOf = ({ sheets }: WorkbookPlan) =>
  sheets.filter(({ role }) => role !== 'log').map(({ name, blocks }) => ({ name, blocks }));

/** The tournament on the sheets of a plan. */
const tournamentOn = (plan: WorkbookPlan): Tournament =>
  valueOf(parseTournament(entryAt(findTournaments(plan.names), 0), plannedGrid(plan))).tournament;

/** Excel deletes no row of headings alone. */
const isHeading = ({ tables }: onPaper.Sheets, sheet: string, row: number): boolean =>
  tables.some((table) => table.sheet === sheet && table.area.row === row);

/** Rows of which Repair makes new sheets; where a formula is the last thing on a sheet, that alone is put back. */
const isByCells = (codes: readonly string[]): boolean =>
  codes.every((code) => code === 'damaged-formula' || code === 'damaged-text');

describe.each([
  ['a tournament', halfPlayed(5, 1)],
  ['a match of two teams', playedBy(newMatch(3, 3, { teamTieBreaks: [] }), '1=0 1')],
  ['sections', sectioned([4, 3])],
])('%s', (_, base) => {
  const made = onPaper.sheetsWith(base);
  const repaired = async (deed: onPaper.Deed) => {
    const { workbook, replaced } = onPaper.paper(await made, deed);
    const { faults } = valueOf(await repairTournament(workbook, 'Tournament', time));
    return { faults, plan: replaced[0]?.plan };
  };
  const gamesOf = ({ players, games }: Tournament) => [
    players.length,
    games.map(({ no, white, black }) => [no, white, black]),
  ];

  it('a row that was deleted is back after one repair, on every sheet', async () => {
    const sheets = await made;
    const whole = sheetsOf(present((await repaired(onPaper.deletesSheet('Lists'))).plan));
    const rows = sheets.ranges
      .filter(({ sheet }) => sheet !== 'Log')
      .flatMap(({ sheet, area }) =>
        Array.from({ length: area.row + area.rows }, (__, row) => ({ sheet, row })),
      );
    for (const { sheet, row } of inTurn(
      rows.filter((each) => !isHeading(sheets, each.sheet, each.row)),
      71,
      3,
    )) {
      const { faults, plan } = await repaired(onPaper.deletesRow(sheet, row + 1));
      const codes = faults.map(({ code }) => code);
      for (const fault of faults) expect(messageOf(fault)).not.toMatch(/[{}]|undefined/);
      if (codes.includes('damaged-game') || codes.includes('damaged-player'))
        expect(gamesOf(tournamentOn(present(plan)))).toEqual(gamesOf(base));
      else if (plan) expect([sheet, row, sheetsOf(plan)]).toEqual([sheet, row, whole]);
      else expect([sheet, row, isByCells(codes)]).toEqual([sheet, row, true]);
    }
  });
});

const five = halfPlayed(5, 1);

/** What can be seen on all sheets but the Log: contents, and formulas however their sheets are quoted. */
const seenOn = async (workbook: Workbook) =>
  ((await lookOf(workbook)).looks as readonly Grid[]).map(({ sheet, values, formulas }) => [
    sheet,
    values,
    formulas.map((line) => line.map((formula) => formula?.replaceAll(/'(\w+)'!/g, '$1!') ?? null)),
  ]);

/** The organiser's own: beside and below the table of Standings, below Pairings. */
const notes = both(
  types('Standings', 'Z7', 'Prizes'),
  types('Standings', 'B30', 12),
  types('Pairings', 'C25', 'Bring the clocks'),
);

it.each(
  sampled(
    [
      ['Standings', 6],
      ['Calculation', 30],
      ['Crosstable', 7],
      ['Round', 6],
      ['Tournament', 11],
      ['Pairings', 12],
      ['Pairings', 7],
      ['Standings', 2],
      ['Tournament', 33],
      ['Lists', 8],
    ] as const,
    5,
  ),
)('%s, row %i: all is as before in the file, what is the organiser’s own as well', async (sheet, row) => {
  const before = await seenOn(await inFile.damaged(five, notes));
  const workbook = await inFile.damaged(five, both(notes, deletesRow(sheet, row)));
  expect(valueOf(await repairTournament(workbook, 'Tournament', time)).faults).not.toEqual([]);
  expect(valueOf(await planRepair(workbook, 'Tournament', time)).faults).toEqual([]);
  expect(await seenOn(workbook)).toEqual(before);
});

it.each([
  // The row of game 4 that was played, of a player, of a setting, of a tie-break, of a line of Standings.
  [
    'Pairings',
    9,
    'The row of game 4 (round 2) was deleted. Repair restores it without a result: if the game was played, type its result again.',
  ],
  [
    'Players',
    7,
    'The row of player 3 was deleted. Repair restores it as “Player 3”: type their name and the rest again.',
  ],
  [
    'Tournament',
    8,
    'The row of “Game” was deleted. Repair restores it with “Chess”: check that this is right.',
  ],
  [
    'Tournament',
    28,
    'The row of “Ranked by” was deleted. Repair restores it with “Points, Direct encounter, Wins, Sonneborn-Berger, Koya”: check that this is right.',
  ],
  ['Standings', 6, 'Somebody deleted a row here. Repair restores it, but not what you typed into it.'],
])('%s, row %i: it is said what comes back', async (sheet, row, told) => {
  const { workbook } = onPaper.paper(await onPaper.sheetsWith(five), onPaper.deletesRow(sheet, row));
  const { faults } = valueOf(await planRepair(workbook, 'Tournament', time));
  expect(faults.map((fault) => messageOf({ ...fault, place: {} }))).toContain(told);
});

it('a row that was deleted where a formula of the organiser’s stands beside is refused with its place', async () => {
  const own = types('Standings', 'Z7', '=1+1');
  const workbook = await inFile.damaged(five, both(own, deletesRow('Standings', 6)));
  const refused = await repairTournament(workbook, 'Tournament', time);
  expect(refused.ok ? [] : refused.problems).toMatchObject([
    { code: 'cells-would-be-lost', place: { sheet: 'Standings', cell: 'Z6' } },
  ]);
});
