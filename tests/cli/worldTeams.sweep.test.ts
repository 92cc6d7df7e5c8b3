import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTeamEvent } from '../../src/core/format/teamEvent';
import { area, type CellValue } from '../../src/grid/cell';
import { openXlsx } from '../../src/workbook/xlsx';
import { tablesPublished, tablesShown, valuesOf, withRounds, WORLDS_2001, WORLDS_2019 } from '../worldTeams';
import { run, tempFolder, writeList } from './run';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);

const done = async (...argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(...argv);
  if (code !== 0 || stderr !== '') throw new Error(stderr);
  return stdout;
};

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

it.each([
  ['2019', WORLDS_2019, ['Russia', 'India', 'England', 'USA']],
  ['2001', WORLDS_2001, ['Armenia', 'Ukraine', 'Russia', 'Germany']],
] as const)(
  'the World Team Championship %s, from the list of the teams to the last board',
  async (year, teams, six) => {
    const { event, final } = teams;
    const book = at(`${year}.xlsx`);
    const type = async (...rounds: readonly number[]): Promise<void> =>
      writeFileSync(book, await withRounds(readFileSync(book), teams, rounds));
    const standings = async () =>
      (JSON.parse(await done('standings', book, '--json')) as Record<string, { teams: { team: string }[] }>)[
        event.id
      ]!.teams;
    const list = await writeList(at(`list ${year}.xlsx`), {
      [event.event]: [
        ['Name', 'Rating', 'Team'],
        ...event.teams.flatMap(({ name: team, members }) =>
          members.map(({ name, rating }) => [name, Number(rating!.typed), team]),
        ),
      ],
    });
    const said = await done(
      ...['pair-teams', list, '--out', book, '--id', event.id, '--line-up', 'order'],
      ...['--boards', '4', '--tie-breaks', event.tieBreaks.join(',')],
    );
    expect(said).toBe(
      `${final.length} teams, 9 rounds, ${event.matches.length} matches on 4 boards: ${book}\n`,
    );

    await type(1, 2, 3, 4, 5, 6);
    expect((await standings()).slice(0, 4).map(({ team }) => team)).toEqual(six);

    await type(7, 8, 9);
    expect(await standings()).toEqual(
      final.map(([team, , match, game], index) => ({
        ...{ team, rank: index + 1 },
        values: valuesOf(teams, match, game),
      })),
    );
    expect(tablesShown(teams, await valuesIn(book))).toEqual(tablesPublished(teams));

    await done('convert', book, at(`${year}.json`));
    const back = parseTeamEvent(readFileSync(at(`${year}.json`), 'utf8'));
    expect(back.ok && { ...back.value, event: event.event }).toEqual(event);
  },
);
