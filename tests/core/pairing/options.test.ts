import type { SystemOptions } from '../../../src/core/model';
import { makeOptions, parseOptions, resolveOptions } from '../../../src/core/pairing/options';
import type { SystemOption } from '../../../src/core/pairing/system';

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
