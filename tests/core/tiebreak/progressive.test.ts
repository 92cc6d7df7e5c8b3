import { crossTable } from '../../eventFixtures';
import { club } from './events';
import { columnOf } from './found';

describe('the progressive score (FIDE C.07 7.5)', () => {
  it('a day of rest repeats the score: B has 0, 0 and 1', () => {
    expect(columnOf(club, 'PS')).toEqual([3, 1, 2]);
    expect(columnOf(club, 'PS/C1')).toEqual([2, 1, 2]);
  });

  it('cut 1 leaves out the score after round 1, not the point made in it (14.1)', () => {
    const table = crossTable('*11 | 0*1 | 00*');
    expect(columnOf(table, 'PS')).toEqual([5, 1, 0]);
    expect(columnOf(table, 'PS/C1')).toEqual([4, 1, 0]);
    expect(columnOf(table, 'PS/C2')).toEqual([2, 1, 0]);
  });
});
