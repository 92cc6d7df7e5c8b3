import { isRating, isUnrated, parseRating, ratingProblems } from '../../src/core/rating';

describe('a rating is plausible or no rating', () => {
  it.each([0, 1, 99.5, 1800, 2882, 9999, '0', '1', '1800', ' 1800 ', '9999'])('%j is one', (typed) => {
    expect(isRating(typed)).toBe(true);
    expect(ratingProblems(typed, { cell: 'B2' })).toEqual([]);
  });

  it.each(['1523P12', '1523P', '1800*', '1800?', '1800 (prov.)', '1800.5', '1523/12', '3k', '2 dan', '1P'])(
    '%j is one with a mark behind it, or a Go rank',
    (typed) => {
      expect(isRating(typed)).toBe(true);
      expect(parseRating(typed).strength).not.toBeNull();
    },
  );

  it.each(['unr.', 'UNRATED', 'n/a', 'NR', 'ohne', 'Нет', 'без рейтинга', 'non classé'])(
    '%j says that there is none',
    (typed) => {
      expect(isUnrated(typed)).toBe(true);
      expect(isRating(typed)).toBe(true);
      expect(parseRating(typed).strength).toBeNull();
    },
  );

  it.each(['', '-', '–', '—', '?', '...'])('%j says nothing, which is no rating', (typed) => {
    expect(isRating(typed)).toBe(true);
    expect(parseRating(typed).strength).toBeNull();
  });

  it.each([
    ...[-1, -5, -0.5, 9999.5, 10_000, 99_999, 1e300, 1e308, Infinity, -Infinity, NaN],
    ...['-5', '−5', '+5', '10000', '99999', '1e308', '1E+5', '1e-5', 'x', 'true', 'about 1800', '~1800'],
    ...['1800-1900', '1800/2024', '1.800', '2 143', "1'950", '99d', 'Class A'],
  ])('%o is none, and says so with its place', (typed) => {
    expect(isRating(typed)).toBe(false);
    expect(ratingProblems(typed, { sheet: 'List', cell: 'B2' })).toEqual([
      { code: 'rating-invalid', place: { sheet: 'List', cell: 'B2' }, values: { typed, most: 9999 } },
    ]);
  });

  it('where nothing was typed there is no problem', () => {
    expect(ratingProblems(null, {})).toEqual([]);
    expect(ratingProblems(undefined, {})).toEqual([]);
  });
});

it.each<[typed: string | number, strength: number | null]>([
  ['1k', 2000],
  ['3 kyu', 1800],
  ['20k.', 100],
  ['1d', 2100],
  ['6 Dan', 2600],
  ['1p', 2700],
  ['9 pro', 2940],
  [' 1800 ', 1800],
  ['1523P12', 1523],
  ['99999', 99999],
  ['123456', null],
  ['P12', null],
  ['0', null],
  [1800, 1800],
  [0, null],
  [-5, null],
])('%j sorts by %j', (typed, strength) => {
  expect(parseRating(typed)).toEqual({ typed: typeof typed === 'string' ? typed.trim() : typed, strength });
});

it('what says that there is no rating may have any signs between its words, which stay words', () => {
  expect(['not -- rated', 'no.rating', 'NOT RATED', 'O. W.'].map(isUnrated)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['notrated', 'norating', 'ow', 'not', ''].map(isUnrated)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
