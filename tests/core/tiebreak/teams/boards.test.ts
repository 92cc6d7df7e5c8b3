import { column, league, lines, ofMatch } from './league';

describe('the boards of a tied match (FIDE C.07 12, NZCF handbook)', () => {
  // 2-2: A won on boards 1 and 4, B on 2 and 3.
  const tied = league('AB', 4, 'A-B 1001');

  it('NZCF: the numbers of the boards won, fewer is better, then wins with Black', () => {
    expect(column(tied, 'NZ_BOARDS')).toEqual([5, 5]);
    expect(column(tied, 'NZ_BLACK')).toEqual([1, 1]);
    const top = league('AB', 4, 'A-B 10==');
    expect(column(top, 'NZ_BOARDS')).toEqual([1, 2]);
    expect(lines(top, 'MP,GP,NZ_BOARDS')).toEqual(['1 A', '2 B']);
    const black = league('AB', 5, 'A-B 10=01');
    expect([column(black, 'NZ_BOARDS'), column(black, 'NZ_BLACK')]).toEqual([
      [6, 6],
      [0, 0],
    ]);
    const sides = league('AB', 5, 'A-B 0011=');
    expect([column(sides, 'NZ_BOARDS'), column(sides, 'NZ_BLACK')]).toEqual([
      [7, 3],
      [1, 1],
    ]);
  });

  it('FIDE’s board count has draws in it, and fewer is better (12.1)', () => {
    const table = league('AB', 4, 'A-B =1=0');
    expect(column(table, 'BC')).toEqual([4, 6]);
    expect(column(table, 'NZ_BOARDS')).toEqual([2, 4]);
    expect(lines(table, 'MP,BC')).toEqual(['1 A', '2 B']);
  });

  it('top board results: board 1, else board 2, and so on (12.2)', () => {
    expect(lines(league('AB', 4, 'A-B ==01'), 'MP,TBR')).toEqual(['1 B', '2 A']);
    expect(lines(tied, 'MP,TBR')).toEqual(['1 A', '2 B']);
    expect(lines(league('AB', 2, 'A-B =='), 'MP,TBR')).toEqual(['1-2 A', '1-2 B']);
  });

  it('bottom board elimination: without the last board, else without the last two (12.3)', () => {
    expect(lines(tied, 'MP,BBE')).toEqual(['1 B', '2 A']);
    expect(lines(league('AB', 4, 'A-B =10='), 'MP,BBE')).toEqual(['1 A', '2 B']);
    const uneven = league('AB', 2, 'A-B 11', 'A-B 0=');
    expect(lines(uneven, 'MP,BBE')).toEqual(['1-2 A', '1-2 B']);
  });

  it('boards keep their numbers while games are missing', () => {
    expect(ofMatch('..1.', 'NZ_BOARDS')).toEqual([3, 0]);
    expect(ofMatch('..1= ....', 'BC')).toEqual([5, 2]);
    expect(ofMatch('..10', 'TBR')).toEqual([1, 2]);
    expect(ofMatch('1..0', 'BBE')).toEqual([1, 2]);
  });
});
