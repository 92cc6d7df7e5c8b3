import { crossTable } from '../../eventFixtures';
import { club } from './events';
import { columnOf, lines } from './found';

describe('weighted scores (Kashdan)', () => {
  it('are 4, 2 and 1; a forfeit is 2 in New Zealand and nothing in the United States (34E7)', () => {
    expect(columnOf(club, 'KASHDAN_NZ')).toEqual([6, 5, 3]);
    expect(columnOf(club, 'KASHDAN_USCF')).toEqual([4, 5, 1]);
  });

  it('put a win and a loss, which are 5, before two draws, which are 4', () => {
    const table = crossTable('*.10 | .*== | 0=*. | 1=.*');
    expect(columnOf(table, 'PTS')).toEqual([1, 1, 0.5, 1.5]);
    expect(columnOf(table, 'KASHDAN_USCF')).toEqual([5, 4, 3, 6]);
    expect(lines(table, 'PTS,KASHDAN_USCF')).toEqual(['1 D', '2 A', '3 B', '4 C']);
  });
});
