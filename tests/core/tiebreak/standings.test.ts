import type { Tournament } from '../../../src/core/model';
import { allValues } from '../../../src/core/tiebreak/standings';
import { crossTable } from '../../eventFixtures';
import { club, withPlayers } from './events';
import { columnOf, lines } from './found';

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
