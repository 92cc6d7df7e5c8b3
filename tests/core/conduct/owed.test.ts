import { aheadWarnings, currentRound, owedGames } from '../../../src/core/conduct/owed';
import type { Tournament } from '../../../src/core/model';
import { played, withGame, withOutcomes, withStatus } from './played';

/** The games of a round, by number. */
const inRound = ({ games }: Tournament, round: number): readonly number[] =>
  games.filter((game) => game.round === round).map(({ no }) => no);

const owed = (tournament: Tournament): readonly number[] =>
  owedGames(tournament).games.map(({ game }) => game);

describe('the round that is being played', () => {
  it.each([
    ['before the first result is 1', 0, 1],
    ['after three rounds is 4', 3, 4],
    ['after the last of nine is past it', 9, 10],
  ])('%s', (_, rounds, current) => expect(currentRound(played(10, rounds))).toBe(current));

  it('stays while one of its games is open and the next has hardly begun', () => {
    const tournament = withGame(played(10, 4), inRound(played(10, 4), 4)[0]!, { outcome: null });
    expect(currentRound(tournament)).toBe(4);
    const ahead = withGame(tournament, inRound(tournament, 7)[0]!, { outcome: '1-0' });
    expect(currentRound(ahead)).toBe(4);
  });

  it('stays while half of the next is finished, and goes on with more than half: 8 players', () => {
    const open = played(8, 1);
    const tournament = withGame(open, inRound(open, 1)[0]!, { outcome: null });
    const finished = (count: number) =>
      withOutcomes(
        tournament,
        new Map(
          inRound(tournament, 2)
            .slice(0, count)
            .map((no) => [no, '1-0']),
        ),
      );
    expect([2, 3].map((count) => currentRound(finished(count)))).toEqual([1, 2]);
  });

  it('is the first where there are no games', () => {
    expect(currentRound({ ...played(4, 0), games: [] })).toBe(1);
  });

  it('goes on when its last open game is marked', () => {
    const game = inRound(played(10, 4), 4)[0]!;
    expect(currentRound(withGame(played(10, 4), game, { outcome: null, pending: 'postponed' }))).toBe(5);
  });
});

describe('a game is owed', () => {
  it('if its round is over: most games of a later one are finished', () => {
    const tournament = played(10, 4);
    const [game] = inRound(tournament, 2);
    const open = withGame(tournament, game!, { outcome: null });
    expect(owedGames(open)).toMatchObject({
      current: 5,
      games: [{ game, round: 2, board: 1, pending: null }],
      players: [
        { no: Math.min(open.games[game! - 1]!.white, open.games[game! - 1]!.black), games: [game] },
        { no: Math.max(open.games[game! - 1]!.white, open.games[game! - 1]!.black), games: [game] },
      ],
    });
  });

  it('by round, then by board, however the games stand', () => {
    const { games, ...tournament } = played(6, 4);
    const open = games.map((game) => (game.round < 3 ? { ...game, outcome: null } : game));
    const found = owedGames({ ...tournament, games: [...open].reverse() });
    expect(found.current).toBe(5);
    expect(found.games.map(({ round, board }) => `${round}.${board}`)).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '2.1',
      '2.2',
      '2.3',
    ]);
  });

  it('if it is marked postponed or adjourned, in whatever round', () => {
    const tournament = played(10, 3);
    const [early] = inRound(tournament, 3);
    const [late] = inRound(tournament, 8);
    const marked = withGame(withGame(tournament, early!, { outcome: null, pending: 'adjourned' }), late!, {
      pending: 'postponed',
    });
    expect(owedGames(marked).games.map(({ game, pending }) => [game, pending])).toEqual([
      [early, 'adjourned'],
      [late, 'postponed'],
    ]);
  });

  it('not while its round is being played', () => expect(owed(played(10, 3))).toEqual([]));

  it('not if one of the two has left', () => {
    const tournament = played(10, 4);
    const [game] = inRound(tournament, 2);
    const { white } = tournament.games[game! - 1]!;
    expect(owed(withStatus(withGame(tournament, game!, { outcome: null }), white, 'annulled'))).toEqual([]);
  });

  it('by nobody when all is played, and in a double round robin as in a single one', () => {
    expect(owedGames(played(7, 14, { cycles: 2 })).players).toEqual([]);
    const tournament = played(7, 10, { cycles: 2 });
    const [game] = inRound(tournament, 3);
    expect(owed(withGame(tournament, game!, { outcome: null }))).toEqual([game]);
  });
});

describe('a game of a later round that is entered early', () => {
  const tournament = played(10, 3);

  it('is said, with the round that is being played', () => {
    const [game] = inRound(tournament, 6);
    const now = withOutcomes(tournament, new Map([[game!, '1-0']]));
    expect(aheadWarnings(now, [game!]).map(({ code, values }) => [code, values])).toEqual([
      ['game-ahead', { round: 6, current: 4 }],
    ]);
  });

  it('not that of the round that is being played, nor that of an earlier one', () => {
    const games = [inRound(tournament, 4)[0]!, inRound(tournament, 1)[0]!];
    expect(aheadWarnings(withOutcomes(tournament, new Map([[games[0]!, '1-0']])), games)).toEqual([]);
  });
});
