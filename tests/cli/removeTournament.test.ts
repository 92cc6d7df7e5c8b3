/** @sweep */
import { readFileSync, writeFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { present } from '../../src/core/present';
import { openXlsx } from '../../src/workbook/xlsx';
import { unwrap } from '../app/conduct/check';
import { nameList, problemsOf, run, tempFiles, writeList } from './run';
import { IS_SWEEP } from '../sample';

const at = tempFiles();

const sheetsIn = async (file: string): Promise<readonly string[]> =>
  unwrap(await unwrap(await openXlsx(readFileSync(at(file)))).read({ ranges: [] })).sheets.map(
    ({ name }) => name,
  );

const typeInto = async (file: string, sheet: string, row: number, column: number): Promise<void> => {
  const workbook = unwrap(await openXlsx(readFileSync(at('two.xlsx'))));
  unwrap(await workbook.change({ cells: [{ sheet, row, column, expect: null, write: 'prizes' }] }));
  writeFileSync(at(file), unwrap(await workbook.save()));
};

beforeAll(async () => {
  const list = await writeList(at('list.xlsx'), { Club: nameList(4) });
  await run('pair', list, '--numbers', 'list', '--out', at('one.xlsx'), '--id', 'one', '--event', 'Spring');
  const more = ['--sheet', 'Club', '--numbers', 'list', '--event', 'Autumn', '--id', 'two'];
  await run('pair', at('one.xlsx'), ...more, '--out', at('two.xlsx'));
});

it('deletes the sheets of one tournament and no other', async () => {
  const ran = await run('remove-tournament', at('two.xlsx'), '--tournament', 'one', '--out', at('left.xlsx'));
  expect(ran).toEqual({
    code: 0,
    stderr: '',
    stdout: `9 sheets deleted (Pairings, Round, Standings, Crosstable, Players, Tournament, Log, Lists, Calculation): ${at('left.xlsx')}\n`,
  });
  expect(await sheetsIn('left.xlsx')).toEqual([
    'Club',
    ...['Pairings', 'Round', 'Standings', 'Crosstable', 'Players', 'Tournament', 'Log', 'Lists']
      .concat('Calculation')
      .map((name) => `Autumn ${name}`),
  ]);
  expect((await run('status', at('left.xlsx'))).code).toBe(0);
});

it('leaves no style behind but those that every workbook has', async () => {
  await run('remove-tournament', at('one.xlsx'), '--out', at('none.xlsx'));
  const counts = (file: string) =>
    [
      ...strFromU8(present(unzipSync(readFileSync(at(file)))['xl/styles.xml'])).matchAll(
        /<(\w+) count="(\d+)"/g,
      ),
    ].map(([, list, count]) => `${list} ${count}`);
  expect(counts('one.xlsx')).toContain('numFmts 5');
  expect(counts('none.xlsx')).toEqual([
    ...['fonts 1', 'fills 2', 'borders 1', 'cellStyleXfs 1', 'cellXfs 1', 'cellStyles 1', 'dxfs 0'],
  ]);
});

if (IS_SWEEP)
  it('a note of the organiser’s on them goes only if they say so', async () => {
    await typeInto('noted.xlsx', 'Pairings', 30, 12);
    const call = ['remove-tournament', at('noted.xlsx'), '--tournament', 'one', '--out', at('gone.xlsx')];
    const refused = await run(...call, '--json');
    expect([
      refused.code,
      problemsOf(refused).map(({ code, place, values }) => [code, place.cell, values]),
    ]).toEqual([1, [['removal-notes', 'M31', { cells: 'M31', count: 1 }]]]);
    const done = await run(...call, '--yes');
    expect([done.code, (await sheetsIn('gone.xlsx')).length]).toEqual([0, 10]);
    expect(done.stderr).toContain('With this sheet a cell of yours would go: M31.');
  });

it('which of several is meant has to be said', async () => {
  const ran = await run('remove-tournament', at('two.xlsx'), '--out', at('no.xlsx'), '--json');
  expect(problemsOf(ran).map(({ code }) => code)).toEqual(['tournament-several']);
});
