import { openTeamEvents } from '../teamEvents';
import { strFromU8, unzipSync } from 'fflate';
import { takeChange } from '../../src/app/changes/take';
import { inspect } from '../../src/app/repair/inspect';
import { area, type CellValue } from '../../src/grid/cell';
import { TEMPLATES } from '../../templates/kinds';
import { makeTemplate } from '../../templates/make';
import { valueOf } from '../results';
import { opened } from './opened';

/** The parts of a template's file as texts. */
const partsOf = async (file: string): Promise<readonly string[]> => {
  const bytes = valueOf(await makeTemplate(TEMPLATES.find((each) => each.file === file)!));
  return Object.values(unzipSync(bytes)).map((part) => strFromU8(part));
};

/** The widths, in whole characters, of these columns of sheets (from 1), in their order in a template. */
const widthsIn = async (
  file: string,
  columns: readonly (readonly [sheet: number, column: number])[],
): Promise<readonly number[]> => {
  const sheets = (await partsOf(file)).filter((text) => text.includes('<worksheet'));
  return columns.map(([sheet, column]) => {
    const width = new RegExp(`<col min="${column}"[^>]*width="([0-9.]+)"`).exec(sheets[sheet]!)?.[1];
    return Math.floor(Number(width));
  });
};

it('names of 25 characters have one line wherever they show', async () => {
  const [PAIRINGS, ROUND, STANDINGS, CROSSTABLE] = [1, 2, 3, 4];
  const columns = [
    [PAIRINGS, 5],
    [PAIRINGS, 7],
    [ROUND, 2],
    [ROUND, 4],
    [STANDINGS, 2],
    [CROSSTABLE, 2],
  ] as const;
  expect(await widthsIn('chess-8-players', columns)).toEqual([28, 28, 57, 57, 28, 28]);
  const [MATCHES, TEAMS] = [1, 2];
  expect(
    await widthsIn('chess-4-teams-4-boards', [
      [MATCHES, 2],
      [MATCHES, 4],
      [TEAMS, 2],
      [3, 2],
      [4, 2],
      [4, 3],
      [5, 2],
    ]),
  ).toEqual([28, 28, 28, 28, 28, 28, 28]);
  for (const file of ['chess-8-players-quads', 'chess-4-teams-4-boards'])
    expect((await partsOf(file)).filter((text) => text.includes('ƞ'))).toEqual([]);
});

it.each(['chess-8-players-quads', 'chess-4-teams-4-boards'])(
  'the titles of all sheets in %s name the event as it is typed, and the heads of pages do not name it',
  async (file) => {
    const { workbook, type } = await opened(file);
    await type('event', 0, 'Club championship');
    const { sheets } = valueOf(await workbook.read({ ranges: [] }));
    const shown = sheets.filter(({ visibility }) => visibility === 'visible').map(({ name }) => name);
    const titles = async (): Promise<readonly CellValue[]> => {
      const ranges = shown.map((sheet) => ({ sheet, area: area(0, 0) }));
      return valueOf(await workbook.read({ ranges })).ranges.map(({ values }) => values[0]![0]!);
    };
    const after = (event: string): readonly string[] =>
      shown.map((sheet) =>
        sheet === 'Start here' ? sheet : sheet === 'Round' ? event : `${event} · ${sheet}`,
      );
    expect(await titles()).toEqual(after('Club championship'));
    await type('event', 0, null);
    expect((await titles()).slice(1, 3)).toEqual(
      file.includes('teams') ? ['Matches', 'Team standings'] : ['Pairings', ''],
    );
    const heads = (await partsOf(file)).flatMap((text) => /<oddHeader>.*?<\/oddHeader>/.exec(text) ?? []);
    expect([heads.length > 5, heads.filter((head) => head.includes('Round robin'))]).toEqual([true, []]);
  },
);

it('titles that follow the event are no damage, and stand in nobody’s way', async () => {
  const { workbook, type, sheet } = await opened('chess-5-players');
  await type('event', 0, 'Club championship');
  const occasion = { time: '2026-11-20 10:00' };
  expect(valueOf(await inspect(workbook, sheet, occasion.time)).faults).toEqual([]);
  valueOf(await takeChange(workbook, 'enter', { name: 'Zoe' }, occasion));
  const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet: 'Standings', area: area(0, 0) }] }));
  expect(ranges[0]!.values).toEqual([['Club championship · Standings']]);
});

it('a template opens on Start here, and its Log names no day', async () => {
  const { workbook, column } = await opened('chess-4-players');
  const { sheets } = valueOf(await workbook.read({ ranges: [] }));
  expect(sheets.filter(({ active }) => active).map(({ name }) => name)).toEqual(['Start here']);
  expect((await column('Log')).slice(1)).toEqual([null]);
});

it('a total typed into the line of a match is to be undone', async () => {
  const { workbook, type, column } = await opened('chess-4-teams-4-boards');
  for (const line of [2, 3, 4, 5]) await type('Matches_result', line, '1-0');
  const match = async () => {
    const { row, column: at } = valueOf(await openTeamEvents(workbook))[0]!.parts.places.Matches_result!.area;
    const ranges = [{ sheet: 'Matches', area: area(row + 1, at, 1, 3) }];
    return valueOf(await workbook.read({ ranges })).ranges[0]!.values[0];
  };
  expect(await match()).toEqual(['4–0', 'Team 4', '']);
  await type('Matches_result', 1, '2-2');
  expect(await match()).toEqual(['2-2', 'Team 4', 'Type the boards, not the total: undo this']);
  expect((await column('Matches_board'))[1]).toBe(0);
});

it.each([
  ['chess-8-players', 'Rating'],
  ['go-6-players', 'Rank'],
] as const)('Players in %s has yellow columns for %s and for play-offs', async (file, heading) => {
  const { workbook } = await opened(file);
  const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet: 'Players', area: area(3, 0, 1, 9) }] }));
  const headings = ranges[0]!.values[0]!;
  const sheets = (await partsOf(file)).filter((text) => text.includes('<worksheet'));
  const players = sheets.find((text) => text.includes(`>${heading}<`) && text.includes('>Status<'))!;
  const hidden = [...players.matchAll(/<col min="(\d+)" max="(\d+)"[^>]*hidden/g)].map(([, from]) =>
    Number(from),
  );
  expect([headings[2], headings[7]]).toEqual([heading, 'Play-off']);
  expect(hidden).toEqual([4]);
});

it.each([
  ['chess-8-players', 'If somebody leaves, choose what happened under Status'],
  ['chess-8-players-quads', 'Places 1–4 play together, then 5–8, and so on. Type the strongest first'],
  ['chess-4-teams-4-boards', 'If a team leaves, choose what happened under Status'],
  ['chess-4-teams-4-boards', 'Team standings, Team crosstable | Look at them, print them, pin them up.'],
])(
  'Start here of %s says what its organiser asks, and nothing of the add-in that is no choice of theirs',
  async (file, said) => {
    const { workbook } = await opened(file);
    const { sheets } = valueOf(await workbook.read({ ranges: [] }));
    const shown = sheets.filter(({ visibility }) => visibility === 'visible');
    const { ranges } = valueOf(
      await workbook.read({ ranges: shown.map(({ name: sheet }) => ({ sheet, area: 'used' as const })) }),
    );
    const texts = ranges.map(({ values }) => values.map((line) => line.join(' | ')).join('\n'));
    expect(texts[0]).toContain(said);
    expect(texts.filter((text) => /press Refresh|Roundabout needs|For new files/.test(text))).toEqual([]);
  },
);

it('places stand before the teams of Team crosstable without a heading that calls them numbers', async () => {
  const { workbook } = await opened('chess-4-teams-4-boards');
  const ranges = [{ sheet: 'Team crosstable', area: area(3, 0, 2, 2) }];
  expect(valueOf(await workbook.read({ ranges })).ranges[0]!.values).toEqual([
    [null, 'Team'],
    [1, 'Team 1'],
  ]);
});
