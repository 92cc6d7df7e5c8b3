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

  it('an entry is taken back after the file was closed, and made again after it was closed again', async () => {
    const made = newXlsx();
    const base = halfPlayed(7, 2);
    unwrap(await addTournament(made, base, OCCASION));
    unwrap(await takeChange(made, 'enter', NEW, OCCASION));
    const entered = await reopened(made);
    expect((await now(entered, base)).players).toHaveLength(8);
    unwrap(await takeChange(entered, 'undo', null, OCCASION));
    const left = await reopened(entered);
    expect((await now(left, base)).players).toEqual(base.players);
    unwrap(await takeChange(left, 'redo', null, OCCASION));
    expect((await now(await reopened(left), base)).players.at(-1)).toMatchObject({ no: 8, name: NEW.name });
  });
});
