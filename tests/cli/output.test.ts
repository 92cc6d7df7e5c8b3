import { existsSync, readFileSync } from 'node:fs';
import { openTournament } from '../../src/app/open';
import { openXlsx } from '../../src/workbook/xlsx';
import { unwrap } from '../app/conduct/check';
import { nameList, run, tempFiles, writeList } from './run';

const at = tempFiles();

beforeAll(async () => {
  await writeList(at('list.xlsx'), { Club: nameList(6) });
  await run('pair', at('list.xlsx'), '--numbers', 'list', '--out', at('six.xlsx'));
});

describe('the file to write may stand right behind the one that is read', () => {
  it.each([
    ['pair', [], 'list', ['--numbers', 'list']],
    ['enter', [], 'six', ['--name', 'Late Larry']],
    ['remove', [], 'six', ['--name', 'Player B']],
    ['withdraw', [], 'six', ['--no', '2']],
    ['refresh', [], 'six', ['--new-sheets']],
    ['repair', [], 'six', []],
    ['remove-tournament', [], 'six', []],
    ['record', [], 'six', ['1=1-0', '2==']],
    ['colours', [], 'six', ['1']],
    ['exchange', [], 'six', ['1=2']],
    ['handout', ['seats'], 'six', []],
  ])('%s', async (command, before, input, after) => {
    const out = at(`by-${command}.xlsx`);
    const { code, stderr } = await run(command, ...before, at(`${input}.xlsx`), out, ...after);
    expect([code, stderr]).toEqual([0, '']);
    expect(existsSync(out)).toBe(true);
  });

  it('also where --out says the same, but not where it says another', async () => {
    const same = ['pair', at('list.xlsx'), at('same.xlsx'), '--out', at('same.xlsx')];
    expect((await run(...same)).code).toBe(0);
    const { code, stderr } = await run('pair', at('list.xlsx'), at('one.xlsx'), '--out', at('other.xlsx'));
    expect(code).toBe(2);
    expect(stderr).toContain(
      `The file to write has two names, “${at('other.xlsx')}” and “${at('one.xlsx')}”.`,
    );
    expect([existsSync(at('one.xlsx')), existsSync(at('other.xlsx'))]).toEqual([false, false]);
  });

  it('a third name is not expected, and a result that is none stays one', async () => {
    const third = await run('pair', at('list.xlsx'), at('two.xlsx'), at('three.xlsx'));
    expect([third.code, third.stderr.split('\n')[0]]).toEqual([
      2,
      `“${at('three.xlsx')}” was not expected here.`,
    ]);
    const typed = await run('record', at('six.xlsx'), '1:1-0', '--out', at('never.xlsx'));
    expect([typed.code, typed.stderr]).toEqual([2, expect.stringContaining('“1:1-0”')]);
  });
});

describe('a player is pinned by part of their name', () => {
  beforeAll(() =>
    writeList(at('names.xlsx'), {
      Club: [['Name'], ['Anna Berg'], ['Berta Berg'], ['Carla Rossi'], ['Dora Lind']],
    }),
  );

  it('that fits one player alone', async () => {
    const pinned = ['--numbers', 'list', '--pin', 'rossi:board 2', '--out', at('pinned.xlsx')];
    const { code, stderr } = await run('pair', at('names.xlsx'), ...pinned);
    expect([code, stderr]).toEqual([0, '']);
    const workbook = unwrap(await openXlsx(readFileSync(at('pinned.xlsx'))));
    const { players, pins } = unwrap(await openTournament(workbook)).tournament;
    expect(pins?.map(({ no, board }) => [players[no - 1]!.name, board])).toEqual([['Carla Rossi', 2]]);
  });

  it('not where it fits several, who are named', async () => {
    const { code, stderr } = await run('pair', at('names.xlsx'), '--pin', 'Berg', '--out', at('never.xlsx'));
    expect([code, stderr]).toEqual([
      1,
      'Field pin: “Berg” fits more than one player: Anna Berg; Berta Berg. Write more of the name of the one who is to stay.\n',
    ]);
  });
});
