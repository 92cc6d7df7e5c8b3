import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../src/core/model';
import { openTournament } from '../../src/app/open';
import { openXlsx } from '../../src/workbook/xlsx';
import { eventOf } from '../eventFixtures';
import { filesIn, hashOf, nameList, problemsOf, run, tempFolder, writeList } from './run';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);

const gamesIn = async (workbook: string): Promise<readonly Game[]> => {
  await run('convert', workbook, at('read.json'), '--force');
  return eventOf(readFileSync(at('read.json'), 'utf8')).games;
};

const outcomes = async (workbook: string) => (await gamesIn(workbook)).map(({ outcome }) => outcome);

beforeAll(async () => {
  const list = await writeList(at('list.xlsx'), { Club: nameList(4) });
  expect((await run('pair', list, '--numbers', 'list', '--out', at('quad.xlsx'), '--id', 'quad')).code).toBe(
    0,
  );
  const second = ['--sheet', 'Club', '--event', 'Blitz', '--id', 'blitz'];
  expect(
    (await run('pair', at('quad.xlsx'), '--numbers', 'list', '--out', at('two.xlsx'), ...second)).code,
  ).toBe(0);
});

describe('record', () => {
  it('types results into a copy, in any form that is understood', async () => {
    const before = hashOf(at('quad.xlsx'));
    const ran = await run(
      'record',
      at('quad.xlsx'),
      '1=1:0',
      '2==',
      '3=-/+',
      '--out',
      at('r1.xlsx'),
      '--json',
    );
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(JSON.parse(ran.stdout)).toEqual({ changed: 3, out: at('r1.xlsx') });
    expect(await outcomes(at('r1.xlsx'))).toEqual(['1-0', '1/2', '-+', null, null, null]);
    expect(hashOf(at('quad.xlsx'))).toBe(before);
  });

  it('takes a result back where nothing follows the sign', async () => {
    await run('record', at('quad.xlsx'), '1=1-0', '2=0-1', '--out', at('r2.xlsx'));
    const ran = await run('record', at('r2.xlsx'), '2=', '--out', at('r3.xlsx'));
    expect(ran.stdout.split('\n')).toEqual([
      `1 result recorded: ${at('r3.xlsx')}`,
      'F6: 0-1 → –',
      'The standings change for:',
      '  Player B: rank 3 → 2',
      '  Player C: rank 1 → 2, PTS 1 → 0, WIN 1 → 0',
      '  Player D: rank 3 → 2',
      '',
    ]);
    expect(await outcomes(at('r3.xlsx'))).toEqual(['1-0', null, null, null, null, null]);
  });

  it('says whom it affects when a result is corrected', async () => {
    await run('record', at('quad.xlsx'), '1=1-0', '2=1-0', '--out', at('c1.xlsx'));
    const ran = await run('record', at('c1.xlsx'), '1=0-1', '--out', at('c2.xlsx'), '--json');
    const { corrected, affected } = JSON.parse(ran.stdout) as {
      corrected: readonly number[];
      affected: readonly { name: string; rank: object; values: Record<string, object> }[];
    };
    expect(corrected).toEqual([1]);
    expect(affected.map(({ name, rank, values }) => [name, rank, values['PTS']])).toEqual([
      ['Player A', { before: 1, after: 3 }, { before: 1, after: 0 }],
      ['Player D', { before: 3, after: 1 }, { before: 0, after: 1 }],
    ]);
  });

  it('marks a game postponed or adjourned; it is not played, and no mistake', async () => {
    const ran = await run('record', at('quad.xlsx'), '1=pp', '2=Adj.', '--out', at('p1.xlsx'), '--json');
    expect([ran.stderr, JSON.parse(ran.stdout)]).toEqual(['', { changed: 2, out: at('p1.xlsx') }]);
    const games = await gamesIn(at('p1.xlsx'));
    expect(games.slice(0, 3).map(({ outcome, pending }) => [outcome, pending])).toEqual([
      [null, 'postponed'],
      [null, 'adjourned'],
      [null, undefined],
    ]);
  });

  it('says that a game of a later round was entered early', async () => {
    const ran = await run('record', at('quad.xlsx'), '5=1-0', '--out', at('e1.xlsx'), '--json');
    expect(problemsOf(ran).map(({ code, place }) => [code, place.game, place.round])).toEqual([
      ['game-ahead', 5, 3],
    ]);
  });

  it.each([
    ['a result nobody understands', ['1=1-0', '2=won'], ['result-not-understood']],
    ['a game that there is not', ['1=1-0', '7=1-0'], ['game-unknown']],
    ['two results for a game', ['1=1-0', '1=0-1'], ['result-twice']],
  ])('refuses %s; then none is recorded', async (_, results, codes) => {
    const before = hashOf(at('quad.xlsx'));
    const ran = await run('record', at('quad.xlsx'), ...results, '--out', at('refused.xlsx'), '--json');
    expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([1, codes]);
    expect(filesIn(folder)).not.toContain('refused.xlsx');
    expect(hashOf(at('quad.xlsx'))).toBe(before);
  });

  it('asks which one in a workbook with two tournaments', async () => {
    const several = await run('record', at('two.xlsx'), '1=1-0', '--out', at('refused.xlsx'));
    expect([several.code, several.stderr]).toEqual([
      1,
      `File “${at('two.xlsx')}”: There are several tournaments here. Choose one of: Tournament, Blitz Tournament.\n`,
    ]);
    const unknown = ['record', at('two.xlsx'), '1=1-0', '--out', at('refused.xlsx'), '--tournament', 'Rapid'];
    expect(problemsOf(await run(...unknown, '--json'))[0]!.code).toBe('tournament-unknown');
    for (const [name, out] of [
      ['blitz', 'b1.xlsx'],
      ['Blitz Tournament', 'b2.xlsx'],
    ] as const) {
      const argv = ['record', at('two.xlsx'), '1=1-0', '--out', at(out), '--tournament', name];
      expect((await run(...argv)).code).toBe(0);
      const { stdout } = await run('standings', at(out), '--json');
      const found = JSON.parse(stdout) as Record<string, { values: { PTS: number[] } }>;
      expect(found['blitz']!.values.PTS).toEqual([1, 0, 0, 0]);
      expect(found['quad']!.values.PTS).toEqual([0, 0, 0, 0]);
    }
  });

  it('refuses a workbook without a tournament', async () => {
    const ran = await run('record', at('list.xlsx'), '1=1-0', '--out', at('refused.xlsx'), '--json');
    expect([ran.code, problemsOf(ran)[0]!.code]).toEqual([1, 'workbook-not-ours']);
  });
});

describe('undo', () => {
  it('takes one step back at a time, until there is none', async () => {
    await run('record', at('quad.xlsx'), '1=1-0', '2=1-0', '--out', at('u1.xlsx'));
    await run('record', at('u1.xlsx'), '1=0-1', '--out', at('u2.xlsx'));
    const once = await run('undo', at('u2.xlsx'), '--out', at('u3.xlsx'));
    expect(once.stdout).toBe(`Taken back: results recorded (2026-11-20 09:00), 1 cell: ${at('u3.xlsx')}\n`);
    expect((await outcomes(at('u3.xlsx'))).slice(0, 2)).toEqual(['1-0', '1-0']);
    await run('undo', at('u3.xlsx'), '--out', at('u4.xlsx'));
    expect((await outcomes(at('u4.xlsx'))).slice(0, 2)).toEqual([null, null]);
    const nothing = await run('undo', at('u4.xlsx'), '--out', at('u5.xlsx'), '--json');
    expect([nothing.code, problemsOf(nothing)[0]!.code]).toEqual([1, 'undo-nothing']);
    expect(filesIn(folder)).not.toContain('u5.xlsx');
  });

  it('redo does one step again at a time, until there is none', async () => {
    const once = await run('redo', at('u4.xlsx'), '--out', at('forth1.xlsx'));
    expect(once.stdout).toBe(
      `Done again: results recorded (2026-11-20 09:00), 2 cells: ${at('forth1.xlsx')}\n`,
    );
    expect((await outcomes(at('forth1.xlsx'))).slice(0, 2)).toEqual(['1-0', '1-0']);
    await run('redo', at('forth1.xlsx'), '--out', at('forth2.xlsx'));
    expect((await outcomes(at('forth2.xlsx'))).slice(0, 2)).toEqual(['0-1', '1-0']);
    const nothing = await run('redo', at('forth2.xlsx'), '--out', at('forth3.xlsx'), '--json');
    expect([nothing.code, problemsOf(nothing)[0]!.code]).toEqual([1, 'redo-nothing']);
  });

  it('both say whom the step was about', async () => {
    await run('withdraw', at('quad.xlsx'), '--no', '3', '--out', at('w1.xlsx'));
    const name = (await run('undo', at('w1.xlsx'), '--out', at('w2.xlsx'))).stdout;
    expect(name).toMatch(/^Taken back: Player \w+ withdrawn \(/);
    const again = await run('redo', at('w2.xlsx'), '--out', at('w3.xlsx'));
    expect(again.stdout.replace('Done again', 'Taken back').split(' (')[0]).toBe(name.split(' (')[0]);
  });
});

it('a result that nobody understands is warned of where standings are read, and counts as not played', async () => {
  const opened = await openXlsx(readFileSync(at('quad.xlsx')));
  if (!opened.ok) throw new Error('unreadable');
  const tournament = await openTournament(opened.value);
  if (!tournament.ok) throw new Error('not ours');
  const { sheet, area } = tournament.value.parts.places.Pairings_result!;
  const cell = { sheet, row: area.row, column: area.column, expect: null, write: 'won', format: '@' };
  await opened.value.change({ cells: [cell] });
  const saved = await opened.value.save();
  if (!saved.ok) throw new Error('not saved');
  writeFileSync(at('odd.xlsx'), saved.value);
  const ran = await run('standings', at('odd.xlsx'), '--json');
  expect(ran.code).toBe(0);
  expect(problemsOf(ran).map(({ code, place }) => [code, place.file, place.sheet])).toEqual([
    ['result-not-understood', at('odd.xlsx'), 'Pairings'],
  ]);
  const { quad } = JSON.parse(ran.stdout) as Record<string, { values: { PTS: number[] } }>;
  expect(quad!.values.PTS).toEqual([0, 0, 0, 0]);
});
