import { withStatus } from '../../changed';
import { memberNamed, sideOf } from '../../../src/core/teamEvent/lineUps';
import { playerNamed } from '../../../src/core/names/meant';
import { withoutMember, withSeats } from '../../../src/core/teamEvent/reseat';
import { WITHDRAWAL_RULES, withdrawal, type WithdrawalRule } from '../../../src/core/conduct/withdrawal';
import { settled } from '../../../src/core/teamEvent/event';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import type { LineUpRule } from '../../../src/core/model';
import { codesOf, valueOf } from '../../results';
import { newTeamEvent, playedMatches } from '../../teamEvents';

const left = (event: TeamEvent, no: number, rule: WithdrawalRule['id']) =>
  withdrawal(
    event,
    no,
    WITHDRAWAL_RULES.find(({ id }) => id === rule)!,
  );

/** Four teams on two boards: D has played none, one or two of its three matches. */
const AFTER = [[], ['A-D 10'], ['A-D 10', 'C-D =='], ['A-D 10', 'C-D ==', 'B-D 1.']];
const after = (matches: number): TeamEvent => playedMatches(newTeamEvent(4, 2), ...(AFTER[matches] ?? []));

describe('a team that leaves', () => {
  it.each([
    // finished, rule, status, matches lost
    [0, 'fide', 'annulled', 0],
    [1, 'fide', 'annulled', 0],
    [2, 'fide', 'withdrawn', 1],
    [3, 'fide', 'withdrawn', 1],
    [0, 'forfeit', 'withdrawn', 3],
    [2, 'annul', 'annulled', 0],
  ] as const)('after %i of its 3 matches, by the rule %s: %s, %i lost', (matches, rule, status, lost) => {
    const found = valueOf(left(after(matches), 4, rule));
    // The third match lacks a board, so it is not finished.
    expect(found).toMatchObject({
      status,
      lost,
      progress: { completed: Math.min(matches, 2), scheduled: 3 },
    });
  });

  it('loses no match against a team that is annulled: that counts for nobody', () => {
    const event = after(0);
    expect(valueOf(left(settled(withStatus(event, 1, 'annulled')), 4, 'forfeit')).lost).toBe(2);
  });

  it('leaves once, and not after its last result', () => {
    const event = after(1);
    expect(codesOf(left(settled(withStatus(event, 4, 'withdrawn')), 4, 'fide'))).toEqual([
      'withdrawn-already',
    ]);
    const over = playedMatches(newTeamEvent(4, 2), 'A-D 10', 'C-D ==', 'B-D 11');
    expect(codesOf(left(over, 4, 'fide'))).toEqual(['team-event-over']);
    expect(codesOf(left(event, 5, 'fide'))).toEqual(['player-unknown']);
  });
});

describe('a late change of a line-up', () => {
  /** Three boards, five members; A1 to A3 sit at boards 1 to 3 of the first match that A is at home in. */
  const seats = (lineUp: LineUpRule, absent: number, seated?: readonly string[]) => {
    const event = newTeamEvent(4, 5, { boards: 3, lineUp });
    const [match] = event.games;
    const given = (seated ?? []).map((name, index) => ({ board: index + 1, name }));
    const changed = withSeats(event, match!.no, 'home', given);
    return withoutMember(changed, changed.games[0]!, 'home', absent);
  };
  const names = (result: ReturnType<typeof seats>) =>
    valueOf(result).map(({ board, name }) => `${board} ${name}`);

  it('in the order of the list the others move up, and the next reserve comes in last', () => {
    expect(names(seats('order', 1))).toEqual(['1 A2', '2 A3', '3 A4']);
    expect(names(seats('order', 3))).toEqual(['3 A4']);
    // A4 plays already, so A5 is next; A1 may not sit below them.
    expect(names(seats('order', 2, ['A2', 'A3', 'A4']))).toEqual(['1 A3', '2 A4', '3 A5']);
    expect(names(seats('order', 5, ['A2', 'A3', 'A5']))).toEqual(['3 ']);
  });

  it('at fixed boards a reserve takes the board', () => {
    expect(names(seats('fixed', 1))).toEqual(['1 A4']);
    expect(names(seats('fixed', 2, ['A1', 'A2', 'A4']))).toEqual(['2 A5']);
  });

  it('where anybody may sit anywhere, the first who does not play takes the board', () => {
    expect(names(seats('free', 2))).toEqual(['2 A4']);
    expect(names(seats('free', 2, ['A2', 'A5', 'A4']))).toEqual(['1 A1']);
  });

  it('is refused for somebody who does not sit there, and where a board that changes was played', () => {
    expect(codesOf(seats('free', 4))).toEqual(['member-not-seated']);
    const event = playedMatches(newTeamEvent(4, 5, { boards: 3, lineUp: 'order' }), 'A-D .1.');
    const match = event.games[0]!;
    expect(codesOf(withoutMember(event, match, 'home', 1))).toEqual(['line-up-played']);
    // Only board 3 changes.
    expect(valueOf(withoutMember(event, match, 'home', 3))).toEqual([{ board: 3, name: 'A4' }]);
  });
});

describe('names as they are typed', () => {
  const event = newTeamEvent(4, 2);

  it('a team by its name, a part of it or its number', () => {
    expect(valueOf(playerNamed(event, 'team c')).no).toBe(3);
    expect(valueOf(playerNamed(event, 'D')).no).toBe(4);
    expect(valueOf(playerNamed(event, '2')).no).toBe(2);
    expect(codesOf(playerNamed(event, 'Team'))).toEqual(['team-ambiguous']);
    expect(codesOf(playerNamed(event, 'Zug'))).toEqual(['team-unknown']);
  });

  it('a member of its list, and the side on which it plays a match', () => {
    const [match] = event.games;
    const [home, away] = [match!.white, match!.black].map((no) => event.players[no - 1]!);
    expect(valueOf(memberNamed(home!, 'a2')).name).toBe('A2');
    expect(codesOf(memberNamed(home!, 'B1'))).toEqual(['member-unknown']);
    expect([sideOf(event, match!, home!), sideOf(event, match!, away!)].map(valueOf)).toEqual([
      'home',
      'away',
    ]);
    const other = event.players.find(({ no }) => no !== home!.no && no !== away!.no);
    expect(codesOf(sideOf(event, match!, other!))).toEqual(['match-other-teams']);
  });
});
