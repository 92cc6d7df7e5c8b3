import { writeFileSync } from 'node:fs';
import { deal, tournamentsIn, writeForty } from './dealt';
import { done, filesIn, nameList, problemsOf, run, tempFiles, writeList } from './run';
import { makeEvent } from '../../src/core/format/event';
import { readTournaments } from '../../src/cli/formats';
import { valueOf } from '../results';
import { sectioned, withResults } from '../sectioned';
import { IS_SWEEP } from '../sample';

const at = tempFiles();
const list = writeForty(at('forty.csv'));

describe('sections', () => {
  it('keeps clubmates apart by a column and leaves five to the last quad', async () => {
    const clubs = ['Name,Club', ...[...'aabcdefabbcde'].map((club, index) => `P${index + 1},${club}`)];
    writeFileSync(at('clubs.csv'), clubs.join('\n'));
    const { sections } = await deal(
      ...[at('clubs.csv'), '--out', at('clubs.xlsx'), '--size', '4', '--by', 'list'],
      ...['--avoid', 'club', '--numbers', 'list'],
    );
    const clubOf = (name: string) => clubs[Number(name.slice(1))]!.split(',')[1];
    expect(sections.map(({ players }) => players.length)).toEqual([4, 4, 5]);
    for (const { players } of sections) {
      const own = players.map(({ name }) => clubOf(name));
      expect(new Set(own).size).toBe(own.length);
    }
  });

  it('lets left-over players play twice where they form a section', async () => {
    const eleven = await writeList(at('eleven.xlsx'), { Club: nameList(11) });
    await deal(
      ...[eleven, '--out', at('eleven-out.xlsx'), '--size', '4', '--by', 'list', '--leftover', 'double'],
    );
    const made = await tournamentsIn(at('eleven-out.xlsx'));
    expect(made.map(({ players, cycles, games }) => [players.length, cycles, games.length])).toEqual([
      [4, 1, 6],
      [4, 1, 6],
      [3, 2, 6],
    ]);
  });

  it.each(['one', 'each'])('begin at the boards that were said, with sheets: %s', async (sheets) => {
    const eight = await writeList(at('eight.xlsx'), { Club: nameList(8) });
    const out = at(`boards ${sheets}.xlsx`);
    const argv = ['--size', '4', '--by', 'list', '--out', out];
    const dealt = await run('sections', eight, ...argv, '--sheets', sheets, '--first-board', '11,31');
    expect([dealt.code, dealt.stderr]).toEqual([0, '']);
    const made = await tournamentsIn(out);
    const boards = made.flatMap(({ games }) => games.map(({ board }) => board));
    expect([...new Set(boards)].sort((one, other) => one - other)).toEqual([11, 12, 31, 32]);
    const refused = problemsOf(
      await run('sections', eight, ...argv, '--force', '--first-board', '1,2', '--json'),
    );
    expect(refused.map(({ code, place }) => [code, place['field']])).toEqual([
      ['boards-overlap', 'firstBoard'],
    ]);
  });

  it('speaks of lots only where lots are drawn, whatever word is given', async () => {
    const dealt = (...numbers: readonly string[]) =>
      run(
        ...['sections', list, '--out', at('lots.xlsx'), '--force', '--size', '4', '--by', 'list'],
        ...['--seed', 'abc', '--numbers', ...numbers],
      );
    expect((await dealt('list')).stdout).not.toMatch(/lots drawn/i);
    expect((await dealt('lots')).stdout).toMatch(/^Lots drawn with the seed abc/m);
  });

  it('takes sections and their names from a column', async () => {
    const rows = ['Name,Group', 'P1,Masters', 'P2,Open', 'P3,Masters', 'P4,Open', 'P5,Open', 'P6,Masters'];
    writeFileSync(at('hand.csv'), rows.join('\n'));
    const { sections } = await deal(
      ...[at('hand.csv'), '--out', at('hand.xlsx'), '--by', 'hand', '--column', 'group', '--numbers', 'list'],
    );
    expect(sections.map(({ name, players }) => [name, players.map((each) => each.name)])).toEqual([
      ['Masters', ['P1', 'P3', 'P6']],
      ['Open', ['P2', 'P4', 'P5']],
    ]);
    const [masters] = await tournamentsIn(at('hand.xlsx'));
    expect(masters?.section).toBe('Masters');
  });

  it.each<[argv: readonly string[], code: string]>([
    [['--by', 'rating'], 'section-size-missing'],
    [['--by', 'rating', '--size', '30'], 'sections-too-few'],
    [['--by', 'rating', '--size', 'four'], 'not-a-whole-number'],
    [['--by', 'rating', '--size', '4', '--avoid', 'Clubb'], 'list-column-missing'],
    [['--by', 'hand'], 'list-column-missing'],
    [['--by', 'luck', '--size', '4'], 'choice-unknown'],
    [['--by', 'rating', '--size', '4', '--system', 'bergr'], 'system-unknown'],
  ])('%j is %s, and nothing is written', async (argv, code) => {
    const before = filesIn(at(''));
    const ran = await run('sections', list, '--out', at('never.xlsx'), ...argv, '--json');
    expect(ran.code).toBe(1);
    expect(problemsOf(ran).map((each) => each.code)).toEqual([code]);
    expect(filesIn(at(''))).toEqual(before);
  });

  it('says in words who is where, and the word behind the lots', async () => {
    const six = await writeList(at('six.xlsx'), { Club: nameList(6) });
    const argv = ['--out', at('six-out.xlsx'), '--size', '3', '--by', 'list'];
    const listed = await run('sections', six, ...argv, '--numbers', 'list');
    expect(listed.stdout).toBe(
      `6 players in 2 sections: ${at('six-out.xlsx')}\n  A: Player A, Player B, Player C\n  B: Player D, Player E, Player F\n`,
    );
    const drawn = await run('sections', six, ...argv, '--seed', 'abc', '--force');
    expect(drawn.stdout).toContain('Lots drawn with the seed abc and the name of the section');
  });
});

const made = withResults(sectioned([4, 4, 6]), 3, 0.5);

beforeAll(async () => {
  writeFileSync(at('quads.json'), makeEvent(made));
  await done('convert', at('quads.json'), at('quads.xlsx'));
});

const read = async (name: string) => valueOf(await readTournaments(at(name)))[0]!.tournament;

describe('a workbook of several sections', () => {
  it('is made of an event file, and gives the same event back', async () => {
    await done('convert', at('quads.xlsx'), at('again.json'));
    expect(await read('again.json')).toEqual(await read('quads.json'));
  });

  it('lists the standings section by section, each from its first place', async () => {
    const sectionsIn = (told: string): string =>
      [...told.matchAll(/ ([ABC]): Player/g)].map(([, name]) => name).join('');
    expect(sectionsIn(await done('standings', at('quads.xlsx')))).toBe('AAAABBBBCCCCCC');
    const text = await done('text', at('quads.xlsx'), '--standings');
    expect(sectionsIn(text)).toBe('AAAABBBBCCCCCC');
    expect(text.match(/^1[.-]/gm)!.length).toBeGreaterThanOrEqual(3);
  });

  if (IS_SWEEP)
    it('says half of their games by those of the section alone: 2 of 3 stay', async () => {
      const played = {
        ...made,
        games: made.games.map((game) => ({ ...game, outcome: game.round < 3 ? ('1-0' as const) : null })),
      };
      writeFileSync(at('two.json'), makeEvent(played));
      await done('convert', at('two.json'), at('two.xlsx'));
      expect(await done('withdraw', at('two.xlsx'), '--no', '5', '--out', at('left.xlsx'))).toContain(
        '2 of 3 games',
      );
      expect((await read('left.xlsx')).players[4]!.status).toBe('withdrawn');
    });

  it('makes its sheets anew, with all that stands there', async () => {
    await done('refresh', at('quads.xlsx'), '--new-sheets', '--out', at('anew.xlsx'));
    expect(await read('anew.xlsx')).toEqual(await read('quads.xlsx'));
  });

  it('lets nobody in who would disturb a section', async () => {
    const refused = async (...argv: readonly string[]): Promise<readonly string[]> =>
      problemsOf(await run(...argv, '--out', at('none.xlsx'), '--json')).map(({ code }) => code);
    expect(await refused('enter', at('quads.xlsx'), '--name', 'New')).toEqual(['section-missing']);
    expect(await refused('enter', at('quads.xlsx'), '--name', 'New', '--section', 'D')).toEqual([
      'section-unknown',
    ]);
    // Section C has begun, and has no empty seat.
    expect(await refused('enter', at('quads.xlsx'), '--name', 'New', '--section', 'C')).toEqual([
      'late-entry-full',
    ]);
    expect(await refused('remove', at('quads.xlsx'), '--no', '14')).toEqual(['removal-too-late']);
  });

  it('makes no table of one size where the sections have several', async () => {
    const { code, stderr } = await run('handout', 'by-rows', at('quads.xlsx'), '--out', at('none.xlsx'));
    expect([code, stderr.trim()]).toEqual([
      1,
      'The handout “by-rows” shows how a table of one size is made, and the sections here have several sizes. Ask for it by a number of players.',
    ]);
  });

  it('has 100 players at most', async () => {
    writeFileSync(at('large.json'), makeEvent(sectioned(Array.from({ length: 26 }, () => 4))));
    const { code, stderr } = await run('convert', at('large.json'), at('large.xlsx'));
    expect([code, stderr.trim()]).toEqual([
      1,
      expect.stringContaining('Sections share their sheets up to 100 players, and here are 104.'),
    ]);
  });
});
