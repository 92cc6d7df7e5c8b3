import { canShare, type Shared } from '../../../src/core/outlook/position';
import fc from '../../properties';

/** The same by trying every way to part what is shared. */
const byTrying = (caps: readonly number[], [first, ...rest]: readonly Shared[]): boolean => {
  if (caps.some((cap) => cap < 0)) return false;
  if (!first) return true;
  if (caps.reduce((sum, cap) => sum + cap, 0) < [first, ...rest].reduce((sum, { units }) => sum + units, 0))
    return false;
  return Array.from({ length: first.units + 1 }, (_, units) => units).some((units) =>
    byTrying(
      caps.map((cap, player) =>
        player === first.one ? cap - units : player === first.other ? cap - (first.units - units) : cap,
      ),
      rest,
    ),
  );
};

describe('what players share can be parted so that nobody passes their cap', () => {
  it.each([
    ['equally', [1, 1], [[0, 1, 2]], true],
    ['one has all', [2, 0], [[0, 1, 2]], true],
    ['there is more than both can take', [1, 1], [[0, 1, 3]], false],
    ['a cap below 0 cannot be kept', [-1, 5], [[0, 1, 2]], false],
    [
      'what one has too much goes over a second to a third',
      [0, 2, 2],
      [
        [0, 1, 2],
        [1, 2, 2],
      ],
      true,
    ],
    [
      'what was passed on is passed on again',
      [1, 1, 0, 1],
      [
        [0, 1, 1],
        [0, 3, 1],
        [2, 1, 1],
      ],
      true,
    ],
    [
      'two who must take all from each other',
      [0, 0, 9],
      [
        [0, 1, 1],
        [1, 2, 2],
      ],
      false,
    ],
  ] as const)('%s', (_, caps, shared, possible) => {
    const all = shared.map(([one, other, units]) => ({ one, other, units }));
    expect(canShare(caps, all)).toBe(possible);
  });

  it('as every way of parting has it, with five players', () => {
    const PAIRS = [0, 1, 2, 3, 4].flatMap((one) =>
      [0, 1, 2, 3, 4].flatMap((other) => (one < other ? [{ one, other }] : [])),
    );
    const parts = fc.array(fc.tuple(fc.nat(1), fc.nat(1)), { minLength: 10, maxLength: 10 });
    const moves = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 3 });
    let kept = 0;
    fc.assert(
      fc.property(parts, moves, (each, moved) => {
        // Caps that a way of parting just keeps, some of them moved from one player to another.
        const caps = [0, 0, 0, 0, 0];
        for (const [index, { one, other }] of PAIRS.entries()) {
          caps[one]! += each[index]![0];
          caps[other]! += each[index]![1];
        }
        for (const [from, to] of moved) {
          caps[from]! -= 1;
          caps[to]! += 1;
        }
        const all = PAIRS.map((pair, index) => ({ ...pair, units: each[index]![0] + each[index]![1] }));
        const possible = canShare(caps, all);
        kept += Number(possible);
        expect(possible).toBe(byTrying(caps, all));
      }),
      { numRuns: 150 },
    );
    expect(kept).toBeGreaterThan(30);
    expect(kept).toBeLessThan(150);
  });
});
