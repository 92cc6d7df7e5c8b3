import { nameList, problemsOf, run, tempFiles, writeList } from './run';

const at = tempFiles();

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
