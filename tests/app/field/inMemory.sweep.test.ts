import { memoryWorkbook } from '../../../emulator/memory/workbook';
import { FIELDS } from '../conduct/happenings';
import { expectLateEntry, expectRedraws } from './stories';
import { sampled } from '../../sample';

describe('in memory', () => {
  it.each(sampled(FIELDS, 3))('a late entry into %i players, %i cycles, half played', (players, cycles) =>
    expectLateEntry(memoryWorkbook(), players, cycles),
  );

  it.each(sampled(FIELDS, 4))(
    '%i players, %i cycles: players come and go before the first result',
    (players, cycles) => expectRedraws(memoryWorkbook(), players, cycles),
  );
});
