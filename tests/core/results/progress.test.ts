import type { Tournament } from '../../../src/core/model';
import type { OutcomeCode } from '../../../src/core/results/outcome';
import { gamesFinished, lastRound, progressOf } from '../../../src/core/results/progress';
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
