import { takeChange } from '../../../src/app/changes/take';
import { isDeepStrictEqual } from 'node:util';
import { addTournament } from '../../../src/app/create';
import { openTournament } from '../../../src/app/open';
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import { expectSound, OCCASION } from './check';
import { sampled } from '../../sample';
import { halfPlayed, HAPPENINGS } from './happenings';
import { valueOf } from '../../results';

const EVERY = 100;

describe('what happens to a half-played tournament in memory', () => {
  const workbook = memoryWorkbook();
  const base = halfPlayed(7, 2);

  beforeAll(async () => {
    valueOf(await addTournament(workbook, base, OCCASION));
  });

  it.each(HAPPENINGS.map((happening) => [happening.name, happening] as const))(
    '%s: live sheets are right, nothing typed is lost, undone again, over no cell that somebody has changed',
    (_, happening) => expectSound(workbook, base, happening, EVERY),
  );
});

it('of two tournaments in a workbook only the named one changes', async () => {
  const workbook = memoryWorkbook();
  const [one, other] = [halfPlayed(5, 2), halfPlayed(8, 1)];
  valueOf(await addTournament(workbook, one, OCCASION));
  valueOf(await addTournament(workbook, other, OCCASION));
  const read = async (id: string) => valueOf(await openTournament(workbook, id)).tournament;
  const [first, second] = [await read(one.id), await read(other.id)];
  const occasion = { ...OCCASION, named: other.id };
  for (const { before, take } of sampled(HAPPENINGS, 5)) {
    const steps = before ? [before, take] : [take];
    for (const step of steps) {
      valueOf(await step(workbook, second, occasion));
      if (step === steps[0]) expect(await read(other.id)).not.toEqual(second);
    }
    expect(await read(one.id)).toEqual(first);
    // Some of what comes before is two steps; every one is taken back, and no more.
    while (!isDeepStrictEqual(await read(other.id), second))
      valueOf(await takeChange(workbook, 'undo', null, occasion));
    expect(await read(one.id)).toEqual(first);
  }
});
