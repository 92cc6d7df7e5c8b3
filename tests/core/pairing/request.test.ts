import type { SystemOptions } from '../../../src/core/model';
import { makeOptions, parseOptions, resolveOptions } from '../../../src/core/pairing/options';
import {
  checkRequest,
  cyclesProblem,
  isWithin,
  mostPlayers,
  makeSchedule,
} from '../../../src/core/pairing/schedule';
import type { SystemOption } from '../../../src/core/pairing/system';
import type { Problem } from '../../../src/core/problem';
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

const ORDER: SystemOption = { name: 'order', choices: () => ['even', 'listed'], preset: 'even' };
const BYE: SystemOption = {
  name: 'byeLetter',
  choices: (players) => (players % 2 === 0 ? [] : [...'ABCDEFGHIJKLMNOP']),
  preset: 'A',
};
const offer = { id: 'riches', options: [ORDER, BYE] };

const resolved = (players: number, asked?: object) => {
  const result = resolveOptions(offer, players, asked as SystemOptions);
  return result.ok ? result.value : result.problems;
};

describe('options of a system', () => {
  it('what is not asked for is preset; what has no meaning in the field is left out', () => {
    expect(resolved(8)).toEqual({ order: 'even' });
    expect(resolved(8, {})).toEqual({ order: 'even' });
    expect(resolved(7)).toEqual({ order: 'even', byeLetter: 'A' });
    expect(resolved(7, { byeLetter: 'C', order: undefined })).toEqual({ order: 'even', byeLetter: 'C' });
    expect(resolved(8, { order: 'listed' })).toEqual({ order: 'listed' });
  });

  it('an option that the system does not have is refused, with those that it has', () => {
    expect(resolved(8, { anchor: '1' })).toEqual([
      {
        code: 'option-unknown',
        place: {},
        values: { system: 'riches', typed: 'anchor', count: 2, choices: 'order, byeLetter' },
      },
    ]);
    expect(resolved(8, JSON.parse('{"__proto__": "x"}') as object)).toMatchObject([
      { code: 'option-unknown' },
    ]);
    expect(resolved(8, { constructor: 'x' })).toMatchObject([{ code: 'option-unknown' }]);
  });

  it('an option without meaning in this field is refused', () => {
    expect(resolved(8, { byeLetter: 'A' })).toEqual([
      {
        code: 'option-not-here',
        place: { field: 'options.byeLetter' },
        values: { system: 'riches', option: 'byeLetter', players: 8 },
      },
    ]);
  });

  it.each([['odd'], [''], [1], [null], [{}]])('%j is none of the choices', (value) => {
    expect(resolved(8, { order: value })).toEqual([
      {
        code: 'choice-unknown',
        place: { field: 'options.order' },
        values: { typed: String(value), choices: 'even, listed' },
      },
    ]);
  });

  it('many choices are named by the first and the last', () => {
    expect(resolved(7, { byeLetter: 'Q' })).toMatchObject([{ values: { choices: 'A … P' } }]);
  });

  it('all that is wrong is reported at once', () => {
    expect(resolved(8, { order: 'x', byeLetter: 'A', y: 'z' })).toMatchObject([
      { code: 'choice-unknown' },
      { code: 'option-not-here' },
      { code: 'option-unknown' },
    ]);
  });

  it('stand in one line, and are read from it', () => {
    expect(makeOptions({ order: 'even', byeLetter: 'C' })).toBe('order=even, byeLetter=C');
    expect(parseOptions('order=even, byeLetter=C')).toEqual({ order: 'even', byeLetter: 'C' });
    expect(parseOptions(' order = even ,byeLetter=C,')).toEqual({ order: 'even', byeLetter: 'C' });
    expect(parseOptions('')).toEqual({});
    expect(parseOptions('even')).toEqual({ even: '' });
    expect(parseOptions('a=b=c')).toEqual({ a: 'b=c' });
  });
});
