import { readFileSync } from 'node:fs';
import type { Tournament } from '../../src/core/model';
import { eventOf } from '../eventFixtures';
import { nameList, problemsOf, run, tempFiles, writeList } from './run';

const at = tempFiles();

const eventIn = async (workbook: string): Promise<Tournament> => {
  await run('convert', workbook, at('read.json'), '--force');
  return eventOf(readFileSync(at('read.json'), 'utf8'));
};

const namesIn = async (workbook: string): Promise<readonly string[]> =>
  (await eventIn(workbook)).players.map(({ name }) => name);

beforeAll(async () => {
  const list = await writeList(at('list.xlsx'), { Club: nameList(5) });
  await run('pair', list, '--numbers', 'list', '--out', at('five.xlsx'), '--id', 'five');
  await run('record', at('five.xlsx'), '1=1-0', '2=1-0', '3=1-0', '--out', at('half.xlsx'));
});

describe('enter', () => {
  it('after the first result: on the empty seat, with the games that they have to catch up with', async () => {
    const out = at('entered.xlsx');
    const { stdout } = await run(
      'enter',
      at('half.xlsx'),
      '--name',
      'Dora',
      '--rating',
      '1900',
      '--out',
      out,
    );
    expect(stdout).toBe(
      [
        `Dora has number 6, on the empty seat; all other games stay as they are: ${out}`,
        'still to play, round 1: game 11, Player A – Dora',
        '',
      ].join('\n'),
    );
    const [before, after] = [await eventIn(at('half.xlsx')), await eventIn(out)];
    expect(after.games.filter(({ no }) => no <= 10)).toEqual(before.games);
    expect(after.players[5]).toMatchObject({ name: 'Dora', rating: { typed: 1900, strength: 1900 } });
    await run('undo', out, '--out', at('undone.xlsx'));
    expect(await eventIn(at('undone.xlsx'))).toEqual(before);
  });

  it('an even field that has begun is full', async () => {
    const ran = await run('enter', at('entered.xlsx'), '--name', 'Ed', '--out', at('no.xlsx'), '--json');
    expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([1, ['late-entry-full']]);
  });

  it('before the first result the numbers are given anew, as they were given before', async () => {
    const out = at('six.xlsx');
    const { stdout } = await run('enter', at('five.xlsx'), '--name', 'Dora', '--out', out);
    expect(stdout).toBe(`Dora has number 6; the numbers were given anew, in the same way: ${out}\n`);
    expect((await namesIn(out)).at(-1)).toBe('Dora');
  });
});

describe('remove', () => {
  it('the last number of an even field becomes the bye', async () => {
    const out = at('again.xlsx');
    const { stdout } = await run('remove', at('six.xlsx'), '--name', 'dora', '--out', out);
    expect(stdout).toBe(
      `Dora is off the list; number 6 is the bye, and all other games stay as they are: ${out}\n`,
    );
    expect(await eventIn(out)).toEqual(await eventIn(at('five.xlsx')));
  });

  it('with lots everyone draws anew, from the seed that is given', async () => {
    const list = await writeList(at('lots.xlsx'), { Club: nameList(6) });
    await run('pair', list, '--numbers', 'lots', '--seed', 'apple', '--out', at('drawn.xlsx'));
    const [first] = await namesIn(at('drawn.xlsx'));
    const argv = ['--name', first!, '--seed', 'pear', '--out', at('redrawn.xlsx'), '--json'];
    const { stdout } = await run('remove', at('drawn.xlsx'), ...argv);
    expect(JSON.parse(stdout)).toMatchObject({ player: first, by: 'lots', players: 5, catchUp: [] });
    expect((await eventIn(at('redrawn.xlsx'))).numbering).toMatchObject({ method: 'lots', seed: 'pear' });
  });

  it('without a seed one is made up, and printed', async () => {
    const argv = ['--name', (await namesIn(at('drawn.xlsx')))[0]!, '--out', at('again-drawn.xlsx')];
    const { stdout } = await run('remove', at('drawn.xlsx'), ...argv);
    expect(stdout).toContain('Lots drawn with the seed r1;');
    expect((await eventIn(at('again-drawn.xlsx'))).numbering).toMatchObject({ method: 'lots', seed: 'r1' });
  });

  it('is refused once there is a result', async () => {
    const argv = ['--name', 'Player A', '--out', at('no.xlsx'), '--json'];
    const ran = await run('remove', at('half.xlsx'), ...argv);
    expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([1, ['removal-too-late']]);
  });
});
