import { toNumber } from '../../../src/core/fraction';
import type { Tournament } from '../../../src/core/model';
import { koyaLimitOf } from '../../../src/core/tiebreak/koya';
import { criterionOf } from '../../../src/core/tiebreak/registry';
import { scoreTable } from '../../../src/core/tiebreak/scores';
import { standings } from '../../../src/core/tiebreak/standings';
import { crossTable, eventOf, realEvent } from '../../eventFixtures';
import { newMatch, playedBy } from '../../matches';
import { columnOf, limitOf, lines } from './found';

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
    const koya = (no: number): number => {
      const standing = standings(match, ['PTS', 'KS']);
      if (!standing.ok) throw new Error();
      return toNumber(standing.value.rows.find((row) => row.no === no)!.values[1]!);
    };
    expect([1, 2, 5].map(koya)).toEqual([0, 0, 1.5]);
  });
});
