import { crossTable, realEvent } from '../../eventFixtures';
import { club } from './events';
import { columnOf, standingsOf } from './found';

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
