import fc from '../../properties';
import type { Problem } from '../../../src/core/problem';
import { systemOf } from '../../../src/core/pairing/registry';
import { TEAM_SYSTEM_IDS } from '../../../src/core/pairing/teams/ids';
import { TEAM_SYSTEMS, teamSystemOf } from '../../../src/core/pairing/teams/registry';
import { makeTeamSchedule, memberLabel } from '../../../src/core/pairing/teams/schedule';
import { range } from './field';
import { match, matchFaults } from './teams';

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
      { code: 'colours-three-running', values: { count: 4, numbers: '1, 5, D, F' } },
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
