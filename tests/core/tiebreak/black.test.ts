import { crossTable } from '../../eventFixtures';
import { club } from './events';
import { columnOf } from './found';

describe('games with Black (FIDE C.07 7.3, 7.4)', () => {
  it('C had Black twice, drew with A and beat B', () => {
    const table = crossTable('*1= | 0*0 | =1*');
    expect(columnOf(table, 'BPG')).toEqual([0, 1, 2]);
    expect(columnOf(table, 'BWG')).toEqual([0, 0, 1]);
    expect(columnOf(table, 'BPTS')).toEqual([0, 0, 1.5]);
  });

  it('games played and games won with Black are games over the board', () => {
    expect(columnOf(club, 'BPG')).toEqual([0, 2, 0]);
    expect(columnOf(club, 'BWG')).toEqual([0, 1, 0]);
  });

  it('a forfeit won with Black is a game with Black only to the letter of 15.2; one lost never is', () => {
    const black = crossTable('*-+ | +*1 | -0*');
    expect(columnOf(black, 'BPG')).toEqual([0, 0, 1]);
    expect(columnOf(black, 'BPG#15.2')).toEqual([0, 1, 1]);
    expect(columnOf(black, 'BWG')).toEqual([0, 0, 0]);
    expect(columnOf(black, 'BWG#15.2')).toEqual([0, 1, 0]);
    expect(columnOf(black, 'BPTS')).toEqual([0, 1, 0]);
    expect(columnOf(black, 'BPTS#otb')).toEqual([0, 0, 0]);
  });
});
