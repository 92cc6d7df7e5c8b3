import { withGames, withStatus } from '../../changed';
import { toNumber } from '../../../src/core/fraction';
import { CLASSIC } from '../../../src/core/results/outcome';
import { makeTeamEvent, type TeamEventRequest } from '../../../src/core/teamEvent/create';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import { currentRound, owedGames } from '../../../src/core/conduct/owed';
import { boardsToPlay, emptySeats } from '../../../src/core/teamEvent/table';
import { standings } from '../../../src/core/tiebreak/standings';
import { MATCH_POINTS } from '../../../src/core/tiebreak/teams/table';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { scheduleOf } from '../../../src/core/pairing/anySystem';
import { codesOf, valueOf } from '../../results';
import { newTeamEvent, playedMatches } from '../../teamEvents';

it.each([2, 3, 4, 7, 10])('%i teams: every two meet once, and nobody has two matches in a round', (teams) => {
  const { games: matches, rounds } = newTeamEvent(teams, 4);
  expect(matches).toHaveLength((teams * (teams - 1)) / 2);
  const pairs = new Set(matches.map(({ white: home, black: away }) => [home, away].sort().join()));
  expect(pairs.size).toBe(matches.length);
  for (let round = 1; round <= rounds; round++) {
    const busy = matches
      .filter((match) => match.round === round)
      .flatMap(({ white: home, black: away }) => [home, away]);
    expect(new Set(busy).size).toBe(busy.length);
  }
});

it('in two cycles every two meet once at home and once away', () => {
  const { games: matches } = newTeamEvent(4, 2, { cycles: 2 });
  expect(new Set(matches.map(({ white: home, black: away }) => `${home}-${away}`)).size).toBe(12);
});

it.each(SYSTEMS.map(({ id }) => id))(
  'by %s two teams change sides, and so colours, in each cycle',
  (system) => {
    const event = newTeamEvent(2, 2, { cycles: 3, system });
    const [first, ...others] = event.games.map(({ boards: [board] }) => [
      board!.home,
      board!.away,
      board!.white,
    ]);
    expect([...first!].sort()).toEqual(['A1', 'B1', 'home']);
    const [home, away] = first!;
    expect(others).toEqual([
      [away, home, 'home'],
      [home, away, 'home'],
    ]);
    expect(scheduleOf(event)).toMatchObject({ ok: true });
  },
);

it('members sit in the order of the list, and White changes from board to board', () => {
  const { games: matches } = newTeamEvent(4, 5, { boards: 3, whiteOnOdd: 'away' });
  expect(matches[0]!.boards.map(({ home, away, white }) => [home, away, white])).toEqual([
    ['A1', 'D1', 'away'],
    ['A2', 'D2', 'home'],
    ['A3', 'D3', 'away'],
  ]);
});

it('without a number of boards there are as many as the smallest team has members', () => {
  const made = makeTeamEvent({
    ...{ id: 'x', event: 'x', system: 'berger', cycles: 1, scoring: CLASSIC, matchScoring: MATCH_POINTS },
    ...{ lineUp: 'free', whiteOnOdd: 'home', tieBreaks: ['MP'] },
    teams: [4, 3, 6].map((count) => ({
      name: `${count}`,
      members: Array.from({ length: count }, (_, index) => ({ name: `${count}.${index}` })),
    })),
  });
  expect(made.ok && made.value.discipline.boards).toBe(3);
});

it('a drawn match of two teams that meet once stays a draw; further ones are decided by board count in the end', () => {
  const usual = (teams: number, more: Partial<TeamEventRequest> = {}) =>
    newTeamEvent(teams, 2, { tieBreaks: undefined, ...more });
  const drawn = playedMatches(usual(2), 'A-B 10');
  expect(drawn.tieBreaks).toEqual(['MP', 'GP']);
  expect(valueOf(standings(drawn)).rows.map(({ rank, rankTo }) => [rank, rankTo])).toEqual([
    [1, 2],
    [1, 2],
  ]);
  const all = ['MP', 'GP', 'EDE', 'EMGSB', 'BC'];
  expect([usual(2, { cycles: 2 }), usual(3)].map(({ tieBreaks }) => tieBreaks)).toEqual([all, all]);
  expect(usual(2, { tieBreaks: ['MP', 'GP', 'BC'] }).tieBreaks).toEqual(['MP', 'GP', 'BC']);
});

it.each([
  ['too many boards', { boards: 17 }, ['number-out-of-range']],
  [
    'too many teams',
    { teams: newTeamEvent(24, 1).players.concat(newTeamEvent(3, 1).players.slice(0, 1)) },
    ['team-count'],
  ],
  ['one team alone', { teams: newTeamEvent(3, 1).players.slice(0, 1) }, ['team-count']],
  ['a list that begins with no score', { tieBreaks: ['BC'] }, ['criterion-order']],
  ['more games than a workbook stays quick with', { cycles: 12, boards: 4 }, ['team-event-large']],
  ['a system of two teams for five', { system: 'scheveningen' }, ['teams-not-two']],
  ['a system that is none', { system: 'swiss' }, ['system-unknown']],
])('%s is refused', (_, more, codes) => {
  const base = newTeamEvent(8, 4);
  const made = makeTeamEvent({
    ...{ ...base, ...base.discipline, matchScoring: base.scoring },
    cycles: 1,
    teams: base.players,
    calendar: undefined,
    whiteOnOdd: 'home',
    ...more,
  });
  expect(codesOf(made)).toEqual(codes);
});

/** Four teams on two boards: A-D and B-C in round 1, D-C and A-B in round 2, B-D and C-A in round 3. */
const played = (...results: readonly string[]): TeamEvent => playedMatches(newTeamEvent(4, 2), ...results);

/** `2: B-C 1`: the round, the teams and the boards to be played of each match that is owed. */
const owed = (event: TeamEvent): string[] =>
  owedGames(event).games.map(({ game, round, white, black }) => {
    const [home, away] = [white, black].map((no) => 'ABCD'[no - 1]);
    const match = event.games.find(({ no }) => no === game)!;
    return `${round}: ${home}-${away} ${boardsToPlay(event, match).length}`;
  });

describe('the round that is played', () => {
  it('is the first with a board to be played', () => {
    expect(currentRound(played())).toBe(1);
    expect(currentRound(played('A-D 11', 'B-C 1.'))).toBe(1);
    expect(currentRound(played('A-D 11', 'B-C 1='))).toBe(2);
  });

  it('is a later one once most boards of that have a result: what is open before is owed', () => {
    const half = played('A-D 11', 'B-C 1.', 'D-C 10');
    expect([currentRound(half), owed(half)]).toEqual([1, []]);
    const more = played('A-D 11', 'B-C 1.', 'D-C 10', 'A-B 1.');
    expect([currentRound(more), owed(more)]).toEqual([2, ['1: B-C 1']]);
  });

  it('is past the last one when all are over', () => {
    const all = played('A-D 11', 'B-C 11', 'D-C 11', 'A-B 11', 'B-D 11', 'C-A 11');
    expect([currentRound(all), owed(all)]).toEqual([4, []]);
    expect(owed(played('A-D 11', 'B-C 11', 'D-C 11', 'A-B 1.', 'B-D 11', 'C-A 11'))).toEqual(['2: A-B 1']);
  });
});

it('a board that is postponed is owed at once, and keeps no round from being over', () => {
  const event = played('A-D 1.', 'B-C 11');
  const games = event.games.map((match) => ({
    ...match,
    boards: match.boards.map((board) =>
      match.no === 1 && board.outcome === null ? { ...board, pending: 'postponed' as const } : board,
    ),
  }));
  const later = { ...event, games };
  expect([currentRound(event), owed(event)]).toEqual([1, []]);
  expect([currentRound(later), owed(later)]).toEqual([2, ['1: A-D 1']]);
  expect(owedGames(later).games[0]).toMatchObject({ game: 1, pending: 'postponed' });
});

it.each(['withdrawn', 'annulled'] as const)('nobody waits for a team that has left: %s', (status) => {
  const event = withStatus(played('A-D 11'), 3, status);
  expect(event.games.map((match) => boardsToPlay(event, match).length)).toEqual([0, 0, 0, 2, 2, 0]);
  expect(currentRound(event)).toBe(2);
});

it('a seat is empty where a board is to be played and nobody is named', () => {
  const event = played('A-D 1.', 'B-C 1=');
  const without = withGames(event, (match) => ({
    ...match,
    boards: match.boards.map((board) => ({ ...board, away: ' ' })),
  }));
  const seats = without.games
    .filter(({ round }) => round === 1)
    .flatMap((match) => emptySeats(without, match));
  expect(seats.map(({ match, board, side }) => [match.white, board.board, side])).toEqual([[1, 2, 'away']]);
});

/** `1 Team A 4 2.5`: rank, team, values; a dash for a rank or value that there is none of. */
const lines = (event: TeamEvent, list: string): string[] =>
  valueOf(standings(event, list.split(','))).rows.map(({ no, rank, rankTo, values }) =>
    [
      rank === null ? '-' : rank === rankTo ? rank : `${rank}-${rankTo}`,
      event.players[no - 1]!.name,
      ...values.map((value) => (value ? toNumber(value) : '-')),
    ].join(' '),
  );

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
  expect(lines(withStatus(event, 3, 'withdrawn'), 'MP,GP')).toEqual([
    '1 Team B 4 4',
    '2 Team A 3 3',
    '3 Team C 2 2',
    '4 Team D 1 1',
  ]);
});

it('a team that left before half its matches: none of them counts, and it has no rank', () => {
  const event = playedMatches(newTeamEvent(4, 2), 'A-B 1=', 'C-D 11', 'A-C 10', 'B-D 00');
  expect(lines(withStatus(event, 4, 'annulled'), 'MP,GP')).toEqual([
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
  expect(codesOf(standings(newTeamEvent(3, 2), ['BC', 'MP']))).toEqual(['criterion-order']);
});
