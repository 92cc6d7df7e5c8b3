import { takeChange } from '../../../src/app/changes/take';
import { openTournament } from '../../../src/app/open';
import { repairTournament } from '../../../src/app/repair/repair';
import { problem } from '../../../src/core/problem';
import { fail, ok } from '../../../src/core/result';
import type { Workbook } from '../../../src/workbook/port';
import { area, parseArea, type CellValue } from '../../../src/grid/cell';
import { plannedGrid } from '../../../src/grid/planned';
import { generated } from '../../generated';
import { goEvent } from '../../goEvents';
import { sectioned } from '../../sectioned';
import { played } from '../../core/conduct/played';
import { halfPlayed } from '../conduct/happenings';
import {
  deletesRow,
  deletesSheet,
  formats,
  insertsRow,
  losesName,
  paper,
  repaired,
  sheetsWith,
  types,
  typesFarAway,
  type Deed,
  type Paper,
  type Sheets,
} from './standing';
import { valueOf } from '../../results';
import { SHEETS } from '../../sheetNames';

/** Games 1 2-5, 2 3-4, 3 5-3, 4 1-2 have results; 5 3-1, 6 4-5, 7 1-4, 8 2-3, 9 4-2, 10 5-1 are open. Byes: 1, 4, 2, 5, 3. */
const base = halfPlayed(5, 1);
let whole: Sheets;
beforeAll(async () => {
  whole = await sheetsWith(base);
});
const after = (...deeds: readonly Deed[]): Paper => paper(whole, ...deeds);

/** What the new sheets have in cells. */
const made = ({ replaced }: Paper, sheet: string, cells: string): readonly (readonly CellValue[])[] =>
  plannedGrid(replaced[0]!.plan)({ sheet, area: parseArea(cells)! })!.values;

/** The lines of the Log that is made: step, what, cells, before, after. */
const logIn = (sheets: Paper): readonly string[] =>
  made(sheets, 'Log', 'C5:H12')
    .filter(([step]) => step !== null)
    .map(([step, , ...rest]) => [step, ...rest].join(' | '));

/** What it says of them. */
const saidIn = (sheets: Paper): readonly CellValue[] =>
  made(sheets, 'Log', 'B5:B12').flatMap(([said]) => said ?? []);

const appended = ({ patches }: Paper) => patches[0]!.append!.rows[0]!.slice(4);

const INSERTED = 'Sheet “Pairings”, cell A7: Somebody inserted an empty row here. Repair removes it.';

describe('cell by cell', () => {
  it('nothing is written where nothing is damaged', async () => {
    const sheets = after();
    expect(await repaired(sheets)).toEqual({ told: [], by: 'cells' });
    expect([sheets.patches, sheets.replaced]).toEqual([[], []]);
  });

  it('a number, a formula, a heading and the Text format of results: what stood there and what comes there', async () => {
    const sheets = after(
      types('Pairings', 'A9', 'x9'),
      types('Standings', 'K5', 'hello'),
      types('Standings', 'K6', ''),
      types('Standings', 'K7', '=#REF!+1'),
      types('Standings', 'K8', '=A1'),
      types('Standings', 'B4', ''),
      formats('Pairings', 'F5', '0.0'),
    );
    expect(await repaired(sheets)).toEqual({
      by: 'cells',
      told: [
        'Sheet “Pairings”, cell A9: “x9” is in this cell, but 4 belongs here. Repair restores it.',
        'Sheet “Standings”, cell K6: 2 formulas are missing or broken: K6, K7. Repair restores them.',
        'Sheet “Standings”, cell K5: “hello” was typed over a formula. Repair restores the formula; the Log keeps what was typed.',
        'Sheet “Standings”, cell K8: “=A1” was typed over a formula. Repair restores the formula; the Log keeps what was typed.',
        'Sheet “Standings”, cell B4: The text in B4 is gone. Repair restores it.',
        'Sheet “Pairings”, cell F5: The cell F5 is no longer formatted as Text, so Excel may turn 1-0 into a date. Repair corrects that.',
      ],
    });
    const games = (row: number) => ({
      ...{ sheet: 'Standings', row: row - 1, column: 10, write: null, format: '0', formerFormat: '0' },
      writeFormula: `IF(INDEX('Calculation'!$AQ$27:$AQ$31,INDEX($Q:$Q,ROW()))=0,"",INDEX('Calculation'!$AU$27:$AU$31,INDEX($Q:$Q,ROW())))`,
    });
    expect(sheets.patches[0]!.cells).toEqual([
      { sheet: 'Pairings', row: 8, column: 0, expect: 'x9', expectFormula: null, write: 4 },
      { ...games(5), expect: 'hello', expectFormula: null },
      { ...games(6), expect: null, expectFormula: null },
      { ...games(7), expect: 0, expectFormula: '#REF!+1' },
      { ...games(8), expect: 0, expectFormula: 'A1' },
      { sheet: 'Standings', row: 3, column: 1, expect: null, expectFormula: null, write: 'Name' },
      {
        ...{ sheet: 'Pairings', row: 4, column: 5, expect: '½-½', write: '½-½' },
        ...{ format: '@', formerFormat: '0.0' },
      },
    ]);
    expect(sheets.patches[0]!.append).toMatchObject({ table: 'Log_t36' });
    expect(sheets.patches[0]!.append!.rows).toHaveLength(1);
    expect(sheets.patches[0]!.append!.rows[0]!.slice(0, 6)).toEqual([
      '2026-11-21 19:00',
      'Repaired: one number on Pairings, 4 formulas on Standings, one text on Standings, the format of one cell on Pairings.',
      ...[2, 't36', 'repair'],
      "'Pairings'!A9\n'Standings'!K5\n'Standings'!K6\n'Standings'!K7\n'Standings'!K8\n'Standings'!B4\ngame 1\ngame 1 format",
    ]);
    expect(sheets.replaced).toEqual([]);
  });

  it('a bye into whose row somebody typed', async () => {
    const sheets = after(types('Pairings', 'A7', 'x'), types('Pairings', 'D7', 'y'));
    expect((await repaired(sheets)).by).toBe('cells');
    expect(appended(sheets)).toEqual(['repair', "'Pairings'!A7\nround 1 bye", '"x"\n"y"', '\n1']);
  });

  it('games are known as the Log has changed them: boards exchanged, colours turned, what is typed stays', async () => {
    const stepped = await sheetsWith(
      base,
      (workbook, occasion) => takeChange(workbook, 'exchange', { pairs: [[7, 8]], what: 'places' }, occasion),
      (workbook, occasion) => takeChange(workbook, 'colours', [5], occasion),
      (workbook, occasion) => takeChange(workbook, 'record', [{ game: 6, typed: '1-0' }], occasion),
    );
    const sheets = paper(stepped, types('Pairings', 'A11:D11', 'x'), types('Pairings', 'B14:C14', ''));
    expect((await repaired(sheets)).by).toBe('cells');
    // Game 5 is 1-3 since its colours were turned; game 7 is on board 2 since it changed places with game 8.
    expect(sheets.patches[0]!.cells.map(({ row, column, write }) => [row + 1, column, write])).toEqual([
      [11, 0, 5],
      [11, 1, 3],
      [14, 1, 4],
      [11, 2, 1],
      [14, 2, 2],
      [11, 3, 1],
    ]);
    expect(sheets.patches[0]!.append!.rows[0]![2]).toBe(5);
  });
});

describe('with new sheets', () => {
  it('an inserted row: what people typed stays, what was typed over what is ours is in the Log', async () => {
    const sheets = after(
      types('Pairings', 'A9', 'x9'),
      types('Pairings', 'F11', '1:0'),
      types('Players', 'C6', '3k'),
      types('Players', 'F7', 'phone'),
      types('Standings', 'K5', 'hello'),
      types('Standings', 'K6', '=#REF!'),
      types('Standings', 'K7', ''),
      types('Pairings', 'F12', 'ask Tom'),
      insertsRow('Pairings', 7),
    );
    const { told, by } = await repaired(sheets);
    expect([by, told.slice(0, 2)]).toEqual([
      'sheets',
      [INSERTED, 'Sheet “Pairings”, cell A10: “x9” is in this cell, but 4 belongs here. Repair restores it.'],
    ]);
    expect(sheets.patches).toEqual([]);
    expect(logIn(sheets)).toEqual([
      '1 | create |  |  | players=5 games=10',
      '2 | repair sheets |  |  | damaged-row=1\ndamaged-number=1\ndamaged-formula=1\ndamaged-typed-over=1',
      `2 | repair sheets | 'Pairings'!A9\n'Standings'!K5 | "x9"\n"hello" | 4\n=IF(INDEX('Calculation'!$AQ$27:$AQ$31,INDEX($Q:$Q,ROW()))=0,"",INDEX('Calculation'!$AU$27:$AU$31,INDEX($Q:$Q,ROW())))`,
    ]);
    expect(saidIn(sheets)).toEqual([
      'Tournament created: 5 players, 10 games.',
      'Repaired, sheets rebuilt: one empty row was inserted, one number was wrong, formulas were lost, one formula was typed over.',
      '(continued)',
    ]);
    expect(made(sheets, 'Pairings', 'A11:H12')).toEqual([
      [5, 3, 1, 3, null, '1:0', null, 1],
      [6, 3, 2, 4, null, 'ask Tom', null, 5],
    ]);
    expect(made(sheets, 'Players', 'A6:F7')).toEqual([
      [2, 'Player B2', '3k', 'NZL', null, null],
      [3, 'Player C3', 1502, 'NZL', null, 'phone'],
    ]);
    const { old, plan } = sheets.replaced[0]!;
    expect([...old.sheets].sort()).toEqual([...SHEETS].sort());
    expect(old.asRead.map(({ sheet }) => sheet)).toEqual(old.sheets);
    expect(plan.sheets.map(({ name }) => name).sort()).toEqual([...SHEETS].sort());
  });

  it('what people wrote in words of their own stays so; what stands on the hidden sheet is nobody’s', async () => {
    const sheets = after(
      types('Players', 'G6', 'WITHDRAWN'),
      types('Players', 'C7', ' 1502 '),
      typesFarAway('Calculation', 'ZZ900', 'x'),
      insertsRow('Pairings', 7),
    );
    expect(await repaired(sheets)).toEqual({ told: [INSERTED], by: 'sheets' });
    expect([made(sheets, 'Players', 'G6'), made(sheets, 'Players', 'C7')]).toEqual([
      [['WITHDRAWN']],
      [[' 1502 ']],
    ]);
  });

  it('an empty row in Standings, which formulas fill', async () => {
    const sheets = after(insertsRow('Standings', 7));
    expect(await repaired(sheets)).toEqual({
      by: 'sheets',
      told: ['Sheet “Standings”, cell A7: Somebody inserted an empty row here. Repair removes it.'],
    });
  });

  it('the row of a game that was deleted comes back in order, without a result', async () => {
    const sheets = after(deletesRow('Pairings', 6));
    expect(await repaired(sheets)).toEqual({
      by: 'sheets',
      told: [
        'Sheet “Pairings”: The row of game 2 (round 1) was deleted. Repair restores it without a result: if the game was played, type its result again.',
      ],
    });
    expect(made(sheets, 'Pairings', 'A5:H6')).toEqual([
      [1, 1, 1, 2, null, '½-½', null, 5],
      [2, 1, 2, 3, null, null, null, 4],
    ]);
  });

  it('a number that was typed over is told where its game stands on the new sheets', async () => {
    const sheets = after(deletesRow('Pairings', 6), types('Pairings', 'A8', 'x'));
    expect((await repaired(sheets)).by).toBe('sheets');
    expect(logIn(sheets)[2]).toBe('2 | repair sheets | \'Pairings\'!A9 | "x" | 4');
  });

  it('names that were deleted: sheets of ours are known by their names, and nothing is made twice', async () => {
    const sheets = after(losesName('Crosstable'), losesName('Standings', true));
    expect(await repaired(sheets)).toEqual({
      by: 'sheets',
      told: ['Standings', 'Crosstable'].map(
        (part) =>
          `Sheet “Tournament”: The name Roundabout_${part} no longer points to the cells that Roundabout needs. Repair restores it.`,
      ),
    });
    const { old, plan } = sheets.replaced[0]!;
    expect(old.sheets.filter((name) => /table|dings/.test(name)).sort()).toEqual(['Crosstable', 'Standings']);
    expect(plan.sheets.map(({ name }) => name)).toEqual(whole.sheets.map(({ name }) => name));
  });

  it('a sheet of the organiser’s that has the name of one that is gone stays, and ours takes another', async () => {
    const theirs: Deed = (sheets) => ({
      ...sheets,
      sheets: [...sheets.sheets, { name: 'Standings', visibility: 'visible', active: false }],
      ranges: [
        ...sheets.ranges,
        {
          ...{ sheet: 'Standings', area: area(0, 0), hiddenRows: [], merges: [] },
          ...{ values: [[2]], formulas: [['1+1']], formats: [['General']] },
        },
      ],
    });
    const sheets = after(deletesSheet('Standings'), theirs);
    expect(await repaired(sheets)).toEqual({
      by: 'sheets',
      told: ['The sheet “Generated 36 Standings” is missing. Repair restores it.'],
    });
    expect(sheets.replaced[0]!.old.sheets).not.toContain('Standings');
  });

  it('a Log that was deleted begins again with the repair', async () => {
    const sheets = after(deletesSheet('Log'));
    expect((await repaired(sheets)).told).toEqual(['The sheet “Log” is missing. Repair restores it.']);
    expect(logIn(sheets)).toEqual(['1 | repair sheets |  |  | damaged-sheet=1']);
  });
});

describe('refused, and nothing is written', () => {
  it.each<[what: string, deeds: readonly Deed[], told: string]>([
    [
      'a sheet that people typed into is gone',
      [deletesSheet('Pairings')],
      'Sheet “Tournament”: The table “Pairings” is gone, and Repair cannot know what you typed there. Restore it with Undo in Excel or from your last saved copy.',
    ],
    [
      'the results are gone',
      [losesName('Pairings_result', true)],
      'Sheet “Pairings”: The column “result” is gone, and Repair cannot know what you typed there. Restore it with Undo in Excel or from your last saved copy.',
    ],
    [
      'the names of the players are gone',
      [losesName('Players_name', true)],
      'Sheet “Players”: The column “name” is gone, and Repair cannot know what you typed there. Restore it with Undo in Excel or from your last saved copy.',
    ],
    [
      'a setting was typed over',
      [types('Tournament', 'B12', 'x')],
      'Sheet “Tournament”, cell B12: Found “x”, expected 1 … 12. Repair cannot know what was here: type it again, then repair again.',
    ],
    [
      'the numbers of two players',
      [types('Players', 'A6', 'x'), types('Players', 'A7', 'y')],
      'Sheet “Players”, cell A6: The numbers 2, 3 are missing, and Repair cannot tell which belongs to whom: Player B2, Player C3. Type each player’s number on Players, then repair again.',
    ],
    [
      'two whole games',
      [types('Pairings', 'A5:H5', 'x'), types('Pairings', 'A6:H6', 'y')],
      'Sheet “Pairings”, cell A5: The game numbers 1, 2 are missing, and Repair cannot tell which game is which: A5, A6. Type each game’s number, then repair again.',
    ],
    [
      'a result beside a bye, for which the new sheets have no room',
      [insertsRow('Players', 7), types('Pairings', 'F7', '1-0')],
      'Sheet “Pairings”, cell F7: This is a bye: it has no game and no result. Clear the cell.',
    ],
    [
      'a note in an inserted row',
      [insertsRow('Pairings', 7), types('Pairings', 'I7', 'late')],
      'Sheet “Pairings”, cell I7: This row is neither a player nor a game, but contains “late”. Move that elsewhere, then repair again.',
    ],
    [
      'a formula beside the table where the sheet has to be made anew: the cell is named as it stands now',
      [insertsRow('Pairings', 7), types('Pairings', 'K15', '=1+1')],
      'Sheet “Pairings”, cell K15: This step rebuilds the sheets, and something of yours in K15 would be lost. Move it to your own sheet, then try again.',
    ],
    [
      'a note far away on a sheet that has to be made anew',
      [insertsRow('Players', 7), typesFarAway('Pairings', 'ZZ500', 'far')],
      'Sheet “Pairings”, cell ZZ500: This step rebuilds the sheets, and something of yours in ZZ500 would be lost. Move it to your own sheet, then try again.',
    ],
  ])('%s', async (_, deeds, told) => {
    const sheets = after(...deeds);
    expect(await repaired(sheets)).toEqual({ told: [told], by: 'refused' });
    expect([sheets.patches, sheets.replaced]).toEqual([[], []]);
  });

  it('after a late entry a game comes back as it was, also one that moved to an added round', async () => {
    const entered = await sheetsWith(played(6, 1), (workbook, occasion) =>
      takeChange(workbook, 'enter', { name: 'Late', mayAdd: true }, occasion),
    );
    expect(await repaired(paper(entered))).toEqual({ told: [], by: 'cells' });
    const moved = paper(entered, deletesRow('Pairings', 25));
    expect((await repaired(moved)).by).toBe('sheets');
    expect(made(moved, 'Pairings', 'A25:D25')).toEqual([[4, 6, 1, 6]]);
    const stayed = paper(entered, deletesRow('Pairings', 10));
    expect((await repaired(stayed)).by).toBe('sheets');
    expect(made(stayed, 'Pairings', 'A10:D10')).toEqual([[5, 2, 2, 5]]);
    expect(made(stayed, 'Pairings', 'H10')).toEqual([[3]]);
    const bye = paper(entered, deletesRow('Pairings', 12));
    expect((await repaired(bye)).by).toBe('sheets');
    expect(made(bye, 'Pairings', 'A12:D13')).toEqual([
      [null, 2, null, 4],
      [7, 3, 1, 2],
    ]);
    const own = paper(entered, types('Pairings', 'B9', 'x'));
    expect((await repaired(own)).by).toBe('cells');
    expect(own.patches[0]!.cells.map(({ row, column, write }) => [row, column, write])).toEqual([[8, 1, 2]]);
  });

  it('after a late entry in the place of the bye a game comes back, and no bye', async () => {
    const entered = await sheetsWith(base, (workbook, occasion) =>
      takeChange(workbook, 'enter', { name: 'Late' }, occasion),
    );
    const sheets = paper(entered, deletesRow('Pairings', 6));
    expect((await repaired(sheets)).by).toBe('sheets');
    expect(made(sheets, 'Pairings', 'A5:D9')).toEqual([
      [1, 1, 1, 2],
      [2, 1, 2, 3],
      [11, 1, 3, 1],
      [3, 2, 1, 5],
      [4, 2, 2, 1],
    ]);
  });

  it('after a late entry in a section a game comes back as it was, not as the larger section would have had it', async () => {
    const entered = await sheetsWith(
      sectioned([3, 4]),
      (workbook, occasion) => takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], occasion),
      (workbook, occasion) => takeChange(workbook, 'enter', { name: 'Late', section: 'A' }, occasion),
    );
    const sheets = paper(entered, deletesRow('Pairings', 5));
    expect((await repaired(sheets)).by).toBe('sheets');
    expect(made(sheets, 'Pairings', 'A5:D5')).toEqual([[1, 1, 1, 2]]);
    expect(made(sheets, 'Pairings', 'H5')).toEqual([[3]]);
  });

  it('games made by hand: which numbers there were is known from the hidden sheet', async () => {
    const { games } = generated({ players: 5, cycles: 1, seed: 3, finished: 0, system: 'crenshaw' });
    const byHand = await sheetsWith({ ...base, games });
    const sheets = paper(byHand, deletesRow('Pairings', 18), types('Pairings', 'A9', 'x'));
    expect(await repaired(sheets)).toEqual({
      by: 'refused',
      told: [
        'Sheet “Pairings”, cell A9: The game numbers 4, 10 are missing, and Repair cannot tell which game is which: A9. Type each game’s number, then repair again.',
      ],
    });
  });

  it('a sheet that is of no tournament', async () => {
    expect((await repaired(after(), 'Pairings')).by).toBe('refused');
  });
});

describe('what the workbook refuses is passed on', () => {
  const failed = fail(problem('host-failed'));
  const repairIn = (workbook: Workbook) => repairTournament(workbook, 'Tournament', '2026-11-21 19:00');

  it('each of the four readings that new sheets take', async () => {
    for (const last of [1, 2, 3, 4]) {
      const sheets = after(losesName('Standings'));
      let readings = 0;
      const read: Workbook['read'] = async (query) =>
        (readings += 1) === last ? failed : sheets.workbook.read(query);
      expect(await repairIn({ ...sheets.workbook, read })).toEqual(failed);
      expect([readings, sheets.replaced]).toEqual([last, []]);
    }
  });

  it('the writing of cells, the making of sheets, and the warnings of both', async () => {
    const [cells, sheets] = [after(types('Pairings', 'A9', 'x')), after(deletesSheet('Log'))];
    expect(await repairIn({ ...cells.workbook, change: async () => failed })).toEqual(failed);
    expect(await repairIn({ ...sheets.workbook, replace: async () => failed })).toEqual(failed);
    const warnings = [problem('print-setup-failed', { sheet: 'Log' })];
    const warning = await repairIn({ ...sheets.workbook, replace: async () => ok({ warnings }) });
    expect([warning, await repairIn(cells.workbook)]).toMatchObject([
      { ok: true, value: { by: 'sheets', warnings } },
      { ok: true, value: { by: 'cells', warnings: [] } },
    ]);
  });
});

it('a workbook of Go from before there were handicaps still opens, and gets a row that says there are none', async () => {
  const event = goEvent(4, { handicap: 'ranks' });
  const now = await sheetsWith(event);
  const before = paper(now, deletesRow('Tournament', 18), losesName('handicap'));
  const { tournament } = valueOf(await openTournament(before.workbook));
  expect(tournament.handicap).toBeUndefined();
  expect(await repaired(before)).toEqual({
    told: [
      'Sheet “Tournament”, cell A18: Somebody deleted a row here. Repair restores it, but not what you typed into it.',
    ],
    by: 'sheets',
  });
  expect(made(before, 'Tournament', 'A18:B18')).toEqual([['Handicap', 'None']]);
});

it('where the stronger has White, the players of a game that was played keep their sides whatever their ratings are now', async () => {
  const event = goEvent(4);
  const now = await sheetsWith(
    event,
    (workbook, occasion) => takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], occasion),
    (workbook, occasion) => takeChange(workbook, 'correct', { player: 1, rating: '30k' }, occasion),
  );
  const cleared = paper(now, types('Pairings', 'D5', ''), types('Pairings', 'H5', ''));
  expect(await repaired(cleared)).toEqual({
    told: [
      'Sheet “Pairings”, cell D5: This cell is empty, but 4 belongs here. Repair restores it.',
      'Sheet “Pairings”, cell H5: This cell is empty, but 1 belongs here. Repair restores it.',
    ],
    by: 'cells',
  });
});
