import { directEncounter } from '../../../src/core/tiebreak/direct';
import { scoreTable } from '../../../src/core/tiebreak/scores';
import { crossTable, eventOf } from '../../eventFixtures';
import { columnOf, lines, standingsOf } from './found';

describe('direct encounter (FIDE C.07 6)', () => {
  it('orders those with equal points by their games against each other', () => {
    const table = crossTable('*011 | 1*01 | 01*0 | 001*');
    expect(columnOf(table, 'PTS')).toEqual([2, 2, 1, 1]);
    expect(lines(table, 'PTS,DE')).toEqual(['1 B', '2 A', '3 D', '4 C']);
  });

  it('is applied again to whom it leaves tied: E and F share 1½ of four, and F beat E (6.2)', () => {
    const table = crossTable('*10010 | 0*=1== | 1=*=01 | 10=*01 | 0=11*0 | 1=001*');
    expect(columnOf(table, 'PTS')).toEqual([2, 2.5, 3, 2.5, 2.5, 2.5]);
    expect(columnOf(table, 'DE')).toEqual([0, 1, 0, 4, 3, 2]);
    expect(lines(table, 'PTS,DE')).toEqual(['1 C', '2 B', '3 F', '4 E', '5 D', '6 A']);
  });

  const cycle = crossTable('*1=1= | 0*=0= | ==*10 | 010*1 | ==10*');

  it('after Sonneborn-Berger its group is those still tied there, and E beat C', () => {
    expect(columnOf(cycle, 'DE')).toEqual([0, 0, 0, 0, 0]);
    expect(columnOf(cycle, 'SB').slice(2)).toEqual([4, 3, 4]);
    expect(lines(cycle, 'PTS,DE')).toEqual(['1 A', '2-4 C', '2-4 D', '2-4 E', '5 B']);
    expect(lines(cycle, 'PTS,SB')).toEqual(['1 A', '2-3 C', '2-3 E', '4 D', '5 B']);
    expect(lines(cycle, 'PTS,SB,DE')).toEqual(['1 A', '2 E', '3 C', '4 D', '5 B']);
  });

  it('may stand in a list more than once, and shows the rank in the group of its place', () => {
    expect(lines(cycle, 'PTS,DE,SB,DE')).toEqual(['1 A', '2 E', '3 C', '4 D', '5 B']);
    const shown = standingsOf(cycle, 'PTS,DE,SB,DE').rows.map((row) => [row.values[1], row.values[3]]);
    const one = { n: 1, d: 1 };
    const two = { n: 2, d: 1 };
    expect(shown).toEqual([
      [null, null],
      [null, one],
      [null, two],
      [null, null],
      [null, null],
    ]);
  });

  /** A, B and C, who all drew every game, made equal by adjustments. */
  const drawn = (
    meetings: readonly (readonly [number, number, number])[],
    adjustments: readonly number[],
  ) => {
    const pairs = meetings.flatMap(([white, black, count]) =>
      Array.from({ length: count }, () => [white, black]),
    );
    const games = pairs.map(([white, black], index) => ({ round: index + 1, white, black, result: '1/2' }));
    const players = adjustments.map((adjustment, index) => ({
      no: index + 1,
      name: 'ABC'[index],
      adjustment,
    }));
    const cycles = Math.max(...meetings.map(([, , count]) => count));
    return eventOf(JSON.stringify({ event: 'Unfinished', cycles, players, games }));
  };

  it('two who met more often count their average (6.1.2): a draw more is not half a point more', () => {
    const event = drawn(
      [
        [1, 2, 2],
        [2, 3, 1],
        [1, 3, 1],
      ],
      [0, 0, 0.5],
    );
    expect(columnOf(event, 'PTS')).toEqual([1.5, 1.5, 1.5]);
    expect(columnOf(event, 'DE')).toEqual([0, 0, 0]);
  });

  it('the averages are exact where the counts of games have no common divisor', () => {
    const event = drawn(
      [
        [1, 2, 11],
        [2, 3, 7],
        [1, 3, 5],
      ],
      [0, -1, 2],
    );
    expect(columnOf(event, 'PTS')).toEqual([8, 8, 8]);
    expect(columnOf(event, 'DE')).toEqual([0, 0, 0]);
  });

  it('a pair that has not played yet adds nothing', () => {
    const started = crossTable('*=.. | =*.. | ..*1 | ..0*');
    expect(columnOf(started, 'DE')).toEqual([0, 0, 0, 0]);
    expect(lines(crossTable('*.1 | .*. | 0.*'), 'PTS,DE')).toEqual(['1 A', '2-3 B', '2-3 C']);
  });

  it('averages are compared where some met three times and some twice (6.1.2)', () => {
    const results: readonly (readonly [number, number, string])[] = [
      [1, 2, '1-0'],
      [2, 1, '0-1'],
      [1, 2, '1/2'],
      [1, 3, '1-0'],
      [3, 1, '1/2'],
    ];
    const met = eventOf(
      JSON.stringify({
        event: 'Three',
        cycles: 3,
        players: ['A', 'B', 'C'].map((name, index) => ({ no: index + 1, name })),
        games: results.map(([white, black, result], index) => ({ round: index + 1, white, black, result })),
      }),
    );
    expect(directEncounter.once(scoreTable(met), [0, 1, 2])).toEqual([[0], [2], [1]]);
  });
});
