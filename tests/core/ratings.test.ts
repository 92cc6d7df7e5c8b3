import { changeOf, coefficientOf, differenceOf, expectedOf } from '../../src/core/ratingChange';
import { normScores } from '../../src/core/ratingReport';
import { halfUp, perfectPerformance, percentageOf, performance } from '../../src/core/ratingPerformance';
import { differenceFor, probability } from '../../src/core/ratingTable';

describe('FIDE’s tables (B.02 8.1)', () => {
  it.each([
    [0, 50],
    [3, 50],
    [4, 51],
    [-4, 49],
    [10, 51],
    [76, 60],
    [400, 92],
    [-400, 8],
    [619, 98],
    [735, 99],
    [736, 100],
    [-736, 0],
    [2000, 100],
  ])('a difference of %d is worth %d hundredths', (difference, hundredths) => {
    expect(probability(difference)).toBe(hundredths);
  });

  it('every hundredth comes once, and the two sides always make 100', () => {
    const all = Array.from({ length: 737 }, (_, difference) => probability(difference));
    expect([...new Set(all)]).toEqual(Array.from({ length: 51 }, (_, step) => 50 + step));
    for (let difference = 0; difference <= 800; difference++)
      expect(probability(difference) + probability(-difference)).toBe(100);
  });

  it.each([
    [100, 800],
    [99, 677],
    [75, 193],
    [61, 80],
    [51, 7],
    [50, 0],
    [49, -7],
    [1, -677],
    [0, -800],
  ])('a score of %d hundredths stands for a difference of %d', (percentage, difference) => {
    expect(differenceFor(percentage)).toBe(difference);
  });

  it('the differences grow with the score', () => {
    const all = Array.from({ length: 101 }, (_, percentage) => differenceFor(percentage));
    expect(all.slice(1).every((difference, index) => difference > all[index]!)).toBe(true);
  });
});

describe('the score to expect of a game', () => {
  it('a difference of more than 400 counts as 400 below 2650', () => {
    expect(expectedOf(2200, 1500)).toBe(92);
    expect(expectedOf(1500, 2200)).toBe(8);
    expect(expectedOf(2649, 2100)).toBe(92);
  });

  it('from 1 October 2025 not for players of 2650 and more', () => {
    expect(expectedOf(2650, 2100, '2025-10-01')).toBe(97);
    expect(expectedOf(2650, 2100, '2025-09-30')).toBe(92);
    expect(expectedOf(2100, 2650, '2025-10-01')).toBe(8);
  });
});

describe('the change of a rating', () => {
  const base = { rating: 2100, games: 100, reached2400: false, junior: false };

  it.each([
    ['a new player', { games: 29 }, 40],
    ['after 30 games', { games: 30 }, 20],
    ['a junior below 2300', { junior: true, rating: 2299 }, 40],
    ['a junior from 2300', { junior: true, rating: 2300 }, 20],
    ['from 2400', { rating: 2400 }, 10],
    ['who once had 2400', { reached2400: true }, 10],
    ['new, but with 2400', { games: 5, reached2400: true }, 10],
  ])('K of %s', (_, more, k) => {
    expect(coefficientOf({ ...base, ...more }, 9)).toBe(k);
  });

  it('K times the games of a period is 700 at most', () => {
    expect(coefficientOf({ ...base, games: 0 }, 17)).toBe(40);
    expect(coefficientOf({ ...base, games: 0 }, 18)).toBe(38);
    expect(coefficientOf(base, 35)).toBe(20);
    expect(coefficientOf(base, 36)).toBe(19);
  });

  it('is K times score less expected score, a half away from zero', () => {
    const games = [
      { opponent: 2100, score: 100 },
      { opponent: 2176, score: 50 },
    ];
    expect(differenceOf(2100, games)).toEqual({ n: 3, d: 5 });
    expect(changeOf(20, { n: 3, d: 5 })).toBe(12);
    expect(changeOf(10, { n: 25, d: 100 })).toBe(3);
    expect(changeOf(10, { n: -25, d: 100 })).toBe(-3);
    expect(changeOf(10, { n: 24, d: 100 })).toBe(2);
    expect(changeOf(10, { n: -1, d: 100 })).toBe(0);
  });
});

describe('performances', () => {
  it('a half is rounded upwards', () => {
    expect([halfUp(5, 2), halfUp(4, 3), halfUp(-5, 2), percentageOf(1, 8)]).toEqual([3, 1, -2, 13]);
  });

  it('the average of the opponents and what the percentage stands for', () => {
    expect(performance([2000, 2101], 75)).toBe(2051 + 193);
    expect(performance([], 50)).toBeNull();
  });

  it('the perfect performance is the lowest rating that expects the score; 800 below the lowest for none', () => {
    for (const hundredths of [50, 100, 150, 250]) {
      const opponents = [1900, 2050, 2130];
      const found = perfectPerformance(opponents, hundredths)!;
      const expected = (rating: number): number =>
        opponents.reduce((sum, opponent) => sum + probability(rating - opponent), 0);
      expect(expected(found)).toBeGreaterThanOrEqual(hundredths);
      expect(expected(found - 1)).toBeLessThan(hundredths);
    }
    expect(perfectPerformance([1900, 2050], 0)).toBe(1100);
    expect(perfectPerformance([1900, 2050], 200)).toBe(2786);
    expect(perfectPerformance([], 0)).toBeNull();
  });
});

describe('the score that a norm takes', () => {
  it('against an average of 2380, 2600 is 7 of 9: 78 hundredths stand for 220', () => {
    const [master] = normScores(Array.from({ length: 9 }, () => 2380));
    expect(master).toEqual({ title: 'GM', average: 2380, halfPoints: 14 });
  });

  it('the lowest opponent alone is raised to the floor, and the average is rounded', () => {
    const opponents = [1500, 2400, 2400, 2400, 2400, 2400, 2400, 2400, 2400];
    expect(normScores(opponents).map(({ average }) => average)).toEqual([2378, 2361, 2356, 2339]);
    const two = [1500, 1500, ...opponents.slice(2)];
    expect(normScores(two).map(({ average }) => average)).toEqual([2278, 2261, 2256, 2239]);
  });

  it('there is none against too weak a field or in fewer than 9 games', () => {
    expect(normScores(Array.from({ length: 9 }, () => 2200)).map(({ halfPoints }) => halfPoints)).toEqual([
      null,
      null,
      14,
      11,
    ]);
    expect(
      normScores(Array.from({ length: 8 }, () => 2500)).every(({ halfPoints }) => halfPoints === null),
    ).toBe(true);
    expect(normScores([])).toEqual([]);
  });
});
