import { lineUpWarnings } from '../../../src/core/teamEvent/lineUps';
import { messageOf } from '../../../src/language/language';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import type { LineUpRule } from '../../../src/core/model';
import { newTeamEvent } from '../../teamEvents';

/** Match 1 with other home players, board by board; results where `played`. */
const seated = (rule: LineUpRule, players: readonly string[], played = false, reserve = 'B5'): TeamEvent => {
  const event = newTeamEvent(3, 5, { boards: 3, lineUp: rule });
  return {
    ...event,
    players: event.players.map((team) => ({
      ...team,
      members: team.members.map((member) => (member.name === 'B5' ? { ...member, name: reserve } : member)),
    })),
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

it('one player at the wrong board is the only one who breaks the order', () => {
  expect(faults(seated('order', ['B2', 'B3', 'B1']))).toEqual(['3 B1 order']);
  expect(faults(seated('order', ['B4', 'B1', 'B2']))).toEqual(['1 B4 order']);
  expect(faults(seated('order', ['B4', '', 'B1']))).toEqual(['3 B1 order']);
});

it('whoever breaks the order is told with whom, and a slip with who may be meant', () => {
  const told = (players: readonly string[]) =>
    lineUpWarnings(seated('order', players)).map((each) => messageOf(each));
  expect(told(['B1', 'B4', 'B3'])).toEqual([
    expect.stringContaining('B3 of Team B sits below B4 (board 2), who comes later on the list.'),
  ]);
  expect(told(['B4', 'B1', 'B2'])).toEqual([
    expect.stringContaining('B4 of Team B sits above B1 (board 2), who comes earlier on the list.'),
  ]);
  const [slip] = lineUpWarnings(seated('order', ['Dora Engle'], false, 'Dora Engel'));
  expect(messageOf(slip!)).toContain('Did you mean “Dora Engel”?');
});

it('at their own boards: a reserve may replace anybody, the others stay', () => {
  expect(faults(seated('fixed', ['B1', 'B5', 'B3']))).toEqual([]);
  expect(faults(seated('fixed', ['B1', 'B3', 'B4']))).toEqual(['2 B3 order']);
});

it('a board that nobody is named for is a fault only once a game was played there', () => {
  expect(faults(seated('order', ['', 'B2', 'B3']))).toEqual([]);
  expect(faults(seated('order', ['', 'B2', 'B3'], true))).toEqual(['1  nobody']);
});
