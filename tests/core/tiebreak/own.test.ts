import { drawLots } from '../../../src/core/draw/lots';
import { crossTable } from '../../eventFixtures';
import { club, withPlayers } from './events';
import { columnOf, lines } from './found';

describe('lots (FIDE C.07 4.2)', () => {
  it('follow a written seed, so that anyone can repeat them; without one all stay tied', () => {
    const table = crossTable('*=== | =*== | ==*= | ===*');
    const drawn = drawLots(4, 'club night');
    const names = drawn.map((place) => 'ABCD'[place]);
    expect(lines({ ...table, lotsSeed: 'club night' }, 'PTS,LOTS')).toEqual(
      names.map((name, index) => `${index + 1} ${name}`),
    );
    expect(names.join('')).toBe('BDAC');
    expect(lines(table, 'PTS,LOTS')[3]).toBe('1-4 D');
  });

  it('are the places from 1 in the drawn order', () => {
    const event = { ...crossTable('*1=0 | 0*11 | =0*1 | 100*'), lotsSeed: 'apple' };
    expect([...columnOf(event, 'LOTS')].sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('pairing numbers (FIDE C.07 7.8)', () => {
  it('the lowest goes first, or the highest', () => {
    const table = crossTable('*== | =*= | ==*');
    expect(lines(table, 'PTS,TPN')).toEqual(['1 A', '2 B', '3 C']);
    expect(lines(table, 'PTS,TPN/R')).toEqual(['1 C', '2 B', '3 A']);
  });
});

describe('a play-off (FIDE C.07 3)', () => {
  it('orders as the arbiter wrote it, among those still tied', () => {
    const table = withPlayers(crossTable('*== | =*= | ==*'), (no) => ({ playOff: [0, 2, 1.5][no - 1] }));
    expect(lines(table, 'PTS,PLAYOFF')).toEqual(['1 B', '2 C', '3 A']);
    expect(columnOf(crossTable('*= | =*'), 'PLAYOFF')).toEqual([0, 0]);
  });
});

describe('rounds elected to play (FIDE C.07 7.6)', () => {
  it('are all but a forfeit lost', () => {
    expect(columnOf(club, 'REP')).toEqual([1, 2, 2]);
  });

  it('neither of two who both stayed away elected to play', () => {
    expect(columnOf(crossTable('*x1 | x*1 | 00*'), 'REP')).toEqual([1, 1, 2]);
  });
});
