import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTeamEvent } from '../../src/core/format/teamEvent';
import { area, type CellValue } from '../../src/grid/cell';
import { openXlsx } from '../../src/workbook/xlsx';
import { FINAL_TABLE, tablesPublished, tablesShown, withRounds, worldTeams } from '../worldTeams';
import { run, tempFolder, writeList } from './run';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);

const done = async (...argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(...argv);
  if (code !== 0 || stderr !== '') throw new Error(stderr);
  return stdout;
};

/** Types rounds into the sheet Matches. */
const typed = async (file: string, ...rounds: readonly number[]): Promise<void> =>
  writeFileSync(file, await withRounds(readFileSync(file), rounds));

/** What stands in the cells of a file. */
const valuesIn = async (file: string): Promise<(sheet: string, row: number, column: number) => CellValue> => {
  const book = await openXlsx(readFileSync(file));
  const sheets = ['Team standings', 'Team crosstable'];
  const read = book.ok
    ? await book.value.read({ ranges: sheets.map((sheet) => ({ sheet, area: area(0, 0, 20, 20) })) })
    : book;
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const grids = new Map(read.value.ranges.map((grid) => [grid.sheet, grid.values]));
  return (sheet, row, column) => grids.get(sheet)?.[row]?.[column] ?? null;
};

const teamsIn = async (file: string): Promise<readonly unknown[]> => {
  const answer = JSON.parse(await done('standings', file, '--json')) as Record<string, { teams: unknown[] }>;
  return answer['worldteams2019']!.teams;
};

it('the World Team Championship 2019 from the list of ten teams to the last board', async () => {
  const book = at('worlds.xlsx');
  const list = await writeList(at('list.xlsx'), {
    'World Team Championship 2019': [
      ['Name', 'Rating', 'Team'],
      ...worldTeams.teams.flatMap(({ name: team, members }) =>
        members.map(({ name, rating }) => [name, Number(rating!.typed), team]),
      ),
    ],
  });
  const said = await done(
    ...['pair-teams', list, '--out', book, '--id', 'worldteams2019', '--line-up', 'order'],
    ...['--boards', '4', '--tie-breaks', 'MP,GP'],
  );
  expect(said).toBe(`10 teams, 9 rounds, 45 matches on 4 boards: ${book}\n`);

  await typed(book, 1, 2, 3, 4, 5, 6);
  expect((await teamsIn(book)).slice(0, 4)).toEqual([
    { team: 'Russia', rank: 1, values: [10, 15] },
    { team: 'India', rank: 2, values: [9, 16.5] },
    { team: 'England', rank: 3, values: [9, 14] },
    { team: 'USA', rank: 4, values: [8, 14] },
  ]);

  await typed(book, 7, 8, 9);
  expect(await teamsIn(book)).toEqual(
    FINAL_TABLE.map(([team, , match, game], index) => ({ team, rank: index + 1, values: [match, game] })),
  );

  expect(tablesShown(await valuesIn(book))).toEqual(tablesPublished);

  await done('convert', book, at('back.json'));
  const back = parseTeamEvent(readFileSync(at('back.json'), 'utf8'));
  expect(back.ok && { ...back.value, event: worldTeams.event }).toEqual(worldTeams);
});
