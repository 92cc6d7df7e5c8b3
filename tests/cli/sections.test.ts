/** @sweep */
import { writeFileSync } from 'node:fs';
import { makeEvent } from '../../src/core/format/event';
import type { Game, Tournament } from '../../src/core/model';
import { both, deletesSheet, inFile, types } from '../app/repair/subjects';
import { valueOf } from '../results';
import { IS_SWEEP } from '../sample';
import { sectioned, withResults } from '../sectioned';
import { inFolder, nameList } from './run';

const { at, ran, said, answered, refusal, refused, written, list, cells, event, tournaments } = inFolder();

interface Answer {
  readonly sections: readonly {
    readonly name: string;
    readonly players: readonly { readonly no: number; readonly name: string }[];
  }[];
}

/** Deals a list into sections with a set of sheets each. */
const dealt = async (line: string): Promise<Answer['sections']> =>
  (await answered<Answer>(`sections ${line} --sheets each --force`)).sections;

/** Three sections with results of two rounds, on one set of sheets. */
const made = withResults(sectioned([4, 4, 6]), 3, 0.5);

beforeAll(async () => {
  // 40 players, the first the strongest, each tenth from the same of ten clubs.
  const forty = Array.from({ length: 40 }, (_, at) => `P${at + 1},${2400 - 10 * at},Club ${at % 10}`);
  written('forty.csv', ['Name,Rating,Club', ...forty]);
  await list('nine.xlsx', { Club: nameList(9) });
  await list('eight.xlsx', { Club: nameList(8) });
  written('quads.json', makeEvent(made));
  await said('convert quads.json quads.xlsx');
});

describe('sections', () => {
  it('says in words who is where, and the word behind the lots', async () => {
    await list('six.xlsx', { Club: nameList(6) });
    expect(await said('sections six.xlsx listed.xlsx --size 3 --by list --numbers list --seed abc')).toBe(
      '6 players in 2 sections: listed.xlsx\n  A: Player A, Player B, Player C\n  B: Player D, Player E, Player F\n',
    );
    expect(await said('sections six.xlsx drawn.xlsx --size 3 --by list --seed abc')).toContain(
      'Lots drawn with the draw code abc and the name of each section',
    );
  });

  it('keeps clubmates apart by a column and leaves five to the last quad', async () => {
    const clubs = [...'aabcdefabbcde'];
    written('clubs.csv', ['Name,Club', ...clubs.map((club, index) => `P${index},${club}`)]);
    const sections = await dealt('clubs.csv clubs.xlsx --size 4 --by list --avoid club --numbers list');
    expect(sections.map(({ players }) => players.length)).toEqual([4, 4, 5]);
    for (const { players } of sections)
      expect(new Set(players.map(({ name }) => clubs[Number(name.slice(1))])).size).toBe(players.length);
  });

  it('puts the youngest together, whoever says no age last', async () => {
    const born = ['2016', '3.9.2015', '2012-05-01', '4 Mar 2017', '', '2013', '1.2.2015', '2014'];
    written('juniors.csv', [
      'Name,School,DOB',
      ...born.map((day, index) => `P${index + 1},S${index},${day}`),
    ]);
    const youngest = async (line: string) =>
      (await dealt(`${line} --by age --numbers list`)).map(({ players }) =>
        players.map(({ name }) => name).join(' '),
      );
    expect(await youngest('juniors.csv juniors.xlsx --size 4')).toEqual(['P4 P1 P2 P7', 'P8 P6 P3 P5']);
    written('ages.csv', ['Name,Age', ...[11, 9, 8, 10, 7, 12].map((age, index) => `P${index + 1},${age}`)]);
    expect(await youngest('ages.csv ages.xlsx --size 3')).toEqual(['P5 P3 P2', 'P4 P1 P6']);
  });

  it('lets left-over players play twice where they form a section', async () => {
    await list('eleven.xlsx', { Club: nameList(11) });
    await dealt('eleven.xlsx double.xlsx --size 4 --by list --leftover double');
    expect(
      (await tournaments('double.xlsx')).map(({ players, cycles, games }) => [
        players.length,
        cycles,
        games.length,
      ]),
    ).toEqual([
      [4, 1, 6],
      [4, 1, 6],
      [3, 2, 6],
    ]);
  });

  it.each(['one', 'each'])('begin at the boards that were said, with sheets: %s', async (sheets) => {
    const line = `sections eight.xlsx boards.xlsx --force --size 4 --by list --sheets ${sheets} --first-board`;
    expect(await ran(`${line} 11,31`)).toMatchObject({ code: 0, stderr: '' });
    const boards = (await tournaments('boards.xlsx')).flatMap(({ games }) => games.map(({ board }) => board));
    expect([...new Set(boards)].sort((one, other) => one - other)).toEqual([11, 12, 31, 32]);
    expect(await refusal(`${line} 1,2`)).toMatchObject([
      { code: 'boards-overlap', place: { field: 'firstBoard' } },
    ]);
  });

  it('takes sections and their names from a column', async () => {
    const rows = ['Name,Group', 'P1,Masters', 'P2,Open', 'P3,Masters', 'P4,Open', 'P5,Open', 'P6,Masters'];
    written('hand.csv', rows);
    const sections = await dealt('hand.csv hand.xlsx --by hand --column group --numbers list');
    expect(sections.map(({ name, players }) => [name, players.map((each) => each.name)])).toEqual([
      ['Masters', ['P1', 'P3', 'P6']],
      ['Open', ['P2', 'P4', 'P5']],
    ]);
    expect((await event('hand.xlsx')).section).toBe('Masters');
  });

  it.each([
    ['--by rating', 'section-size-missing'],
    ['--by rating --size 30', 'sections-too-few'],
    ['--by rating --size four', 'not-a-whole-number'],
    ['--by rating --size 4 --avoid Clubb', 'list-column-missing'],
    ['--by hand', 'list-column-missing'],
    ['--by age --size 4', 'list-column-missing'],
    ['--by luck --size 4', 'choice-unknown'],
    ['--by rating --size 4 --system bergr', 'system-unknown'],
  ])('%s is %s, and nothing is written', async (given, code) => {
    expect(await refused(`sections forty.csv never.xlsx ${given}`)).toEqual([code]);
  });

  if (IS_SWEEP) {
    it('deals 40 players into ten quads in order of rating, each a tournament of its own', async () => {
      const sections = await dealt('forty.csv quads40.xlsx --size 4 --by rating --numbers rating');
      expect(sections.map(({ name }) => name).join('')).toBe('ABCDEFGHIJ');
      expect(sections[1]!.players).toEqual([5, 6, 7, 8].map((no, at) => ({ no: at + 1, name: `P${no}` })));
      const quads = await tournaments('quads40.xlsx');
      expect(
        quads.map(({ event, section, rounds, games }) => [event, section, rounds, games.length]),
      ).toEqual([...'ABCDEFGHIJ'].map((name) => ['forty', `Section ${name}`, 3, 6]));
      expect(quads.map(({ games }) => Math.min(...games.map(({ board }) => board)))).toEqual([
        ...[1, 3, 5, 7, 9, 11, 13, 15, 17, 19],
      ]);
    });

    it('makes one tournament of all sections, whose numbers, boards and lots are those of the sections by themselves', async () => {
      const how = '--size 4 --by snake --seed abc';
      await dealt(`forty.csv apart.xlsx ${how}`);
      const apart = await tournaments('apart.xlsx');
      expect(apart[1]!.numbering).toEqual({ method: 'lots', seed: 'abc B' });
      await said(`sections forty.csv together.xlsx ${how}`);
      const [whole, ...others] = await tournaments('together.xlsx');
      expect([others, whole!.numbering]).toEqual([[], { method: 'lots', seed: 'abc' }]);
      expect(
        (whole as Tournament).sections!.map(({ name, firstBoard }) => `${name}${firstBoard}`).join(' '),
      ).toBe('A1 B3 C5 D7 E9 F11 G13 H15 I17 J19');
      expect(whole!.players.map(({ name }) => name)).toEqual(
        apart.flatMap(({ players }) => players.map(({ name }) => name)),
      );
      const told = (
        { round, board, white, black }: Pick<Game, 'round' | 'board' | 'white' | 'black'>,
        before: number,
      ) => `${round} ${board} ${white + before}-${black + before}`;
      expect(whole!.games.map((game) => told(game as Game, 0)).sort()).toEqual(
        apart.flatMap(({ games }, at) => games.map((game) => told(game as Game, 4 * at))).sort(),
      );
    });

    it('gives each section its sheets where more than 100 play, and refuses one set for them', async () => {
      await list('many.xlsx', { Club: nameList(102) });
      const line = 'sections many.xlsx many-out.xlsx --size 51 --by list';
      expect(await refusal(`${line} --sheets one`)).toMatchObject([
        { code: 'sections-too-large', values: { count: 102, most: 100 } },
      ]);
      await said(line);
      expect((await tournaments('many-out.xlsx')).map(({ players }) => players.length)).toEqual([51, 51]);
    });
  }
});

describe('a workbook of several sections', () => {
  it('is made of an event file, gives the same event back, and stays so on new sheets', async () => {
    await said('convert quads.xlsx again.json');
    expect(await event('again.json')).toEqual(await event('quads.json'));
    await said('refresh quads.xlsx anew.xlsx --new-sheets');
    expect(await event('anew.xlsx')).toEqual({ details: {}, ...(await event('quads.xlsx')) });
  });

  it('lists the standings section by section, each from its first place', async () => {
    const sectionsIn = (told: string): string =>
      [...told.matchAll(/ ([ABC]): Player/g)].map(([, name]) => name).join('');
    expect(sectionsIn(await said('standings quads.xlsx'))).toBe('AAAABBBBCCCCCC');
    const text = await said('text quads.xlsx --standings');
    expect([sectionsIn(text), text.match(/^1[.-]/gm)?.length]).toEqual(['AAAABBBBCCCCCC', 3]);
  });

  it.each([
    ['enter quads.xlsx none.xlsx --name New', 'section-missing'],
    ['enter quads.xlsx none.xlsx --name New --section D', 'section-unknown'],
    // Section C has begun, and has no empty seat.
    [
      'enter quads.xlsx none.xlsx --name New --section C',
      ...['late-entry-full', 'late-entry-rounds', 'late-entry-instead', 'late-entry-adding'],
    ],
    ['remove quads.xlsx none.xlsx --no 14', 'removal-too-late'],
  ])('lets nobody in who would disturb a section: %s is %s', async (line, ...codes) => {
    expect(await refused(line)).toEqual(codes);
  });

  it('makes no table of one size where the sections have several, and has 100 players at most', async () => {
    expect((await ran('handout by-rows quads.xlsx none.xlsx')).stderr).toBe(
      'The handout “by-rows” shows how to make a table of one size, but the sections here have several sizes. Ask for it by number of players.\n',
    );
    written('large.json', makeEvent(sectioned(Array.from({ length: 26 }, () => 4))));
    expect((await ran('convert large.json large.xlsx')).stderr).toContain(
      'Sections can share sheets for up to 100 players in all, but you have 104.',
    );
  });

  if (IS_SWEEP) {
    it('says half of their games by those of the section alone: 2 of 3 stay', async () => {
      const games = made.games.map((game) => ({
        ...game,
        outcome: game.round < 3 ? ('1-0' as const) : null,
      }));
      written('two.json', makeEvent({ ...made, games }));
      await said('convert two.json two.xlsx');
      expect(await said('withdraw two.xlsx left.xlsx --no 5')).toContain('has played 2 of 3 games.');
      expect((await event('left.xlsx')).players[4]!.status).toBe('withdrawn');
    });

    it('has back what was deleted or typed over once it is repaired', async () => {
      expect(await said('repair quads.xlsx same.xlsx')).toContain('Nothing is damaged');
      const deeds = [types('Standings', 'C13', 'x'), types('Pairings', 'A8', 'x9'), deletesSheet('Sections')];
      const damaged = await inFile.damaged(made, both(...deeds));
      writeFileSync(at('damaged.xlsx'), valueOf(await damaged.save()));
      expect((await ran('status damaged.xlsx')).stderr).toContain('The sheet “Sections” is missing.');
      await said('repair damaged.xlsx repaired.xlsx');
      expect(await event('repaired.xlsx')).toEqual(await event('quads.xlsx'));
      expect(await ran('status repaired.xlsx')).toMatchObject({ code: 0, stderr: '' });
    });

    it('has the handouts that follow the results, on new sheets too', async () => {
      const handouts = ['final-report', 'player-cards', 'race', 'wall-chart'];
      let from = 'quads.xlsx';
      for (const handout of handouts) {
        expect(await said(`handout ${handout} ${from} ${handout}.xlsx`)).toContain(`is in ${handout}.xlsx`);
        from = `${handout}.xlsx`;
      }
      expect(await event(from)).toMatchObject({ liveHandouts: handouts });
      await said(`refresh ${from} handouts.xlsx --new-sheets`);
      // New sheets have the cells that reports ask for.
      expect(await event('handouts.xlsx')).toEqual({ ...(await event(from)), details: {} });
    });
  }
});

describe('the players of one of several sections on one set of sheets', () => {
  const sizesOf = async (name: string): Promise<readonly number[]> => {
    const { players, sections = [] } = (await event(name)) as Tournament;
    return sections.map((section) => players.filter((player) => player.section === section.name).length);
  };

  /** Undoes the step from one file to another, and does it again. */
  const thereAndBack = async (before: string, after: string): Promise<void> => {
    await said(`undo ${after} undone.xlsx --force`);
    expect(await event('undone.xlsx')).toEqual(await event(before));
    await said('redo undone.xlsx redone.xlsx --force');
    expect(await event('redone.xlsx')).toEqual(await event(after));
  };

  it('grow by one who comes late to an empty seat; undo and redo give back all', async () => {
    written('odd.json', makeEvent(withResults(sectioned([4, 3, 4]), 2, 0.8)));
    await said('convert odd.json odd.xlsx');
    expect(await said('enter odd.xlsx late.xlsx --name Late --section B')).toContain('Late');
    expect(await sizesOf('late.xlsx')).toEqual([4, 4, 4]);
    const outcomes = async (name: string) =>
      (await event(name)).games.slice(0, 15).map(({ outcome }) => outcome);
    expect(await outcomes('late.xlsx')).toEqual(await outcomes('odd.xlsx'));
    await thereAndBack('odd.xlsx', 'late.xlsx');
  });

  if (IS_SWEEP)
    it('are drawn anew before their first game, while another section plays', async () => {
      const whole = sectioned([4, 4, 5], { numbering: { method: 'lots', seed: 'apple' } });
      const games = whole.games.map((game) =>
        game.white <= 4 && game.black <= 4 ? { ...game, outcome: '1-0' as const } : game,
      );
      written('begun.json', makeEvent({ ...whole, games }));
      await said('convert begun.json begun.xlsx');
      await said('enter begun.xlsx more.xlsx --name New --section B --seed pear');
      expect(await sizesOf('more.xlsx')).toEqual([4, 5, 5]);
      await thereAndBack('begun.xlsx', 'more.xlsx');
      await said('remove begun.xlsx fewer.xlsx --no 12 --seed plum');
      expect(await sizesOf('fewer.xlsx')).toEqual([4, 4, 4]);
      const won = (await event('fewer.xlsx')).games.filter(({ outcome }) => outcome === '1-0');
      expect([won.length, won.every(({ white }) => white <= 4)]).toEqual([6, true]);
      await thereAndBack('begun.xlsx', 'fewer.xlsx');
    });
});

it('the draws of sections stand in the Log, each with the draw code of its section', async () => {
  await said('sections nine.xlsx dealt.xlsx --size 4 --by snake --numbers lots --seed apple');
  const told = (await cells('dealt.xlsx', 'Log')).flat().join('\n');
  expect([...told.matchAll(/seed=(.*)/g)].map(([, seed]) => seed)).toEqual(['apple A', 'apple B']);
});
