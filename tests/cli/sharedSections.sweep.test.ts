import { writeFileSync } from 'node:fs';
import { makeEvent } from '../../src/core/format/event';
import { readTournaments } from '../../src/cli/formats';
import { both, deletesSheet, inFile, types } from '../app/repair/subjects';
import { valueOf } from '../results';
import { sectioned, withResults } from '../sectioned';
import { run, tempFiles } from './run';
import './sharedSections.test';

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
  it('takes results, withdrawals and substitutes, and takes them back', async () => {
    const open = made.games.find(({ outcome }) => outcome === null)!;
    await done('record', at('quads.xlsx'), `${open.no}=1-0`, '--out', at('a.xlsx'));
    await done('withdraw', at('a.xlsx'), '--no', '9', '--out', at('b.xlsx'));
    expect((await read('b.xlsx')).players[8]!.status).not.toBe('playing');
    await done('substitute', at('b.xlsx'), '--no', '1', '--new', 'Zoe', '--out', at('c.xlsx'));
    expect((await read('c.xlsx')).players[0]).toMatchObject({ name: 'Zoe', section: 'A' });
    await done('undo', at('c.xlsx'), '--out', at('d.xlsx'));
    expect(await read('d.xlsx')).toEqual(await read('b.xlsx'));
  });

  it('has the handouts that follow the results', async () => {
    let from = at('quads.xlsx');
    for (const handout of ['final-report', 'race', 'wall-chart', 'player-cards']) {
      const to = at(`${handout}.xlsx`);
      expect(await done('handout', handout, from, '--out', to)).toContain('added');
      from = to;
    }
    expect((await read('player-cards.xlsx')).liveHandouts).toEqual([
      ...['final-report', 'player-cards', 'race', 'wall-chart'],
    ]);
    await done('refresh', from, '--new-sheets', '--out', at('handouts anew.xlsx'));
    expect(await read('handouts anew.xlsx')).toEqual(await read('player-cards.xlsx'));
  });

  it('stays as it is when nothing is damaged; what was deleted or typed over comes back', async () => {
    expect(await done('repair', at('quads.xlsx'), '--out', at('same.xlsx'))).toContain('Nothing is damaged');
    const deeds = both(
      types('Standings', 'C13', 'x'),
      types('Pairings', 'A8', 'x9'),
      deletesSheet('Sections'),
    );
    writeFileSync(at('damaged.xlsx'), valueOf(await (await inFile.damaged(made, deeds)).save()));
    expect((await run('status', at('damaged.xlsx'))).stderr).toContain('The sheet “Sections” is missing.');
    await done('repair', at('damaged.xlsx'), '--out', at('repaired.xlsx'));
    expect(await read('repaired.xlsx')).toEqual(await read('quads.xlsx'));
    expect(await run('status', at('repaired.xlsx'))).toMatchObject({ code: 0, stderr: '' });
  });
});
