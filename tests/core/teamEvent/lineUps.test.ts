import type { LineUpRule } from '../../../src/core/score';
import { alikeMembers } from '../../../src/core/teamEvent/alikeMembers';
import { individualStandings } from '../../../src/core/teamEvent/individuals';
import { lineUpWarnings } from '../../../src/core/teamEvent/lineUps';
import { missingNames, missingResults } from '../../../src/core/teamEvent/missing';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import { movementOf } from '../../../src/core/teamEvent/movement';
import { withSeats } from '../../../src/core/teamEvent/reseat';
import { newTeamEvent, playedMatches } from '../../teamEvents';

/** Match 1 with other home players, board by board; results where `played`. */
const seated = (rule: LineUpRule, players: readonly string[], played = false): TeamEvent => {
  const event = newTeamEvent(3, 5, { boards: 3, lineUp: rule });
  return {
    ...event,
    games: event.games.map((match) =>
      match.no === 1
        ? {
            ...match,
            boards: match.boards.map((board, index) => ({
              ...board,
              home: players[index] ?? board.home,
              outcome: played ? ('1-0' as const) : null,
            })),
          }
        : match,
    ),
  };
};

const faults = (event: TeamEvent): string[] =>
  lineUpWarnings(event).map(({ code, values }) => `${values['board']} ${values['player']} ${code.slice(8)}`);

it('a team plays in its own order unless somebody says otherwise', () => {
  expect(faults(newTeamEvent(3, 5, { boards: 3, lineUp: 'order' }))).toEqual([]);
});

it('whoever is not on the list is a stranger, whatever the rule; capitals and blanks do not matter', () => {
  expect(faults(seated('free', ['b1 ', '  B2', 'A1']))).toEqual(['3 A1 stranger']);
});

it('nobody sits at two boards', () => {
  expect(faults(seated('free', ['B3', 'B1', 'B3']))).toEqual(['1 B3 twice', '3 B3 twice']);
});

it('in the order of the list reserves move up', () => {
  expect(faults(seated('order', ['B1', 'B3', 'B4']))).toEqual([]);
  expect(faults(seated('order', ['B1', 'B4', 'B3']))).toEqual(['3 B3 order']);
});

it('at their own boards: a reserve may replace anybody, the others stay', () => {
  expect(faults(seated('fixed', ['B1', 'B5', 'B3']))).toEqual([]);
  expect(faults(seated('fixed', ['B1', 'B3', 'B4']))).toEqual(['2 B3 order']);
});

it('a board that nobody is named for is a fault only once a game was played there', () => {
  expect(faults(seated('order', ['', 'B2', 'B3']))).toEqual([]);
  expect(faults(seated('order', ['', 'B2', 'B3'], true))).toEqual(['1  nobody']);
});

/** Four teams on two boards; the matches: 1 A-D, 2 B-C; 3 D-C, 4 A-B; 5 B-D, 6 C-A. */
const event = newTeamEvent(4, 2);

const left = (before: TeamEvent, no: number): TeamEvent => ({
  ...before,
  players: before.players.map((team) => (team.no === no ? { ...team, status: 'withdrawn' } : team)),
});

it('results are missing at the open boards of rounds that have begun', () => {
  const missing = (of: TeamEvent) => missingResults(of).map(({ match, boards }) => [match.no, ...boards]);
  expect(missing(event)).toEqual([]);
  expect(missing(playedMatches(event, 'A-D 1.'))).toEqual([
    [1, 2],
    [2, 1, 2],
  ]);
  expect(missing(playedMatches(event, 'A-D 10', 'A-B ..', 'C-D 1='))).toEqual([
    [2, 1, 2],
    [4, 1, 2],
  ]);
  // Nobody waits for a team that has left.
  expect(missing(left(playedMatches(event, 'A-D 10', 'C-D 1='), 2))).toEqual([]);
});

it('names are missing at boards to come', () => {
  const empty = withSeats(playedMatches(event, 'A-D 1.'), 1, 'away', [
    { board: 1, name: '' },
    { board: 2, name: '' },
  ]);
  const also = withSeats(empty, 6, 'home', [{ board: 1, name: ' ' }]);
  const missing = (of: TeamEvent) =>
    missingNames(of).map(({ match, side, boards }) => [match.no, side, ...boards]);
  expect(missing(also)).toEqual([
    [1, 'away', 2],
    [6, 'home', 1],
  ]);
  expect(missing(left(also, 3))).toEqual([[1, 'away', 2]]);
});

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
  const changed = {
    ...event,
    games: event.games.map((match) => ({
      ...match,
      boards: match.boards.map((board) => ({
        ...board,
        home: board.home === 'A1' && match.black === 3 ? 'A3' : board.home,
        away: board.away === 'A1' && match.white === 3 ? 'A3' : board.away,
      })),
    })),
  };
  const of = (member: number) =>
    individualStandings(changed).find((row) => row.team === 1 && row.member === member)!.onBoards;
  expect([of(1), of(2), of(3)]).toEqual([
    [2, null],
    [null, 4],
    [0, null],
  ]);
});

const team = (no: number, name: string, ...members: readonly string[]) => ({
  ...{ no, name, status: 'playing' as const },
  members: members.map((each) => ({ name: each })),
});

it('members of one name are said, of one team and of two, with their places in the lists', () => {
  const teams = [
    team(1, 'Reds', 'Anna', 'Bert'),
    team(2, 'Blues', 'Cora', 'ANNA'),
    team(3, 'Greens', 'Emil', 'Emil'),
  ];
  expect(
    alikeMembers({ players: teams }).map(({ code, place, values }) => [code, place.player, values['seats']]),
  ).toEqual([
    ['member-alike', 'Anna', 'Reds 1, Blues 2'],
    ['member-alike', 'Emil', 'Greens 1, Greens 2'],
  ]);
  expect(alikeMembers({ players: teams.slice(0, 1) })).toEqual([]);
});

const cyclical = (members: number, cycles = 1) =>
  newTeamEvent(2, members, { system: 'scheveningen-cyclical', cycles });

it('NZCF handbook: the teams pass each other; of 4 one stays once, after round 2', () => {
  expect(
    movementOf(cyclical(4))!.map(({ homeWhite, moves }) => [homeWhite.join(), moves?.home, moves?.away]),
  ).toEqual([
    ['1,3', 'up', 'down'],
    ['1,3', 'stay', 'down'],
    ['1,3', 'up', 'down'],
    ['1,3', undefined, undefined],
  ]);
});

it('NZCF handbook: on an odd number of boards the last one turns its colours after each round', () => {
  expect(movementOf(cyclical(5))!.map(({ homeWhite }) => homeWhite.join())).toEqual([
    '1,3,5',
    '1,3',
    '1,3,5',
    '1,3',
    '1,3,5',
  ]);
});

it.each([2, 3, 4, 5, 6, 7, 8, 10, 12])(
  'whoever moves as it says sits where the table has them: %i',
  (members) => {
    const event = cyclical(members, 2);
    const places = { home: [...Array(members).keys()], away: [...Array(members).keys()] };
    const step = { up: 1, down: members - 1, stay: 0, start: 0 };
    movementOf(event)!.forEach(({ homeWhite, moves }, round) => {
      for (const { board, home, away, white } of event.games[round]!.boards) {
        expect(home).toBe(`A${places.home.indexOf(board - 1) + 1}`);
        expect(away).toBe(`B${places.away.indexOf(board - 1) + 1}`);
        expect(white === 'home').toBe(homeWhite.includes(board));
      }
      for (const side of ['home', 'away'] as const)
        if (moves)
          places[side] = places[side].map((place, member) =>
            moves[side] === 'start' ? member : (place + step[moves[side]]) % members,
          );
    });
  },
);

it('any other event has no movement', () => {
  expect(movementOf(newTeamEvent(4, 3))).toBeNull();
  expect(movementOf(newTeamEvent(2, 4, { system: 'scheveningen' }))).toBeNull();
});
