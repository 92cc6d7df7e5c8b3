import fc from '../properties';
import { add, compare, fraction, fractionOf, toNumber, ZERO } from '../../src/core/fraction';

describe('fractions', () => {
  it('stand in lowest terms with a positive denominator', () => {
    expect(fraction(225, 4)).toEqual({ n: 225, d: 4 });
    expect(fraction(6, 4)).toEqual({ n: 3, d: 2 });
    expect(fraction(6, -4)).toEqual({ n: -3, d: 2 });
    expect(fraction(-6, -4)).toEqual({ n: 3, d: 2 });
    expect(fraction(7)).toEqual({ n: 7, d: 1 });
    expect(fraction(0, -9)).toEqual(ZERO);
  });

  it('add exactly', () => {
    expect(add(fraction(1, 3), fraction(1, 6))).toEqual(fraction(1, 2));
    expect(add(fraction(1, 4), fraction(-1, 4))).toEqual(ZERO);
  });

  it('three thirds are one, which floats in tenths are not', () => {
    const tenth = fraction(1, 10);
    expect(add(add(tenth, tenth), tenth)).toEqual(fraction(3, 10));
    expect(compare(add(add(tenth, tenth), tenth), fractionOf(0.3)!)).toBe(0);
  });

  it('compare where the cross products are beyond what a number holds', () => {
    const large = Number.MAX_SAFE_INTEGER;
    expect(compare(fraction(large, large - 1), fraction(large - 1, large - 2))).toBeLessThan(0);
    expect(compare(fraction(large - 1, large - 2), fraction(large, large - 1))).toBeGreaterThan(0);
    expect(compare(fraction(2, 3), fraction(4, 6))).toBe(0);
  });

  it('compare as the numbers do', () => {
    const small = fc.integer({ min: -1000, max: 1000 });
    const below = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(small, below, small, below, (a, b, c, d) => {
        expect(Math.sign(compare(fraction(a, b), fraction(c, d)))).toBe(Math.sign(a * d - c * b) + 0);
      }),
    );
  });

  it('come from decimals of up to two places only', () => {
    expect(fractionOf(57.75)).toEqual(fraction(231, 4));
    expect(fractionOf(-0.5)).toEqual(fraction(-1, 2));
    expect(fractionOf(0.29)).toEqual(fraction(29, 100));
    expect(fractionOf(0.125)).toBeNull();
    expect(fractionOf(1 / 3)).toBeNull();
    expect(fractionOf(Number.NaN)).toBeNull();
    expect(fractionOf(Number.POSITIVE_INFINITY)).toBeNull();
    expect(toNumber(fraction(231, 4))).toBe(57.75);
  });
});
