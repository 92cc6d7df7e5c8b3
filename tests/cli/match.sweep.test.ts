import { readFileSync } from 'node:fs';
import type { CellValue } from '../../src/grid/cell';
import { eventOf } from '../eventFixtures';
import { problemsOf, run, tempFiles, writeList } from './run';

const at = tempFiles();

const HEADINGS = ['Name', 'Rating', 'Team', 'Club'];
const MEMBERS: readonly (readonly CellValue[])[] = [
  ['Ann', 1700, 'Kings', 'North'],
  ['Bob', 1800, 'Queens', 'South'],
  ['Cid', 1900, 'Kings', 'South'],
  ['Dot', 1600, 'queens ', 'North'],
];

const listOf = (rows = MEMBERS, headings: readonly string[] = HEADINGS): Promise<string> =>
  writeList(at('list.xlsx'), { Club: [headings, ...rows] });

const tournamentIn = async (workbook: string) => {
  expect((await run('convert', workbook, at('read.json'), '--force')).stderr).toMatch(
    /^File “[^”]+”: The file does not hold: the Log.*\n$/,
  );
  return eventOf(readFileSync(at('read.json'), 'utf8'));
};

/** Numbers as the list stands, unless it is said otherwise. */
const inListOrder = (more: readonly string[]): readonly string[] =>
  more.includes('--numbers') ? more : ['--numbers', 'list', ...more];

/** Pairs a list as a match: `1 Ann Kings` for each player. */
const paired = async (...more: readonly string[]): Promise<string[]> => {
  const ran = await run(
    'pair',
    await listOf(),
    '--system',
    'scheveningen',
    '--out',
    at('out.xlsx'),
    '--force',
    ...inListOrder(more),
  );
  expect([ran.code, ran.stderr.includes('{')]).toEqual([0, false]);
  const { players } = await tournamentIn(at('out.xlsx'));
  return players.map(({ no, name, team }) => `${no} ${name} ${team}`);
};

describe('pair with a list of two teams', () => {
  it('gives the team that the list names first the first numbers, in the order of the list', async () => {
    expect(await paired()).toEqual(['1 Ann Kings', '2 Cid Kings', '3 Bob Queens', '4 Dot Queens']);
    const { columns, teams, teamTieBreaks, ruleSet, tieBreaks, games } = await tournamentIn(at('out.xlsx'));
    expect(columns).toEqual([]);
    expect(teams.map(({ name }) => name)).toEqual(['Kings', 'Queens']);
    expect([teamTieBreaks, ruleSet, tieBreaks]).toEqual([
      ['GP', 'NZ_BOARDS', 'NZ_BLACK'],
      'match',
      ['PTS', 'WIN', 'SB'],
    ]);
    expect(games.map(({ round, white, black }) => [round, white, black])).toEqual([
      [1, 1, 3],
      [1, 2, 4],
      [2, 4, 1],
      [2, 3, 2],
    ]);
  });

  it('by rating and by lots: each team in the order of the whole list’s draw', async () => {
    expect(await paired('--numbers', 'rating')).toEqual([
      '1 Cid Kings',
      '2 Ann Kings',
      '3 Bob Queens',
      '4 Dot Queens',
    ]);
    const drawn = await paired('--numbers', 'lots', '--seed', 'x');
    expect(drawn).toEqual(await paired('--numbers', 'lots', '--seed', 'x'));
    expect((await tournamentIn(at('out.xlsx'))).numbering).toEqual({ method: 'lots', seed: 'x' });
  });

  it('takes the teams from the column that is named, else from one for clubs', async () => {
    expect(await paired('--team-column', 'club')).toEqual([
      '1 Ann North',
      '2 Dot North',
      '3 Bob South',
      '4 Cid South',
    ]);
    const clubs = MEMBERS.map(([name, rating, , club]) => [name!, rating!, club!]);
    const list = await listOf(clubs, ['Name', 'Rating', 'Club']);
    const ran = await run(
      'pair',
      list,
      '--system',
      'scheveningen-cyclical',
      '--numbers',
      'list',
      '--out',
      at('out.xlsx'),
      '--force',
    );
    expect(ran.code).toBe(0);
    expect((await tournamentIn(at('out.xlsx'))).teams.map(({ name }) => name)).toEqual(['North', 'South']);
  });

  it('numbers each team by a column of its own', async () => {
    const rows = MEMBERS.map((row, index) => [...row, index < 2 ? 2 : 1]);
    const list = await listOf(rows, [...HEADINGS, 'Board']);
    const ran = await run(
      'pair',
      list,
      '--system',
      'scheveningen',
      '--numbers',
      'column:Board',
      '--out',
      at('out.xlsx'),
      '--force',
    );
    expect(ran.code).toBe(0);
    const { players } = await tournamentIn(at('out.xlsx'));
    expect(players.map(({ name }) => name)).toEqual(['Cid', 'Ann', 'Dot', 'Bob']);
  });

  it('warns of what the colours of the match are not', async () => {
    const warned = async (system: string) =>
      problemsOf(
        await run('pair', await listOf(), '--system', system, '--out', at('out.xlsx'), '--force', '--json'),
      ).map(({ code }) => code);
    expect(await warned('scheveningen')).toEqual(['teams-not-level']);
    expect(await warned('scheveningen-classical')).toEqual(['teams-colours-by-round']);
  });
});

describe('pair with a list of two teams and no system', () => {
  const told = async (rows: readonly (readonly CellValue[])[], ...more: readonly string[]) => {
    const ran = await run(
      'pair',
      await listOf(rows),
      ...inListOrder(more),
      '--out',
      at('out.xlsx'),
      '--force',
    );
    return [ran.code, ran.stderr];
  };

  it('pairs everyone with everyone, and says how to make a match of it', async () => {
    expect(await told(MEMBERS)).toEqual([
      0,
      'Sheet “Club”: The column “Team” has two teams, Kings and Queens. Here everyone plays everyone. If each member is to play each of the other team, make a match of it, with the system scheveningen.\n',
    ]);
  });

  it.each([
    ['a system was chosen', MEMBERS, ['--system', 'berger']],
    ['somebody has no team', [...MEMBERS, ['Eve', 1500, '', '']], []],
    ['there are three teams', [...MEMBERS, ['Eve', 1500, 'Rooks', '']], []],
    ['one plays alone', MEMBERS.slice(0, 3), []],
  ])('and nothing of a match if %s', async (_, rows, more) => {
    expect(await told(rows, ...more)).toEqual([0, '']);
  });
});

describe('nobody comes into a match or is taken off its list', () => {
  it.each([
    ['enter', '--name', 'Eve'],
    ['remove', '--name', 'Ann'],
  ])('%s says what else to do', async (command, ...given) => {
    await paired();
    const ran = await run(command, at('out.xlsx'), ...given, '--out', at('never.xlsx'));
    expect([ran.code, ran.stderr]).toEqual([
      1,
      'A match keeps the players that its two teams began with: nobody comes in late or is taken off the list. Let a substitute take the place of whoever does not play. Before the first result you can also make the match anew from your list.\n',
    ]);
  });
});

describe('pair refuses a match, with a code and the cell', () => {
  const refused = async (rows: readonly (readonly CellValue[])[], ...more: readonly string[]) => {
    const list = await listOf(rows);
    const ran = await run(
      'pair',
      list,
      '--system',
      'scheveningen',
      '--out',
      at('never.xlsx'),
      '--json',
      ...inListOrder(more),
    );
    expect(ran.code).toBe(1);
    return problemsOf(ran).map(({ code, place }) => [
      code,
      ...(place.cell === undefined ? [] : [place.cell]),
    ]);
  };

  it.each([
    ['a player without a team', [...MEMBERS, ['Eve', 1500, '', '']], [], [['team-missing', 'A6']]],
    ['one team', MEMBERS.map(([name]) => [name!, 1, 'Kings', '']), [], [['teams-not-two']]],
    ['three teams', [...MEMBERS, ['Eve', 1500, 'Rooks', '']], [], [['teams-not-two']]],
    ['a team of one', MEMBERS.slice(0, 3), [], [['team-size']]],
    ['a column that is not there', MEMBERS, ['--team-column', 'Side'], [['team-column-missing']]],
    ['direct encounter', MEMBERS, ['--tie-breaks', 'PTS,DE'], [['criterion-not-for-teams']]],
    ['a list without points first', MEMBERS, ['--team-tie-breaks', 'TBR'], [['criterion-order']]],
    ['numbers that place one list', MEMBERS, ['--numbers', 'varma', '--seed', 'x'], [['choice-unknown']]],
  ])('%s', async (_, rows, more, problems) => {
    expect(await refused(rows, ...more)).toEqual(problems);
  });

  it('a team of 63', async () => {
    const row = (index: number): CellValue[] => [`P${index}`, 1500, index < 63 ? 'Kings' : 'Queens', ''];
    expect(await refused(Array.from({ length: 65 }, (__, index) => row(index)))).toEqual([['team-size']]);
  });

  it('what only teams have, for a system of one list', async () => {
    const ran = await run(
      'pair',
      await listOf(),
      '--team-column',
      'Team',
      '--out',
      at('never.xlsx'),
      '--json',
    );
    expect(problemsOf(ran).map(({ code }) => code)).toEqual(['system-of-players']);
  });
});

describe('a match goes on in its workbook', () => {
  it('results are recorded and taken back, and the score of the teams is printed', async () => {
    await paired();
    const [out, then] = [at('out.xlsx'), at('then.xlsx')];
    expect((await run('record', out, '1=1-0', '2=1/2', '--out', then, '--force')).code).toBe(0);
    expect((await run('standings', then)).stdout.split('\n\n')[1]).toBe(
      'Rank  Name     GP  NZ_BOARDS  NZ_BLACK\n   1  Kings   1.5          1         0\n   2  Queens  0.5          0         0\n',
    );
    const json = JSON.parse((await run('standings', then, '--json')).stdout) as object;
    expect(Object.values(json)).toMatchObject([
      {
        teams: [
          { team: 'Kings', rank: 1, values: [1.5, 1, 0] },
          { team: 'Queens', rank: 2 },
        ],
      },
    ]);
    expect((await run('refresh', then, '--out', at('fresh.xlsx'), '--force')).code).toBe(0);
    expect((await run('undo', then, '--out', at('back.xlsx'), '--force')).code).toBe(0);
    expect((await tournamentIn(at('back.xlsx'))).games.every(({ outcome }) => outcome === null)).toBe(true);
  });

  it('goes to an event file and comes back the same', async () => {
    await paired();
    const match = await tournamentIn(at('out.xlsx'));
    expect((await run('convert', at('read.json'), at('again.xlsx'), '--force')).code).toBe(0);
    expect(await tournamentIn(at('again.xlsx'))).toEqual(match);
  });
});
