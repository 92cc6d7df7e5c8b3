import { inFolder, nameList } from './run';

const { said, refused, list, event } = inFolder();

beforeAll(async () => {
  await list('list.xlsx', { Club: nameList(8) });
  await said('pair list.xlsx eight.xlsx --numbers list --system crenshaw --id eight');
  await said('record eight.xlsx round1.xlsx 1=1-0 2=1-0 3== 4=0-1');
});

describe('withdraw', () => {
  it('takes a player out of a copy of a workbook, with colours reversed', async () => {
    expect(
      (await said('withdraw round1.xlsx left.xlsx --name " player a " --rule us-chess')).split('\n'),
    ).toEqual([
      'Withdrew Player A: left.xlsx',
      'Player A has played 1 of 7 games. None of them count.',
      'Colours are reversed: Player G has White against Player B in round 7.',
      'Colours are reversed: Player E has White against Player D in round 7.',
      'The standings change for:',
      '  Player A: place 1 → –, Points 1 → –, Sonneborn-Berger 0 → –',
      '  Player B: place 4 → 3',
      '  Player C: place 6 → 5',
      '  Player F: place 4 → 3',
      '  Player G: place 6 → 5',
      '  Player H: place 6 → 5',
      '',
    ]);
    const { players, games } = await event('left.xlsx');
    expect(players[0]!.status).toBe('annulled');
    const last = games.filter(({ round }) => round === 7).map(({ white, black }) => `${white}-${black}`);
    expect(last).toEqual(['1-8', '7-2', '3-6', '5-4']);
    expect(await refused('withdraw left.xlsx --name "Player A" --out no.xlsx')).toEqual([
      'withdrawn-already',
    ]);
  });

  it('in a tournament by US Chess’s list colours are reversed unless it is said', async () => {
    await list('ten.xlsx', { Club: nameList(10) });
    await said('pair ten.xlsx us.xlsx --system crenshaw --numbers list');
    await said('record us.xlsx us1.xlsx 1=1-0 2=1-0 3=1-0 4=1-0 5=1-0');
    const left = (rule: string) => said(`withdraw us1.xlsx us2.xlsx --no 4 ${rule} --force`);
    expect(await left('')).toContain('Colours are reversed');
    expect(await left('--rule fide')).not.toContain('reversed');
  });

  it('says which games of a player count, whatever they played', async () => {
    await said('withdraw round1.xlsx kept.xlsx --name "Player A" --rule forfeit');
    expect((await event('kept.xlsx')).players.find(({ name }) => name === 'Player A')).toMatchObject({
      status: 'withdrawn',
    });
  });

  it('refuses anybody after the last game', async () => {
    const all = Array.from({ length: 28 }, (_, index) => `${index + 1}==`).join(' ');
    await said(`record eight.xlsx over.xlsx ${all}`);
    expect(await refused('withdraw over.xlsx --name "Player A" --out no.xlsx')).toEqual(['tournament-over']);
  });

  it.each([
    ['round1.xlsx --name bye --out no.xlsx', 'player-unknown'],
    ['round1.xlsx --name "Player A" --rule mine --out no.xlsx', 'choice-unknown'],
  ])('refuses %s: %s', async (given, code) => {
    expect(await refused(`withdraw ${given}`)).toEqual([code]);
  });
});
