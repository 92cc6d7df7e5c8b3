import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventOf } from '../eventFixtures';
import { run, tempFolder } from './run';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);
const fixture = (name: string): string => join(__dirname, `../fixtures/earlier/${name}.xlsx`);

const tournamentIn = async (workbook: string) => {
  await run('convert', workbook, at('read.json'), '--force');
  return eventOf(readFileSync(at('read.json'), 'utf8'));
};

/**
 * Five players in the form of today: `dated` was made before there were sections, teams and columns of the calendar, `calendar` before
 * boards and days without play stood on the sheet Tournament.
 */
describe.each(['dated', 'calendar'])(
  'a workbook from before there was more to tell of its dates: %s',
  (name) => {
    const earlier = fixture(name);
    const take = async (...words: readonly string[]) => {
      const ran = await run(words[0]!, earlier, ...words.slice(1), '--out', at('out.xlsx'), '--force');
      expect([words[0], ran.code, ran.stdout === '']).toEqual([words[0], 0, false]);
      return tournamentIn(at('out.xlsx'));
    };

    it('is read as it was made, and is neither old nor damaged', async () => {
      const { dated, calendar, calendarLimits, sections, games } = await tournamentIn(earlier);
      expect([dated, calendar ?? [], calendarLimits, sections]).toEqual([
        ...[true, name === 'dated' ? [] : ['planned', 'venue', 'deadline']],
        ...[undefined, undefined],
      ]);
      expect(games[0]).toMatchObject({ outcome: '1-0', date: '2026-11-27 19:00' });
      expect(await run('status', earlier)).toMatchObject({ code: 0, stderr: '' });
      expect((await run('repair', earlier, '--out', at('out.xlsx'), '--force')).stdout).toBe(
        `Nothing is damaged: ${at('out.xlsx')}\n`,
      );
    });

    it('takes every step, and undo gives it back', async () => {
      const before = await tournamentIn(earlier);
      const steps: readonly (readonly string[])[] = [
        ['record', '5=0-1'],
        ['reschedule', '--game', '5', '--to', '2026-12-24'],
        ['enter', '--name', 'Zoe'],
        ['withdraw', '--no', '3'],
        ['refresh', '--new-sheets'],
        ['exchange', '5=6'],
      ];
      for (const step of steps) {
        const after = await take(...step);
        const [what] = step;
        if (what === 'refresh') {
          // The sheets of today have cells for days without play.
          expect(after).toEqual({ ...before, calendarLimits: {} });
          continue;
        }
        expect(after).not.toEqual(before);
        expect(await run('undo', at('out.xlsx'), '--out', at('back.xlsx'), '--force')).toMatchObject({
          code: 0,
        });
        expect(await tournamentIn(at('back.xlsx'))).toEqual(before);
      }
    });

    it('answers what is asked of it', async () => {
      const asked: readonly (readonly string[])[] = [
        ['standings'],
        ['calendar', '--today', '2026-11-30'],
        ['owes'],
        ['text', '--round', '2'],
      ];
      for (const [command = '', ...words] of asked) {
        const { code, stderr } = await run(command, earlier, ...words);
        expect([command, code, stderr]).toEqual([command, 0, '']);
      }
    });

    it('Refresh writes no day into it, for which it has no cell', async () => {
      expect((await run('refresh', earlier, '--out', at('out.xlsx'), '--force')).code).toBe(0);
      expect(await tournamentIn(at('out.xlsx'))).toEqual(await tournamentIn(earlier));
    });
  },
);
