/** @sweep */
import { readFileSync, writeFileSync } from 'node:fs';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { addTournament } from '../../src/app/create';
import { unwrap } from '../app/conduct/check';
import { halfPlayed } from '../app/conduct/happenings';
import { both, deletesSheet, inFile, types, type Deed } from '../app/repair/subjects';
import { eventOf } from '../eventFixtures';
import { problemsOf, run, tempFiles } from './run';
import { IS_SWEEP } from '../sample';

const at = tempFiles();
const base = halfPlayed(5, 1);

const write = async (file: string, ...deeds: readonly Deed[]): Promise<string> => {
  const workbook = await inFile.damaged(base, both(...deeds));
  writeFileSync(at(file), unwrap(await workbook.save()));
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
  unwrap(await addTournament(workbook, base, { time: '2026-11-20 09:00' }));
  writeFileSync(at('sound.xlsx'), unwrap(await workbook.save()));
  const { code, stdout } = await run('repair', at('sound.xlsx'), '--out', at('same.xlsx'));
  expect([code, stdout]).toEqual([0, `Nothing is damaged: ${at('same.xlsx')}\n`]);
  const read = async (file: string) => {
    const opened = unwrap(await openXlsx(readFileSync(file)));
    const { sheets } = unwrap(await opened.read({ ranges: [] }));
    return opened.read({ ranges: sheets.map(({ name }) => ({ sheet: name, area: 'used' as const })) });
  };
  expect(await read(at('same.xlsx'))).toEqual(await read(at('sound.xlsx')));
});
