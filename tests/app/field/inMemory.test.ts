import { memoryWorkbook } from '../../../src/workbook/memory';
import { FIELDS } from '../conduct/happenings';
import { expectLateEntry, expectRedraws } from './stories';

describe('in memory', () => {
  it.each(FIELDS)('a late entry into %i players, %i cycles, half played', (players, cycles) =>
    expectLateEntry(memoryWorkbook(), players, cycles),
  );

  it.each(FIELDS)('%i players, %i cycles: players come and go before the first result', (players, cycles) =>
    expectRedraws(memoryWorkbook(), players, cycles),
  );
});
