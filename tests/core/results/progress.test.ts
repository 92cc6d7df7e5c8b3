import type { Tournament } from '../../../src/core/model';
import type { OutcomeCode } from '../../../src/core/results/outcome';
import { byesIn, gamesFinished, lastRound, progressOf } from '../../../src/core/results/progress';
import { newTeamEvent, playedMatches } from '../../teamEvents';
import { generated } from '../../generated';

/** Four players in three rounds, two games each. */
const withResults = (...outcomes: readonly (OutcomeCode | null)[]): Tournament => {
  const four = generated({ players: 4, cycles: 1, seed: 1 });
  return { ...four, games: four.games.map((game, index) => ({ ...game, outcome: outcomes[index] ?? null })) };
};

describe('how far a tournament is', () => {
  it('forfeits do not begin a round: whoever left after round 1 forfeits in rounds 2 and 3', () => {
    const tournament = withResults('1-0', '1/2', '-+', null, '+-', null);
    expect(lastRound(tournament.games)).toBe(1);
    expect(progressOf(tournament)).toEqual({ stage: 'after', round: 1, missing: 0 });
  });

  it('a game played in round 3 does', () => {
    expect(lastRound(withResults('1-0', '1/2', '-+', null, '0-1', null).games)).toBe(3);
  });

  it('forfeits alone are of round 1, and without any result there is no round', () => {
    expect(
      [withResults('-+'), withResults(null, null, null, '--'), withResults()].map(({ games }) =>
        lastRound(games),
      ),
    ).toEqual([1, 1, 0]);
  });

  it('counts as finished only games that count, of those that count or can still be played', () => {
    const tournament = withResults('1-0', '1/2', '0-1');
    const [leaver, ...others] = tournament.players;
    const left = { ...tournament, players: [{ ...leaver!, status: 'annulled' as const }, ...others] };
    expect([tournament, left].map((each) => gamesFinished(each))).toEqual([
      { finished: 3, games: 6 },
      { finished: 2, games: 3 },
    ]);
  });

  it('a match of forfeits alone does not begin a round either', () => {
    const league = newTeamEvent(4, 2);
    const [first, second, third] = ['A-D 1=', 'C-A ++', 'C-A +1'];
    expect(lastRound(playedMatches(league, first!, second!).games)).toBe(1);
    expect(lastRound(playedMatches(league, first!, third!).games)).toBe(
      league.games.find(({ white, black }) => white + black === 4)!.round,
    );
  });
});

describe('who has a bye', () => {
  /** By Berger, resting in turn: 1, 4, 2, 5, 3. */
  const five = generated({ players: 5, cycles: 1, seed: 1 });
  const byes = (tournament: Tournament) => [1, 2, 3, 4, 5].map((round) => byesIn(tournament, round));
  const left = (no: number, outcome: OutcomeCode | null): Tournament => ({
    ...five,
    players: five.players.map((player) => (player.no === no ? { ...player, status: 'withdrawn' } : player)),
    games: five.games.map((game) => {
      const result = game.white === no ? '-+' : game.black === no ? '+-' : '1-0';
      return { ...game, outcome: game.round <= 2 ? '1-0' : result === '1-0' ? result : outcome && result };
    }),
  });

  it('whoever rests', () => {
    expect(byes(five)).toEqual([[1], [4], [2], [5], [3]]);
  });

  it('nobody after they left, but before; and whoever would have met them, unless they win by forfeit', () => {
    expect(byes(left(3, null))).toEqual([[1], [4], [2, 1], [5, 2], []]);
    expect(byes(left(3, '+-'))).toEqual([[1], [4], [2], [5], []]);
    expect(byes(left(1, null))).toEqual([[1], [4], [2, 3], [5, 4], [3, 5]]);
  });
});
