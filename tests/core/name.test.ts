import { foldedName, unseenIn, withoutUnseen } from '../../src/core/name';

describe('a name is the same', () => {
  it.each([
    ['in capitals or not', 'Anna BERG', 'anna berg'],
    ['with more blanks or none', '  Anna \t Berg ', 'AnnaBerg'],
    ['with a blank that does not break, or a line break', 'Anna\u00a0\nBerg', 'Anna Berg'],
    ['with signs that nobody sees', 'An\u00adna\u200b \u200e\u200fBerg\ufeff', 'Anna Berg'],
    ['with an accent of its own or on its letter', 'Zoe\u0308', 'Zo\u00eb'],
    ['in letters of full width', '\uff21\uff2e\uff2e\uff21', 'Anna'],
  ])('%s', (_, one, other) => {
    expect(foldedName(one)).toBe(foldedName(other));
  });

  it('and is written in small letters without blanks', () => {
    expect(foldedName(' Anna Berg-Ny ')).toBe('annaberg-ny');
    expect(foldedName(' \t\u200b')).toBe('');
  });
});

it.each([
  ['an accent', 'Zoe', 'Zoë'],
  ['a hyphen', 'Anna-Berg', 'Anna Berg'],
  ['a comma', 'Berg, Anna', 'Berg Anna'],
])('%s makes another name', (_, one, other) => {
  expect(foldedName(one)).not.toBe(foldedName(other));
});

it.each([
  ['a space without width', 'An\u200bna', 'U+200B'],
  ['a soft hyphen', 'Anna Schmidt\u00adberg', 'U+00AD'],
  ['a mark of direction', '\u200fAnna', 'U+200F'],
  ['a mark of the order of bytes', '\ufeffAnna', 'U+FEFF'],
  ['a joiner of letters that nothing joins', 'An\u200dna', 'U+200D'],
  ['a control code', 'An\u0001na', 'U+0001'],
])('%s is a sign that nobody sees', (_, name, sign) => {
  expect([unseenIn(name), withoutUnseen(name)]).toEqual([sign, name.replace(/[^A-Za-z ]/u, '')]);
});

it('joiners between letters that are joined, blanks of every kind and accents are no such signs', () => {
  for (const name of [
    '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
    'Anna\u00a0Berg',
    'Zoe\u0308',
    'Anna\tBerg',
  ])
    expect([unseenIn(name), withoutUnseen(name)]).toEqual([null, name]);
});
