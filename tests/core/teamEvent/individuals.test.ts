import { withGames } from '../../changed';
import { individualStandings } from '../../../src/core/teamEvent/individuals';
import { newTeamEvent, playedMatches } from '../../teamEvents';

it('points over the board, among equals fewer games; forfeits count for the team alone', () => {
  const event = playedMatches(newTeamEvent(3, 2), 'A-B 1=', 'A-C +1', 'B-C 0=');
  expect(
    individualStandings(event).map(({ rank, rankTo, team, member, games, points }) => [
      `${rank}-${rankTo}`,
      'ABC'[team - 1]! + member,
      games,
      points,
    ]),
  ).toEqual([
    ['1-1', 'A2', 2, 3],
    ['2-3', 'A1', 1, 2],
    ['2-3', 'C1', 1, 2],
    ['4-4', 'B2', 2, 2],
    ['5-5', 'C2', 2, 1],
    ['6-6', 'B1', 2, 0],
  ]);
});

it('points board by board go to who sat there', () => {
  const event = playedMatches(newTeamEvent(3, 3, { boards: 2 }), 'A-B 11', 'A-C 01');
  const changed = withGames(event, (match) => ({
    ...match,
    boards: match.boards.map((board) => ({
      ...board,
      home: board.home === 'A1' && match.black === 3 ? 'A3' : board.home,
      away: board.away === 'A1' && match.white === 3 ? 'A3' : board.away,
    })),
  }));
  const of = (member: number) =>
    individualStandings(changed).find((row) => row.team === 1 && row.member === member)!.onBoards;
  expect([of(1), of(2), of(3)]).toEqual([
    [2, null],
    [null, 4],
    [0, null],
  ]);
});
