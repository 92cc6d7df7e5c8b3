import { takeChange } from '../../../src/app/changes/take';
import { newXlsx, openXlsx } from '../../../src/workbook/xlsx';
import { addTournament } from '../../../src/app/create';
import type { XlsxWorkbook } from '../../../src/workbook/xlsx';
import { OCCASION, unwrap } from '../conduct/check';
import { FIELDS, halfPlayed } from '../conduct/happenings';
import { expectLateEntry, expectRedraws, NEW, now } from './stories';
import { IS_SWEEP, sampled } from '../../sample';

const reopened = async (workbook: XlsxWorkbook): Promise<XlsxWorkbook> =>
  unwrap(await openXlsx(unwrap(await workbook.save())));

describe('in a file', () => {
  it.each(sampled(FIELDS, FIELDS.length))(
    'a late entry into %i players, %i cycles, half played',
    (players, cycles) => expectLateEntry(newXlsx(), players, cycles),
  );

  if (IS_SWEEP) it('players come and go before the first result', () => expectRedraws(newXlsx(), 8, 2));

  it('an entry is taken back after the file was closed', async () => {
    const made = newXlsx();
    const base = halfPlayed(7, 2);
    unwrap(await addTournament(made, base, OCCASION));
    unwrap(await takeChange(made, 'enter', NEW, OCCASION));
    const entered = await reopened(made);
    expect((await now(entered, base)).players).toHaveLength(8);
    unwrap(await takeChange(entered, 'undo', null, OCCASION));
    expect((await now(await reopened(entered), base)).players).toEqual(base.players);
  });
});
