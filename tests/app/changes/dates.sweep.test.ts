import { takeChange } from '../../../src/app/changes/take';
import { openTournament } from '../../../src/app/open';
import type { Tournament } from '../../../src/core/model';
import type { Result } from '../../../src/core/result';
import { standings } from '../../../src/core/tiebreak/standings';
import type { Workbook } from '../../../src/workbook/port';
import { generated } from '../../generated';
import { valueOf } from '../../results';
import { add, excel, workbook as inExcel } from '../../workbook/excel';
import { inMemory, OCCASION } from '../conduct/check';

const set = (workbook: Workbook, days: string) =>
  takeChange(workbook, 'dates', { round: 1, first: '2026-11-27', days, skip: '', times: '' }, OCCASION);
const back = (workbook: Workbook) => takeChange(workbook, 'undo', null, OCCASION);
const now = async (workbook: Workbook): Promise<Tournament> =>
  valueOf(await openTournament(workbook)).tournament;

describe('a tournament made without dates gets them', () => {
  it('in Excel as in a file', async () => {
    await excel();
    valueOf(await add(generated({ players: 4, cycles: 1, seed: 1, finished: 0.5 })));
    const before = await now(inExcel);
    valueOf(await set(inExcel, '7'));
    const after = await now(inExcel);
    expect(standings(after)).toEqual(standings(before));
    expect(after.games.map(({ date }) => date)).toEqual([
      ...['2026-11-27', '2026-11-27', '2026-12-04', '2026-12-04', '2026-12-11', '2026-12-11'],
    ]);
    valueOf(await back(inExcel));
    expect(await now(inExcel)).toEqual(before);
  });

  it('with more than 100 players, whose sheets Refresh updates', async () => {
    const workbook = await inMemory(generated({ players: 101, cycles: 1, seed: 3 }));
    const before = await now(workbook);
    valueOf(await set(workbook, '1'));
    const after = await now(workbook);
    expect(standings(after)).toEqual(standings(before));
    expect(after.games.at(-1)?.date).toBe('2027-03-07');
    valueOf(await back(workbook));
    expect(await now(workbook)).toEqual(before);
  });

  it('among other steps, each of which can be undone and done again', async () => {
    const lots = { method: 'lots', seed: 'apple' } as const;
    const field = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });
    const workbook = await inMemory({ ...field, numbering: lots });
    const steps: readonly (() => Promise<Result<unknown>>)[] = [
      () => takeChange(workbook, 'enter', { name: 'Zoe', seed: 'pear' }, OCCASION),
      () => set(workbook, '7'),
      () => takeChange(workbook, 'remove', { player: 'Zoe', seed: 'fig' }, OCCASION),
      () => takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], OCCASION),
      () => takeChange(workbook, 'enter', { name: 'Max' }, OCCASION),
      () => takeChange(workbook, 'reschedule', { game: 4, to: '2027-02-02' }, OCCASION),
    ];
    const states = [await now(workbook)];
    for (const step of steps) {
      valueOf(await step());
      states.push(await now(workbook));
    }
    for (const state of states.slice(0, -1).reverse()) {
      valueOf(await back(workbook));
      expect(await now(workbook)).toEqual(state);
    }
    for (const state of states.slice(1)) {
      valueOf(await takeChange(workbook, 'redo', null, OCCASION));
      expect(await now(workbook)).toEqual(state);
    }
  });
});
