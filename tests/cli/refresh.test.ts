/** @sweep */
import { join } from 'node:path';
import { filesIn, hashOf, nameList, problemsOf, run, tempFolder, writeList } from './run';
import { IS_SWEEP } from '../sample';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);

describe('refresh', () => {
  if (IS_SWEEP)
    it('brings the values of 101 players up to date, in a copy', async () => {
      const list = await writeList(at('list.xlsx'), { Club: nameList(101) });
      expect((await run('pair', list, '--numbers', 'list', '--out', at('club.xlsx'))).code).toBe(0);
      expect((await run('record', at('club.xlsx'), '1=1-0', '--out', at('typed.xlsx'))).code).toBe(0);
      const before = hashOf(at('typed.xlsx'));
      const ran = await run('refresh', at('typed.xlsx'), '--out', at('fresh.xlsx'));
      expect(ran).toEqual({
        code: 0,
        stderr: '',
        stdout: expect.stringMatching(/^\d+ cells brought up to date: .*fresh\.xlsx\n$/) as string,
      });
      expect(hashOf(at('typed.xlsx'))).toBe(before);
      const again = await run('refresh', at('fresh.xlsx'), '--out', at('again.xlsx'));
      expect(again.stdout).toBe(`Everything was up to date: ${at('again.xlsx')}\n`);
    });

  it('a live tournament needs none', async () => {
    const list = await writeList(at('small.xlsx'), { Club: nameList(4) });
    await run('pair', list, '--numbers', 'list', '--out', at('quad.xlsx'));
    const ran = await run('refresh', at('quad.xlsx'), '--out', at('quad2.xlsx'));
    expect(ran.stdout).toMatch(/^Everything was up to date/);
  });

  it('a workbook without a tournament is refused, and nothing is written', async () => {
    const ran = await run('refresh', at('small.xlsx'), '--out', at('none.xlsx'), '--json');
    expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([1, ['workbook-not-ours']]);
    expect(filesIn(folder)).not.toContain('none.xlsx');
  });
});
