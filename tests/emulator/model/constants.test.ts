import { createBook } from '../../../emulator/model';
import { value, write } from './at';

describe('a formula with TRUE or FALSE', () => {
  it('reads them as Excel does, not as unknown names', () => {
    const book = createBook();
    write(book, 'A1:B1', [['=IF(FALSE,1,2)', '=IF(TRUE,IF(A1>9,1,FALSE),3)']]);
    expect([value(book, 'A1'), value(book, 'B1')]).toEqual([2, false]);
  });
});
