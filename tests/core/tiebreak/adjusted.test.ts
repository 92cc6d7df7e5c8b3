import type { Tournament } from '../../../src/core/model';
import { crossTable } from '../../eventFixtures';
import { club } from './events';
import { columnOf } from './found';

describe('adjusted scores (NZCF handbook)', () => {
  it('unplayed games, and days of rest where they count, are draws with oneself', () => {
    expect(columnOf(club, 'NZ_ADJ')).toEqual([1.5, 1, 0.5]);
    expect(columnOf(club, 'NZ_ADJ#rest')).toEqual([2, 1.5, 1]);
    expect(columnOf(club, 'NZ_SB')).toEqual([1.75, 0.5, 0.25]);
    expect(columnOf(club, 'NZ_SB#rest')).toEqual([3.5, 1.75, 1]);
    expect(columnOf(club, 'NZ_BH')).toEqual([2.5, 2, 1.5]);
    expect(columnOf(club, 'NZ_BH/C1')).toEqual([1.5, 1.5, 1]);
  });

  it('the median leaves out one score at either end up to 8 rounds, two up to 12, three above', () => {
    const field = (size: number): Tournament =>
      crossTable(
        Array.from({ length: size }, (_, row) =>
          Array.from({ length: size }, (_, column) => (row === column ? '*' : row < column ? '1' : '0')).join(
            '',
          ),
        ).join('|'),
      );
    const rounds = (size: number, count: number): Tournament => ({ ...field(size), rounds: count });
    expect([8, 9, 12, 13].map((count) => columnOf(rounds(10, count), 'NZ_MEDIAN')[0])).toEqual([
      28, 20, 20, 12,
    ]);
  });
});
