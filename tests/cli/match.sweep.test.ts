import type { CellValue } from '../../src/grid/cell';
import type { Tournament } from '../../src/core/model';
import { inFolder } from './run';

const { ran, said, answered, warned, refusal, refused, list, event } = inFolder();

type Rows = readonly (readonly CellValue[])[];

const HEADINGS = ['Name', 'Rating', 'Team', 'Club'];
const MEMBERS: Rows = [
  ['Ann', 1700, 'Kings', 'North'],
  ['Bob', 1800, 'Queens', 'South'],
  ['Cid', 1900, 'Kings', 'South'],
  ['Dot', 1600, 'queens ', 'North'],
];
const EVE = ['Eve', 1500, '', ''];
const ROOK = ['Eve', 1500, 'Rooks', ''];

const listOf = (rows = MEMBERS, headings = HEADINGS): Promise<string> =>
  list('list.xlsx', { Club: [headings, ...rows] });

const match = async (name = 'out.xlsx'): Promise<Tournament> => (await event(name)) as Tournament;

/** Pairs a list as a match: `1 Ann Kings` for each player. */
const paired = async (more = '--numbers list'): Promise<string[]> => {
  await said(`pair ${await listOf()} out.xlsx --system scheveningen --force ${more}`);
  return (await match()).players.map(({ no, name, team }) => `${no} ${name} ${team}`);
};

describe('pair with a list of two teams', () => {
  it('gives the team that the list names first the first numbers, in the order of the list', async () => {
    expect(await paired()).toEqual(['1 Ann Kings', '2 Cid Kings', '3 Bob Queens', '4 Dot Queens']);
    const { games, ...found } = await match();
    expect(found).toMatchObject({
      ...{ columns: [], teams: [{ name: 'Kings' }, { name: 'Queens' }], ruleSet: 'match' },
      ...{ tieBreaks: ['PTS', 'WIN', 'SB'], teamTieBreaks: ['GP', 'NZ_BOARDS', 'NZ_BLACK'] },
    });
    expect(games.map(({ round, white, black }) => [round, white, black])).toEqual([
      [1, 1, 3],
      [1, 2, 4],
      [2, 4, 1],
      [2, 3, 2],
    ]);
  });

  it('by rating and by lots: each team in the order of the whole list’s draw', async () => {
    expect(await paired('--numbers rating')).toEqual([
      ...['1 Cid Kings', '2 Ann Kings', '3 Bob Queens', '4 Dot Queens'],
    ]);
    const drawn = await paired('--numbers lots --seed x');
    expect(drawn).toEqual(await paired('--numbers lots --seed x'));
    expect((await match()).numbering).toEqual({ method: 'lots', seed: 'x' });
  });

  it('takes the teams from the column that is named, else from one for clubs; numbers from one of their own', async () => {
    expect(await paired('--numbers list --team-column club')).toEqual([
      ...['1 Ann North', '2 Dot North', '3 Bob South', '4 Cid South'],
    ]);
    await listOf(
      MEMBERS.map(([name, rating, , club]) => [name!, rating!, club!]),
      ['Name', 'Rating', 'Club'],
    );
    await said('pair list.xlsx out.xlsx --system scheveningen-cyclical --numbers list --force');
    expect((await match()).teams.map(({ name }) => name)).toEqual(['North', 'South']);
    await listOf(
      MEMBERS.map((row, index) => [...row, index < 2 ? 2 : 1]),
      [...HEADINGS, 'Board'],
    );
    await said('pair list.xlsx out.xlsx --system scheveningen --numbers column:Board --force');
    expect((await match()).players.map(({ name }) => name)).toEqual(['Cid', 'Ann', 'Dot', 'Bob']);
  });

  it.each([
    ['scheveningen', 'teams-not-level'],
    ['scheveningen-classical', 'teams-colours-by-round'],
  ])('warns of what the colours of the match are not: %s, %s', async (system, code) => {
    const told = await warned(`pair ${await listOf()} out.xlsx --system ${system} --force`);
    expect(told.map((each) => each.code)).toEqual([code]);
  });

  it.each<[string, Rows, string, string]>([
    [
      'says how to make a match of it where no system was chosen',
      MEMBERS,
      '',
      'Sheet “Club”: The column “Team” has two teams, Kings and Queens, but here everyone plays everyone. If each member should play each member of the other team, choose the system scheveningen for a match.\n',
    ],
    ['not where one was', MEMBERS, '--system berger', ''],
    ['not where somebody has no team', [...MEMBERS, EVE], '', ''],
    ['not where there are three teams', [...MEMBERS, ROOK], '', ''],
    ['not where one plays alone', MEMBERS.slice(0, 3), '', ''],
  ])('%s', async (_, rows, more, told) => {
    const { code, stderr } = await ran(`pair ${await listOf(rows)} out.xlsx --numbers list --force ${more}`);
    expect([code, stderr]).toEqual([0, told]);
  });
});

describe('pair refuses a match, with a code and the cell', () => {
  const kings = Array.from({ length: 65 }, (_, at) => [`P${at}`, 1500, at < 63 ? 'Kings' : 'Queens', '']);

  it.each<[string, Rows, string, readonly string[]]>([
    ['a player without a team', [...MEMBERS, EVE], '', ['team-missing A6']],
    ['one team', MEMBERS.map(([name]) => [name!, 1, 'Kings', '']), '', ['teams-not-two']],
    ['three teams', [...MEMBERS, ROOK], '', ['teams-not-two']],
    ['a team of one', MEMBERS.slice(0, 3), '', ['team-size']],
    ['a team of 63', kings, '', ['team-size']],
    ['a column that is not there', MEMBERS, '--team-column Side', ['team-column-missing']],
    ['direct encounter', MEMBERS, '--tie-breaks PTS,DE', ['criterion-not-for-teams']],
    ['a list without points first', MEMBERS, '--team-tie-breaks TBR', ['criterion-order']],
    ['numbers that place one list', MEMBERS, '--numbers varma --seed x', ['choice-unknown']],
  ])('%s', async (_, rows, more, problems) => {
    const numbers = more.includes('--numbers') ? '' : '--numbers list';
    const told = await refusal(
      `pair ${await listOf(rows)} --out never.xlsx --system scheveningen ${numbers} ${more}`,
    );
    expect(told.map(({ code, place }) => [code, place.cell].filter(Boolean).join(' '))).toEqual(problems);
  });

  it('what only teams have, for a system of one list', async () => {
    expect(await refused(`pair ${await listOf()} --out never.xlsx --team-column Team`)).toEqual([
      'system-of-players',
    ]);
  });
});

describe('a match goes on in its workbook', () => {
  const KEPT =
    'In a match, both teams keep the players they began with: nobody can join or be taken off the list. A substitute can take over the number of somebody who does not play. Before the first result, you can also create the match again from your list.\n';
  it.each([
    [
      'enter out.xlsx never.xlsx --name Eve',
      `${KEPT}Type roundabout substitute "out.xlsx" --name PLAYER --new "Eve" --out "never.xlsx" to enter Eve as a substitute.\n`,
    ],
    ['remove out.xlsx never.xlsx --name Ann', KEPT],
  ])('nobody comes in or is taken off its list: %s says what else to do', async (line, stderr) => {
    await paired();
    expect(await ran(line)).toMatchObject({ code: 1, stderr });
  });

  it('results are recorded and taken back, and the score of the teams is printed', async () => {
    await paired();
    await said('record out.xlsx then.xlsx 1=1-0 2=1/2 --force');
    expect((await said('standings then.xlsx')).split('\n\n')[1]).toBe(
      'Rank  Name     GP  NZ_BOARDS  NZ_BLACK\n   1  Kings   1.5          1         0\n   2  Queens  0.5          0         0\n',
    );
    expect(Object.values(await answered('standings then.xlsx'))).toMatchObject([
      {
        teams: [
          { team: 'Kings', rank: 1, values: [1.5, 1, 0] },
          { team: 'Queens', rank: 2 },
        ],
      },
    ]);
    await said('refresh then.xlsx fresh.xlsx');
    await said('undo then.xlsx back.xlsx');
    expect((await match('back.xlsx')).games.every(({ outcome }) => outcome === null)).toBe(true);
  });

  it('goes to an event file and comes back the same', async () => {
    await paired();
    await said('convert out.xlsx read.json --force');
    await said('convert read.json again.xlsx --force');
    expect(await match('again.xlsx')).toEqual(await match());
  });
});
