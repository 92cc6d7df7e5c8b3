/** @sweep */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { runIn, tempFiles, writeList, problemsOf } from './run';
import { IS_SWEEP } from '../sample';

const at = tempFiles();

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
