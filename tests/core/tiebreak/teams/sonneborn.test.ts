import { column, league } from './league';

describe('extended Sonneborn-Berger (FIDE C.07 13.2)', () => {
  it('is the opponent’s score times the own result, each by matches or games', () => {
    // MP A 4, B 2, C 0; GP A 3, B 2, C 1.
    const table = league('ABC', 2, 'A-B 1=', 'B-C 1=', 'A-C 1=');
    expect(column(table, 'EMMSB')).toEqual([4, 0, 0]);
    expect(column(table, 'EMGSB')).toEqual([3, 2, 3]);
    expect(column(table, 'EGMSB')).toEqual([6, 2, 0]);
    expect(column(table, 'EGGSB')).toEqual([4.5, 3, 2.5]);
  });
});
