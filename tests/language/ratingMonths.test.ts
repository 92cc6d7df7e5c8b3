import { ratingMonthHeading, ratingMonthOf } from '../../src/language/playerFields';

describe('the month of a column of ratings', () => {
  it.each([
    ['Rating 2026-02', '2026-02'],
    ['Rating Feb 2026', '2026-02'],
    ['Rating (Standard) February 2026', '2026-02'],
    ['Elo 02/2026', '2026-02'],
    ['2026/2 Elo', '2026-02'],
    ['FIDE Elo Okt. 2026', '2026-10'],
    ['Elo März 2026', '2026-03'],
    ['Classement août 2026', '2026-08'],
    ['Elo juin 2026', '2026-06'],
    ['Elo juil. 2026', '2026-07'],
    ['Elo ene 2027', '2027-01'],
    ['Рейтинг май 2026', '2026-05'],
  ])('%s is %s', (heading, month) => {
    expect(ratingMonthOf(heading)).toBe(month);
  });

  it.each([
    ...['Rating', 'Rating 2026', 'Feb 2026', 'Rating 13/2026', 'Rating 2026-02-01', 'Club 2026-02', ''],
    'Rating 2026 Feb Mar',
  ])('“%s” is none', (heading) => {
    expect(ratingMonthOf(heading)).toBeNull();
  });

  it('the heading that we name is one', () => {
    expect(ratingMonthOf(ratingMonthHeading('2026-11'))).toBe('2026-11');
  });
});
