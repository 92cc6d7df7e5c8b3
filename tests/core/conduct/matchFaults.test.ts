import { withMadeCycles } from '../../../src/core/conduct/madeCycles';
import { scheduleFaults } from '../../../src/core/conduct/scheduleFaults';
import type { Game, Tournament } from '../../../src/core/model';
import { newMatch } from '../../matches';

const codes = (match: Tournament): string[] => scheduleFaults(match).map(({ code }) => code);

const withGame = (match: Tournament, no: number, change: Partial<Game>): Tournament => ({
  ...match,
  games: match.games.map((game) => (game.no === no ? { ...game, ...change } : game)),
});

describe('the games of a match as a schedule', () => {
  it('are whole when each member of a team has met each of the other, however uneven its colours are made', () => {
    for (const [boards, opponents] of [
      [2, 2],
      [5, 5],
      [4, 3],
      [3, 7],
    ] as const)
      expect([boards, opponents, codes(newMatch(boards, opponents, { cycles: 2 }))]).toEqual([
        boards,
        opponents,
        [],
      ]);
  });

  it('say who never meets, and that members of one team do', () => {
    // Game 1 is 1-4.
    const [one, other] = [withGame(newMatch(3), 1, { black: 2 }), newMatch(3)];
    expect(scheduleFaults(one).slice(0, 3)).toMatchObject([
      { code: 'team-mates-meet', place: { round: 1, game: 1 }, values: { one: 'K1', other: 'K2' } },
      { code: 'pair-missing', values: { one: 'K1', other: 'Q1' } },
      { code: 'player-two-games', values: { player: 'K2' } },
    ]);
    expect(codes({ ...other, games: other.games.slice(1) })[0]).toBe('pair-missing');
  });

  it('have their cycles by their numbers', () => {
    const match = newMatch(3, 4, { cycles: 2 });
    const mixed = { ...match, games: match.games.map((game) => ({ ...game, cycle: 1 })) };
    expect(withMadeCycles(mixed).games.map(({ cycle }) => cycle)).toEqual(
      match.games.map(({ cycle }) => cycle),
    );
  });
});
