import { SYSTEMS } from '../../../src/core/pairing/registry';
import fc from '../../properties';
import type { Problem } from '../../../src/core/problem';
import { checkRequest, cyclesProblem, isWithin, mostPlayers } from '../../../src/core/pairing/request';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { told } from '../../results';
import { range } from './field';

const refusal = (players: unknown, cycles: unknown = 1, system = 'berger'): readonly Problem[] => {
  const result = makeSchedule({ system, players: players as number, cycles: cycles as number });
  return result.ok ? [] : result.problems;
};

const sizeProblem = (code: string, typed: string, most = 1448): object => ({
  code,
  place: { field: 'players' },
  values: { least: 3, most, typed },
});

describe('sizes that are refused, with the limits named', () => {
  it.each([
    [2, 'number-out-of-range', '2'],
    [0, 'number-out-of-range', '0'],
    [-8, 'number-out-of-range', '-8'],
    [1449, 'number-out-of-range', '1449'],
    [1e9, 'number-out-of-range', '1000000000'],
    [7.5, 'not-a-whole-number', '7.5'],
    [NaN, 'not-a-whole-number', 'NaN'],
    [Infinity, 'not-a-whole-number', 'Infinity'],
    ['eight', 'not-a-whole-number', 'eight'],
    ['8', 'not-a-whole-number', '8'],
    [null, 'not-a-whole-number', 'null'],
    [undefined, 'not-a-whole-number', 'undefined'],
  ])('%o players: %s', (players, code, typed) => {
    expect(refusal(players)).toEqual([sizeProblem(code, typed)]);
    expect(refusal(players, 1, 'crenshaw')).toEqual([sizeProblem(code, typed)]);
  });

  it('12 cycles of 87,376 rows fit a worksheet, of 87,377 only 11 do', () => {
    expect(cyclesProblem(12, 87_376)).toBeNull();
    expect(cyclesProblem(12, 87_377)).toMatchObject({
      code: 'cycles-invalid',
      values: { least: 1, most: 11 },
    });
  });

  it('both limits are within', () => {
    expect([2, 3, 4, 5].map((value) => isWithin(value, 3, 4))).toEqual([false, true, true, false]);
  });

  it('a table as it is printed is for systems that print another than they play', () => {
    const asked = { system: 'berger', players: 4, cycles: 1, literal: true };
    expect(told(checkRequest(asked))).toEqual(['literal-none; system berger']);
    expect(told(checkRequest({ ...asked, literal: false }))).toEqual([]);
    expect(told(checkRequest({ ...asked, system: 'riches' }))).toEqual([]);
  });

  it('two cycles have room for 1,024 players', () => {
    expect(refusal(1025, 2)).toEqual([sizeProblem('number-out-of-range', '1025', 1024)]);
  });

  it.each([0, -1, 1.5, NaN, 'two', 13, 45, 500, 1e9])('%o cycles', (cycles) => {
    const values = { least: 1, most: 12, typed: String(cycles) };
    expect(refusal(8, cycles)).toEqual([{ code: 'cycles-invalid', place: { field: 'cycles' }, values }]);
  });

  it('both at once are both reported', () => {
    expect(refusal(-1, 0).map(({ code }) => code)).toEqual(['number-out-of-range', 'cycles-invalid']);
  });

  it('a system that is not there', () => {
    expect(refusal(8, 1, 'swiss')).toEqual([
      {
        code: 'system-unknown',
        place: {},
        values: { typed: 'swiss', choices: SYSTEMS.map(({ id }) => id).join(', ') },
      },
    ]);
  });

  it('any number outside 3 to 1,448, and anything that is not a whole number', () => {
    const outside = fc.oneof(fc.integer({ max: 2 }), fc.integer({ min: 1449 }));
    const notWhole = fc.oneof(
      fc.double().filter((number) => !Number.isInteger(number)),
      fc.string(),
      fc.constantFrom(null, undefined, true, [], {}),
    );
    const codes = (players: unknown): string[] => refusal(players).map(({ code }) => code);
    const areRefused = (sizes: typeof notWhole, code: string): void =>
      fc.assert(
        fc.property(sizes, (players) => {
          expect(codes(players)).toEqual([code]);
        }),
      );
    areRefused(outside, 'number-out-of-range');
    areRefused(notWhole, 'not-a-whole-number');
  });
});

describe('the most players of a number of cycles', () => {
  it('is 1,448 for one, 1,024 for two, 836 for three, 4 for the most cycles', () => {
    expect([1, 2, 3, 174_752].map(mostPlayers)).toEqual([1448, 1024, 836, 4]);
  });

  it('fits the 1,048,576 rows of a worksheet with some rows to spare, and two players more would not', () => {
    for (const cycles of range(1, 1000)) {
      const most = mostPlayers(cycles);
      expect((most * (most - 1) * cycles) / 2).toBeLessThanOrEqual(1_048_512);
      expect(((most + 2) * (most + 1) * cycles) / 2).toBeGreaterThan(1_048_512);
    }
  });
});
