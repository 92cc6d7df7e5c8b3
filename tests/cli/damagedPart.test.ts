import { readFileSync, writeFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { nameList, run, tempFiles, writeList } from './run';

const at = tempFiles();

/** A copy of a workbook with half a part. */
const damaged = (file: string, part: string): string => {
  const parts = unzipSync(readFileSync(file));
  const text = strFromU8(parts[part]!);
  writeFileSync(at('damaged.xlsx'), zipSync({ ...parts, [part]: strToU8(text.slice(0, text.length / 2)) }));
  return at('damaged.xlsx');
};

beforeAll(async () => {
  await writeList(at('list.xlsx'), { Club: nameList(4) });
  expect((await run('pair', at('list.xlsx'), '--numbers', 'list', '--out', at('made.xlsx'))).code).toBe(0);
});

it.each([
  ['pair', 'list.xlsx', 'xl/worksheets/sheet1.xml', []],
  ['pair', 'list.xlsx', 'xl/workbook.xml', []],
  ['record', 'made.xlsx', 'xl/worksheets/sheet2.xml', ['1=1-0']],
  ['withdraw', 'made.xlsx', 'xl/worksheets/sheet5.xml', ['--name', 'Player A']],
  ['undo', 'made.xlsx', 'xl/styles.xml', []],
  ['handout', 'made.xlsx', 'xl/tables/table1.xml', []],
] as const)('%s of %s with a damaged %s names the file and the part', async (command, file, part, more) => {
  const input = damaged(at(file), part);
  const handout = command === 'handout' ? ['wall-chart'] : [];
  const ran = await run(command, ...handout, input, ...more, '--out', at('never.xlsx'));
  expect([ran.code, ran.stdout, ran.stderr]).toEqual([
    1,
    '',
    `File “${input}”: The file’s part ${part} is missing or damaged. Open the workbook in Excel, let Excel repair it and save it; or take the last saved copy.\n`,
  ]);
});
