import { allValues } from '../../../src/core/tiebreak/standings';
import { crossTable } from '../../eventFixtures';
import { lines } from './found';

describe('the standings', () => {
  it('name those who share a place in the order of their numbers, in whatever order they are kept', () => {
    const table = crossTable('*== | =*= | ==*');
    const [first, second, third] = table.players;
    const kept = { ...table, players: [third!, first!, second!] };
    expect(lines(kept, 'PTS')).toEqual(['1-3 A', '1-3 B', '1-3 C']);
  });

  it('have a column for a criterion that has a value for anybody, though others have none', () => {
    const table = crossTable('*== | =*= | ==*');
    const players = table.players.map((player) =>
      player.no === 1 ? player : { ...player, rating: { typed: 1500, strength: 1500 } },
    );
    const columns = allValues({ ...table, players });
    expect(columns['RTNG']!.map((value) => value !== null)).toEqual([false, true, true]);
    expect('RTNG' in allValues(table)).toBe(false);
  });
});
