import { run, tempFiles, writeList } from './run';

const at = tempFiles();

const RANKED = [
  ['Name', 'Rank'],
  ['Ada', '3k'],
  ['Ben', '2 dan'],
  ['Cleo', '5 kyu'],
  ['Dan', '1p'],
];
const CHESS = /chess|FIDE|NZCF/i;

beforeAll(async () => {
  const list = await writeList(at('list.xlsx'), { Club: RANKED });
  const made = ['--numbers', 'list', '--id', 'go', '--out', at('go.xlsx')];
  expect((await run('pair', list, ...made)).code).toBe(0);
  await run('record', at('go.xlsx'), '1=B+R', '2=W+', '--out', at('round1.xlsx'));
});

describe('the command line in a Go tournament', () => {
  it('has places in the standings, and says where the order of ranking comes from', async () => {
    const { stdout } = await run('standings', at('round1.xlsx'));
    expect(stdout).toMatch(/^Place +Name/m);
    expect(stdout).toContain('By Custom of Go clubs: points, SODOS, direct comparison');
    expect(stdout).not.toMatch(CHESS);
  });

  it('tells of places where a result is corrected, and of no chess federation where a player leaves', async () => {
    const corrected = await run('record', at('round1.xlsx'), '1=W+R', '--out', at('corrected.xlsx'));
    expect(corrected.stdout).toMatch(/: place 1 → [34], PTS 1 → 0/);
    expect(corrected.stdout).not.toContain('rank');
    const left = await run('withdraw', at('round1.xlsx'), '--name', 'Cleo', '--out', at('left.xlsx'));
    expect([left.code, left.stdout]).toEqual([0, expect.not.stringMatching(CHESS)]);
  });

  it('warns in its words: of a substitute, of a tie-break that takes ratings', async () => {
    const substitute = ['--name', 'Ada', '--new', 'Eve', '--out', at('substitute.xlsx')];
    const { stderr } = await run('substitute', at('round1.xlsx'), ...substitute);
    expect(stderr).toContain('Usually a substitute takes a number only before its holder has played');
    const unrated = await run('standings', at('substitute.xlsx'), '--order', 'x:PTS,ARO');
    expect(unrated.stderr).toContain('means nothing while a player has no rank, and decides nothing');
    expect(stderr + unrated.stderr).not.toMatch(CHESS);
  });

  it('refuses a list in the words of the game that was asked for', async () => {
    const list = await writeList(at('fast.xlsx'), {
      Club: [
        ['Name', 'Rank'],
        ['Ada', 'fast'],
        ['Ben', '3k'],
        ['Cleo', '1d'],
      ],
    });
    const { stderr } = await run('pair', list, '--profile', 'go', '--out', at('fast-out.xlsx'));
    expect(stderr).toContain('“fast” is not a rank. Type one such as 3k or 2d');
  });

  it.each([
    ['enter', ['--name', 'Fay', '--rating', 'fast']],
    ['correct', ['--name', 'Ada', '--rating', 'fast']],
  ])('refuses to %s in its words, with no game named', async (command, typed) => {
    const { code, stderr } = await run(command, at('round1.xlsx'), at('never.xlsx'), ...typed);
    expect([code, stderr]).toEqual([1, expect.stringContaining('“fast” is not a rank.')]);
  });

  it('explains a place by the tie-breaks of Go, and cites no article', async () => {
    const { stdout } = await run('standings', at('round1.xlsx'), '--explain', 'Ada');
    expect(stdout).toContain('SODOS (Custom of Go clubs): ');
    expect(stdout).not.toMatch(CHESS);
  });
});

it('in another game the sides are those named first and second, in warnings too', async () => {
  const list = await writeList(at('other.xlsx'), { Club: RANKED });
  await run('pair', list, at('neutral.xlsx'), '--numbers', 'list', '--profile', 'neutral');
  await run('record', at('neutral.xlsx'), at('won.xlsx'), '1=1-0');
  const { code, stderr } = await run('colours', at('won.xlsx'), at('turned.xlsx'), '1');
  expect(code).toBe(0);
  expect(stderr).toContain('its result was turned with the sides');
  expect(stderr).not.toMatch(/colour|White|Black/);
});
