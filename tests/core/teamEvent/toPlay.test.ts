import type { TeamEvent } from '../../../src/core/teamEvent/model';
import { boardsToPlay, currentTeamRound, emptySeats, owedMatches } from '../../../src/core/teamEvent/toPlay';
import { newTeamEvent, playedMatches } from '../../teamEvents';

/** Four teams on two boards: A-D and B-C in round 1, D-C and A-B in round 2, B-D and C-A in round 3. */
const played = (...results: readonly string[]): TeamEvent => playedMatches(newTeamEvent(4, 2), ...results);

const left = (event: TeamEvent, no: number, status: 'withdrawn' | 'annulled'): TeamEvent => ({
  ...event,
  players: event.players.map((team) => (team.no === no ? { ...team, status } : team)),
});

/** `2: B-C 1`: the round, the teams and the boards to be played of each match that is owed. */
const owed = (event: TeamEvent): string[] =>
  owedMatches(event).map((match) => {
    const [home, away] = [match.white, match.black].map((no) => 'ABCD'[no - 1]);
    return `${match.round}: ${home}-${away} ${boardsToPlay(event, match).length}`;
  });

describe('the round that is played', () => {
  it('is the first with a board to be played', () => {
    expect(currentTeamRound(played())).toBe(1);
    expect(currentTeamRound(played('A-D 11', 'B-C 1.'))).toBe(1);
    expect(currentTeamRound(played('A-D 11', 'B-C 1='))).toBe(2);
  });

  it('is a later one once most boards of that have a result: what is open before is owed', () => {
    const half = played('A-D 11', 'B-C 1.', 'D-C 10');
    expect([currentTeamRound(half), owed(half)]).toEqual([1, []]);
    const more = played('A-D 11', 'B-C 1.', 'D-C 10', 'A-B 1.');
    expect([currentTeamRound(more), owed(more)]).toEqual([2, ['1: B-C 1']]);
  });

  it('is none when all are over', () => {
    const all = played('A-D 11', 'B-C 11', 'D-C 11', 'A-B 11', 'B-D 11', 'C-A 11');
    expect([currentTeamRound(all), owed(all)]).toEqual([null, []]);
    expect(owed(played('A-D 11', 'B-C 11', 'D-C 11', 'A-B 1.', 'B-D 11', 'C-A 11'))).toEqual(['2: A-B 1']);
  });
});

it.each(['withdrawn', 'annulled'] as const)('nobody waits for a team that has left: %s', (status) => {
  const event = left(played('A-D 11'), 3, status);
  expect(event.games.map((match) => boardsToPlay(event, match).length)).toEqual([0, 0, 0, 2, 2, 0]);
  expect(currentTeamRound(event)).toBe(2);
});

it('a seat is empty where a board is to be played and nobody is named', () => {
  const event = played('A-D 1.', 'B-C 1=');
  const without = {
    ...event,
    games: event.games.map((match) => ({
      ...match,
      boards: match.boards.map((board) => ({ ...board, away: ' ' })),
    })),
  };
  const seats = without.games
    .filter(({ round }) => round === 1)
    .flatMap((match) => emptySeats(without, match));
  expect(seats.map(({ match, board, side }) => [match.white, board.board, side])).toEqual([[1, 2, 'away']]);
});
