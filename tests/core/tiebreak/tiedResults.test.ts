import { crossTable } from '../../eventFixtures';
import { withPlayers } from './events';
import { columnOf, lines } from './found';

describe('results between the tied (US Chess 34E5)', () => {
  it('wins less losses are counted once, and whom that leaves tied is not compared again', () => {
    const recursive = crossTable('*10010 | 0*=1== | 1=*=01 | 10=*01 | 0=11*0 | 1=001*');
    expect(columnOf(recursive, 'US_TIED')).toEqual([0, 1, 0, 4, 2, 2]);
    expect(lines(recursive, 'PTS,US_TIED')).toEqual(['1 C', '2 B', '3-4 E', '3-4 F', '5 D', '6 A']);
  });

  it('plus or minus, not percentage: 3-1 among them is before 1-0', () => {
    const uneven = crossTable('*1... | 0*111 | .0*.. | .0.*. | .0..*');
    const level = withPlayers(uneven, (no) => ({ adjustment: no === 2 ? -2 : no > 2 ? 1 : 0 }));
    expect(lines(level, 'PTS,US_TIED').slice(0, 2)).toEqual(['1 B', '2 A']);
    expect(lines(level, 'PTS,DE').slice(0, 2)).toEqual(['1 B', '2 A']);
  });
});
