import { drawLots } from '../../../src/core/draw/lots';
import { crossTable } from '../../eventFixtures';
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
