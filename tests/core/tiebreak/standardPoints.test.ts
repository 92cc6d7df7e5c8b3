import { crossTable } from '../../eventFixtures';
import { columnOf } from './found';

describe('standard points (FIDE C.07 7.7)', () => {
  it('are 1 and ½ on any scale', () => {
    const scale = crossTable('*1= | 0*1 | =0*', { scoring: { W: 3, D: 1, L: 0.5 } });
    expect(columnOf(scale, 'PTS')).toEqual([4, 3.5, 1.5]);
    expect(columnOf(scale, 'STD')).toEqual([1.5, 1, 0.5]);
  });
});
