import { crossTable } from '../../eventFixtures';
import { withPlayers } from './events';
import { columnOf, lines } from './found';

describe('a play-off (FIDE C.07 3)', () => {
  it('orders as the arbiter wrote it, among those still tied', () => {
    const table = withPlayers(crossTable('*== | =*= | ==*'), (no) => ({ playOff: [0, 2, 1.5][no - 1] }));
    expect(lines(table, 'PTS,PLAYOFF')).toEqual(['1 B', '2 C', '3 A']);
    expect(columnOf(crossTable('*= | =*'), 'PLAYOFF')).toEqual([0, 0]);
  });
});
