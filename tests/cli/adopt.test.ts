import { join } from 'node:path';
import type { Tournament } from '../../src/core/model';
import { inFolder } from './run';

const { ran, answered, refusal, refused, written, list, event, hash } = inFolder();

const CLUB = [
  ['Nr', 'Name', 'Club', '1', '2', '3', '4', 'Pts'],
  [1, 'Berg', 'Oslo', 'x', '1w', '½b', '0w', 1.5],
  [2, 'Carlsen', 'Bergen', '0b', 'x', '1w', '1b', 2],
  [3, 'Dahl', 'Oslo', '½w', '0b', 'x', '1w', 2.5],
  [4, 'Eriksen', 'Hamar', '1b', '0w', '0b', 'x', 1],
] as const;

const gamesIn = async (name: string): Promise<readonly string[]> =>
  ((await event(name)) as Tournament).games.map(
    ({ round, white, black, outcome }) => `${round}: ${white}-${black} ${outcome}`,
  );

beforeAll(async () => {
  await list('club.xlsx', { Cup: CLUB });
});

describe('adopt', () => {
  it('makes a tournament of a cross-table, in a copy, and tells what it read', async () => {
    const before = hash('club.xlsx');
    const { code, stdout, stderr } = await ran('adopt club.xlsx --out out.xlsx --system crenshaw');
    expect([code, stdout]).toEqual([
      0,
      'Cross-table on sheet “Cup”, B2:G5.\nMade a tournament of 4 players, 3 rounds, 6 games, 6 of them finished. Written to out.xlsx.\nRead 4 rows and 8 columns. Rows not read: 1.\n1 of the 4 numbers beside the table differs from its results.\n',
    ]);
    expect(stderr).toMatch(
      /cell H4: Dahl has 2.5 points here, but the results add up to 1.5\. Check the line\./,
    );
    expect(hash('club.xlsx')).toBe(before);
    const made = (await event('out.xlsx')) as Tournament;
    expect([
      made.event,
      made.system,
      made.players.map(({ name, federation }) => `${name} ${federation}`),
    ]).toEqual([...['Cup', 'crenshaw'], ['Berg Oslo', 'Carlsen Bergen', 'Dahl Oslo', 'Eriksen Hamar']]);
    expect((await gamesIn('out.xlsx')).map((game) => game.slice(3)).sort()).toEqual([
      ...['1-2 1-0', '1-4 0-1', '2-3 1-0', '3-1 1/2', '3-4 1-0', '4-2 0-1'],
    ]);
  });

  it('--json: layout, what is inferred, what was compared, and every game with its cells', async () => {
    const { compared, games, ...told } = await answered<{
      readonly compared: readonly { readonly agrees: boolean }[];
      readonly games: readonly { readonly cells: readonly string[] }[];
    }>('adopt club.xlsx --out json.xlsx');
    expect(told).toMatchObject({
      ...{ event: 'Cup', layout: { kind: 'crosstable', area: 'B2:G5', colours: 'letters' } },
      ...{
        inferred: { rounds: 'inferred', colours: 'given' },
        sheets: expect.arrayContaining(['Crosstable']),
      },
    });
    expect(compared.filter(({ agrees }) => !agrees)).toEqual([
      { kind: 'points', no: 3, cell: 'H4', stated: 2.5, ours: 1.5, agrees: false },
    ]);
    expect(games.map(({ cells }) => cells.join(' ')).sort()).toEqual([
      ...['E2 D3', 'F2 D4', 'F3 E4', 'G2 D5', 'G3 E5', 'G4 F5'],
    ]);
  });

  it('a list of results from a text file', async () => {
    written('league.csv', [
      'Round;White;Black;Result',
      ...['1;Berg;Carlsen;1-0', '1;Dahl;Eriksen;1/2', '2;Eriksen;Berg;0-1', '2;Carlsen;Dahl;'],
    ]);
    expect((await ran('adopt league.csv --out league.xlsx --event League')).stdout.split('\n')[0]).toBe(
      'List of results on sheet “List 1”, A2:D5.',
    );
    expect((await event('league.xlsx')).event).toBe('League');
    expect((await gamesIn('league.xlsx')).slice(0, 4)).toEqual([
      ...['1: 1-2 1-0', '1: 3-4 1/2', '2: 4-1 0-1', '2: 2-3 null'],
    ]);
  });

  it('a contradiction is told at both cells; in a text file the place is a line and a column', async () => {
    const rows = CLUB.map((line, row) => line.map((cell, at) => (row === 2 && at === 3 ? '1b' : cell)));
    await list('wrong.xlsx', { Cup: rows });
    expect(await refusal('adopt wrong.xlsx --out no.xlsx')).toMatchObject([
      { code: 'adopt-contradiction', place: { sheet: 'Cup', cell: 'E2' } },
      { code: 'adopt-contradiction', place: { sheet: 'Cup', cell: 'D3' } },
    ]);
    written('date.csv', 'Name,1,2,3\nBerg,x,1,2-Jan\nCarlsen,0,x,1\nDahl,1,0,x\n');
    expect(await refusal('adopt date.csv --out no.xlsx')).toMatchObject([
      { code: 'adopt-date', place: { line: 2, column: 'D' } },
    ]);
  });

  it.each([
    ['--cycles x', 'not-a-whole-number'],
    ['--scoring 0,1', 'scoring-invalid'],
    ['--range all', 'range-invalid'],
    ['--system swiss', 'system-unknown'],
    ['--rules none', 'rules-unknown'],
    ['--sheet None', 'sheet-missing'],
    ['--range A1:B2', 'adopt-not-found'],
  ])('%s is %s', async (options, code) => {
    expect(await refused(`adopt club.xlsx --out no.xlsx ${options}`)).toEqual([code]);
  });
});

const reported = (name: string): string => `"${join(__dirname, '../fixtures/reported', name)}"`;

describe('tables of which something else was read once', () => {
  it.each([
    ['08-crosstable-2-1-0-read-as-list.csv', ['adopt-points-scoring 2 F']],
    ['09-name-fed-number-read-as-list.csv', ['adopt-standings 1 A']],
    [
      '11-withdrawn-wd-is-a-draw.csv',
      ['2 H', '3 H', '4 H', '5 H', '6 D', '6 E', '6 F', '6 G'].map((place) => `adopt-cell ${place}`),
    ],
    ['13-goals-first-row-dropped.csv', ['adopt-goals 2 E']],
  ])('%s: %j', async (name, told) => {
    const problems = await refusal(`adopt ${reported(name)} --out no.xlsx`);
    expect(problems.map(({ code, place }) => `${code} ${place.line} ${place.column}`)).toEqual(told);
  });

  it('a cross-table in 2, 1 and 0 is read with its scoring, by convert too', async () => {
    const file = reported('08-crosstable-2-1-0-read-as-list.csv');
    expect(
      (await ran(`adopt ${file} --out scored.xlsx --scoring 2,1,0`)).stdout.split('\n').slice(0, 4),
    ).toEqual([
      'Cross-table on sheet “List 1”, B2:H5.',
      'Made a tournament of 4 players, 3 rounds, 6 games, 6 of them finished. Written to scored.xlsx.',
      'Read 4 rows and 8 columns. Rows not read: 1.',
      'All 8 numbers beside the table agree with its results.',
    ]);
    expect(await refused(`convert ${file} scored.json`)).toEqual(['adopt-points-scoring']);
    expect((await ran(`convert ${file} scored.json --scoring 2,1,0`)).code).toBe(0);
  });
});
