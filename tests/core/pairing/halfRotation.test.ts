import { pairsOf, range, scheduled } from './field';

/** Seed 002: the field in two rows facing each other, the last seat fixed, the rest turned half the circle each round. */
const halfRotation = (n: number): string[][] => {
  const rounds: string[][] = [];
  let seats = range(1, n);
  for (let round = 1; round < n; round += 1) {
    const top = seats.slice(0, n / 2);
    const facing = seats.slice(n / 2).reverse();
    rounds.push(top.map((seat, board) => `${seat}-${facing[board]}`));
    seats = [...facing.slice(1).reverse(), ...top, n];
  }
  return rounds;
};

const swap = (pair: string): string => pair.split('-').reverse().join('-');

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
