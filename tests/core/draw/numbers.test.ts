import fc, { anySign } from '../../properties';
import { drawBelow, drawLots, fnv1a } from '../../../src/core/draw/lots';
import { drawNumbers, NUMBERING_METHODS } from '../../../src/core/draw/numbers';
import { parseRating } from '../../../src/core/rating';

const rated = (...typed: (string | number)[]): { rating: ReturnType<typeof parseRating> }[] =>
  typed.map((value) => ({ rating: parseRating(value) }));

const codes = (result: ReturnType<typeof drawNumbers>): string[] =>
  result.ok ? [] : result.problems.map(({ code }) => code);

describe('pairing numbers as listed', () => {
  it('number 1 is the first of the list', () => {
    expect(drawNumbers([{}, {}, {}], 'list')).toEqual({ ok: true, value: [0, 1, 2] });
  });
});

describe('pairing numbers by rating', () => {
  it('the strongest is number 1', () => {
    expect(drawNumbers(rated(1500, 2100, 1800), 'rating')).toEqual({ ok: true, value: [1, 2, 0] });
  });

  it('equals stay as they are listed, the unrated come last as listed', () => {
    const list = [{}, ...rated(1800, 'unr.', 2000, 1800, 0, '1800P12')];
    expect(drawNumbers(list, 'rating')).toEqual({ ok: true, value: [3, 1, 4, 6, 0, 2, 5] });
  });

  it('Go: 1d before 1k before 15k, even 30k and weaker before the unrated', () => {
    expect(drawNumbers(rated('15k', '', '1k', '30k', '1d'), 'rating')).toEqual({
      ok: true,
      value: [4, 2, 0, 3, 1],
    });
  });

  it('the list itself stays as it is', () => {
    const list = Object.freeze(rated(1500, 2100));
    drawNumbers(list, 'rating');
    expect(list).toEqual(rated(1500, 2100));
  });
});

describe('pairing numbers by lot', () => {
  it('FNV-1a of the published test texts', () => {
    expect(['', 'a', 'foobar'].map(fnv1a)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });

  it('the same seed gives the same order on every machine', () => {
    expect(drawLots(8, 'Club championship 2025')).toEqual([4, 3, 0, 7, 2, 1, 5, 6]);
    expect(drawLots(10, 'Zürich – 将棋')).toEqual([8, 7, 1, 5, 0, 2, 3, 6, 9, 4]);
  });

  it('a number that would favour the small ones is passed over', () => {
    const draw = (below: number, ...numbers: number[]): number => drawBelow(() => numbers.shift()!, below);
    expect(draw(3, 2 ** 32 - 1, 4)).toBe(1);
    expect(draw(3, 2 ** 32 - 2, 4)).toBe(2);
    expect(draw(10, 2 ** 32 - 6, 2 ** 32 - 1, 7)).toBe(7);
    expect(draw(4, 2 ** 32 - 1, 0)).toBe(3);
  });

  it('blanks around the seed and the way an accent is stored do not matter, letters do', () => {
    expect(drawLots(30, ' Zu\u0308rich ')).toEqual(drawLots(30, 'Z\u00fcrich'));
    expect(drawLots(30, 'zürich')).not.toEqual(drawLots(30, 'Zürich'));
  });

  it('every player gets exactly one number, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.string({ unit: anySign }), (count, seed) => {
        expect([...drawLots(count, seed)].sort((a, b) => a - b)).toEqual(
          Array.from({ length: count }, (_, place) => place),
        );
      }),
    );
  });

  it('each of the 24 orders of 4 players is about equally likely', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 24_000; seed += 1) {
      const order = drawLots(4, `draw ${seed}`).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const squares = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(squares).toBeLessThan(49.7); // chi-square with 23 degrees of freedom: one in a thousand is above
  });

  it.each(['', '   '])('there is no draw without a seed (%j)', (seed) => {
    expect(codes(drawNumbers([{}, {}, {}], 'lots', seed))).toEqual(['seed-missing']);
  });

  it('draws as drawLots does', () => {
    expect(drawNumbers([{}, {}, {}, {}], 'lots', 'x')).toEqual({ ok: true, value: drawLots(4, 'x') });
  });
});

describe('the ways to give numbers', () => {
  it('are list, rating, lots, hand, column, varma, groups and best-last', () => {
    expect(NUMBERING_METHODS.join(' ')).toBe('list rating lots hand column varma groups best-last');
  });

  it.each(['', 'Lots', 'constructor'])('%j is not one', (method) => {
    expect(codes(drawNumbers([{}], method))).toEqual(['choice-unknown']);
  });
});
