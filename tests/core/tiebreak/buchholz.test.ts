import { crossTable } from '../../eventFixtures';
import { columnOf } from './found';

describe('Buchholz (FIDE C.07 8.1)', () => {
  const table = crossTable('*1111 | 0*111 | 00*11 | 000*1 | 0000*');

  it('is the sum of the opponents’ scores', () => {
    expect(columnOf(table, 'PTS')).toEqual([4, 3, 2, 1, 0]);
    expect(columnOf(table, 'BH')).toEqual([6, 7, 8, 9, 10]);
  });

  it('cut 1 and cut 2 leave out one and two of the lowest scores (14.1, 14.2)', () => {
    expect(columnOf(table, 'BH/C1')).toEqual([6, 7, 8, 9, 9]);
    expect(columnOf(table, 'BH/C2')).toEqual([5, 6, 7, 7, 7]);
  });

  it('medians leave out as many at the top (14.3, 14.4)', () => {
    expect(columnOf(table, 'BH/M1')).toEqual([3, 3, 4, 5, 5]);
    expect(columnOf(table, 'BH/M2')).toEqual([0, 0, 0, 0, 0]);
  });
});
