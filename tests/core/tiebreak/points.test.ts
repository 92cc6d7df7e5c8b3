import { crossTable } from '../../eventFixtures';
import { columnOf, lines } from './found';

describe('points (FIDE C.07 4)', () => {
  it('are those of all games, forfeits among them', () => {
    expect(columnOf(crossTable('*+1 | -*= | 0=*'), 'PTS')).toEqual([2, 0.5, 0.5]);
  });

  it('an arbiter’s adjustment counts in the points, and nowhere else', () => {
    const table = crossTable('*=1 | =*1 | 00*');
    const fined = {
      ...table,
      players: table.players.map((player) => (player.no === 1 ? { ...player, adjustment: -0.25 } : player)),
    };
    expect(columnOf(fined, 'PTS')).toEqual([1.25, 1.5, 0]);
    for (const code of ['SB', 'WIN', 'KS']) expect(columnOf(fined, code)).toEqual(columnOf(table, code));
    expect(lines(fined, 'PTS')).toEqual(['1 B', '2 A', '3 C']);
  });
});
