import { parseRating } from '../../src/core/rating';
import { withDefaults, gameOf } from '../../src/app/choices';

/** A list of players with these ratings; `further` are the cells of one more column. */
const list = (
  ratings: readonly (string | number | null)[],
  columns: readonly string[] = [],
  further: readonly string[] = [],
) => ({
  event: 'Club',
  columns,
  players: ratings.map((rating, index) => ({
    name: `Player ${index}`,
    ...(rating === null ? {} : { rating: parseRating(rating) }),
    extra: columns.length === 0 ? [] : [further[index] ?? null],
    row: index,
    cell: `A${index + 1}`,
  })),
});

describe('the game of a list, where nobody chose one', () => {
  it.each([
    ['3k', '2 dan', '5 kyu', '1p'],
    ['1D', '12k.', '3 Dan', '2 pro'],
    ['1d', '2k', 'unr.', null],
    ['1d', '2k', 1900],
  ])('is Go with %j %j %j %j: most who are rated have dan or kyu', (...ratings) =>
    expect(gameOf(list(ratings))).toBe('go'),
  );

  it.each([[[1900, 2000, '1800P5']], [['1d', 1900]], [['2k', 1900, 1800, null]], [[null, null, null]], [[]]])(
    'is chess with %j',
    (ratings) => expect(gameOf(list(ratings))).toBe('chess'),
  );

  it('is Go with ranks in a column of their own beside a numeric rating', () => {
    expect(gameOf(list([2050, 1834], ['Rank'], ['1d', '3k']))).toBe('go');
    expect(gameOf(list([2050, 1834], ['Grade 2'], ['1d', '']))).toBe('go');
    expect(gameOf(list([2050, 1834], ['Rank'], ['1', '2']))).toBe('chess');
    expect(gameOf(list([2050, 1834], ['Stay'], ['1d', '3d']))).toBe('chess');
  });

  it('brings the rule set of Go, and an explicit choice wins', () => {
    const go = list(['3k', '2d', '1d']);
    expect(withDefaults(go, {})).toMatchObject({ profile: 'go', rules: 'go' });
    expect(withDefaults(go, { profile: 'chess' })).toMatchObject({ profile: 'chess', rules: 'fide-2019' });
    expect(withDefaults(go, { profile: 'neutral' }).profile).toBe('neutral');
    expect(withDefaults(go, { rules: 'own' })).toMatchObject({ profile: 'go', rules: 'own' });
  });
});
