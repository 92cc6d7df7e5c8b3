import { readFileSync, writeFileSync } from 'node:fs';
import { parseEvent } from '../../src/core/format/event';
import { area, type CellValue } from '../../src/grid/cell';
import { openXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import {
  tablesPublished,
  tablesShown,
  valuesOf,
  withRounds,
  WORLDS_2001,
  WORLDS_2019,
  type RealTeams,
} from '../worldTeams';
import { run, tempFiles, writeList } from './run';

const at = tempFiles();

const done = async (...argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(...argv);
  const isOfLog = /^File “[^”]*”: This file cannot hold: the Log[^\n]*\n$/.test(stderr);
  if (code !== 0 || (stderr !== '' && !isOfLog)) throw new Error(stderr);
  return stdout;
};

/** What stands in the cells of a file. */
const valuesIn = async (file: string): Promise<(sheet: string, row: number, column: number) => CellValue> => {
  const book = await openXlsx(readFileSync(file));
  const sheets = ['Team standings', 'Team crosstable'];
  const read = valueOf(
    book.ok
      ? await book.value.read({ ranges: sheets.map((sheet) => ({ sheet, area: area(0, 0, 20, 20) })) })
      : book,
  );
  const grids = new Map(read.ranges.map((grid) => [grid.sheet, grid.values]));
  return (sheet, row, column) => grids.get(sheet)?.[row]?.[column] ?? null;
};

/** The workbook of a championship before its first match, made of the list of its teams. */
const paired = async (book: string, { event, final }: RealTeams): Promise<void> => {
  const list = await writeList(at('list.xlsx'), {
    [event.event]: [
      ['Name', 'Rating', 'Team'],
      ...event.players.flatMap(({ name: team, members }) =>
        members.map(({ name, rating }) => [name, Number(rating!.typed), team]),
      ),
    ],
  });
  const said = await done(
    ...['pair-teams', list, '--out', book, '--id', event.id, '--line-up', 'order'],
    ...['--boards', '4', '--tie-breaks', event.tieBreaks.join(',')],
  );
  expect(said).toBe(`${final.length} teams, 9 rounds, ${event.games.length} matches on 4 boards: ${book}\n`);
};

interface ShownTeam {
  readonly team: string;
  readonly rank: number | null;
  readonly values: readonly (number | null)[];
}

const standingsOf = async (book: string, id: string): Promise<readonly ShownTeam[]> =>
  (JSON.parse(await done('standings', book, '--json')) as Record<string, { teams: ShownTeam[] }>)[id]!.teams;

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
    const standings = () => standingsOf(book, event.id);
    await paired(book, teams);

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
    const back = parseEvent(readFileSync(at(`${year}.json`), 'utf8'));
    expect(back.ok && { ...back.value, event: event.event }).toEqual(event);
  },
);

it('the World Team Championship 2019 without Egypt, which leaves after three rounds: its matches count for nobody', async () => {
  const { event } = WORLDS_2019;
  const [book, left, last] = [at('three.xlsx'), at('left.xlsx'), at('last.xlsx')];
  await paired(book, WORLDS_2019);
  writeFileSync(book, await withRounds(readFileSync(book), WORLDS_2019, [1, 2, 3]));
  const before = await standingsOf(book, event.id);

  await done('withdraw', book, '--name', 'Egypt', '--out', left);
  writeFileSync(last, await withRounds(readFileSync(left), WORLDS_2019, [4, 5, 6, 7, 8, 9], 'Egypt'));
  const end = (await standingsOf(last, event.id)).filter(({ team }) => team !== 'Egypt');
  expect(end.map(({ rank, team, values: [match, game] }) => [rank, team, match, game])).toEqual([
    [1, 'Russia', 14, 20.5],
    [2, 'China', 11, 19],
    [3, 'England', 11, 18.5],
    [4, 'India', 9, 18.5],
    [5, 'USA', 9, 17.5],
    [6, 'Iran', 6, 15],
    [7, 'Azerbaijan', 6, 14],
    [8, 'Kazakhstan', 4, 13],
    [9, 'Sweden', 2, 8],
  ]);

  await done('undo', left, '--out', at('back.xlsx'));
  expect(await standingsOf(at('back.xlsx'), event.id)).toEqual(before);
});
