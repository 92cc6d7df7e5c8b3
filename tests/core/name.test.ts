import { foldedName } from '../../src/core/name';

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
