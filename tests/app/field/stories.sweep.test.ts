import { closePages } from '../../emulator/office';
import { excel, workbook } from '../../workbook/excel';
import { expectLateEntry, expectRedraws, NEW, now } from './stories';
import { TWO_FIELDS, FIELDS, halfPlayed } from '../conduct/happenings';
import { takeChange } from '../../../src/app/changes/take';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../../src/workbook/xlsx';
import { addTournament } from '../../../src/app/create';
import { OCCASION } from '../conduct/check';
import { IS_SWEEP, sampled } from '../../sample';
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import { valueOf } from '../../results';

afterEach(closePages);

describe('in Excel', () => {
  it.each(TWO_FIELDS)('a late entry into %i players, %i cycles, half played', async (players, cycles) => {
    await excel();
    await expectLateEntry(workbook, players, cycles);
  });

  it('players come and go before the first result', async () => {
    await excel();
    await expectRedraws(workbook, 4, 1);
  });
});

const reopened = async (workbook: XlsxWorkbook): Promise<XlsxWorkbook> =>
  valueOf(await openXlsx(valueOf(await workbook.save())));

describe('in a file', () => {
  it.each(sampled(FIELDS, FIELDS.length))(
    'a late entry into %i players, %i cycles, half played',
    (players, cycles) => expectLateEntry(newXlsx(), players, cycles),
  );

  if (IS_SWEEP) it('players come and go before the first result', () => expectRedraws(newXlsx(), 8, 2));

  it('an entry is taken back after the file was closed, and made again after it was closed again', async () => {
    const made = newXlsx();
    const base = halfPlayed(7, 2);
    valueOf(await addTournament(made, base, OCCASION));
    valueOf(await takeChange(made, 'enter', NEW, OCCASION));
    const entered = await reopened(made);
    expect((await now(entered, base)).players).toHaveLength(8);
    valueOf(await takeChange(entered, 'undo', null, OCCASION));
    const left = await reopened(entered);
    expect((await now(left, base)).players).toEqual(base.players);
    valueOf(await takeChange(left, 'redo', null, OCCASION));
    expect((await now(await reopened(left), base)).players.at(-1)).toMatchObject({ no: 8, name: NEW.name });
  });
});

describe('in memory', () => {
  it.each(sampled(FIELDS, 3))('a late entry into %i players, %i cycles, half played', (players, cycles) =>
    expectLateEntry(memoryWorkbook(), players, cycles),
  );

  it.each(sampled(FIELDS, 4))(
    '%i players, %i cycles: players come and go before the first result',
    (players, cycles) => expectRedraws(memoryWorkbook(), players, cycles),
  );
});
