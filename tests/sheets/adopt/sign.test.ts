import { parseRoundCell } from '../../../src/sheets/adopt/roundCell';
import { contentOfCell, readingOfSigns, type Sign } from '../../../src/sheets/adopt/sign';

const read = (text: string | number, slashRounds = false) =>
  contentOfCell(text, String(text), false, slashRounds);
const signs = (text: string | number): string => {
  const found = read(text);
  return found.kind === 'signs' ? found.signs.join(' ') : found.kind;
};

describe('what stands in a cell of a cross-table', () => {
  it.each([
    [1, '1'],
    [0.5, '½'],
    [0, '0'],
    ['1', '1'],
    ['½', '½'],
    ['1/2', '½'],
    ['0,5', '½'],
    ['.5', '½'],
    ['1.0', '1'],
    ['0,0', '0'],
    ['=', '='],
    ['remis', '½'],
    ['+', '+'],
    ['–', '-'],
    ['1F', '1f'],
    ['0f', '0f'],
    ['1u', '1u'],
    ['W', 'w'],
    ['1-0', '1'],
    ['0:1', '0'],
    ['½–½', '½'],
    ['+/-', '1f'],
    ['1½', '1 ½'],
    ['10', '1 0'],
    ['=1', '= 1'],
    ['1 0', '1 0'],
    ['½/1', '½ 1'],
    ['1½0=', '1 ½ 0 ='],
    ['X', 'filler'],
    ['***', 'filler'],
    ['■', 'filler'],
    ['---', 'filler'],
    ['', 'blank'],
    ['(3)', 'open'],
    [1.5, 'other'],
    ['2', 'other'],
    ['7½', 'other'],
    ['won', 'other'],
    ['1b0', 'other'],
  ])('%j is %s', (text, expected) => expect(signs(text)).toBe(expected));

  it('with a letter for the colour, with the round behind it', () => {
    const one = { kind: 'signs', signs: ['1'], letter: null, round: null };
    expect(read('1w')).toEqual({ ...one, letter: 'w' });
    expect(read('W1')).toEqual({ ...one, letter: 'w' });
    expect(read('½ s')).toEqual({ ...one, signs: ['½'], letter: 's' });
    expect(read('1 (12)')).toEqual({ ...one, round: 12 });
    expect(read('1 R3')).toEqual({ ...one, round: 3 });
    expect(read('1/3', true)).toEqual({ ...one, round: 3 });
    expect(read('1/2', true)).toEqual({ ...one, round: 2 });
    expect(read('1/2')).toEqual({ ...one, signs: ['½'] });
  });

  it('+ and - are games that were played only where no 1, no 0 and no ½ stands', () => {
    const plusIsWin = (...all: Sign[]) => readingOfSigns(all, []).plusIsWin;
    expect([plusIsWin('+', '-', '='), plusIsWin('+', '-', '½'), plusIsWin('+', '=')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('letters tell colours where two of one language are used', () => {
    const white = (...letters: ('w' | 'b' | 's' | 'z' | 'n')[]) => readingOfSigns([], letters).white;
    expect([white('w', 'b'), white('s', 'w'), white('w', 'z'), white('n', 'b')]).toEqual([
      'w',
      'w',
      'w',
      'b',
    ]);
    expect([white('b'), white('s', 'n')]).toEqual([null, null]);
  });
});

describe('what stands in a cell of a table by rounds', () => {
  it.each([
    ['5w1', 5, '1', 'w'],
    ['12b½', 12, '½', 'b'],
    ['5 w 1', 5, '1', 'w'],
    ['7s0.5', 7, '½', 's'],
    ['+5w', 5, '+', 'w'],
    ['=12', 12, '=', null],
    ['W 5', 5, 'w', null],
    ['L12b', 12, 'l', 'b'],
    ['1 5w', 5, '1', 'w'],
    ['½ 5', 5, '½', null],
    ['5 ½', 5, '½', null],
    ['5+', 5, '+', null],
  ])('%j', (text, opponent, sign, letter) =>
    expect(parseRoundCell(text)).toEqual({ opponent, sign, letter }),
  );

  it.each(['15', '1', '5', 'bye', '', '5w', '5-1', '1 ½ 2', 'Berg'])('%j is none', (text) =>
    expect(parseRoundCell(text)).toBeNull(),
  );
});
