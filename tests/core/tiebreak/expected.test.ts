import { club, withoutRating } from './events';
import { columnOf } from './found';

describe('the score that ratings let expect (FIDE B.02 8.3)', () => {
  it('expected score and what was made above it', () => {
    expect(columnOf(club, 'FIDE_WE')).toEqual([0.36, 1, 0.64]);
    expect(columnOf(club, 'FIDE_DR')).toEqual([0.64, 0, -0.64]);
  });

  it('means nothing while somebody has no rating: all stay tied (FIDE C.07 10)', () => {
    const table = withoutRating(club, 1);
    for (const code of ['FIDE_WE', 'FIDE_DR']) expect(columnOf(table, code)).toEqual([null, null, null]);
  });
});
