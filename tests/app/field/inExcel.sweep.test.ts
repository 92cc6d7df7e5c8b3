import { closePages } from '../../emulator/office';
import { excel, workbook } from '../../workbook/excel';
import { expectLateEntry, expectRedraws } from './stories';
import { TWO_FIELDS } from '../conduct/happenings';

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
