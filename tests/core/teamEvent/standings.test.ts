import { toNumber } from '../../../src/core/fraction';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import { standings } from '../../../src/core/tiebreak/standings';
import { newTeamEvent, playedMatches } from '../../teamEvents';

/** `1 Team A 4 2.5`: rank, team, values; a dash for a rank or value that there is none of. */
const lines = (event: TeamEvent, list: string): string[] => {
  const rows = standings(event, list.split(','));
  if (!rows.ok) throw new Error(JSON.stringify(rows.problems));
  return rows.value.rows.map(({ no, rank, rankTo, values }) =>
    [
      rank === null ? '-' : rank === rankTo ? rank : `${rank}-${rankTo}`,
      event.players[no - 1]!.name,
      ...values.map((value) => (value ? toNumber(value) : '-')),
    ].join(' '),
  );
};

const left = (event: TeamEvent, no: number, status: 'withdrawn' | 'annulled'): TeamEvent => ({
  ...event,
  players: event.players.map((team) => (team.no === no ? { ...team, status } : team)),
});

it('2 match points for a match won and 1 for a drawn one; none before all its games are finished', () => {
  const event = playedMatches(newTeamEvent(3, 2), 'A-B 1=', 'A-C ==', 'B-C 1.');
  expect(lines(event, 'MP,GP')).toEqual(['1 Team A 3 2.5', '2 Team C 1 1', '3 Team B 0 1.5']);
});

it('3-1-0 for matches is another order than 2-1-0', () => {
  const results = ['A-B 11', 'A-C 00', 'A-D 00', 'B-C ==', 'B-D ==', 'C-D =='];
  const event = playedMatches(newTeamEvent(4, 2), ...results);
  const three = { ...event, scoring: { win: 3, draw: 1, loss: 0, unit: 1 } };
  expect(lines(event, 'MP')).toEqual(['1-2 Team C 4', '1-2 Team D 4', '3-4 Team A 2', '3-4 Team B 2']);
  expect(lines(three, 'MP')).toEqual(['1-2 Team C 5', '1-2 Team D 5', '3 Team A 3', '4 Team B 2']);
});

it('a team that left after half its matches: what it made counts, and its other boards are lost by forfeit', () => {
  const event = playedMatches(newTeamEvent(4, 2), 'A-B 10', 'C-D 11', 'A-C 11', 'B-D ==');
  expect(lines(left(event, 3, 'withdrawn'), 'MP,GP')).toEqual([
    '1 Team B 4 4',
    '2 Team A 3 3',
    '3 Team C 2 2',
    '4 Team D 1 1',
  ]);
});

it('a team that left before half its matches: none of them counts, and it has no rank', () => {
  const event = playedMatches(newTeamEvent(4, 2), 'A-B 1=', 'C-D 11', 'A-C 10', 'B-D 00');
  expect(lines(left(event, 4, 'annulled'), 'MP,GP')).toEqual([
    '1 Team A 3 2.5',
    '2 Team C 1 1',
    '3 Team B 0 0.5',
    '- Team D - -',
  ]);
});

it('a match that nobody came to is lost by both', () => {
  const event = playedMatches(newTeamEvent(3, 2), 'A-B xx', 'A-C ==');
  expect(lines(event, 'MP,GP')).toEqual(['1-2 Team A 1 1', '1-2 Team C 1 1', '3 Team B 0 0']);
});

it('FIDE C.07 13.3: extended direct encounter goes by match points, then by game points among the tied', () => {
  // A beat B, B beat C, C beat A; in game points among the three A made 2½, B 2, C 1½.
  const event = playedMatches(
    newTeamEvent(4, 2),
    ...['A-B 11', 'B-C 11', 'A-C =0', 'A-D 11', 'B-D 11', 'C-D 11'],
  );
  expect(lines(event, 'MP,EDE')).toEqual(['1 Team A 4 1', '2 Team B 4 2', '3 Team C 4 3', '4 Team D 0 -']);
});

it('FIDE C.07 12.1: with equal points on the team, the board count prefers points on the top boards', () => {
  const event = playedMatches(newTeamEvent(3, 2), 'A-C 10', 'B-C 01', 'A-B ==');
  expect(lines(event, 'MP,GP,BC')).toEqual(['1 Team A 2 2 2.5', '2 Team C 2 2 3', '3 Team B 2 2 3.5']);
});

it('a list begins with match points or game points', () => {
  const result = standings(newTeamEvent(3, 2), ['BC', 'MP']);
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['criterion-order']);
});
