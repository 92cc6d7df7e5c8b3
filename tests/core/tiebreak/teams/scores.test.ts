import { withPlayer } from '../../../changed';
import type { Player, Tournament } from '../../../../src/core/model';
import { checkTeamOrder, TEAM_CODES } from '../../../../src/core/tiebreak/teams/order';
import { TEAM_CRITERIA, teamStandings } from '../../../../src/core/tiebreak/teams/standings';
import { newMatch } from '../../../matches';
import { column, league, lines, ofMatch } from './league';

const annulledIf = (player: Player, left: boolean): Player =>
  left ? { ...player, status: 'annulled' } : player;

describe('match points and game points (FIDE C.07 11.1)', () => {
  it('go in either order', () => {
    // A beats B 3-1, B beats C 2½-1½, C and A draw 2-2.
    const table = league('ABC', 4, 'A-B 11=1', 'B-C 1==1', 'C-A 1010');
    expect(column(table, 'MP')).toEqual([3, 2, 1]);
    const uneven = league('ABC', 4, 'A-B 111=', 'B-C 111=', 'C-A 111=');
    expect(column(uneven, 'MP')).toEqual([2, 2, 2]);
    const other = league('ABC', 4, 'A-B ==1=', 'B-C 0000', 'C-A 0==1');
    expect(column(other, 'MP')).toEqual([3, 0, 3]);
    expect(column(other, 'GP', 'GP')).toEqual([4.5, 1.5, 6]);
    expect(lines(other, 'MP,GP')).toEqual(['1 C', '2 A', '3 B']);
    expect(lines(other, 'GP,MP')).toEqual(['1 C', '2 A', '3 B']);
  });

  it('the primary score goes first', () => {
    const close = league('ABC', 2, 'A-B 1=', 'B-C 11', 'C-A ==');
    expect([column(close, 'MP'), column(close, 'GP', 'GP')]).toEqual([
      [3, 2, 1],
      [2.5, 2.5, 1],
    ]);
    expect(lines(close, 'MP')).toEqual(['1 A', '2 B', '3 C']);
    expect(lines(close, 'GP')).toEqual(['1-2 A', '1-2 B', '3 C']);
  });

  it('a match with a game to play has no match points yet, its game points count', () => {
    const started = league('AB', 2, 'A-B 1.');
    expect([column(started, 'MP'), column(started, 'GP', 'GP')]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('a match that nobody came to is lost by both; with half a point each it is drawn', () => {
    const table = league('ABC', 2, 'A-B xx', 'B-C =x', 'C-A 1x');
    expect([column(table, 'MP'), column(table, 'GP', 'GP')]).toEqual([
      [0, 1, 3],
      [0, 0.5, 1.5],
    ]);
    expect(ofMatch('xxxx 10== xxx= ....', 'MP')).toEqual([2, 2]);
  });

  it('a match of two teams alone has rounds for matches, and one is finished without the games of an annulled player', () => {
    expect(ofMatch('11=0 0011 ==== 1...', 'MP')).toEqual([4, 2]);
    const match = newMatch(4);
    const left = { ...match, players: match.players.map((one) => annulledIf(one, one.no === 4)) };
    expect(ofMatch('11=.', 'MP', left)).toEqual([2, 0]);
  });

  it('players without a team, and games inside one, are nobody’s match', () => {
    const table = league('AB', 2, 'A-B 11');
    expect(column(withPlayer(table, 3, { team: 'A' }), 'GP', 'GP')).toEqual([1, 0]);
  });

  it('a game of one who is in no team counts for none, whichever of the two they are', () => {
    const table = league('AB', 2, 'A-B 11');
    const without = (no: number): Tournament => withPlayer(table, no, { team: undefined! });
    expect(column(without(1), 'GP', 'GP')).toEqual([1, 0]);
    expect(column(without(3), 'GP', 'GP')).toEqual([1, 0]);
  });
});

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

describe('a list for teams', () => {
  const codes = (order: string): string[] => checkTeamOrder(order.split(',')).map(({ code }) => code);

  it('begins with match points or game points, names known criteria, and none twice but direct encounter', () => {
    expect(codes('MP,GP,EDE,BC,EDE')).toEqual([]);
    expect(codes('gp,mp')).toEqual([]);
    expect(codes('BC,MP')).toEqual(['criterion-order']);
    expect(codes('MP,GP,GP')).toEqual(['criterion-twice']);
    expect(codes('MP,SB')).toEqual(['criterion-unknown']);
    expect(teamStandings(league('AB', 1, 'A-B 1'), ['BC']).ok).toBe(false);
  });

  it('is made of criteria that name their source', () => {
    for (const { source } of TEAM_CRITERIA) expect(source).toMatch(/^(FIDE C\.07 1[123]\.|NZCF handbook)/);
    expect(new Set(TEAM_CRITERIA.map(({ code }) => code)).size).toBe(TEAM_CRITERIA.length);
    expect(TEAM_CRITERIA.map(({ code, of }) => [code, of])).toEqual(TEAM_CODES);
  });
});

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
