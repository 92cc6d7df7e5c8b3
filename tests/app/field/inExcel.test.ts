import { closePages } from '../../emulator/office';
import { excel, workbook } from '../../workbook/excel';
import { expectLateEntry, expectRedraws } from './stories';

afterEach(closePages);

describe('in Excel', () => {
  it.each([
    [10, 1],
    [11, 1],
    [8, 2],
    [7, 2],
  ])('a late entry into %i players, %i cycles, half played', async (players, cycles) => {
    await excel();
    await expectLateEntry(workbook, players, cycles);
  });

  it('players come and go before the first result', async () => {
    await excel();
    await expectRedraws(workbook, 4, 1);
  });
});
