import { crossTable } from '../../eventFixtures';
import { club, withoutRating, withPlayers } from './events';
import { columnOf, lines } from './found';

describe('a player’s own rating (FIDE C.07 10.6)', () => {
  it('the highest goes first, or the lowest; the unrated come last either way', () => {
    const table = withPlayers(crossTable('*== | =*= | ==*'), (no) =>
      no === 2 ? {} : { rating: { typed: 1500 + no, strength: 1500 + no } },
    );
    expect(lines(table, 'PTS,RTNG')).toEqual(['1 C', '2 A', '3 B']);
    expect(lines(table, 'PTS,RTNG/R')).toEqual(['1 A', '2 C', '3 B']);
  });

  it('counts though somebody else has none', () => {
    expect(columnOf(withoutRating(club, 1), 'RTNG')).toEqual([null, 1600, 1700]);
  });
});
