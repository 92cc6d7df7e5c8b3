import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventOf } from '../eventFixtures';
import { formerFile } from '../sheets/former/opened';
import { run, tempFolder } from './run';
import { IS_SWEEP } from '../sample';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);

/** Five players, half of the games played, made before the formulas were written as they are now. */
const FORMER = formerFile('five');

/** Ten players, half of the games played: one of them entered late, one left, one has an adjustment, one another name. */
const TEN = formerFile('ten');

const tournamentIn = async (workbook: string) => {
  await run('convert', workbook, at('read.json'), '--force');
  return eventOf(readFileSync(at('read.json'), 'utf8'));
};

const pointsIn = async (workbook: string): Promise<number[]> => {
  const { stdout } = await run('standings', workbook, '--json');
  const [found] = Object.values(JSON.parse(stdout) as Record<string, { values: { PTS: number[] } }>);
  return found!.values.PTS;
};

describe('a workbook that a former version made', () => {
  it('opens, takes a result, and gives it back', async () => {
    const before = await tournamentIn(FORMER);
    const open = before.games.find(({ outcome }) => outcome === null)!;
    const points = await pointsIn(FORMER);
    const ran = await run('record', FORMER, `${open.no}=1-0`, '--out', at('one.xlsx'));
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    const after = await pointsIn(at('one.xlsx'));
    expect(after.map((score, index) => score - points[index]!)).toEqual(
      before.players.map(({ no }) => Number(no === open.white)),
    );
    const undone = await run('undo', at('one.xlsx'), '--out', at('back.xlsx'));
    expect([undone.code, undone.stderr]).toEqual([0, '']);
    expect((await tournamentIn(at('back.xlsx'))).games).toEqual(before.games);
  });

  it('is not called damaged for what is written otherwise today', async () => {
    const { stdout, stderr } = await run('status', FORMER);
    expect([stdout, stderr]).toEqual([
      'Generated 7: 5 of 10 games finished, none owed\n' +
        'A former version of Roundabout made its sheets. They work as they are; refresh --new-sheets makes them anew in today’s form.\n',
      '',
    ]);
    const repaired = await run('repair', FORMER, '--out', at('repaired.xlsx'));
    expect(repaired.stdout).toBe(`Nothing is damaged: ${at('repaired.xlsx')}\n`);
  });

  it('is refreshed', async () => {
    const ran = await run('refresh', FORMER, '--out', at('fresh.xlsx'));
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(await pointsIn(at('fresh.xlsx'))).toEqual(await pointsIn(FORMER));
  });

  if (IS_SWEEP)
    it('gets all sheets anew on request, in a step of the Log, with everything that there was', async () => {
      const [was, points] = [await tournamentIn(TEN), await pointsIn(TEN)];
      const ran = await run('refresh', TEN, '--new-sheets', '--out', at('new.xlsx'));
      expect(ran).toEqual({
        ...{ code: 0, stderr: '' },
        stdout: `All sheets made anew, in today’s form: ${at('new.xlsx')}\n`,
      });
      expect(await tournamentIn(at('new.xlsx'))).toEqual(was);
      expect(await pointsIn(at('new.xlsx'))).toEqual(points);
      const status = await run('status', at('new.xlsx'), '--json');
      expect(JSON.parse(status.stdout)).toMatchObject({ finished: 21, owed: 3, former: false });
      const undone = await run('undo', at('new.xlsx'), '--out', at('undone.xlsx'));
      expect(undone.stdout).toMatch(/^Taken back: .*5 cells/);
    });

  if (IS_SWEEP)
    it('takes who enters late, which makes the sheets anew', async () => {
      const entered = await run('enter', FORMER, '--name', 'Late Comer', '--out', at('late.xlsx'));
      expect([entered.code, entered.stderr]).toEqual([0, '']);
      const undone = await run('undo', at('late.xlsx'), '--out', at('early.xlsx'));
      expect([undone.code, undone.stderr]).toEqual([0, '']);
      expect(await tournamentIn(at('early.xlsx'))).toEqual(await tournamentIn(FORMER));
    });
});
