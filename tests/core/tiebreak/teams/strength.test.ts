import { column, league } from './league';

describe('schedule strength (FIDE C.07 13.4)', () => {
  it('is the secondary score and a share of the opponents’ primary scores', () => {
    // MP A 4, B 2, C 0; GP A 3, B 2, C 1.
    const table = league('ABC', 2, 'A-B 1=', 'B-C 1=', 'A-C 1=');
    expect(column(table, 'SSSC')).toEqual([4, 4, 4]);
    expect(column(table, 'SSSC', 'GP')).toEqual([5.5, 4, 2.5]);
    const four = league('ABC', 4, 'A-B 11=1', 'B-C 1==1', 'C-A 1010');
    expect(column(four, 'SSSC')).toEqual([8.5, 7.5, 8]);
    expect(column(four, 'SSSC', 'GP')).toEqual([4.625, 4.125, 3.25]);
  });
});
