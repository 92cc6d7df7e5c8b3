import { countedGames, kindIn } from '../../src/core/kind';
import type { Tournament } from '../../src/core/model';
import { generated } from '../generated';

const base = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });

/** Games 1 to 5 with outcomes; player 5 is annulled. */
const tournament: Tournament = {
  ...base,
  players: base.players.map((player) => (player.no === 5 ? { ...player, status: 'annulled' } : player)),
  games: base.games.map((game) =>
    game.no === 2
      ? { ...game, outcome: '1-0' as const }
      : game.no === 4
        ? { ...game, outcome: '+-' as const }
        : game.no === 1
          ? { ...game, outcome: '1/2' as const }
          : game.no === 8
            ? { ...game, outcome: '--' as const }
            : game.no === 7
              ? { ...game, outcome: '0-1' as const, annulled: true }
              : game,
  ),
};

describe('the kind of a line', () => {
  const kindOf = kindIn(tournament);
  const game = (no: number) => tournament.games[no - 1]!;

  it('a game over the board is played, one without a result is not yet', () => {
    expect(kindOf(game(2))).toBe('played');
    expect(kindOf(game(6))).toBe('not-yet');
  });

  it('forfeits are told from double forfeits', () => {
    expect(kindOf(game(4))).toBe('forfeit');
    expect(kindOf(game(8))).toBe('double-forfeit');
  });

  it('a finished game with an annulled player is annulled, and so is one annulled by itself', () => {
    expect([game(1).white, game(1).black]).toContain(5);
    expect(kindOf(game(1))).toBe('annulled');
    expect(kindOf(game(7))).toBe('annulled');
  });

  it('the free day of an odd field is a rest', () => expect(kindOf(tournament.rests[0]!)).toBe('rest'));

  it('only played and forfeited games count', () =>
    expect(countedGames(tournament).map(({ no }) => no)).toEqual([2, 4, 8]));
});
