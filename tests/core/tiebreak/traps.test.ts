import { toNumber } from '../../../src/core/fraction';
import { rulesOf } from '../../../src/core/rules';
import { criterionOf } from '../../../src/core/tiebreak/registry';
import { scoreTable } from '../../../src/core/tiebreak/scores';
import type { Tournament } from '../../../src/core/model';
import { crossTable, eventOf, realEvent } from '../../eventFixtures';
import { columnOf, lines, standingsOf } from './found';

/** Points that an opponent must have for Koya. */
const limitOf = (tournament: Tournament, code = 'KS'): number => {
  const criterion = criterionOf(code)!;
  if (criterion.of !== 'player') throw new Error(code);
  return toNumber(criterion.working(scoreTable(tournament))(0).facts!.limit!);
};

const tieBreaks = (id: string): string => {
  const rules = rulesOf(id);
  return rules.ok ? rules.value.tieBreaks.join() : '';
};

describe('worked traps', () => {
  it('1. direct encounter must recurse: E and F share 1½ of four, and F beat E (C.07 6.2)', () => {
    const table = crossTable('*10010 | 0*=1== | 1=*=01 | 10=*01 | 0=11*0 | 1=001*');
    expect(columnOf(table, 'PTS')).toEqual([2, 2.5, 3, 2.5, 2.5, 2.5]);
    expect(columnOf(table, 'DE')).toEqual([0, 1, 0, 4, 3, 2]);
    expect(lines(table, 'PTS,DE')).toEqual(['1 C', '2 B', '3 F', '4 E', '5 D', '6 A']);
  });

  it('2. Sonneborn-Berger, then direct encounter: its group is those still tied there, and E beat C', () => {
    const table = crossTable('*1=1= | 0*=0= | ==*10 | 010*1 | ==10*');
    expect(columnOf(table, 'DE')).toEqual([0, 0, 0, 0, 0]);
    expect(columnOf(table, 'SB').slice(2)).toEqual([4, 3, 4]);
    expect(lines(table, 'PTS,DE')).toEqual(['1 A', '2-4 C', '2-4 D', '2-4 E', '5 B']);
    expect(lines(table, 'PTS,SB')).toEqual(['1 A', '2-3 C', '2-3 E', '4 D', '5 B']);
    expect(lines(table, 'PTS,SB,DE')).toEqual(['1 A', '2 E', '3 C', '4 D', '5 B']);
  });

  it('3. Koya in an odd field of 5: everybody has 4 games, half of the maximum is 2, not 2½', () => {
    const table = crossTable('*1=00 | 0*=== | ==*01 | 1=1*= | 1=0=*');
    expect(limitOf(table)).toBe(2);
    expect(columnOf(table, 'PTS')).toEqual([1.5, 1.5, 2, 3, 2]);
    expect(columnOf(table, 'KS')).toEqual([0.5, 1.5, 1, 1.5, 0.5]);
    expect(lines(table, 'PTS,KS')).toEqual(['1 D', '2 C', '3 E', '4 B', '5 A']);
    expect(columnOf(table, 'KS/L+1')).toEqual([0, 0.5, 0, 0, 0.5]);
  });

  it('4. forfeits count in Sonneborn-Berger: Helene’s 2.25 holds 1.5 for a game that Franck did not come to', () => {
    const tec = realEvent('tec_rr');
    expect(columnOf(tec, 'SB')).toEqual([9.25, 6.25, 6.25, 4.25, 3.25, 2.25]);
    expect(standingsOf(tec, 'PTS,DE').ranks).toEqual([1, 2, 2, 6, 5, 4]);
  });

  it('5. one forfeit, B against A: FIDE has B before C, NZCF’s adjusted scores C before B', () => {
    const table = crossTable('*-=1 | +*== | ==*1 | 0=0*');
    expect(columnOf(table, 'PTS')).toEqual([1.5, 2, 2, 0.5]);
    expect(columnOf(table, 'SB').slice(1, 3)).toEqual([2.75, 2.25]);
    expect(columnOf(table, 'NZ_ADJ')).toEqual([2, 1.5, 2, 0.5]);
    expect(columnOf(table, 'NZ_SB').slice(1, 3)).toEqual([2, 2.25]);
    expect(lines(table, 'PTS,SB').slice(0, 2)).toEqual(['1 B', '2 C']);
    expect(lines(table, tieBreaks('nzcf')).slice(0, 2)).toEqual(['1 C', '2 B']);
  });

  it('6. cut 1 of Sonneborn-Berger takes the opponent with the lowest score, even a beaten one: Bruno 6.25, then 4.75', () => {
    const tec = realEvent('tec_rr');
    const bruno = tec.players.findIndex(({ name }) => name.startsWith('Bruno'));
    expect(columnOf(tec, 'SB')[bruno]).toBe(6.25);
    expect(columnOf(tec, 'SB/C1')[bruno]).toBe(4.75);
    expect(columnOf(tec, 'SB/C1')).toEqual([9.25, 4.75, 4.75, 4.25, 3.25, 1.5]);
  });

  it('7. Bilbao, 3-1-0: both factors of Sonneborn-Berger and the limit of Koya are on that scale; standard points are not', () => {
    const bilbao = crossTable('*1= | 0*1 | =0*', { scoring: { W: 3, D: 1, L: 0 } });
    expect(columnOf(bilbao, 'PTS')).toEqual([4, 3, 1]);
    expect(columnOf(bilbao, 'SB')).toEqual([10, 3, 4]);
    expect(columnOf(bilbao, 'STD')).toEqual([1.5, 1, 0.5]);
    expect(limitOf(bilbao)).toBe(3);
    expect(columnOf(bilbao, 'KS')).toEqual([3, 0, 1]);
  });

  it('8. an annulled player, as Fischer in Sousse 1967: of 23 players 22 count, half of the maximum is 10½, not 11', () => {
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

  it('9. cut 1 of the progressive score leaves out the score after round 1, not the point made in it', () => {
    const table = crossTable('*11 | 0*1 | 00*');
    expect(columnOf(table, 'PS')).toEqual([5, 1, 0]);
    expect(columnOf(table, 'PS/C1')).toEqual([4, 1, 0]);
    expect(columnOf(table, 'PS/C2')).toEqual([2, 1, 0]);
  });

  it('10. the maximum is a win for each game in each cycle: two players and two games, half is one point', () => {
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
});
