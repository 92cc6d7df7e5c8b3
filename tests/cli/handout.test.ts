import { eventFile, filesIn, hashOf, problemsOf, run, tempFiles, nameList, writeList } from './run';

const at = tempFiles();

beforeAll(async () => {
  expect((await run('convert', eventFile('cand2013'), at('event.xlsx'))).code).toBe(0);
});

describe('handout', () => {
  it('adds a sheet to a copy of a workbook; the workbook itself stays as it is', async () => {
    const before = hashOf(at('event.xlsx'));
    const ran = await run(
      'handout',
      'player-cards',
      at('event.xlsx'),
      '--player',
      '2',
      '--out',
      at('cards.xlsx'),
    );
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(ran.stdout).toBe(`Sheet “Player cards” added: ${at('cards.xlsx')}\n`);
    expect(hashOf(at('event.xlsx'))).toBe(before);
    const again = await run('standings', at('cards.xlsx'), '--json');
    expect(JSON.parse(again.stdout)).toEqual(
      JSON.parse((await run('standings', at('event.xlsx'), '--json')).stdout),
    );
  });

  it('of a system and a number of players it makes a workbook of its own', async () => {
    const ran = await run(
      ...['handout', 'seats', '--system', 'shift', '--players', '9', '--out', at('seats.xlsx'), '--json'],
    );
    expect(JSON.parse(ran.stdout)).toEqual({
      handout: 'seats',
      sheet: 'Seating plan',
      out: at('seats.xlsx'),
    });
  });

  it('of one round, named in the sheet; of a round that there is not it says which there are', async () => {
    const ask = (round: string) =>
      run('handout', 'pairings', at('event.xlsx'), '--round', round, '--out', at(`round${round}.xlsx`));
    expect((await ask('3')).stdout).toBe(`Sheet “Wall pairings, round 3” added: ${at('round3.xlsx')}\n`);
    expect(await ask('15')).toMatchObject({
      code: 1,
      stderr: 'Field round: 15 is out of range. Choose a number from 1 to 14.\n',
    });
  });

  it.each([
    ['handout-needs-tournament', ['explanation', '--players', '8']],
    ['handout-system', ['by-rows', '--system', 'shift', '--players', '8']],
    ['handout-too-large', ['by-diagonals', '--players', '30']],
    ['handout-of-all', ['seats', '--players', '8', '--player', '2']],
    ['player-unknown', ['player-cards', '--players', '8', '--player', 'Carlsen']],
    ['not-a-whole-number', ['seats', '--players', 'many']],
    ['not-a-whole-number', ['pairings', '--players', '8', '--round', 'next']],
    ['number-out-of-range', ['pairings', '--players', '8', '--round', '8']],
    ['handout-of-all', ['seats', '--players', '8', '--round', '2']],
    ['system-unknown', ['seats', '--system', 'swiss', '--players', '8']],
    ['format-unknown', ['seats', '--players', '8', '--out', 'out.ods']],
  ] as const)('%s', async (code, argv) => {
    const out = argv.includes('--out' as never) ? [] : ['--out', at('no.xlsx')];
    const ran = await run('handout', ...argv, ...out, '--json');
    expect([ran.code, problemsOf(ran).map((each) => each.code)]).toEqual([1, [code]]);
    expect(filesIn(at(''))).not.toContain('no.xlsx');
  });

  it('without a workbook the number of players has to be given', async () => {
    const { code, stderr } = await run('handout', 'seats', '--out', at('no.xlsx'));
    expect([code, stderr.split('\n')[0]]).toEqual([2, 'The option --players is missing.']);
  });
});

describe('standings --explain of a workbook', () => {
  it('names the cells that its figures come from; of an event file it names none', async () => {
    const line = 'Round 8, White, won against Svidler,P: 1 × 8 = 8';
    const [book, file] = [
      await run('standings', at('event.xlsx'), '--explain', 'Kramnik,V'),
      await run('standings', eventFile('cand2013'), '--explain', 'Kramnik,V'),
    ];
    expect(book.stdout).toMatch(/Svidler,P: 1 × 8 = 8 \[Pairings!F\d+, Standings!J\d+\]/);
    expect(file.stdout).toContain(`${line}\n`);
  });
});

const text = async (...options: readonly string[]) => (await run('text', at('two.xlsx'), ...options)).stdout;

beforeAll(async () => {
  const list = await writeList(at('list.xlsx'), { Club: nameList(4) });
  await run('pair', list, '--numbers', 'list', '--tie-breaks', 'PTS', '--out', at('quad.xlsx'));
  await run('record', at('quad.xlsx'), '1=1-0', '2==', '3=1-0', '--out', at('two.xlsx'));
});

it('prints the round that is being played, or the one that was asked for', async () => {
  expect(await text()).toBe('Round 2\n1  Player D - Player C  1-0\n2  Player A - Player B\n');
  expect(await text('--round', '1')).toBe(
    'Round 1\n1  Player A - Player D  1-0\n2  Player B - Player C  ½-½\n',
  );
});

it('prints the standings, and which games are missing', async () => {
  expect(await text('--standings')).toBe(
    [
      'After round 2 (1 game missing)',
      ...['1-2. Player A  1', '1-2. Player D  1', '3-4. Player B  ½', '3-4. Player C  ½', ''],
    ].join('\n'),
  );
  expect(await text('--missing')).toBe('Still to play\nRound 2\n2  Player A - Player B\n');
});

it('prints the standings once all is played', async () => {
  const rest = ['4=0-1', '5=0-1', '6=1-0'];
  await run('record', at('two.xlsx'), ...rest, '--out', at('all.xlsx'));
  expect((await run('text', at('all.xlsx'))).stdout).toMatch(/^Final standings\n1\. /);
});

it('as JSON it is one text', async () => {
  const { stdout } = await run('text', at('two.xlsx'), '--missing', '--json');
  expect(JSON.parse(stdout)).toEqual({ text: 'Still to play\nRound 2\n2  Player A - Player B' });
});

it('is refused for a round that there is not, and for two things at once', async () => {
  const none = await run('text', at('two.xlsx'), '--round', '4', '--json');
  expect([none.code, problemsOf(none)[0]]).toEqual([
    1,
    expect.objectContaining({ code: 'number-out-of-range', values: { typed: 4, least: 1, most: 3 } }),
  ]);
  expect((await run('text', at('two.xlsx'), '--round', 'x')).code).toBe(1);
  expect((await run('text', at('two.xlsx'), '--round', '1', '--standings')).code).toBe(2);
});
