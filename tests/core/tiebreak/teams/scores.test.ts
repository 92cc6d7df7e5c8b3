import type { Player, Tournament } from '../../../../src/core/model';
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
    const players = table.players.map((player) => (player.no === 3 ? { ...player, team: 'A' } : player));
    expect(column({ ...table, players }, 'GP', 'GP')).toEqual([1, 0]);
  });

  it('a game of one who is in no team counts for none, whichever of the two they are', () => {
    const table = league('AB', 2, 'A-B 11');
    const without = (no: number): Tournament => ({
      ...table,
      players: table.players.map((player) => (player.no === no ? { ...player, team: undefined! } : player)),
    });
    expect(column(without(1), 'GP', 'GP')).toEqual([1, 0]);
    expect(column(without(3), 'GP', 'GP')).toEqual([1, 0]);
  });
});
