import { foreignSheets, sheetsOf, wouldBeLost, wouldBreak } from '../../src/app/rebuild';
import { withTeams } from '../../src/app/teams';
import type { Problem } from '../../src/core/problem';
import { area } from '../../src/grid/cell';
import type { Roster } from '../../src/sheets/roster';

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
    ...{ sheet: 'List', event: 'List', eventCell: null, area: area(0, 0, 3, 4), headerRow: 0, nameColumn: 0 },
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
    const found = withTeams(roster('Club', ['Born', 'Team']));
    if (!found.ok) throw new Error('no teams');
    expect(found.value.columnFormats).toEqual(['@']);
    expect(found.value.players.map(({ extra }) => extra)).toEqual([[' Kings '], ['Queens']]);
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
