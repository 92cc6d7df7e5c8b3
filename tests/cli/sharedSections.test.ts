import { writeFileSync } from 'node:fs';
import { makeEvent } from '../../src/core/format/event';
import { readTournaments } from '../../src/cli/formats';
import { valueOf } from '../results';
import { sectioned, withResults } from '../sectioned';
import { problemsOf, run, tempFiles } from './run';
import { IS_SWEEP } from '../sample';

const at = tempFiles();

const made = withResults(sectioned([4, 4, 6]), 3, 0.5);

const done = async (...argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(...argv);
  expect([argv.join(' '), code, stderr]).toEqual([argv.join(' '), 0, expect.any(String)]);
  return stdout;
};

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
