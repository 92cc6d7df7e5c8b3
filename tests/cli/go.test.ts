/** @sweep */
import { run, tempFiles, writeList, runIn, problemsOf } from './run';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { IS_SWEEP } from '../sample';

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

/** ECMA-376, 18.3.1.63: 1 is Letter, 9 is A4. One for each sheet that has a page set-up. */
const sizesIn = (file: string): ReadonlySet<string> =>
  new Set(
    Object.entries(unzipSync(new Uint8Array(readFileSync(file))))
      .filter(([name]) => name.startsWith('xl/worksheets/sheet'))
      .flatMap(([, part]) => strFromU8(part).match(/paperSize="\d+"/g) ?? []),
  );

beforeAll(async () => {
  await writeList(at('list.xlsx'), { Club: [['Name'], ['Anna'], ['Bert'], ['Cora'], ['Dora'], ['Emil']] });
});

const pair = async (locale: string | undefined, out: string, ...more: readonly string[]) => {
  const ran = await runIn(locale, 'pair', at('list.xlsx'), '--out', at(out), ...more);
  expect([ran.code, ran.stderr]).toEqual([0, '']);
  return sizesIn(at(out));
};

describe('the paper that sheets are printed on', () => {
  it.each([
    [undefined, [], 9],
    ['de_DE.UTF-8', [], 9],
    ['en_US.UTF-8', [], 1],
    ['en_US.UTF-8', ['--paper', 'a4'], 9],
    ['de_DE.UTF-8', ['--paper', 'Letter'], 1],
    ['es_MX.UTF-8', ['--paper', 'auto'], 1],
  ])('on a machine of locale %s with %j is number %i', async (locale, more, size) => {
    expect(await pair(locale, `${String(locale)}${more.length}.xlsx`, ...more)).toEqual(
      new Set([`paperSize="${size}"`]),
    );
  });

  it('is chosen for teams alike, and stands on their sheets', async () => {
    const clubs = ['Uster', 'Zug', 'Wil'].map((club, index) => [`Player ${index}`, club]);
    await writeList(at('clubs.xlsx'), { Clubs: [['Name', 'Club'], ...clubs] });
    const made = await runIn('en_US.UTF-8', 'pair-teams', at('clubs.xlsx'), '--out', at('league.xlsx'));
    expect([made.code, sizesIn(at('league.xlsx'))]).toEqual([0, new Set(['paperSize="1"'])]);
    await runIn('de_DE.UTF-8', 'convert', at('league.xlsx'), at('league.json'));
    expect(JSON.parse(readFileSync(at('league.json'), 'utf8'))).toMatchObject({ paper: 'Letter' });
  });

  if (IS_SWEEP)
    it('stays what it was when players come, leave or are taken back, and sheets to print follow it', async () => {
      await pair('en_US', 'letter.xlsx');
      const step = async (out: string, ...argv: readonly string[]): Promise<void> => {
        const ran = await runIn('de_DE', ...argv, '--out', at(out));
        expect([ran.code, ran.stderr]).toEqual([0, '']);
        expect(sizesIn(at(out))).toEqual(new Set(['paperSize="1"']));
      };
      await step('six.xlsx', 'enter', at('letter.xlsx'), '--name', 'Fred');
      await step('five.xlsx', 'undo', at('six.xlsx'));
      await step('chart.xlsx', 'handout', 'wall-chart', at('five.xlsx'));
    });

  it('of a sheet without a tournament is that of the machine, or as was asked', async () => {
    const seats = async (locale: string, ...more: readonly string[]) => {
      const out = at(`${locale}${more.length}-seats.xlsx`);
      await runIn(locale, 'handout', 'seats', '--players', '8', '--out', out, ...more);
      return [...sizesIn(out)];
    };
    expect(await seats('en_CA')).toEqual(['paperSize="1"']);
    expect(await seats('fr_FR')).toEqual(['paperSize="9"']);
    expect(await seats('fr_FR', '--paper', 'letter')).toEqual(['paperSize="1"']);
  });

  it('is A4, Letter or what the locale says, and nothing else', async () => {
    const ran = await runIn(
      'en_US',
      'pair',
      at('list.xlsx'),
      '--out',
      at('a5.xlsx'),
      '--paper',
      'A5',
      '--json',
    );
    expect(ran.code).toBe(1);
    expect(problemsOf(ran).map(({ code, values }) => [code, values])).toEqual([
      ['choice-unknown', { typed: 'A5', choices: 'a4, letter, auto' }],
    ]);
  });

  it('goes into the event file and comes back', async () => {
    await pair('en_US', 'kept.xlsx');
    for (const [from, to] of [
      ['kept.xlsx', 'kept.json'],
      ['kept.json', 'again.xlsx'],
    ] as const)
      expect((await runIn('de_DE', 'convert', at(from), at(to))).code).toBe(0);
    expect(sizesIn(at('again.xlsx'))).toEqual(new Set(['paperSize="1"']));
  });
});
