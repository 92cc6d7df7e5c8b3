import { teamRoundAsText, teamsMissingAsText, teamStandingsAsText } from '../../src/app/asText';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import type { Result } from '../../src/core/result';
import { newTeamEvent, playedMatches } from '../teamEvents';

const linesOf = (text: Result<string>): readonly string[] =>
  text.ok ? text.value.split('\n') : text.problems.map(({ code }) => code);

const left = (event: TeamEvent, no: number): TeamEvent => ({
  ...event,
  players: event.players.map((team) => (team.no === no ? { ...team, status: 'annulled' } : team)),
});

it('a round: matches with their scores, a line a board, who has none', () => {
  const event = playedMatches(newTeamEvent(3, 2), 'B-C =.');
  expect(linesOf(teamRoundAsText(event, 1, 'en'))).toEqual([
    'Round 1',
    '',
    'Team B - Team C  ½-½',
    '1  B1 - C1  ½-½',
    '2  B2 - C2',
    '',
    'No match: Team A',
  ]);
  expect(linesOf(teamRoundAsText(event, 4, 'en'))).toEqual(['number-out-of-range']);
});

it('a name that nobody has given, and a match that does not count', () => {
  const event = left(newTeamEvent(4, 1), 4);
  const [first, ...others] = event.games;
  const unnamed = {
    ...event,
    games: [{ ...first!, boards: [{ ...first!.boards[0]!, home: '' }] }, ...others],
  };
  expect(linesOf(teamRoundAsText(unnamed, 1, 'en')).slice(2, 4)).toEqual([
    'Team A - Team D  not played',
    '1  ? - D1',
  ]);
});

it('the standings: places, match points and game points; whose matches do not count is last', () => {
  const event = playedMatches(newTeamEvent(4, 2), 'A-B 1=', 'B-C ==', 'A-C ==');
  expect(linesOf(teamStandingsAsText(event, 'en'))).toEqual([
    'Standings so far: Match points, Game points',
    '1. Team A  3  2½',
    '2. Team C  2  2',
    '3. Team B  1  1½',
    '4. Team D  0  0',
  ]);
  expect(linesOf(teamStandingsAsText(left({ ...event, tieBreaks: ['GP'] }, 4), 'en'))).toEqual([
    'Final standings: Game points',
    '1. Team A  2½',
    '2. Team C  2',
    '3. Team B  1½',
    'Left early, matches do not count: Team D',
  ]);
  expect(linesOf(teamStandingsAsText(newTeamEvent(3, 1), 'en'))[0]).toBe(
    'Before the first game: Match points, Game points',
  );
});

it('what earlier rounds still wait for', () => {
  const event = playedMatches(newTeamEvent(4, 2), 'A-D 11', 'B-C 1.', 'D-C 10', 'A-B 1.');
  expect(teamsMissingAsText(event, 'en')).toBe('Still to play\nRound 1  Team B - Team C  (board 2)');
  expect(teamsMissingAsText(newTeamEvent(3, 2), 'en')).toBe('No match of an earlier round is missing.');
});
