import { column, league, lines } from './league';

describe('extended direct encounter (FIDE C.07 13.3)', () => {
  it('goes by the primary score; if that parts nobody, by the secondary', () => {
    // A, B and C beat each other in a circle: by game points among them A 4½, B 4, C 3½.
    const circle = league('ABC', 4, 'A-B 111=', 'B-C 111=', 'C-A 1=1=');
    expect(column(circle, 'MP')).toEqual([2, 2, 2]);
    expect(lines(circle, 'MP,EDE')).toEqual(['1 A', '2 B', '3 C']);
    // Both won one of their two matches; by games A made 3½ of 4, then 1.
    const twice = league('AB', 2, 'A-B 11', 'A-B 0=');
    expect(lines(twice, 'MP,EDE')).toEqual(['1 A', '2 B']);
    expect(lines(league('AB', 2, 'A-B 10'), 'MP,EDE')).toEqual(['1-2 A', '1-2 B']);
  });

  it('where the match points among the tied are equal, the game points among them decide', () => {
    const circle = league('ABC', 4, 'A-B 1111', 'B-C 11=0', 'C-A 11=0');
    expect(column(circle, 'MP')).toEqual([2, 2, 2]);
    expect(lines(circle, 'MP,EDE')).toEqual(['1 A', '2 C', '3 B']);
  });

  it('takes the average of two who met more often (6.1.2)', () => {
    const more = league('ABCD', 1, 'A-B 1', 'A-B =', 'B-C 1', 'C-A 1', 'C-D =');
    expect(column(more, 'MP')).toEqual([3, 3, 3, 1]);
    expect(lines(more, 'MP,EDE')).toEqual(['1 B', '2 C', '3 A', '4 D']);
  });

  it('starts again with those it leaves tied', () => {
    const rows = ['*10010', '0*=1==', '1=*=01', '10=*01', '0=11*0', '1=001*'];
    const pairs = rows.flatMap((row, one) =>
      [...row].flatMap((mark, other) => (other > one ? [`${'ABCDEF'[one]}-${'ABCDEF'[other]} ${mark}`] : [])),
    );
    const six = league('ABCDEF', 1, ...pairs);
    expect(lines(six, 'MP')).toEqual(['1 C', '2-5 B', '2-5 D', '2-5 E', '2-5 F', '6 A']);
    expect(lines(six, 'MP,EDE')).toEqual(['1 C', '2 B', '3 F', '4 E', '5 D', '6 A']);
  });
});
