import { memberProblems, matchOf, matchSizes } from '../../../src/core/pairing/teams/members';
import { gamesInCycle, meetingsOf, optionsInField, scheduleOf } from '../../../src/core/pairing/anySystem';
import { generated } from '../../generated';
import { newMatch } from '../../matches';

const TEAMS = [
  { id: 'k', name: 'Kings' },
  { id: 'q', name: 'Queens' },
];
/** Members by the letter of their team, such as `kkqq`; `-` has none. */
const members = (letters: string) =>
  [...letters].map((team, at) => ({ name: `P${at + 1}`, ...(team === '-' ? {} : { team }) }));
const told = (letters: string, teams = TEAMS): readonly string[] =>
  memberProblems(members(letters), teams).map(({ code, place, values }) =>
    [code, place.player, ...Object.values(values)].filter((each) => each !== undefined).join(' '),
  );

describe('two teams play a match if', () => {
  it('everybody has a team', () => {
    expect(told('kkqq')).toEqual([]);
    expect(told('k-qx')).toEqual(['team-missing P2', 'team-missing P4']);
  });

  it('there are two', () => {
    expect(told('kkk', TEAMS.slice(0, 1))).toEqual(['teams-not-two 1 Kings']);
    expect(told('kqr', [...TEAMS, { id: 'r', name: 'Rooks' }])).toEqual([
      'teams-not-two 3 Kings, Queens, Rooks',
    ]);
  });

  it('each has 2 to 62 members', () => {
    expect(told('kkk')).toEqual(['team-size Queens 0 2 62']);
    expect(told('kqq')).toEqual(['team-size Kings 1 2 62']);
    expect(told('k'.repeat(62) + 'q'.repeat(62))).toEqual([]);
    expect(told('k'.repeat(63) + 'q'.repeat(64))).toEqual([
      'team-size Kings 63 2 62',
      'team-size Queens 64 2 62',
    ]);
  });

  it('the first has the first numbers', () => {
    expect(told('kqkq')).toEqual(['team-numbers P3 Kings']);
    expect(told('qqkk')).toEqual(['team-numbers P3 Kings', 'team-numbers P4 Kings']);
  });
});

it('the boards of a match are the members of the first team, its opponents those of the second', () => {
  expect(matchSizes(members('kkkqq'), TEAMS)).toEqual({ ok: true, value: { boards: 3, opponents: 2 } });
  expect(matchSizes(members('kkk'), TEAMS).ok).toBe(false);
});

describe('a match of three against two, and a field of five', () => {
  const match = newMatch(3, 2);
  const field = generated({ players: 5, cycles: 2, seed: 1 });

  it('is a match whatever the order of its members, unless the teams are none', () => {
    expect(matchOf(match)).toEqual({ boards: 3, opponents: 2 });
    expect(matchOf({ ...match, players: [...match.players].reverse() })).toEqual({ boards: 3, opponents: 2 });
    expect(matchOf({ ...match, teams: [] })).toBeNull();
    expect(matchOf(field)).toBeNull();
    expect(matchOf({ ...match, system: 'berger' })).toBeNull();
  });

  it('in a match one of each team meet, in a field everybody', () => {
    const [meets, all] = [meetingsOf(match), meetingsOf(field)];
    expect([meets(1, 4), meets(4, 1), meets(3, 4), meets(1, 3), meets(4, 5)]).toEqual([
      ...[true, true, true, false, false],
    ]);
    expect([all(1, 4), all(1, 3), all(4, 5)]).toEqual([true, true, true]);
  });

  it('a cycle has a game of each with each other: 3 by 2, 5 by 4 by half', () => {
    expect([gamesInCycle(match), gamesInCycle(field)]).toEqual([6, 10]);
  });

  it('their schedules are made again: as many rounds, the same games', () => {
    for (const tournament of [match, field]) {
      const made = scheduleOf(tournament);
      const games = made.ok
        ? made.value.rounds.flatMap(({ games: own }, at) =>
            own.map(({ white, black }) => `${at + 1} ${white}-${black}`),
          )
        : [];
      expect(games).toEqual(tournament.games.map(({ round, white, black }) => `${round} ${white}-${black}`));
    }
  });

  it('the size that options are for is that of the larger team', () => {
    const players = members('kkkkkkqqqqqqqqqq');
    const of = (letters: string) => optionsInField('scheveningen', members(letters), {});
    expect(optionsInField('scheveningen', players, {})).toEqual(of('kkkkkkkkkkqqqqqqqqqq'));
    expect(optionsInField('riches', members('----------'), { order: 'even' })).toEqual({
      ok: true,
      value: { order: 'even', anchorFirst: 'white' },
    });
    expect(optionsInField('riches', members('---'), { order: 'sideways' }).ok).toBe(false);
    expect(optionsInField('nobody', members('---'), {}).ok).toBe(false);
  });
});
