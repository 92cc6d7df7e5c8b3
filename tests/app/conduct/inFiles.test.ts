import { addTournament } from '../../../src/app/create';
import { newXlsx, openXlsx } from '../../../src/workbook/xlsx';
import { expectSound, OCCASION, unwrap } from './check';
import { FIELDS, halfPlayed, HAPPENINGS } from './happenings';
import { IS_SWEEP, sampled } from '../../sample';

it.each(IS_SWEEP ? FIELDS : [[7, 1] as const])(
  'everything that can happen to %i players, %i cycles, half played, in a file that was saved and opened',
  async (players, cycles) => {
    const made = newXlsx();
    const base = halfPlayed(players, cycles);
    unwrap(await addTournament(made, base, OCCASION));
    const workbook = unwrap(await openXlsx(unwrap(await made.save())));
    for (const happening of sampled(HAPPENINGS, 4)) await expectSound(workbook, base, happening);
  },
);
