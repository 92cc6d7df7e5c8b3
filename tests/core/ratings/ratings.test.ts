import { toNumber } from '../../../src/core/fraction';
import { isRating, isUnrated, parseRating, ratingProblems } from '../../../src/core/ratings/rating';
import { changeOf, coefficientOf, differenceOf, expectedOf } from '../../../src/core/ratings/change';
import { halfUp, percentageOf, perfectPerformance, performance } from '../../../src/core/ratings/performance';
import { normScores, ratingReport } from '../../../src/core/ratings/report';
import { differenceFor, probability } from '../../../src/core/ratings/table';
import { crossTable, expectedCases, realEvent } from '../../eventFixtures';

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

describe('a rating is plausible or no rating', () => {
  it.each([0, 1, 99.5, 1800, 2882, 9999, '0', '1', '1800', ' 1800 ', '9999'])('%j is one', (typed) => {
    expect(isRating(typed)).toBe(true);
    expect(ratingProblems(typed, { cell: 'B2' })).toEqual([]);
  });

  it.each([
    ...['1523P12', '1523P', '1800*', '1800?', '1800 (prov.)', '1800 old', '1800Old'],
    ...['1800.5', '1523/12', '3k', '2 dan', '1P'],
  ])('%j is one with a mark behind it, or a Go rank', (typed) => {
    expect(isRating(typed)).toBe(true);
    expect(parseRating(typed).strength).not.toBeNull();
  });

  it.each(['unr.', 'UNRATED', 'n/a', 'NR', 'ohne', 'Нет', 'без рейтинга', 'non classé'])(
    '%j says that there is none',
    (typed) => {
      expect(isUnrated(typed)).toBe(true);
      expect(isRating(typed)).toBe(true);
      expect(parseRating(typed).strength).toBeNull();
    },
  );

  it.each(['', '-', '–', '—', '?', '...', 'beginner', 'Anfänger'])(
    '%j says nothing, which is no rating',
    (typed) => {
      expect(isRating(typed)).toBe(true);
      expect(parseRating(typed).strength).toBeNull();
    },
  );

  it.each([
    ...[-1, -5, -0.5, 9999.5, 10_000, 99_999, 1e300, 1e308, Infinity, -Infinity, NaN],
    ...['-5', '−5', '+5', '10000', '99999', '1e308', '1E+5', '1e-5', 'x', 'true', 'about 1800', '~1800'],
    ...[
      '1800-1900',
      '1800/2024',
      '1.800',
      '2 143',
      "1'950",
      '99d',
      'Class A',
      '17O5',
      '180O',
      '18oo',
      '185l',
    ],
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
  expect(['not -- rated', 'no.rating', 'NOT RATED', 'O. W.'].every(isUnrated)).toBe(true);
  expect(['notrated', 'norating', 'ow', 'not', ''].some(isUnrated)).toBe(false);
});

const rated = (table: string, ratings: readonly (number | null)[]) => {
  const event = crossTable(table);
  const players = event.players.map((player, index) => {
    const strength = ratings[index]!;
    return strength === null ? player : { ...player, rating: { typed: strength, strength } };
  });
  return { ...event, players };
};

describe('what an event means for the ratings', () => {
  it('is worked out from games over the board between rated players', () => {
    const lines = ratingReport(rated('*1=+ | 0*11 | =0*1 | -00*', [2000, 2100, null, 2200]));
    expect(lines.map(({ no, games, average }) => [no, games, average])).toEqual([
      [1, 1, 2100],
      [2, 2, 2100],
      [4, 1, 2100],
    ]);
    expect(lines.map(({ score, expected }) => [toNumber(score), toNumber(expected)])).toEqual([
      [1, 0.36],
      [1, 1],
      [0, 0.64],
    ]);
    expect(lines[0]).toMatchObject({
      rating: 2000,
      performance: 2900,
      changes: [
        { k: 40, change: 26 },
        { k: 20, change: 13 },
        { k: 10, change: 6 },
      ],
    });
  });

  it('from 2400 K is 10', () => {
    const [first] = ratingReport(rated('*1 | 0*', [2400, 2400]));
    expect(first!.changes).toEqual([{ k: 10, change: 5 }]);
  });

  it('leaves out what was played but not rated', () => {
    const table = rated('*1 | 0*', [2000, 2000]);
    const games = table.games.map((game) => ({ ...game, outcome: '1-0u' as const }));
    expect(ratingReport({ ...table, games })[0]).toMatchObject({
      games: 0,
      average: null,
      performance: null,
    });
  });

  it('has annulled games, which were played: Ivkov met Mecking at Rio 1979', () => {
    const lines = ratingReport(realEvent('iz1979b'));
    const games = new Map(lines.map((line) => [line.no, line.games]));
    expect(games.get(3)).toBe(1);
    expect([...games.values()].filter((count) => count === 18)).toHaveLength(1);
    expect(lines.every(({ norms }) => norms.length === 4)).toBe(true);
  });

  it('follows the rule of the day for differences above 400', () => {
    const table = rated('*1 | 0*', [2700, 2100]);
    const expected = (day?: string): number => toNumber(ratingReport(table, day)[0]!.expected);
    expect([expected(), expected('2025-10-01'), expected('2025-09-30')]).toEqual([0.98, 0.98, 0.92]);
  });

  it('a norm looks at all whom one meets, in every cycle', () => {
    const { norms } = ratingReport(realEvent('cand2013'))[0]!;
    expect(norms.find(({ title }) => title === 'GM')).toEqual({ title: 'GM', average: 2774, halfPoints: 8 });
  });

  it('and at nobody who is annulled', () => {
    const averages = ratingReport(realEvent('iz1979b')).map(({ norms }) => norms[0]!.average);
    const { players } = realEvent('iz1979b');
    const others = players.filter(({ no }) => no !== 3 && no !== 1).map(({ rating }) => rating!.strength!);
    const average = others.reduce((sum, rating) => sum + rating, 0) / others.length;
    expect(others).toHaveLength(17);
    expect(averages[0]).toBe(Math.round(average));
  });

  it('and at the end only at games that were played: nine of the ten with a forfeit', () => {
    const row = (no: number): string =>
      Array.from({ length: 11 }, (_, at) => (at + 1 === no ? '*' : at + 1 < no ? '0' : '1')).join('');
    const cross = Array.from({ length: 11 }, (_, at) => row(at + 1)).join(' | ');
    const table = rated(cross, [2400, ...Array.from({ length: 9 }, () => 2400), 2100]);
    const [first] = ratingReport(table);
    expect(first!.norms[0]).toEqual({ title: 'GM', average: 2380, halfPoints: 16 });
    const games = table.games.map((game) =>
      game.white + game.black === 12 && [1, 11].includes(game.white)
        ? { ...game, outcome: '+-' as const }
        : game,
    );
    expect(ratingReport({ ...table, games })[0]!.norms[0]).toEqual({
      title: 'GM',
      average: 2400,
      halfPoints: 14,
    });
  });

  it('expects what the criterion does in all events with ratings and without annulled games', () => {
    const cases = (['real', 'ties', 'random'] as const).flatMap((file) => expectedCases(file));
    const compared = cases.filter(
      ({ tournament, values }) =>
        values['FIDE_WE'] && tournament.players.every(({ status }) => status !== 'annulled'),
    );
    expect(compared.length).toBeGreaterThan(140);
    for (const { tournament, values } of compared)
      if (tournament.games.every(({ annulled }) => annulled !== true))
        expect(ratingReport(tournament).map(({ expected }) => toNumber(expected))).toEqual(values['FIDE_WE']);
  });
});

it('a player without a game has no performance; games without a result count for nothing', () => {
  const lines = ratingReport(rated('*1. | 0*. | ..*', [2000, 2000, 2100]));
  expect(lines.map(({ games, performance }) => [games, performance])).toEqual([
    [1, 2800],
    [1, 1200],
    [0, null],
  ]);
});

it('one point of two games is a performance of what the opponents have on average', () => {
  const lines = ratingReport(rated('*10 | 0*1 | 10*', [2000, 2100, 2200]));
  expect(lines.map(({ performance }) => performance)).toEqual([2150, 2100, 2050]);
});
