import { eventFile, inFolder, nameList } from './run';

const { ran, said, answered, refusal, refused, list, hash } = inFolder();

beforeAll(async () => {
  await said(`convert "${eventFile('cand2013')}" event.xlsx`);
  await list('list.xlsx', { Club: nameList(4) });
  await said('pair list.xlsx quad.xlsx --numbers list --tie-breaks PTS');
  await said('record quad.xlsx two.xlsx 1=1-0 2== 3=1-0');
});

describe('handout', () => {
  it('adds a sheet to a copy of a workbook; the workbook itself stays as it is', async () => {
    const before = hash('event.xlsx');
    expect(await ran('handout player-cards event.xlsx cards.xlsx --player 2')).toEqual({
      ...{ code: 0, stderr: '', stdout: 'The sheet “Player cards, Kramnik,V” is in cards.xlsx.\n' },
    });
    expect(hash('event.xlsx')).toBe(before);
    expect(await answered('standings cards.xlsx')).toEqual(await answered('standings event.xlsx'));
  });

  it('of a system and a number of players it makes a workbook of its own', async () => {
    expect(await answered('handout seats --system shift --players 9 --out seats.xlsx')).toEqual({
      ...{ handout: 'seats', sheet: 'Seating plan', out: 'seats.xlsx' },
    });
  });

  it('of one round, named in the sheet; of a round that there is not it says which there are', async () => {
    expect(await said('handout pairings event.xlsx round3.xlsx --round 3')).toBe(
      'The sheet “Wall pairings, round 3” is in round3.xlsx.\n',
    );
    expect(await ran('handout pairings event.xlsx round15.xlsx --round 15')).toMatchObject({
      ...{ code: 1, stderr: 'Field round: 15 is out of range. Choose a number from 1 to 14.\n' },
    });
  });

  it.each([
    ['handout-needs-tournament', 'explanation --players 8'],
    ['handout-system', 'by-rows --system shift --players 8'],
    ['handout-too-large', 'by-diagonals --players 30'],
    ['handout-of-all', 'seats --players 8 --player 2'],
    ['player-unknown', 'player-cards --players 8 --player Carlsen'],
    ['not-a-whole-number', 'seats --players many'],
    ['not-a-whole-number', 'pairings --players 8 --round next'],
    ['number-out-of-range', 'pairings --players 8 --round 8'],
    ['handout-of-rounds', 'seats --players 8 --round 2'],
    ['system-unknown', 'seats --system swiss --players 8'],
  ])('%s: %s', async (code, given) => {
    expect(await refused(`handout ${given} --out no.xlsx`)).toEqual([code]);
  });

  it('goes into a workbook alone, and needs a number of players without one', async () => {
    expect(await refused('handout seats --players 8 --out out.ods')).toEqual(['format-unknown']);
    const { code, stderr } = await ran('handout seats --out no.xlsx');
    expect([code, stderr.split('\n')[0]]).toEqual([2, 'The option --players is missing.']);
  });
});

it('standings --explain names the cells that its figures come from; of an event file it names none', async () => {
  expect(await said('standings event.xlsx --explain "Kramnik,V"')).toMatch(
    /Svidler,P: 1 × 8 = 8 \[Pairings!F\d+, Standings!C\d+\]/,
  );
  expect(await said(`standings "${eventFile('cand2013')}" --explain "Kramnik,V"`)).toContain(
    'Round 8, White, won against Svidler,P: 1 × 8 = 8\n',
  );
});

describe('text', () => {
  it.each([
    ['two.xlsx', 'Round 2\n1  Player D - Player C  1-0\n2  Player A - Player B\n'],
    ['two.xlsx --round 1', 'Round 1\n1  Player A - Player D  1-0\n2  Player B - Player C  ½-½\n'],
    [
      'two.xlsx --standings',
      'Club\nAfter round 2 (1 game missing)\n1-2. Player A  1\n1-2. Player D  1\n3-4. Player B  0.5\n3-4. Player C  0.5\n',
    ],
    ['two.xlsx --missing', 'Still to play\nRound 2\n2  Player A - Player B\n'],
    [
      'two.xlsx --missing --json',
      '{"text":"Still to play\\nRound 2\\n2  Player A - Player B","owed":{"current":2,"games":[],"players":[]}}\n',
    ],
  ])('of %s', async (given, text) => {
    expect(await said(`text ${given}`)).toBe(text);
  });

  it('prints the standings once all is played', async () => {
    await said('record two.xlsx all.xlsx 4=0-1 5=0-1 6=1-0');
    expect(await said('text all.xlsx')).toMatch(/^Club\nFinal standings\n1\. /);
  });

  it('is refused for a round that there is not, and for two things at once', async () => {
    expect(await refusal('text two.xlsx --round 4')).toMatchObject([
      { code: 'number-out-of-range', values: { typed: 4, least: 1, most: 3 } },
    ]);
    expect(await refused('text two.xlsx --round x')).toEqual(['not-a-whole-number']);
    expect((await ran('text two.xlsx --round 1 --standings')).code).toBe(2);
  });
});
