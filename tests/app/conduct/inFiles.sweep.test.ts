import { addTournament } from '../../../src/app/create';
import { newXlsx, openXlsx } from '../../../src/workbook/xlsx';
import { expectSound, OCCASION } from './check';
import { FIELDS, halfPlayed, HAPPENINGS } from './happenings';
import { valueOf } from '../../results';

/** In memory and in Excel everything happens in each field; in files in every second one, so that each thing happens twice. */
const happenIn = (field: number) => HAPPENINGS.filter((_, index) => (index + field) % 2 === 0);

it.each(FIELDS)(
  'what can happen to %i players, %i cycles, half played, in a file that was saved and opened',
  async (players, cycles) => {
    const made = newXlsx();
    const base = halfPlayed(players, cycles);
    valueOf(await addTournament(made, base, OCCASION));
    const workbook = valueOf(await openXlsx(valueOf(await made.save())));
    const field = FIELDS.findIndex(([one, other]) => one === players && other === cycles);
    for (const happening of happenIn(field)) await expectSound(workbook, base, happening);
  },
);
