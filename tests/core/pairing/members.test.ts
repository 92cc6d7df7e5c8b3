import { gamesInCycle, meetingsOf, optionsInField, scheduleOf } from '../../../src/core/pairing/anySystem';
import { systemOf, TEAM_SYSTEMS, teamSystemOf } from '../../../src/core/pairing/registry';
import { TEAM_SYSTEM_IDS } from '../../../src/core/pairing/teams/system';
import { matchOf, matchSizes, memberProblems } from '../../../src/core/pairing/teams/members';
import { makeTeamSchedule, memberLabel } from '../../../src/core/pairing/teams/schedule';
import type { Problem } from '../../../src/core/problem';
import { generated } from '../../generated';
import { newMatch } from '../../matches';
import fc from '../../properties';
import { range, match, matchFaults } from './field';

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

const refusal = (boards: unknown, more: object = {}): readonly Problem[] => {
  const request = { system: 'scheveningen', boards: boards as number, cycles: 1, ...more };
  const result = makeTeamSchedule(request);
  return result.ok ? [] : result.problems;
};

describe('the registry of team systems', () => {
  it('has them in order, each with its source and in words', () => {
    expect(TEAM_SYSTEMS.map(({ id }) => id)).toEqual(TEAM_SYSTEM_IDS);
    for (const system of TEAM_SYSTEMS) {
      expect(teamSystemOf(system.id)).toEqual({ ok: true, value: system });
      expect(system.source).not.toBe('');
      expect(system.sizes).toEqual({ least: 2, most: 62 });
      expect(system.about.length).toBeGreaterThan(100);
    }
  });

  it('a system of one list is no team system, and the other way round', () => {
    const codes = (result: ReturnType<typeof teamSystemOf> | ReturnType<typeof systemOf>) =>
      result.ok ? [] : result.problems;
    expect(codes(teamSystemOf('berger'))).toEqual([
      {
        code: 'system-of-players',
        place: {},
        values: { typed: 'berger', choices: 'scheveningen, scheveningen-classical, scheveningen-cyclical' },
      },
    ]);
    expect(codes(teamSystemOf('swiss'))).toMatchObject([{ code: 'system-unknown' }]);
    for (const id of TEAM_SYSTEM_IDS)
      expect(codes(systemOf(id))).toMatchObject([{ code: 'system-of-teams', values: { typed: id } }]);
  });
});

describe('a match in cycles', () => {
  it('the second cycle is the first with colours turned', () => {
    for (const { id } of TEAM_SYSTEMS)
      for (const n of [2, 3, 4, 5, 6, 9, 10]) {
        const { rounds } = match(id, n, { cycles: 2 });
        expect(rounds.map(({ round, cycle }) => [round, cycle])).toEqual(
          range(1, 2 * n).map((round) => [round, round <= n ? 1 : 2]),
        );
        expect(rounds.slice(n).map(({ games }) => games)).toEqual(
          rounds
            .slice(0, n)
            .map(({ games }) =>
              games.map(({ board, white, black }) => ({ board, white: black, black: white })),
            ),
        );
      }
  });

  it('warns where the cycles meet with three running, by label', () => {
    expect(match('scheveningen', 4, { cycles: 2 }).warnings).toEqual([]);
    expect(match('scheveningen', 6, { cycles: 2 }).warnings).toMatchObject([
      { code: 'colours-three-running', values: { count: 4, labels: '1, 5, D, F' } },
    ]);
  });
});

describe('teams of different sizes', () => {
  it('everyone of one team meets everyone of the other once; the larger team rests by turns', () => {
    for (const { id } of TEAM_SYSTEMS)
      for (const boards of range(2, 14))
        for (const opponents of range(2, 14)) {
          const schedule = match(id, boards, { opponents });
          expect([id, boards, opponents, matchFaults(schedule)]).toEqual([id, boards, opponents, []]);
        }
  });
});

describe('sizes that are refused before anything is made', () => {
  it.each([
    [1, 'number-out-of-range'],
    [0, 'number-out-of-range'],
    [-4, 'number-out-of-range'],
    [63, 'number-out-of-range'],
    [1e9, 'number-out-of-range'],
    [4.5, 'not-a-whole-number'],
    [NaN, 'not-a-whole-number'],
    ['four', 'not-a-whole-number'],
    [null, 'not-a-whole-number'],
  ])('%o boards: %s', (boards, code) => {
    const values = { least: 2, most: 62, typed: String(boards) };
    expect(refusal(boards)).toEqual([{ code, place: { field: 'boards' }, values }]);
    expect(refusal(4, { opponents: boards })).toEqual([{ code, place: { field: 'opponents' }, values }]);
  });

  it('any other number, and more cycles than twelve', () => {
    const codes = (boards: unknown, more?: object): string[] => refusal(boards, more).map(({ code }) => code);
    fc.assert(
      fc.property(fc.oneof(fc.integer({ max: 1 }), fc.integer({ min: 63 })), (boards) => {
        expect(codes(boards)).toEqual(['number-out-of-range']);
      }),
    );
    expect(codes(62, { cycles: 13 })).toEqual(['cycles-invalid']);
    expect(refusal(62, { cycles: 13 })[0]!.values).toEqual({ least: 1, most: 12, typed: '13' });
    expect(codes(4, { cycles: 0 })).toEqual(['cycles-invalid']);
    expect(codes(63, { cycles: 1.5 })).toEqual(['number-out-of-range', 'cycles-invalid']);
  });

  it('options that the system does not have', () => {
    const codes = (boards: number, options: object) => refusal(boards, { options }).map(({ code }) => code);
    expect(codes(4, { order: 'listed' })).toEqual(['option-unknown']);
    expect(codes(4, { tables: 'made' })).toEqual(['option-not-here']);
    expect(codes(6, { tables: 'own' })).toEqual(['choice-unknown']);
  });
});

it('labels: numbers for the first team, letters for the second', () => {
  expect([1, 4, 5, 8].map((member) => memberLabel(4, member))).toEqual(['1', '4', 'A', 'D']);
});
