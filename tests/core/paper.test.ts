import { paperOf, parsePaper } from '../../src/core/paper';

describe('the paper of a country', () => {
  it.each([
    ['en-US', 'Letter'],
    ['en_CA.UTF-8', 'Letter'],
    ['es-MX', 'Letter'],
    ['fil_PH', 'Letter'],
    ['es-419-CO', 'Letter'],
    ['en-GB', 'A4'],
    ['de_DE.UTF-8@euro', 'A4'],
    ['zh-Hant-TW', 'A4'],
    ['es-ES', 'A4'],
    ['pt-BR', 'A4'],
    ['us', 'A4'],
    ['en', 'A4'],
    ['C', 'A4'],
    ['C.UTF-8', 'A4'],
    ['', 'A4'],
  ])('%s prints on %s', (locale, paper) => {
    expect(paperOf(locale)).toBe(paper);
  });

  it('is typed with capitals or without', () => {
    expect(['a4', ' Letter', 'LETTER', 'A5', ''].map(parsePaper)).toEqual([
      'A4',
      'Letter',
      'Letter',
      undefined,
      undefined,
    ]);
  });
});

it('the script before a country is none', () => {
  expect(paperOf('es-Latn-MX')).toBe('Letter');
});
