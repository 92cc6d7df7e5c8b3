import { asOpened } from '../../src/app/rebuild';
import { foreignSheets, wouldBeLost, wouldBreak } from '../../src/app/wouldBeLost';
import { sheetsOf } from '../../src/sheets/findTournaments';
import { withTeams } from '../../src/app/pairTeams';
import type { Problem } from '../../src/core/problem';
import { area, type CellValue } from '../../src/grid/cell';
import type { Roster } from '../../src/sheets/roster';
import { makeLogRow, type LogEntry } from '../../src/sheets/log/line';
import type { RangeSnapshot } from '../../src/workbook/port';
import { generated } from '../generated';
import { valueOf } from '../results';
import { opened } from './opened';

const told = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ code, place, values }) =>
    [code, ...Object.values(place), ...Object.values(values)].join(' | '),
  );

describe('before sheets are made anew', () => {
  it('cells that would be lost are named sheet by sheet, at the first of them', () => {
    const cells = [
      { sheet: 'Standings', row: 19, column: 0 },
      { sheet: 'Players', row: 4, column: 1 },
      { sheet: 'Standings', row: 20, column: 27 },
    ];
    expect(told(wouldBeLost(cells))).toEqual([
      'cells-would-be-lost | Standings | A20 | A20, AB21 | 2',
      'cells-would-be-lost | Players | B5 | B5 | 1',
    ]);
  });

  it('the first twelve of many', () => {
    const cells = (count: number) =>
      Array.from({ length: count }, (_, row) => ({ sheet: 'Log', row, column: 0 }));
    const twelve = 'A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12';
    expect(told(wouldBeLost(cells(12)))).toEqual([`cells-would-be-lost | Log | A1 | ${twelve} | 12`]);
    expect(told(wouldBeLost(cells(13)))).toEqual([`cells-would-be-lost | Log | A1 | ${twelve} … | 13`]);
  });

  it('formulas and names of others that refer to the sheets or their tables would break', () => {
    const table = (name: string, sheet: string) => ({ name, sheet, area: area(3, 0, 5, 8) });
    const cell = (sheet: string, row: number, formula: string) => ({ sheet, row, column: 1, formula });
    const around = {
      tables: [table('Players_t', 'players'), table('Mine', 'List')],
      formulas: [
        cell('Prizes', 0, 'Standings!A5'),
        cell('Prizes', 1, 'SUM(B1:B2)'),
        cell('Prizes', 2, 'ROWS(PLAYERS_T)'),
        cell('Bulletin', 0, 'standings!A6'),
        cell('Bulletin', 1, 'ROWS(Mine)'),
      ],
      names: [
        { sheet: null, name: 'Winner', refersTo: 'Standings!$C$5' },
        { sheet: 'Prizes', name: 'Second', refersTo: 'Standings!$C$6' },
        { sheet: 'STANDINGS', name: 'Own', refersTo: 'Standings!$A$5' },
        { sheet: null, name: 'Other', refersTo: 'List!$A$1' },
      ],
    };
    expect(told(wouldBreak(around, ['Standings', 'Players']))).toEqual([
      'reference-would-break | Prizes | B1 | B1, B3',
      'reference-would-break | Bulletin | B1 | B1',
      'reference-would-break | Winner',
      'reference-would-break | Prizes | Second',
    ]);
  });

  it('sheets of others are all but its own and those on which tournaments calculate', () => {
    const found = {
      sheet: 'Tournament',
      places: {
        Players: { sheet: 'Players', area: area(3, 0) },
        Players_no: { sheet: 'Players', area: area(4, 0) },
      },
    };
    const own = sheetsOf(found);
    expect(own).toEqual(['Tournament', 'Players']);
    const sheet = (name: string) => ({
      name,
      visibility: 'visible' as const,
      active: false,
      protected: false,
    });
    const overview = {
      sheets: ['Tournament', 'Players', 'List', 'Blitz Tournament', 'Blitz Calculation'].map(sheet),
      names: [
        {
          ...{ sheet: 'Blitz Tournament', name: 'Roundabout_Calculation' },
          refersTo: "'Blitz Calculation'!$A$1:$B$2",
        },
      ],
      tables: [],
    };
    expect(foreignSheets(overview, own)).toEqual(['List', 'Blitz Tournament']);
  });
});

describe('the teams of a list', () => {
  const roster = (federation: string | undefined, columns: readonly string[]): Roster => ({
    ...{ sheet: 'List', event: 'List', area: area(0, 0, 3, 4), headerRow: 0, nameColumn: 0 },
    columns,
    columnFormats: columns.map(() => '@'),
    headings: { name: 'Name', ...(federation === undefined ? {} : { federation }) },
    players: [
      { name: 'Anna', row: 1, cell: 'A2', federation: ' North ', extra: columns.map(() => ' Kings ') },
      { name: 'Bert', row: 2, cell: 'A3', federation: 'South', extra: columns.map(() => 'Queens') },
    ],
    warnings: [],
  });

  const teams = (list: Roster, named?: string) => {
    const found = withTeams(list, named);
    return found.ok ? [found.value.teams.join(' '), found.value.columns.join(' ')] : told(found.problems);
  };

  it('stand in the column with a heading for teams, which is no further column then', () => {
    expect(teams(roster('Club', ['Born', 'Team']))).toEqual(['Kings Queens', 'Born']);
    const found = valueOf(withTeams(roster('Club', ['Born', 'Team'])));
    expect(found.columnFormats).toEqual(['@']);
    expect(found.players.map(({ extra }) => extra)).toEqual([[' Kings '], ['Queens']]);
  });

  it('else in that of federations or clubs, which stays', () => {
    expect(teams(roster('Club', ['Born']))).toEqual(['North South', 'Born']);
  });

  it('or in the column that is named, in capitals or not', () => {
    expect(teams(roster('Club', ['Born', 'Team']), ' BORN ')).toEqual(['Kings Queens', 'Team']);
    expect(teams(roster('Club', ['Born', 'Team']), 'club')).toEqual(['North South', 'Born Team']);
    expect(teams(roster('Café', []), 'CAFE\u0301')).toEqual(['North South', '']);
  });

  it('or in none: the headings that there are are told', () => {
    expect(teams(roster('Club', ['Born']), 'Side')).toEqual([
      'team-column-missing | List | Side | Club, Born',
    ]);
    expect(teams(roster(undefined, ['Born']))).toEqual(['team-column-missing | List | Team | Born']);
    expect(teams(roster(undefined, []))).toEqual(['team-column-missing | List | Team | –']);
  });

  it('a player without one is named with their cell', () => {
    const list = roster(undefined, ['Team']);
    const [anna, bert] = list.players;
    const clubs = roster('Club', ['Born']);
    const { federation, ...clubless } = clubs.players[1]!;
    expect(federation).toBe('South');
    expect(teams({ ...clubs, players: [clubs.players[0]!, clubless] })).toEqual([
      'team-missing | List | A3 | Bert',
    ]);
    const players = [{ ...anna!, extra: ['  '] }, bert!];
    expect(teams({ ...list, players })).toEqual(['team-missing | List | A2 | Anna']);
  });
});

const whole = opened(generated({ players: 4, cycles: 1, seed: 1 }));
/** As if only the table of players had been read. */
const places = { Players: whole.parts.places.Players!, Log: { sheet: 'Archive', area: area(3, 0, 2, 8) } };
const open = { ...whole, parts: { ...whole.parts, places } };
const LOG = { name: 'Log_t', sheet: 'Log', area: area(3, 0, 3, 8), totals: false };

const line = (step: number): LogEntry => ({
  ...{
    step,
    time: '09:00',
    tournament: 't',
    rule: 'record',
    cells: `game ${step}`,
    before: '',
    after: '"1-0"',
  },
});

const grid = (
  sheet: string,
  row: number,
  column: number,
  values: readonly (readonly CellValue[])[],
): RangeSnapshot => ({
  ...{ sheet, area: area(row, column, values.length, values[0]!.length), values },
  ...{ formulas: [], formats: [], hiddenRows: [], merges: [] },
});

const values = (...grids: readonly RangeSnapshot[]) =>
  asOpened({ open, table: 'Log_t', lines: [line(1), line(2)] }, grids, LOG).map((each) => each.values);

describe('sheets as they were seen', () => {
  it('have what was read when the step was opened; the rest as it is', () => {
    const now = grid('Players', 3, 0, [
      ['No', 'Name', 'Rating'],
      [1, 'Typed meanwhile', 7],
      [2, 'Player B2', 1501],
    ]);
    expect(values(now)).toEqual([
      [
        ['No', 'Name', 'Rating'],
        [1, 'Player A1', 1500],
        [2, 'Player B2', 1501],
      ],
    ]);
  });

  it('whatever their capitals, and wherever the range begins', () => {
    expect(values(grid('PLAYERS', 5, 1, [['x', 'y']]))).toEqual([[['Player B2', 1501]]]);
    expect(values(grid('Notes', 5, 1, [['x', 'y']]))).toEqual([[['x', 'y']]]);
  });

  it('have the lines of the Log that there were, and none that came since', () => {
    const now = grid('Log', 3, 0, [
      ['Time', 'What', 'Step', 'Tournament', 'Rule', 'Cells', 'Before', 'After'],
      [...makeLogRow(line(1)).slice(0, 6), null, '"1-0"'],
      ['09:05', '', 3, 't', 'record', 'game 3', '', '"0-1"'],
    ]);
    expect(values(now)).toEqual([
      [
        ['Time', 'What', 'Step', 'Tournament', 'Rule', 'Cells', 'Before', 'After'],
        ['09:00', '', 1, 't', 'record', 'game 1', null, '"1-0"'],
        ['09:00', '', 2, 't', 'record', 'game 2', '', '"1-0"'],
      ],
    ]);
    const other = grid('Notes', 3, 0, [['Step'], [7], [8]]);
    expect(values(other, now)[0]).toEqual([['Step'], [7], [8]]);
    expect(values(other, now)[1]).toEqual(values(now)[0]);
    const aside = grid('Log', 3, 2, [['Time'], [7], [8]]);
    const moved = { ...LOG, area: area(3, 2, 3, 8) };
    expect(asOpened({ open, table: 'Log_t', lines: [line(1), line(2)] }, [aside], moved)[0]!.values).toEqual([
      ['Time'],
      ['09:00'],
      ['09:00'],
    ]);
    const longer = { ...LOG, area: area(3, 0, 4, 8) };
    const more = grid('Log', 6, 0, [['09:05', '', 3, 't', 'record', 'game 3', '', '"0-1"']]);
    expect(asOpened({ open, table: 'Log_t', lines: [line(1), line(2)] }, [more], longer)[0]!.values).toEqual([
      [null, null, null, null, null, null, null, null],
    ]);
  });

  it('have the sentences of a Log that has them', () => {
    const said = { ...line(1), said: 'Round 1, Anna – Bert: 1–0 (was empty).' };
    const wide = { ...LOG, area: area(3, 0, 2, 8) };
    const here = {
      ...open,
      parts: { ...open.parts, places: { Log: { sheet: 'Archive', area: wide.area } } },
    };
    const now = grid('Log', 4, 0, [['09:00', 'Something else', 1, 't', 'record', 'game 1', '', '"1-0"']]);
    expect(asOpened({ open: here, table: 'Log_t', lines: [said] }, [now], wide)[0]!.values).toEqual([
      ['09:00', 'Round 1, Anna – Bert: 1–0 (was empty).', 1, 't', 'record', 'game 1', '', '"1-0"'],
    ]);
  });
});
