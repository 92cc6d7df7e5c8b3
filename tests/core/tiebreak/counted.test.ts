import { crossTable } from '../../eventFixtures';
import { club } from './events';
import { columnOf } from './found';

describe('games won (FIDE C.07 7.1, 7.2)', () => {
  it('a draw is none, a loss is none', () => {
    const table = crossTable('*1== | 0*11 | =0*+ | =0-*');
    expect(columnOf(table, 'WIN')).toEqual([1, 2, 1, 0]);
    expect(columnOf(table, 'WON')).toEqual([1, 2, 0, 0]);
    expect(columnOf(table, 'WON#15.2')).toEqual([1, 2, 1, 0]);
  });

  it('wins count forfeits, games won do not; 15.2 read to the letter does', () => {
    expect(columnOf(club, 'WIN')).toEqual([1, 1, 1]);
    expect(columnOf(club, 'WON')).toEqual([1, 1, 0]);
    expect(columnOf(club, 'WON#15.2')).toEqual([1, 1, 1]);
  });
});
