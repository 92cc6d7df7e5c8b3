import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventOf } from '../eventFixtures';
import { IS_SWEEP } from '../sample';
import { FORMER, formerFile, type Former } from '../sheets/former/opened';
import { problemsOf, run, tempFolder } from './run';
import './former.test';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);

const tournamentIn = async (workbook: string) => {
  await run('convert', workbook, at('read.json'), '--force');
  return eventOf(readFileSync(at('read.json'), 'utf8'));
};

const standingsOf = async (workbook: string): Promise<unknown> =>
  JSON.parse((await run('standings', workbook, '--json')).stdout);

/** Somebody who still plays in each, and what there is to be said of the games that they won by default. */
const PLAYER: Readonly<Record<Former, string>> = {
  five: 'Player C3',
  ten: 'Hana Ito',
  match: 'Bea Keller',
  go: 'Wang Min',
  double: 'Cem',
  large: 'Player 20',
};

const NAMES: readonly Former[] = IS_SWEEP ? FORMER : ['five', 'ten'];

describe.each(NAMES)('a workbook that the former version made: %s', (name) => {
  const former = formerFile(name);

  it('takes a result and gives it back', async () => {
    const before = await tournamentIn(former);
    const open = before.games.find(({ outcome }) => outcome === null)!;
    expect(await run('record', former, `${open.no}=1-0`, '--out', at('one.xlsx'), '--force')).toMatchObject({
      code: 0,
    });
    const played = (await tournamentIn(at('one.xlsx'))).games.find(({ no }) => no === open.no);
    expect(played?.outcome).not.toBeNull();
    expect(await run('undo', at('one.xlsx'), '--out', at('back.xlsx'), '--force')).toMatchObject({ code: 0 });
    expect(await tournamentIn(at('back.xlsx'))).toEqual(before);
  });

  it('is not called damaged for what is written otherwise today, and says how it is brought up to date', async () => {
    const { stdout } = await run('status', former);
    expect(stdout).toMatch(/refresh --new-sheets makes them anew/);
    const repaired = await run('repair', former, '--out', at('repaired.xlsx'), '--force');
    expect(repaired.stdout).toBe(`Nothing is damaged: ${at('repaired.xlsx')}\n`);
  });

  it('gets all sheets anew with everything that there was, in one step', async () => {
    const before = await tournamentIn(former);
    const ran = await run('refresh', former, '--new-sheets', '--out', at('new.xlsx'), '--force');
    expect(ran).toMatchObject({
      code: 0,
      stdout: `All sheets made anew, in today’s form: ${at('new.xlsx')}\n`,
    });
    expect(await tournamentIn(at('new.xlsx'))).toEqual(before);
    const { stdout, code } = await run('status', at('new.xlsx'));
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('former')]);
    expect(await run('repair', at('new.xlsx'), '--out', at('sound.xlsx'), '--force')).toMatchObject({
      stdout: `Nothing is damaged: ${at('sound.xlsx')}\n`,
    });
    expect(await standingsOf(at('new.xlsx'))).toEqual(await standingsOf(former));
  });

  if (!IS_SWEEP) return;

  it('takes a withdrawal and gives it back', async () => {
    const before = await tournamentIn(former);
    const ran = await run('withdraw', former, '--name', PLAYER[name], '--out', at('left.xlsx'), '--force');
    expect(ran).toMatchObject({ code: 0 });
    expect(await run('undo', at('left.xlsx'), '--out', at('back.xlsx'), '--force')).toMatchObject({
      code: 0,
    });
    expect(await tournamentIn(at('back.xlsx'))).toEqual(before);
  });

  it('is corrected, adjusted, and gives each back', async () => {
    const before = await tournamentIn(former);
    const who = ['--name', PLAYER[name]];
    const steps = [
      ['correct', former, ...who, '--new', 'Somebody Else', '--out', at('a.xlsx')],
      [
        'adjust',
        at('a.xlsx'),
        '--name',
        'Somebody Else',
        '--points',
        '1',
        '--reason',
        'so',
        '--out',
        at('b.xlsx'),
      ],
      ['undo', at('b.xlsx'), '--out', at('c.xlsx')],
      ['undo', at('c.xlsx'), '--out', at('d.xlsx')],
    ];
    for (const step of steps) expect(await run(...step, '--force')).toMatchObject({ code: 0 });
    expect(await tournamentIn(at('d.xlsx'))).toEqual(before);
  });

  it('is refreshed, prints its sheets, and goes', async () => {
    expect(await run('refresh', former, '--out', at('fresh.xlsx'), '--force')).toMatchObject({ code: 0 });
    expect(await standingsOf(at('fresh.xlsx'))).toEqual(await standingsOf(former));
    const handouts = name === 'large' ? ['table-cards'] : ['pairings', 'player-cards', 'result-slips'];
    for (const handout of handouts) {
      const printed = await run('handout', handout, former, '--out', at('printed.xlsx'), '--force');
      expect(printed).toMatchObject({ code: 0 });
    }
    const gone = await run(
      'remove-tournament',
      former,
      '--out',
      at('gone.xlsx'),
      '--force',
      '--yes',
      '--json',
    );
    expect(gone.code === 0 || problemsOf(gone)[0]?.code === 'last-visible-sheet').toBe(true);
  });
});

describe.skipIf(!IS_SWEEP).each(['five', 'large'] as const)(
  'who enters a former workbook late: %s',
  (name) => {
    it('takes the empty seat; the sheets are today’s, and stay so when it is taken back', async () => {
      const former = formerFile(name);
      const before = await tournamentIn(former);
      const ran = await run('enter', former, '--name', 'Late Comer', '--out', at('late.xlsx'), '--force');
      expect(ran).toMatchObject({ code: 0, stderr: '' });
      expect((await tournamentIn(at('late.xlsx'))).players.at(-1)?.name).toBe('Late Comer');
      expect(await run('undo', at('late.xlsx'), '--out', at('back.xlsx'), '--force')).toMatchObject({
        code: 0,
      });
      expect(await tournamentIn(at('back.xlsx'))).toEqual(before);
      expect((await run('status', at('back.xlsx'))).stdout).not.toContain('former');
    });
  },
);
