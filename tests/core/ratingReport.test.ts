import { toNumber } from '../../src/core/fraction';
import { ratingReport } from '../../src/core/ratingReport';
import { crossTable, expectedCases, realEvent } from '../eventFixtures';

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
