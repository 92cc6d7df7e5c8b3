import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeEvent } from '../../src/core/format/event';
import type { Tournament } from '../../src/core/model';
import { CLASSIC, type Scoring } from '../../src/core/results/scoring';
import { crossTable, realEvent } from '../eventFixtures';
import { run, tempFolder } from './run';

const folder = tempFolder();

const write = (tournament: Tournament): string => {
  const file = join(folder, `${tournament.id}.json`);
  writeFileSync(file, makeEvent(tournament));
  return file;
};

/** The file of a real event when so many of its rounds were played. */
const after = (id: string, rounds: number, scoring: Scoring = CLASSIC): string => {
  const event = realEvent(id);
  return write({
    ...event,
    scoring,
    games: event.games.map((game) => (game.round > rounds ? { ...game, outcome: null } : game)),
  });
};

/** What stands below the table, line by line. */
const said = async (file: string): Promise<readonly string[]> => {
  const { code, stdout, stderr } = await run('standings', file, '--chances');
  expect([code, stderr]).toEqual([0, '']);
  return stdout.split('\n\n')[1]!.trimEnd().split('\n');
};

describe('standings --chances', () => {
  it('says in words what everyone needs: the Candidates of 2013, two rounds before the end', async () => {
    expect(await said(after('cand2013', 12))).toEqual([
      'First place by points, with 8 games to play:',
      'Kramnik,V needs 1½ of 2 to be sure of a share, 2 to be first alone.',
      'Carlsen,M can still be first, but not by their own results alone.',
      'Aronian,L can still be first, but not by their own results alone.',
      'Svidler,P can still share first place, but not by their own results alone.',
      'Grischuk,A can no longer be first.',
      'Gelfand,B can no longer be first.',
      'Ivanchuk,V can no longer be first.',
      'Radjabov,T can no longer be first.',
    ]);
  });

  it('one round before the end two need a win to be sure of a share', async () => {
    expect((await said(after('cand2013', 13))).slice(1, 4)).toEqual([
      'Carlsen,M needs 1 of 1 to be sure of a share; to be first alone is not in their own hands.',
      'Kramnik,V needs 1 of 1 to be sure of a share; to be first alone is not in their own hands.',
      'Aronian,L can no longer be first.',
    ]);
  });

  it('says who is sure of a share, and who has won before the end', async () => {
    expect((await said(after('cand2020', 13))).slice(1, 3)).toEqual([
      'Nepomniachtchi,I is sure of a share and needs ½ of 1 to be first alone.',
      'Giri,A can still share first place, but not by their own results alone.',
    ]);
    expect((await said(after('cand2014', 13)))[1]).toBe('Anand, Viswanathan has won.');
  });

  it('when all is played', async () => {
    expect(await said(write(crossTable('*1==|0*=1|==*=|=0=*', { id: 'done' })))).toEqual([
      'First place by points, with all games played:',
      'A has won.',
      'B can no longer be first.',
      'C can no longer be first.',
      'D can no longer be first.',
    ]);
    expect((await said(write(crossTable('*==|=*=|==*', { id: 'level' })))).slice(1)).toEqual([
      'A shares first place.',
      'B shares first place.',
      'C shares first place.',
    ]);
  });

  it('a win that nobody can answer gives first place alone at once, a last chance may be a share at best', async () => {
    // A has 2, B 1½ with a game left against A; C and D are done.
    expect((await said(write(crossTable('*.11|.*1=|00*=|0==*', { id: 'last' })))).slice(1)).toEqual([
      'A needs ½ of 1 to be first alone.',
      'B needs 1 of 1 to be first alone.',
      'D can no longer be first.',
      'C can no longer be first.',
    ]);
    // A has 2, B 1 with a game left against A.
    expect((await said(write(crossTable('*.11|.*==|0=*=|0==*', { id: 'share' })))).slice(1, 3)).toEqual([
      'A is sure of a share and needs ½ of 1 to be first alone.',
      'B needs 1 of 1 to be sure of a share, and cannot be first alone.',
    ]);
    // A has 1½ and is done, C ½ and B nothing with a game left between them.
    expect((await said(write(crossTable('*1=|0*.|=.*', { id: 'wait' })))).slice(1)).toEqual([
      'A is sure of a share; to be first alone is not in their own hands.',
      'C needs 1 of 1 to be sure of a share, and cannot be first alone.',
      'B can no longer be first.',
    ]);
  });

  it('points are out of those that can be made, and at 3-1-0 it says what it cannot know', async () => {
    const lines = await said(after('cand2020', 12, { win: 3, draw: 1, loss: 0, unit: 1 }));
    expect(lines[1]).toBe('Nepomniachtchi,I needs 4 of 6 to be sure of a share, 6 to be first alone.');
    expect(lines[2]).toBe('Giri,A may still be first, but not by their own results alone.');
    expect(lines[4]).toBe('Caruana,F can no longer be first.');
    expect(lines.at(-1)).toMatch(/^Where two draws are not worth as much as a win and a loss, /);
  });

  it('as JSON, in the order of the players', async () => {
    const { stdout } = await run('standings', after('cand2020', 13), '--chances', '--json');
    const { cand2020 } = JSON.parse(stdout) as { cand2020: { chances: { players: object[] } } };
    expect(cand2020.chances).toMatchObject({ open: 4, exact: true });
    expect(cand2020.chances.players).toContainEqual({
      no: 4,
      points: 8.5,
      games: 1,
      certain: 'shared',
      possible: 'alone',
      needs: { shared: 0, alone: 0.5 },
    });
  });

  it('is silent where nobody asks', async () => {
    const { stdout } = await run('standings', after('cand2020', 13), '--json');
    expect(stdout).not.toContain('chances');
  });
});
