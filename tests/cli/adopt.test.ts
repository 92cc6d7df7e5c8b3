import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { crosstableOf } from '../adoptedEvents';
import { gridOf } from '../adoptGrid';
import { eventOf, realEvent } from '../eventFixtures';
import { filesIn, hashOf, problemsOf, run, tempFiles, writeList } from './run';

const at = tempFiles();

const CLUB = [
  ['Nr', 'Name', 'Club', '1', '2', '3', '4', 'Pts'],
  [1, 'Berg', 'Oslo', 'x', '1w', '½b', '0w', 1.5],
  [2, 'Carlsen', 'Bergen', '0b', 'x', '1w', '1b', 2],
  [3, 'Dahl', 'Oslo', '½w', '0b', 'x', '1w', 2.5],
  [4, 'Eriksen', 'Hamar', '1b', '0w', '0b', 'x', 1],
] as const;

interface Adopted {
  readonly event: string;
  readonly layout: { readonly kind: string; readonly area: string; readonly colours: string };
  readonly inferred: { readonly rounds: string; readonly colours: string };
  readonly compared: readonly {
    readonly cell: string;
    readonly stated: number;
    readonly ours: number;
    readonly agrees: boolean;
  }[];
  readonly games: readonly {
    readonly no: number;
    readonly white: number;
    readonly cells: readonly string[];
  }[];
  readonly sheets: readonly string[];
}

describe('adopt', () => {
  it('makes a tournament of a cross-table, in a copy, and tells what it read', async () => {
    const input = await writeList(at('club.xlsx'), { Cup: CLUB });
    const before = hashOf(input);
    const ran = await run('adopt', input, '--out', at('out.xlsx'), '--system', 'crenshaw');
    expect([ran.code, ran.stdout.replaceAll(at(''), '')]).toEqual([
      0,
      'Cross-table on sheet “Cup”, B2:G5.\nAdopted 4 players, 3 rounds, 6 games, 6 of them finished. Written to /out.xlsx.\n4 rows and 8 columns were read. Rows not read: 1.\n1 of the 4 numbers beside the table differs from its results.\n',
    ]);
    expect(ran.stderr).toMatch(
      /cell H4: Dahl stands with 2.5 here, but the results make 1.5\. Check the line\./,
    );
    expect(hashOf(input)).toBe(before);
    expect((await run('convert', at('out.xlsx'), at('out.json'))).code).toBe(0);
    const { event, system, players, games } = eventOf(readFileSync(at('out.json'), 'utf8'));
    expect([event, system, players.map(({ name, federation }) => `${name} ${federation}`)]).toEqual([
      'Cup',
      'crenshaw',
      ['Berg Oslo', 'Carlsen Bergen', 'Dahl Oslo', 'Eriksen Hamar'],
    ]);
    const shown = games.map(({ white, black, outcome }) => `${white}-${black} ${outcome}`);
    expect(shown.sort()).toEqual(['1-2 1-0', '1-4 0-1', '2-3 1-0', '3-1 1/2', '3-4 1-0', '4-2 0-1']);
  });

  it('--json: layout, what is inferred, what was compared, and every game with its cells', async () => {
    const input = await writeList(at('json.xlsx'), { Cup: CLUB });
    const ran = await run('adopt', input, '--out', at('json-out.xlsx'), '--json');
    const { layout, inferred, compared, games, sheets, event } = JSON.parse(ran.stdout) as Adopted;
    expect([ran.code, event, layout.kind, layout.area, layout.colours]).toEqual([
      0,
      'Cup',
      'crosstable',
      'B2:G5',
      'letters',
    ]);
    expect([inferred.rounds, inferred.colours]).toEqual(['inferred', 'given']);
    expect(compared.filter(({ agrees }) => !agrees)).toEqual([
      { kind: 'points', no: 3, cell: 'H4', stated: 2.5, ours: 1.5, agrees: false },
    ]);
    expect(games.map(({ cells }) => cells.join(' ')).sort()).toEqual(
      ['D3 E2', 'E2 D3'].slice(1).concat(['F2 D4', 'F3 E4', 'G2 D5', 'G3 E5', 'G4 F5']),
    );
    expect(sheets).toContain('Crosstable');
  });

  it('a list of results from a text file', async () => {
    writeFileSync(
      at('league.csv'),
      'Round;White;Black;Result\r\n1;Berg;Carlsen;1-0\r\n1;Dahl;Eriksen;1/2\r\n2;Eriksen;Berg;0-1\r\n2;Carlsen;Dahl;\r\n',
    );
    const ran = await run('adopt', at('league.csv'), '--out', at('league.xlsx'), '--event', 'League');
    expect([ran.code, ran.stdout.replaceAll(at(''), '').split('\n')[0]]).toEqual([
      0,
      'List of results on sheet “List 1”, A2:D5.',
    ]);
    expect((await run('convert', at('league.xlsx'), at('league.json'))).code).toBe(0);
    const { event, games } = eventOf(readFileSync(at('league.json'), 'utf8'));
    const given = games
      .filter(({ round }) => round < 3)
      .map(({ round, white, black, outcome }) => [round, white, black, outcome]);
    expect([event, games.length, given]).toEqual([
      'League',
      6,
      [
        [1, 1, 2, '1-0'],
        [1, 3, 4, '1/2'],
        [2, 4, 1, '0-1'],
        [2, 2, 3, null],
      ],
    ]);
  });

  it('a contradiction is told at both cells, and nothing is written', async () => {
    const rows = CLUB.map((line, index) =>
      line.map((cell, column) => (index === 2 && column === 3 ? '1b' : cell)),
    );
    const input = await writeList(at('wrong.xlsx'), { Cup: rows });
    const before = filesIn(at(''));
    const ran = await run('adopt', input, '--out', at('wrong-out.xlsx'), '--json');
    expect(ran.code).toBe(1);
    expect(problemsOf(ran).map(({ code, place }) => [code, place.sheet, place.cell])).toEqual([
      ['adopt-contradiction', 'Cup', 'E2'],
      ['adopt-contradiction', 'Cup', 'D3'],
    ]);
    expect(filesIn(at(''))).toEqual(before);
  });

  it('in a text file the place is a line and a column', async () => {
    writeFileSync(at('date.csv'), 'Name,1,2,3\nBerg,x,1,2-Jan\nCarlsen,0,x,1\nDahl,1,0,x\n');
    const ran = await run('adopt', at('date.csv'), '--out', at('date.xlsx'), '--json');
    expect(problemsOf(ran).map(({ code, place }) => [code, place.line, place.column])).toEqual([
      ['adopt-date', 2, 'D'],
    ]);
  });

  it.each([
    [['--cycles', 'x'], 'not-a-whole-number'],
    [['--scoring', '0,1'], 'scoring-invalid'],
    [['--range', 'all'], 'range-invalid'],
    [['--system', 'swiss'], 'system-unknown'],
    [['--rules', 'none'], 'rules-unknown'],
    [['--sheet', 'None'], 'sheet-missing'],
    [['--range', 'A1:B2'], 'adopt-not-found'],
  ])('%j is %s', async (options, code) => {
    const input = await writeList(at('asked.xlsx'), { Cup: CLUB });
    const ran = await run('adopt', input, '--out', at('asked-out.xlsx'), '--json', ...options);
    expect([ran.code, problemsOf(ran).map((each) => each.code)]).toEqual([1, [code]]);
  });

  it('a real event goes through a file: 20 players, sorted by rank, with points as they were', async () => {
    const event = realEvent('iz1976a');
    const grid = gridOf(crosstableOf(event, { bold: false, rounds: true, sortedBy: 'rank' }));
    const input = await writeList(at('biel.xlsx'), { Biel: grid.values });
    const ran = await run('adopt', input, '--out', at('biel-out.xlsx'));
    expect([ran.code, ran.stdout.split('\n')[1]!.replace(at(''), '')]).toEqual([
      0,
      'Adopted 20 players, 19 rounds, 190 games, 190 of them finished. Written to /biel-out.xlsx.',
    ]);
    const standings = await run('standings', at('biel-out.xlsx'), '--json');
    const [values] = Object.values(
      JSON.parse(standings.stdout) as Record<string, { values: Record<string, number[]> }>,
    );
    expect(values!.values['PTS']).toEqual([
      12, 12.5, 12, 10, 10, 12, 10.5, 11.5, 11.5, 11.5, 9, 9, 8, 9.5, 10, 9, 8.5, 5, 2.5, 6,
    ]);
  });
});

const reported = (name: string): string => join(__dirname, '../fixtures/reported', name);

const refused = async (name: string, ...options: readonly string[]): Promise<readonly string[]> => {
  const out = at(`${name}.xlsx`);
  const ran = await run('adopt', reported(name), '--out', out, '--json', ...options);
  expect([ran.code, existsSync(out)]).toEqual([1, false]);
  return problemsOf(ran).map(({ code, place }) => `${code} ${place.cell ?? `${place.line} ${place.column}`}`);
};

describe('tables of which something else was read once', () => {
  it('a cross-table in 2, 1 and 0 asks for its scoring, and is read with it', async () => {
    const name = '08-crosstable-2-1-0-read-as-list.csv';
    expect(await refused(name)).toEqual(['adopt-points-scoring 2 F']);
    const ran = await run('adopt', reported(name), '--out', at('x.xlsx'), '--scoring', '2,1,0');
    expect([ran.code, ran.stdout.split('\n').slice(0, 4).join('\n').replace(at(''), '')]).toEqual([
      0,
      'Cross-table on sheet “List 1”, B2:H5.\nAdopted 4 players, 3 rounds, 6 games, 6 of them finished. Written to /x.xlsx.\n4 rows and 8 columns were read. Rows not read: 1.\nAll 8 numbers beside the table agree with its results.',
    ]);
  });

  it('and so does convert', async () => {
    const input = reported('08-crosstable-2-1-0-read-as-list.csv');
    const out = at('converted.json');
    expect(problemsOf(await run('convert', input, out, '--json')).map(({ code }) => code)).toEqual([
      'adopt-points-scoring',
    ]);
    const ran = await run('convert', input, out, '--scoring', '2,1,0');
    expect([ran.code, existsSync(out)]).toEqual([0, true]);
  });

  it('names and federations are no games', async () =>
    expect(await refused('09-name-fed-number-read-as-list.csv')).toEqual(['adopt-standings 1 A']));

  it('who withdrew has no draws', async () =>
    expect(await refused('11-withdrawn-wd-is-a-draw.csv')).toEqual(
      ['2 H', '3 H', '4 H', '5 H', '6 D', '6 E', '6 F', '6 G'].map((place) => `adopt-cell ${place}`),
    ));

  it('goals are no results, and the first line is not cut off', async () =>
    expect(await refused('13-goals-first-row-dropped.csv')).toEqual(['adopt-goals 2 E']));
});
