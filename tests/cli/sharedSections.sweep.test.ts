import { writeFileSync, readFileSync } from 'node:fs';
import { makeEvent } from '../../src/core/format/event';
import { readTournaments } from '../../src/cli/formats';
import { both, deletesSheet, inFile, types } from '../app/repair/subjects';
import { valueOf } from '../results';
import { sectioned, withResults } from '../sectioned';
import { done, run, tempFiles, nameList, problemsOf, writeList } from './run';
import './sections.test';
import { type XlsxWorkbook, openXlsx } from '../../src/workbook/xlsx';
import { renamedSection } from './renamed';
import type { Tournament } from '../../src/core/model';

const at = tempFiles();

const made = withResults(sectioned([4, 4, 6]), 3, 0.5);

beforeAll(async () => {
  writeFileSync(at('quads.json'), makeEvent(made));
  await done('convert', at('quads.json'), at('quads.xlsx'));
});

const read = async (name: string) => valueOf(await readTournaments(at(name)))[0]!.tournament;

describe('a workbook of several sections', () => {
  it('takes results, withdrawals and substitutes, and takes them back', async () => {
    const open = made.games.find(({ outcome }) => outcome === null)!;
    await done('record', at('quads.xlsx'), `${open.no}=1-0`, '--out', at('a.xlsx'));
    await done('withdraw', at('a.xlsx'), '--no', '9', '--out', at('b.xlsx'));
    expect((await read('b.xlsx')).players[8]!.status).not.toBe('playing');
    await done('substitute', at('b.xlsx'), '--no', '1', '--new', 'Zoe', '--out', at('c.xlsx'));
    expect((await read('c.xlsx')).players[0]).toMatchObject({ name: 'Zoe', section: 'A' });
    await done('undo', at('c.xlsx'), '--out', at('d.xlsx'));
    expect(await read('d.xlsx')).toEqual(await read('b.xlsx'));
  });

  it('has the handouts that follow the results', async () => {
    let from = at('quads.xlsx');
    for (const handout of ['final-report', 'race', 'wall-chart', 'player-cards']) {
      const to = at(`${handout}.xlsx`);
      expect(await done('handout', handout, from, '--out', to)).toContain('added');
      from = to;
    }
    expect((await read('player-cards.xlsx')).liveHandouts).toEqual([
      ...['final-report', 'player-cards', 'race', 'wall-chart'],
    ]);
    await done('refresh', from, '--new-sheets', '--out', at('handouts anew.xlsx'));
    expect(await read('handouts anew.xlsx')).toEqual(await read('player-cards.xlsx'));
  });

  it('stays as it is when nothing is damaged; what was deleted or typed over comes back', async () => {
    expect(await done('repair', at('quads.xlsx'), '--out', at('same.xlsx'))).toContain('Nothing is damaged');
    const deeds = both(
      types('Standings', 'C13', 'x'),
      types('Pairings', 'A8', 'x9'),
      deletesSheet('Sections'),
    );
    writeFileSync(at('damaged.xlsx'), valueOf(await (await inFile.damaged(made, deeds)).save()));
    expect((await run('status', at('damaged.xlsx'))).stderr).toContain('The sheet “Sections” is missing.');
    await done('repair', at('damaged.xlsx'), '--out', at('repaired.xlsx'));
    expect(await read('repaired.xlsx')).toEqual(await read('quads.xlsx'));
    expect(await run('status', at('repaired.xlsx'))).toMatchObject({ code: 0, stderr: '' });
  });
});

const save = async (workbook: XlsxWorkbook, file: string): Promise<void> =>
  writeFileSync(at(file), valueOf(await workbook.save())!);

const repeated = async (file: string): Promise<readonly string[]> => {
  const { draws } = JSON.parse(await done('draw', at(file), '--repeat', '--json')) as {
    readonly draws: readonly { readonly section: string; readonly seed: string }[];
  };
  return draws.map(({ section, seed }) => `${section}: ${seed}`);
};

it('draws follow a section that is called otherwise, before and after it was drawn anew', async () => {
  const list = await writeList(at('names.xlsx'), { Club: nameList(9) });
  const lots = ['--size', '4', '--by', 'snake', '--numbers', 'lots', '--seed', 'apple'];
  await done('sections', list, '--out', at('names-dealt.xlsx'), ...lots);

  await save(await renamedSection(at('names-dealt.xlsx'), 'B', 'Masters'), 'masters.xlsx');
  expect(await repeated('masters.xlsx')).toEqual(['A: apple A', 'B: apple B']);
  const entered = ['--name', 'New', '--section', 'Masters', '--seed', 'pear'];
  await done('enter', at('masters.xlsx'), at('masters-new.xlsx'), ...entered);
  await save(await renamedSection(at('masters-new.xlsx'), 'Masters', 'Queens'), 'queens.xlsx');
  expect(await repeated('queens.xlsx')).toEqual(['A: apple A', 'B: apple B', 'Masters: pear Masters']);
  // What is wrong is found there, too.
  const workbook = await renamedSection(at('queens.xlsx'), 'Queens', 'Kings');
  const was = (await read('queens.xlsx')).players[6]!.name;
  valueOf(
    await workbook.change({ cells: [{ sheet: 'Players', row: 10, column: 1, expect: was, write: 'X' }] }),
  );
  await save(workbook, 'kings.xlsx');
  const told = problemsOf(await run('draw', at('kings.xlsx'), '--repeat', '--json'));
  expect(told.map(({ code, values }) => [code, values['number']])).toEqual([['draw-other-player', 7]]);
});

const write = async (name: string, tournament: Tournament): Promise<Tournament> => {
  writeFileSync(at(`${name}.json`), makeEvent(tournament));
  await done('convert', at(`${name}.json`), at(`${name}.xlsx`));
  return read(`${name}.xlsx`);
};

const sizesIn = ({ players, sections = [] }: Tournament): readonly number[] =>
  sections.map(({ name }) => players.filter(({ section }) => section === name).length);

/** Undoes the step from one file to another, and does it again. */
const thereAndBack = async (name: string, before: Tournament): Promise<void> => {
  const after = await read(`${name}.xlsx`);
  await done('undo', at(`${name}.xlsx`), at(`${name}-undone.xlsx`));
  expect(await read(`${name}-undone.xlsx`)).toEqual(before);
  await done('redo', at(`${name}-undone.xlsx`), at(`${name}-redone.xlsx`));
  expect(await read(`${name}-redone.xlsx`)).toEqual(after);
};

describe('the players of one of several sections on one set of sheets', () => {
  it('grow by one who comes late to an empty seat; undo and redo give back all', async () => {
    const before = await write('odd', withResults(sectioned([4, 3, 4]), 2, 0.8));
    const said = await done('enter', at('odd.xlsx'), at('late.xlsx'), '--name', 'Late', '--section', 'B');
    expect(said).toContain('Late');
    const after = await read('late.xlsx');
    expect(sizesIn(after)).toEqual([4, 4, 4]);
    expect(after.games.slice(0, 15).map(({ outcome }) => outcome)).toEqual(
      before.games.map(({ outcome }) => outcome),
    );
    await thereAndBack('late', before);
  });

  it('are drawn anew before their first game, while another section plays', async () => {
    const whole = sectioned([4, 4, 5], { numbering: { method: 'lots', seed: 'apple' } });
    const games = whole.games.map((game) =>
      game.white <= 4 && game.black <= 4 ? { ...game, outcome: '1-0' as const } : game,
    );
    const before = await write('begun', { ...whole, games });
    await done(
      'enter',
      at('begun.xlsx'),
      at('more.xlsx'),
      '--name',
      'New',
      '--section',
      'B',
      '--seed',
      'pear',
    );
    expect(sizesIn(await read('more.xlsx'))).toEqual([4, 5, 5]);
    await thereAndBack('more', before);
    await done('remove', at('begun.xlsx'), at('fewer.xlsx'), '--no', '12', '--seed', 'plum');
    const after = await read('fewer.xlsx');
    expect(sizesIn(after)).toEqual([4, 4, 4]);
    expect(after.games.filter(({ outcome }) => outcome === '1-0').every(({ white }) => white <= 4)).toBe(
      true,
    );
    expect(after.games.filter(({ outcome }) => outcome === '1-0')).toHaveLength(6);
    await thereAndBack('fewer', before);
  });
});

describe('the draws of sections', () => {
  const LOTS = ['--size', '4', '--by', 'snake', '--numbers', 'lots', '--seed', 'apple'];

  const dealt = async (name: string, ...argv: readonly string[]): Promise<void> => {
    const list = await writeList(at(`${name}.xlsx`), { Club: nameList(9) });
    await done('sections', list, '--out', at(`${name}-dealt.xlsx`), ...LOTS, ...argv);
  };

  const repeated = async (file: string, ...argv: readonly string[]): Promise<readonly string[]> => {
    const { draws } = JSON.parse(await done('draw', at(file), '--repeat', '--json', ...argv)) as {
      readonly draws: readonly { readonly section: string; readonly seed: string }[];
    };
    return draws.map(({ section, seed }) => `${section}: ${seed}`);
  };

  it('stand in the Log of the sheets that they share, and come out again', async () => {
    await dealt('nine');
    expect(await repeated('nine-dealt.xlsx')).toEqual(['A: apple A', 'B: apple B']);
    expect(await done('draw', at('nine-dealt.xlsx'), '--repeat')).toContain('Section B: ');
  });

  it('stand in the Log of each section that has sheets of its own', async () => {
    await dealt('apart', '--sheets', 'each');
    expect(await repeated('apart-dealt.xlsx', '--tournament', 'B Tournament')).toEqual(['B: apple B']);
  });

  it('come out again after one of them was drawn anew, whose draw stands behind them', async () => {
    await dealt('again');
    const entered = ['--name', 'New', '--section', 'A', '--seed', 'pear'];
    await done('enter', at('again-dealt.xlsx'), at('again-new.xlsx'), ...entered);
    expect(await repeated('again-new.xlsx')).toEqual(['A: apple A', 'B: apple B', 'A: pear A']);
    await done('remove', at('again-new.xlsx'), at('again-less.xlsx'), '--no', '6', '--seed', 'plum');
    expect(await repeated('again-less.xlsx')).toEqual(['A: apple A', 'B: apple B', 'A: pear A', 'B: plum B']);
  });

  it('follow a section that is called otherwise, also where an older Log does not say which one it was', async () => {
    await dealt('older');
    const workbook = await renamedSection(at('older-dealt.xlsx'), 'A', 'Masters');
    writeFileSync(at('newer.xlsx'), valueOf(await workbook.save())!);
    expect(await repeated('newer.xlsx')).toEqual(['A: apple A', 'B: apple B']);
    const [log] = valueOf(await workbook.read({ ranges: [{ sheet: 'Log', area: 'used' }] })).ranges;
    const cells = log!.values.flatMap((line, row) =>
      line.flatMap((value, column) =>
        typeof value === 'string' && value.includes('section-no=')
          ? [{ sheet: 'Log', row, column, expect: value, write: value.replace(/section-no=\d+\n/, '') }]
          : [],
      ),
    );
    expect(cells).toHaveLength(2);
    valueOf(await workbook.change({ cells }));
    writeFileSync(at('older.xlsx'), valueOf(await workbook.save())!);
    expect(await repeated('older.xlsx')).toEqual(['A: apple A', 'B: apple B']);
  });

  it('are found wrong where somebody else has a number, and follow a substitute', async () => {
    await dealt('other');
    const argv = ['--no', '7', '--new', 'Else'];
    await done('substitute', at('other-dealt.xlsx'), at('other-sub.xlsx'), ...argv);
    expect(await repeated('other-sub.xlsx')).toEqual(['A: apple A', 'B: apple B']);
    const workbook = valueOf(await openXlsx(readFileSync(at('other-dealt.xlsx'))));
    const was = (await read('other-dealt.xlsx')).players[6]!.name;
    const cell = { sheet: 'Players', row: 10, column: 1, expect: was, write: 'Typed' };
    valueOf(await workbook.change({ cells: [cell] }));
    writeFileSync(at('typed.xlsx'), valueOf(await workbook.save()));
    const told = problemsOf(await run('draw', at('typed.xlsx'), '--repeat', '--json'));
    expect(told.map(({ code, values }) => [code, values['number'], values['drawn']])).toEqual([
      ['draw-other-player', 7, was],
    ]);
  });
});
