import { toNumber } from '../../../src/core/fraction';
import { standings, values } from '../../../src/core/tiebreak/standings';
import { expectedCases, type ExpectedCase } from '../../eventFixtures';

/** Abandoned when the war broke out, after 11 of 17 rounds: half of a maximum that nobody could reach means nothing. */
const WITHOUT_KOYA = 'mannheim1914';

const CASES = (['real', 'ties', 'random'] as const).flatMap((file) => expectedCases(file));

const usesKoya = (order: string): boolean => order.includes('KS');

const columnOf = ({ tournament }: ExpectedCase, code: string): (number | null)[] => {
  const result = values(tournament, code);
  if (!result.ok) throw new Error(code);
  return result.value.map((value) => value && toNumber(value));
};

describe('178 tournaments, as two independent calculators have them', () => {
  test('are all there, with five lists of tie-breaks each', () => {
    expect(CASES).toHaveLength(178);
    expect(CASES.every(({ rank }) => Object.keys(rank).length === 5)).toBe(true);
  });

  test.each(['PTS', 'DE', 'SB', 'WIN', 'KS'])('%s of every player', (code) => {
    for (const one of CASES) {
      if (one.tournament.id === WITHOUT_KOYA && code === 'KS') continue;
      expect([one.tournament.id, columnOf(one, code)]).toEqual([one.tournament.id, one.values[code]]);
    }
  });

  test.each(Object.keys(CASES[0]!.rank))('the ranks by %s', (label) => {
    const order = label.split(':')[1]!;
    for (const { tournament, rank } of CASES) {
      if (tournament.id === WITHOUT_KOYA && usesKoya(order)) continue;
      const result = standings(tournament, order.split(','));
      expect([tournament.id, result.ok && result.value.ranks]).toEqual([tournament.id, rank[label]]);
    }
  });
});
