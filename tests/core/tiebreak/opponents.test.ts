import { toNumber } from '../../../src/core/fraction';
import type { Tournament } from '../../../src/core/model';
import { directEncounter } from '../../../src/core/tiebreak/direct';
import { koyaLimitOf } from '../../../src/core/tiebreak/koya';
import { criterionOf } from '../../../src/core/tiebreak/registry';
import { scoreTable } from '../../../src/core/tiebreak/scores';
import { standings } from '../../../src/core/tiebreak/standings';
import { crossTable, eventOf, realEvent } from '../../eventFixtures';
import { newMatch, playedBy } from '../../matches';
import { valueOf } from '../../results';
import { club, columnOf, limitOf, lines, standingsOf } from './found';

describe('Sonneborn-Berger (FIDE C.07 9.1)', () => {
  it('is the opponent’s score times the points made against them, game by game', () => {
    const table = crossTable('*1= | 0*1 | =0*');
    expect(columnOf(table, 'PTS')).toEqual([1.5, 1, 0.5]);
    expect(columnOf(table, 'SB')).toEqual([1.25, 0.5, 0.75]);
  });

  it('forfeits count: Helene’s 2.25 holds 1.5 for a game that Franck did not come to', () => {
    const tec = realEvent('tec_rr');
    expect(columnOf(tec, 'SB')).toEqual([9.25, 6.25, 6.25, 4.25, 3.25, 2.25]);
    expect(standingsOf(tec, 'PTS,DE').ranks).toEqual([1, 2, 2, 6, 5, 4]);
  });

  it('cut 2 leaves out the two opponents with the lowest scores (14.2)', () => {
    const table = crossTable('*1111 | 0*111 | 00*11 | 000*1 | 0000*');
    expect(columnOf(table, 'SB').slice(0, 2)).toEqual([6, 3]);
    expect(columnOf(table, 'SB/C2').slice(0, 2)).toEqual([5, 2]);
  });

  it('cut 1 takes the opponent with the lowest score, even a beaten one: Bruno 6.25, then 4.75', () => {
    const tec = realEvent('tec_rr');
    const bruno = tec.players.findIndex(({ name }) => name.startsWith('Bruno'));
    expect(columnOf(tec, 'SB')[bruno]).toBe(6.25);
    expect(columnOf(tec, 'SB/C1')[bruno]).toBe(4.75);
    expect(columnOf(tec, 'SB/C1')).toEqual([9.25, 4.75, 4.75, 4.25, 3.25, 1.5]);
  });

  it('SODOS is the same by its name in Go', () => {
    expect(columnOf(club, 'SODOS')).toEqual(columnOf(club, 'SB'));
  });
});

describe('Buchholz (FIDE C.07 8.1)', () => {
  const table = crossTable('*1111 | 0*111 | 00*11 | 000*1 | 0000*');

  it('is the sum of the opponents’ scores', () => {
    expect(columnOf(table, 'PTS')).toEqual([4, 3, 2, 1, 0]);
    expect(columnOf(table, 'BH')).toEqual([6, 7, 8, 9, 10]);
  });

  it('cut 1 and cut 2 leave out one and two of the lowest scores (14.1, 14.2)', () => {
    expect(columnOf(table, 'BH/C1')).toEqual([6, 7, 8, 9, 9]);
    expect(columnOf(table, 'BH/C2')).toEqual([5, 6, 7, 7, 7]);
  });

  it('medians leave out as many at the top (14.3, 14.4)', () => {
    expect(columnOf(table, 'BH/M1')).toEqual([3, 3, 4, 5, 5]);
    expect(columnOf(table, 'BH/M2')).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('Koya (FIDE C.07 9.2)', () => {
  it('in an odd field of 5: everybody has 4 games, half of the maximum is 2, not 2½', () => {
    const table = crossTable('*1=00 | 0*=== | ==*01 | 1=1*= | 1=0=*');
    expect(limitOf(table)).toBe(2);
    expect(columnOf(table, 'PTS')).toEqual([1.5, 1.5, 2, 3, 2]);
    expect(columnOf(table, 'KS')).toEqual([0.5, 1.5, 1, 1.5, 0.5]);
    expect(lines(table, 'PTS,KS')).toEqual(['1 D', '2 C', '3 E', '4 B', '5 A']);
    expect(columnOf(table, 'KS/L+1')).toEqual([0, 0.5, 0, 0, 0.5]);
  });

  it('the maximum is a win for each game in each cycle: two players and two games, half is one point', () => {
    const match = (second: string): Tournament =>
      eventOf(
        JSON.stringify({
          event: 'Match',
          system: 'DRR',
          players: [
            { no: 1, name: 'A' },
            { no: 2, name: 'B' },
          ],
          games: [
            { round: 1, white: 1, black: 2, result: '1-0' },
            { round: 2, white: 2, black: 1, result: second },
          ],
        }),
      );
    expect(limitOf(match('1-0'))).toBe(1);
    expect(columnOf(match('1-0'), 'KS')).toEqual([1, 1]);
    expect(columnOf(match('1/2'), 'KS')).toEqual([0, 0.5]);
  });

  it('an annulled player is nobody’s game: among the other three, 1 point is half', () => {
    const left = crossTable('*100 | 0*1= | 10*= | 1==*', {
      withdrawn: [{ no: 4, after: 1, treatment: 'annulled' }],
    });
    expect(columnOf(left, 'PTS')).toEqual([1, 1, 1, null]);
    expect(columnOf(left, 'KS')).toEqual([1, 1, 1, null]);
  });

  it('nor are they in the maximum, as Fischer in Sousse 1967: of 23 players 22 count, half is 10½, not 11', () => {
    const players = Array.from({ length: 23 }, (_, index) => ({
      no: index + 1,
      name: `Player ${index + 1}`,
    }));
    const games = [{ round: 1, white: 1, black: 2, result: '1-0' }];
    const withdrawn = [{ no: 23, after: 1, treatment: 'annulled' }];
    const sousse = eventOf(JSON.stringify({ event: 'Sousse', players, games, withdrawn }));
    expect(limitOf(sousse)).toBe(10.5);
    expect(limitOf(realEvent('iz1985c'))).toBe(8);
  });
});

describe('the limit of Koya (FIDE C.07 14.5)', () => {
  it.each([
    ['+1', { share: 50, more: 50 }],
    ['-2', { share: 50, more: -100 }],
    ['+1.0', { share: 50, more: 100 }],
    ['-0.5', { share: 50, more: -50 }],
    ['60', { share: 60, more: 0 }],
    ['0', { share: 0, more: 0 }],
    ['100', { share: 100, more: 0 }],
    ['101', null],
    ['60.5', null],
    ['x', null],
  ])('%s is %j', (typed, expected) => {
    expect(koyaLimitOf(typed)).toEqual(expected);
  });

  it('is above or below half of the maximum, or a share of it: 4 players, 3 games each', () => {
    const table = scoreTable(crossTable('*111 | 0*11 | 00*1 | 000*'));
    const limit = (code: string) => {
      const criterion = criterionOf(code)!;
      const found = criterion.of === 'player' ? criterion.working(table)(0).facts!.limit! : null;
      return found && found.n / found.d;
    };
    expect(['KS', 'KS/L+1', 'KS/L-1', 'KS/L+1.0', 'KS/L100'].map(limit)).toEqual([1.5, 2, 1, 2.5, 3]);
  });
});

describe('Koya in a match of two teams', () => {
  it('half of the maximum is half of the games against the other team (9.2)', () => {
    // K1 beat all four Queens, the others drew: each Queen has 1½ of 4, each other King 2.
    const match = playedBy(newMatch(4), '1=== 1=== 1=== 1===');
    const koya = (no: number): number =>
      toNumber(valueOf(standings(match, ['PTS', 'KS'])).rows.find((row) => row.no === no)!.values[1]!);
    expect([1, 2, 5].map(koya)).toEqual([0, 0, 1.5]);
  });
});

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
