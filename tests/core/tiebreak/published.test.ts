/** @sweep */
import { toNumber } from '../../../src/core/fraction';
import type { Tournament } from '../../../src/core/model';
import { allValues, standings, values } from '../../../src/core/tiebreak/standings';
import { eventTexts, expectedCases, realEvent, type ExpectedCase } from '../../eventFixtures';
import { sampled } from '../../sample';

/** Abandoned when the war broke out, after 11 of 17 rounds: half of a maximum that nobody could reach means nothing. */
const WITHOUT_KOYA = 'mannheim1914';

const CASES = (['real', 'ties', 'random'] as const).flatMap((file) => expectedCases(file));

const CODES = [...new Set(CASES.flatMap((one) => Object.keys(one.values)))];

const usesKoya = (order: string): boolean => order.includes('KS');

const columnOf = (tournament: Tournament, code: string): (number | null)[] => {
  const result = values(tournament, code);
  if (!result.ok) throw new Error(code);
  return result.value.map((value) => value && toNumber(value));
};

const ranksOf = (tournament: Tournament, order: readonly string[]): readonly (number | null)[] => {
  const result = standings(tournament, order);
  if (!result.ok) throw new Error(order.join());
  return result.value.ranks;
};

describe('178 tournaments, as two independent calculators have them', () => {
  it('are all there, with 35 criteria and five lists of tie-breaks', () => {
    expect(CASES).toHaveLength(178);
    expect(CODES).toHaveLength(35);
    expect(CASES.every(({ rank }) => Object.keys(rank).length === 5)).toBe(true);
    const cells = CASES.flatMap((one) => Object.values(one.values).flat());
    expect(cells.length).toBeGreaterThan(60_000);
  });

  it.each(CODES)('%s of every player', (code) => {
    const differing = ({ tournament, values: wanted }: ExpectedCase): boolean =>
      wanted[code] !== undefined &&
      !(tournament.id === WITHOUT_KOYA && usesKoya(code)) &&
      JSON.stringify(columnOf(tournament, code)) !== JSON.stringify(wanted[code]);
    expect(
      sampled(CASES, 5)
        .filter(differing)
        .map(({ tournament }) => tournament.id),
    ).toEqual([]);
  });

  it.each(Object.keys(CASES[0]!.rank))('the ranks by %s', (label) => {
    const order = label.split(':')[1]!.split(',');
    for (const { tournament, rank } of sampled(CASES, 5)) {
      if (tournament.id === WITHOUT_KOYA && usesKoya(label)) continue;
      expect([tournament.id, ranksOf(tournament, order)]).toEqual([tournament.id, rank[label]]);
    }
  });

  it('all criteria at once are each of them alone; those by ratings are left out where there is none', () => {
    const codes = (id: string): string[] => Object.keys(allValues(realEvent(id)));
    expect(codes('cand2013')).toEqual(expect.arrayContaining(CODES));
    expect(codes('cand1950')).toEqual(
      codes('cand2013').filter((code) => !/^(RTNG|ARO|TPR|PTP|AP|FIDE)/.test(code)),
    );
    const sousse = allValues(realEvent('iz1979b'));
    for (const [code, column] of Object.entries(sousse))
      expect(column.map((value) => value && toNumber(value))).toEqual(columnOf(realEvent('iz1979b'), code));
  });
});

/** What the organisers printed. */
interface Published {
  readonly points: readonly (number | null)[];
  readonly tiebreaks: Readonly<Record<string, readonly (number | null)[]>>;
  readonly rank?: readonly number[];
  readonly rankList?: readonly string[];
}

const PUBLISHED = [...eventTexts].flatMap(([id, text]) => {
  const { published } = JSON.parse(text) as { readonly published?: Published };
  return published ? [[id, published] as const] : [];
});

/** Players without points in the published list: 10 that the source for Biel 1985 does not name, 2 who were annulled. */
const UNPUBLISHED = { iz1985a: 10, iz1985c: 1, iz1987a: 1 };

describe('what was printed at the time', () => {
  it('is there of eight events', () => {
    expect(PUBLISHED.map(([id]) => id)).toEqual([
      ...['iz1976a', 'iz1982a', 'iz1982b', 'iz1985a', 'iz1985c', 'iz1987a', 'iz1987c', 'tec_rr'],
    ]);
    const missing = PUBLISHED.map(([id, { points }]) => [id, points.filter((each) => each === null).length]);
    expect(Object.fromEntries(missing.filter(([, count]) => count !== 0))).toEqual(UNPUBLISHED);
  });

  it.each(PUBLISHED)('%s: points and tie-breaks', (id, { points, tiebreaks }) => {
    for (const [code, column] of Object.entries({ PTS: points, ...tiebreaks })) {
      const found = columnOf(realEvent(id), code);
      expect(found.map((value, player) => (column[player] === null ? null : value))).toEqual(column);
    }
  });

  it('FIDE’s exercise: the order by direct encounter', () => {
    const [, { rank, rankList }] = PUBLISHED.find(([id]) => id === 'tec_rr')!;
    expect(ranksOf(realEvent('tec_rr'), rankList!)).toEqual(rank);
  });

  it('Biel 1985: three had 10½; after a drawn play-off Short went on by Sonneborn-Berger', () => {
    const biel = realEvent('iz1985a');
    const three = biel.players.filter((_, player) => columnOf(biel, 'PTS')[player] === 10.5);
    expect(three.map(({ name }) => name)).toEqual([
      'Short, Nigel D',
      'Torre, Eugenio',
      'Van der Wiel, John TH',
    ]);
    const result = standings(biel, ['PTS', 'SB']);
    expect(result.ok && biel.players[result.value.ranks.indexOf(4)]!.name).toBe('Short, Nigel D');
  });
});
