import { halfRotation } from './constructions';
import { pairsOf, range, scheduled, swap } from './field';

describe('seed 002, half rotation', () => {
  it('as written it never gives the last number White', () => {
    for (const n of range(4, 60, 2))
      expect(halfRotation(n).every(([top]) => top!.endsWith(`-${n}`))).toBe(true);
  });

  it('with board 1 turned in even rounds it is the Berger table, board for board', () => {
    for (const n of range(4, 60, 2)) {
      const corrected = halfRotation(n).map(([top, ...others], index) =>
        index % 2 === 1 ? [swap(top!), ...others] : [top, ...others],
      );
      expect(scheduled('berger', n).rounds.map(pairsOf)).toEqual(corrected);
    }
  });
});
