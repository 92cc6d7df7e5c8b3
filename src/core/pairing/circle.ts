import type { Pair } from './system';

/**
 * Who sits where when everyone but the first moves round a loop of `n` seats: seat 1 is never left, and after `moves`
 * moves the seats 2..n hold those who came from `moves` seats before (negative: from as many behind).
 */
export const occupant = (n: number, seat: number, moves: number): number => {
  const behind = (seat - 2 - moves) % (n - 1);
  return seat === 1 ? 1 : (behind < 0 ? behind + n - 1 : behind) + 2;
};

/**
 * The circle of `n` after some moves: seats 1..n/2 down the left, the others back up the right, each facing its opposite.
 * In each pair the left one stands first.
 */
export const circleRound = (n: number, moves: number): readonly Pair[] =>
  Array.from({ length: n / 2 }, (_, board) => [occupant(n, board + 1, moves), occupant(n, n - board, moves)]);
