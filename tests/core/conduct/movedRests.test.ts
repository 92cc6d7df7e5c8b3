import { withMadeCycles } from '../../../src/core/conduct/madeCycles';
import { movedRests } from '../../../src/core/conduct/manualChange';
import { lateEntry } from '../../../src/core/conduct/lateEntry';
import { played, valueOf } from './played';

const five = played(5, 0);
const said = (rests: readonly { readonly round: number; readonly player: number }[]): string =>
  rests.map(({ round, player }) => `${round}: ${player}`).join(', ');

describe('rests', () => {
  it('are those of whoever has no game in the round, by round and number, however they stood', () => {
    expect(said(five.rests)).toBe('1: 1, 2: 4, 3: 2, 4: 5, 5: 3');
    const turned = { ...five, rests: [...five.rests].reverse(), players: [...five.players].reverse() };
    expect(said(movedRests(turned, five.games))).toBe(said(five.rests));
    const moved = five.games.map((game) => ({ ...game, round: 6 - game.round }));
    expect(said(movedRests(turned, moved))).toBe('1: 3, 2: 5, 3: 2, 4: 4, 5: 1');
  });

  it('that were others by hand stay, and so do those of a round that now has more or fewer of them', () => {
    const byHand = { ...five, rests: [{ round: 1, player: 2 }, ...five.rests.slice(1)] };
    const moved = five.games.map((game) => ({ ...game, round: 6 - game.round }));
    expect(said(movedRests(byHand, moved))).toBe('1: 2, 2: 5, 3: 2, 4: 4, 5: 1');
    const fewer = five.games.filter(({ round, board }) => round !== 2 || board !== 1);
    expect(said(movedRests(five, fewer))).toBe(said(five.rests));
    const two = { ...five, rests: [...five.rests, { round: 2, player: 2 }] };
    expect(said(movedRests(two, fewer))).toBe('1: 1, 2: 2, 2: 4, 3: 2, 4: 5, 5: 3');
  });
});

describe('cycles as they were made', () => {
  it('follow the numbers of the games, however these stand', () => {
    const double = played(4, 0, { cycles: 2 });
    expect(withMadeCycles({ ...double, games: [...double.games].reverse() })).toEqual(double);
    const { tournament } = valueOf(lateEntry(played(5, 0, { cycles: 2 }), { name: 'Late' }));
    expect(withMadeCycles({ ...tournament, games: [...tournament.games].reverse() })).toEqual(tournament);
  });

  it('stay in a field that lacks a game', () => {
    const double = played(4, 0, { cycles: 2 });
    const lacking = { ...double, games: double.games.slice(1).map((game) => ({ ...game, cycle: 2 })) };
    expect(withMadeCycles(lacking)).toBe(lacking);
  });
});
