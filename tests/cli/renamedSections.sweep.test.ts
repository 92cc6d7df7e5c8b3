import { writeFileSync } from 'node:fs';
import { readTournaments } from '../../src/cli/formats';
import type { XlsxWorkbook } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { renamedSection } from './renamed';
import { nameList, problemsOf, run, tempFiles, writeList } from './run';

const at = tempFiles();

const done = async (...argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(...argv);
  expect([argv.join(' '), code, stderr]).toEqual([argv.join(' '), 0, expect.any(String)]);
  return stdout;
};

const read = async (name: string) => valueOf(await readTournaments(at(name)))[0]!.tournament;

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
