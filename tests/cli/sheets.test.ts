/** @sweep */
import { readFileSync, writeFileSync } from 'node:fs';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { addTournament } from '../../src/app/create';
import { halfPlayed } from '../app/conduct/happenings';
import { both, deletesSheet, inFile, types, type Deed } from '../app/repair/subjects';
import { eventOf } from '../eventFixtures';
import { problemsOf, run, tempFiles, filesIn, hashOf, nameList, writeList } from './run';
import { IS_SWEEP } from '../sample';
import { valueOf } from '../results';
import { strFromU8, unzipSync } from 'fflate';
import { present } from '../../src/core/present';

const at = tempFiles();
const base = halfPlayed(5, 1);

const write = async (file: string, ...deeds: readonly Deed[]): Promise<string> => {
  const workbook = await inFile.damaged(base, both(...deeds));
  writeFileSync(at(file), valueOf(await workbook.save()));
  return at(file);
};

if (IS_SWEEP)
  it('status says what is damaged, and repair puts it right in a copy', async () => {
    const input = await write('damaged.xlsx', types('Pairings', 'A9', 'x9'), deletesSheet('Calculation'));
    const status = await run('status', input, '--json');
    expect([status.code, problemsOf(status).map(({ code }) => code)]).toEqual([
      1,
      ['damaged-sheet', 'damaged-number', ...Array.from({ length: 4 }, () => 'damaged-formula')],
    ]);
    const refused = await run('undo', input, '--out', at('undone.xlsx'), '--json');
    expect([refused.code, problemsOf(refused)[0]!.code]).toEqual([1, 'workbook-cell']);
    const ran = await run('repair', input, '--out', at('repaired.xlsx'));
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(ran.stdout.split('\n').slice(0, 2)).toEqual([
      'The sheet “Calculation” is missing. Repair makes it again.',
      'Sheet “Pairings”, cell A9: “x9” stands here, but 4 belongs here. Repair puts it back.',
    ]);
    expect(ran.stdout).toMatch(/Repaired: .*repaired\.xlsx\n$/);
    expect(await run('status', at('repaired.xlsx'))).toMatchObject({ code: 0, stderr: '' });
    await run('convert', at('repaired.xlsx'), at('repaired.json'));
    expect(eventOf(readFileSync(at('repaired.json'), 'utf8')).games).toEqual(base.games);
  });

if (IS_SWEEP)
  it('undo says which step it took back, and what stays of a repair that made sheets', async () => {
    const input = await write('typed.xlsx', types('Pairings', 'A9', 'x9'));
    await run('repair', input, '--out', at('mended.xlsx'));
    const undone = await run('undo', at('mended.xlsx'), '--out', at('again.xlsx'));
    expect([undone.code, undone.stdout]).toEqual([
      0,
      expect.stringMatching(/^Taken back: repaired \(\d{4}-\d\d-\d\d \d\d:\d\d\), 1 cell: .*again\.xlsx\n$/),
    ]);
    expect(problemsOf(await run('status', at('again.xlsx'), '--json')).map(({ code }) => code)).toEqual([
      'damaged-number',
    ]);
    await run('repair', await write('both.xlsx', deletesSheet('Crosstable')), '--out', at('anew.xlsx'));
    const stays = await run('undo', at('anew.xlsx'), '--out', at('stays.xlsx'));
    expect(stays.stdout.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^Taken back: repaired \(.*\), 0 cells: /),
      'Sheets that Repair made again and rows that it took out stay as they are: only what had been typed over Roundabout’s cells comes back.',
    ]);
  });

if (IS_SWEEP)
  it('what Calculation alone held is missed at once, not only when it is used', async () => {
    const input = await write('without.xlsx', deletesSheet('Calculation'));
    const { code, stderr } = await run('status', input);
    expect([code, stderr.split('\n')[0]]).toEqual([
      0,
      expect.stringContaining('The sheet “Calculation” is missing. Repair makes it again.'),
    ]);
    const undo = await run('undo', input, '--out', at('no.xlsx'), '--json');
    expect(problemsOf(undo).map(({ code: each }) => each)).toEqual(['tournament-damaged']);
  });

it('nothing is damaged', async () => {
  const workbook = newXlsx();
  valueOf(await addTournament(workbook, base, { time: '2026-11-20 09:00' }));
  writeFileSync(at('sound.xlsx'), valueOf(await workbook.save()));
  const { code, stdout } = await run('repair', at('sound.xlsx'), '--out', at('same.xlsx'));
  expect([code, stdout]).toEqual([0, `Nothing is damaged: ${at('same.xlsx')}\n`]);
  const read = async (file: string) => {
    const opened = valueOf(await openXlsx(readFileSync(file)));
    const { sheets } = valueOf(await opened.read({ ranges: [] }));
    return opened.read({ ranges: sheets.map(({ name }) => ({ sheet: name, area: 'used' as const })) });
  };
  expect(await read(at('same.xlsx'))).toEqual(await read(at('sound.xlsx')));
});

describe('refresh', () => {
  if (IS_SWEEP)
    it('brings the values of 101 players up to date, in a copy', async () => {
      const list = await writeList(at('list.xlsx'), { Club: nameList(101) });
      expect((await run('pair', list, '--numbers', 'list', '--out', at('club.xlsx'))).code).toBe(0);
      expect((await run('record', at('club.xlsx'), '1=1-0', '--out', at('later.xlsx'))).code).toBe(0);
      const before = hashOf(at('later.xlsx'));
      const ran = await run('refresh', at('later.xlsx'), '--out', at('fresh.xlsx'));
      expect(ran).toEqual({
        code: 0,
        stderr: '',
        stdout: expect.stringMatching(/^\d+ cells brought up to date: .*fresh\.xlsx\n$/) as string,
      });
      expect(hashOf(at('later.xlsx'))).toBe(before);
      const again = await run('refresh', at('fresh.xlsx'), '--out', at('fresher.xlsx'));
      expect(again.stdout).toBe(`Everything was up to date: ${at('fresher.xlsx')}\n`);
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
    expect(filesIn(at(''))).not.toContain('none.xlsx');
  });
});

const sheetsIn = async (file: string): Promise<readonly string[]> =>
  valueOf(await valueOf(await openXlsx(readFileSync(at(file)))).read({ ranges: [] })).sheets.map(
    ({ name }) => name,
  );

const typeInto = async (file: string, sheet: string, row: number, column: number): Promise<void> => {
  const workbook = valueOf(await openXlsx(readFileSync(at('two.xlsx'))));
  valueOf(await workbook.change({ cells: [{ sheet, row, column, expect: null, write: 'prizes' }] }));
  writeFileSync(at(file), valueOf(await workbook.save()));
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
