import { crossTable } from '../../eventFixtures';
import { club } from './events';
import { columnOf } from './found';

describe('rounds elected to play (FIDE C.07 7.6)', () => {
  it('are all but a forfeit lost', () => {
    expect(columnOf(club, 'REP')).toEqual([1, 2, 2]);
  });

  it('neither of two who both stayed away elected to play', () => {
    expect(columnOf(crossTable('*x1 | x*1 | 00*'), 'REP')).toEqual([1, 1, 2]);
  });
});
