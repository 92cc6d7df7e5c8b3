import type { CellValue } from '../../../src/grid/cell';
import { snapshotText } from '../../../src/sheets/values/lastRefresh';

describe('the content of a cell, as what was refreshed is compared with', () => {
  it.each<[CellValue | undefined, CellValue]>([
    [null, null],
    [undefined, null],
    ['', null],
    ['1-0', '1-0'],
    ['0,5', '0.5'],
    ['1,000,5', '1.000.5'],
    [0.5, '0.5'],
    [true, 'TRUE'],
    [{ error: '#N/A' }, '#'],
  ])('%j is %j', (value, text) => {
    expect(snapshotText(value)).toBe(text);
  });
});
