/** @sweep */
import { writeFileSync } from 'node:fs';
import { makeEvent, parseEvent } from '../../src/core/format/event';
import type { Tournament } from '../../src/core/model';
import { area } from '../../src/grid/cell';
import { valueOf } from '../results';
import { IS_SWEEP } from '../sample';
import { inFolder, nameList } from './run';

const { at, said, answered, refusal, refused, list, opened, typed, cells, tournaments } = inFolder();

/** Two sections of three, A of players A to C and B of D to F, of which the higher number wins but for one draw in B. */
beforeAll(async () => {
  await list('six.xlsx', { Club: nameList(6) });
  const dealt = '--size 3 --by list --numbers list';
  await said(`sections six.xlsx apart0.xlsx ${dealt} --sheets each`);
  // Games: 2-3, 1-2 and 3-1, by number and colour; on one set of sheets those of the sections take turns.
  await said('record apart0.xlsx half.xlsx --tournament "A Tournament" 1=0-1 2=0-1 3=1-0');
  await said('record half.xlsx apart.xlsx --tournament "B Tournament" 1=0-1 2=1/2 3=1-0');
  await said(`sections six.xlsx together0.xlsx ${dealt}`);
  await said('record together0.xlsx together.xlsx 1=0-1 2=0-1 3=0-1 4=1/2 5=1-0 6=1-0');
});

const BY_NAME = '--qualify 2 --numbers list --decide "Player E"';
const FINAL = '--tournament "Final A Tournament"';

/** Columns of the first rows of a page of all sections. */
const rowsOf = async (name: string, sheet: string, width = 10): Promise<readonly (readonly unknown[])[]> => {
  const page = { sheet, area: area(4, 0, 3, width) };
  return valueOf(await (await opened(name)).read({ ranges: [page] })).ranges[0]!.values;
};

describe('finals', () => {
  it('are made of the first two of each section, as a tournament of their own in the same workbook', async () => {
    const finals = [
      {
        name: 'A',
        players: [
          { no: 1, name: 'Player C', section: 'Section A', place: 1 },
          { no: 2, name: 'Player F', section: 'Section B', place: 1 },
          { no: 3, name: 'Player B', section: 'Section A', place: 2 },
          { no: 4, name: 'Player E', section: 'Section B', place: 2 },
        ],
      },
    ];
    expect(await answered(`finals apart.xlsx final.xlsx ${BY_NAME}`)).toEqual({ finals });
    expect(
      (await tournaments('final.xlsx')).map((each) => `${each.event}, ${(each as Tournament).section}`),
    ).toEqual(['Club, Section A', 'Club, Section B', 'Club, Final A']);
    if (IS_SWEEP) expect(await answered(`finals together.xlsx same.xlsx ${BY_NAME}`)).toEqual({ finals });
  });

  it('are refused with names where a tie is not decided, and where games are missing', async () => {
    expect(await refusal('finals apart.xlsx never.xlsx --qualify 2')).toMatchObject([
      { code: 'final-tie', values: { names: 'Player D, Player E' } },
    ]);
    expect(await refusal('finals half.xlsx never.xlsx --qualify 2')).toMatchObject([
      { code: 'final-unfinished', values: { section: 'Section B', count: 3 } },
    ]);
    await said('pair six.xlsx one.xlsx --numbers list');
    expect(await refused('finals one.xlsx never.xlsx --qualify 2')).toEqual(['final-no-sections']);
  });

  it('carry games over: they stand in round 1 with their result, and come back from the file and from an event file', async () => {
    expect(await said(`finals apart.xlsx carried.xlsx ${BY_NAME} --carry`)).toContain(
      'A: 2 games carried over into the first rounds.',
    );
    const tournament = (await tournaments('carried.xlsx'))[2] as Tournament;
    // Numbers: 1 C, 2 F, 3 B, 4 E. In game 1 of section A White was B and C won; in B it was E, and F won.
    expect(
      tournament.games.map(({ round, white, black, outcome }) => [round, white, black, outcome]),
    ).toEqual([
      [1, 3, 1, '0-1'],
      [1, 4, 2, '0-1'],
      [2, 3, 4, null],
      [2, 1, 2, null],
      [3, 2, 3, null],
      [3, 4, 1, null],
    ]);
    expect([tournament.carried, tournament.rounds]).toEqual([2, 3]);
    expect({ columnFormats: [], ...valueOf(parseEvent(makeEvent(tournament))) }).toEqual(tournament);
    expect(await said('standings carried.xlsx')).toMatch(/^Club, Final A\n.*\n +1–2 +Player C/m);
    await said(`record carried.xlsx on.xlsx ${FINAL} 3=1-0`);
    await said(`refresh on.xlsx anew.xlsx --new-sheets ${FINAL}`);
    const anew = (await tournaments('anew.xlsx')).find((each) => 'carried' in each && each.carried === 2);
    expect(anew?.games[2]?.outcome).toBe('1-0');
    expect(await said(`repair on.xlsx sound.xlsx ${FINAL}`)).toContain('Nothing is damaged');
  });

  it('of sections on one set of sheets have a row beside theirs, with the first three of each', async () => {
    await said(`finals together.xlsx with.xlsx ${BY_NAME}`);
    const done = ['Final standings.', '3 of 3 games finished'];
    const sections = [
      ['Section A', 1, 'Player C', 2, 'Player B', 1, 'Player A', 0, ...done],
      ['Section B', 2, 'Player F', 2, 'Player D and Player E', 0.5, '', '', ...done],
    ];
    const PAGE = 'Sections and finals';
    expect(await rowsOf('with.xlsx', PAGE)).toEqual([
      ...sections,
      ['Final A', 1, '', '', '', '', '', '', 'No results yet.', '0 of 6 games finished'],
    ]);
    // Results, sheets that are made anew, and sheets that go: the page follows.
    await said(`record with.xlsx won.xlsx ${FINAL} 1=1-0`);
    await said('refresh won.xlsx won-anew.xlsx --new-sheets --tournament Tournament');
    const [one, other, won] = await rowsOf('won-anew.xlsx', PAGE);
    expect([one, other, won?.[8]]).toEqual([...sections, 'After round 1 (1 game missing).']);
    await said('remove-tournament won-anew.xlsx gone.xlsx --tournament Tournament');
    expect((await rowsOf('gone.xlsx', PAGE)).map((row) => row[8])).toEqual([
      'The sheets of this section are gone.',
      'The sheets of this section are gone.',
      won?.[8],
    ]);
  });

  if (IS_SWEEP)
    it('have a row on the sheet Sections, which can be made again after it was deleted', async () => {
      const shown = async (name: string) =>
        (await rowsOf(name, 'Sections', 9)).map((row) => [row[0], row[2], row[8]]);
      const rows = [
        ['Section A', 'Player C', 'Final standings.'],
        ['Section B', 'Player F', 'Final standings.'],
        ['Final A', '', 'No results yet.'],
      ];
      await said(`finals apart.xlsx paged.xlsx ${BY_NAME}`);
      expect(await shown('paged.xlsx')).toEqual(rows);
      const book = await opened('paged.xlsx');
      const page = valueOf(await book.read({ ranges: [{ sheet: 'Sections', area: 'used' }] }));
      valueOf(await book.remove({ sheets: ['Sections'], asRead: page.ranges }));
      writeFileSync(at('unpaged.xlsx'), valueOf(await book.save()));
      await said('refresh unpaged.xlsx back.xlsx --sections-page');
      expect(await shown('back.xlsx')).toEqual(rows);
      // Once more, in the place of the one that there is; a note beside it is not lost.
      await said('refresh back.xlsx twice.xlsx --sections-page');
      expect(await shown('twice.xlsx')).toEqual(rows);
      await typed('back.xlsx', 'noted.xlsx', ['Sections', 9, 0, null, 'Prizes at 8 pm']);
      expect(await refusal('refresh noted.xlsx never.xlsx --sections-page')).toMatchObject([
        { code: 'cells-would-be-lost', place: { cell: 'A10' } },
      ]);
      expect(await refused('refresh together.xlsx never.xlsx --sections-page')).toEqual(['sections-no-page']);
    });
});

describe('the draw of finals', () => {
  /** What the Log of Final A tells of the draw: its sentence, and its cell for programs with its place. */
  const drawInLog = async (name: string) => {
    const log = await cells(name, 'Final A Log');
    const row = log.findIndex((line) => line.includes('draw 1'));
    const column = log[row]!.findIndex((cell) => /order=/.test(String(cell)));
    const said = log[row]!.find((cell) => String(cell).startsWith('Tie for place'));
    return { said, cell: String(log[row]![column]) };
  };

  it('has how a tie was decided by lots, with the draw code', async () => {
    const told = await said(
      'finals apart.xlsx lots.xlsx --qualify 2 --decide lots --seed abc --numbers rating',
    );
    expect(told).toContain('One final: ');
    expect(told).toMatch(/Player [DE] \(Section B, 2\)/);
    expect(told).toContain('Lots drawn with the draw code abc');
    const tie =
      'Tie for place 2 in Section B: Player D; Player E. Order by lots, draw code “abc Section B”: Player D; Player E.';
    const { said: inLog, cell } = await drawInLog('lots.xlsx');
    expect(inLog).toBe(`${tie} Numbers follow the ratings.`);
    expect(cell).toContain('\t1,2\t');
  });

  it('has how a tie was decided by name', async () => {
    const tie = 'Tie for place 2 in Section B: Player D; Player E. Order by hand: Player E; Player D.';
    expect(await said(`finals apart.xlsx name.xlsx ${BY_NAME}`)).toContain(`\n${tie}`);
    expect((await drawInLog('name.xlsx')).said).toBe(`${tie} Numbers follow the list.`);
  });
});
