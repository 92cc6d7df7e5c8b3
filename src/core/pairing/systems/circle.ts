import { wrap, type Boards } from '../system';

/**
 * Who sits where after everyone but the first has moved `moves` times round a loop of `n` seats: seat 1 never changes; the seats
 * 2..n have the players who came from `moves` seats before (or after, if negative).
 */
export const occupant = (n: number, seat: number, moves: number): number =>
  seat === 1 ? 1 : wrap(seat - 1 - (moves % (n - 1)), n - 1) + 1;

/**
 * The circle of `n` after some moves: seats 1..n/2 down the left, the others back up the right, each facing its opposite. In each
 * pair the left one has White, at seat 1 only if `isLeftFirst`.
 */
export const circleRound = (n: number, moves: number, isLeftFirst: boolean, boards: Boards): void => {
  if (isLeftFirst) boards.pair(1, occupant(n, n, moves));
  else boards.pair(occupant(n, n, moves), 1);
  for (let seat = 2; seat <= n / 2; seat++)
    boards.pair(occupant(n, seat, moves), occupant(n, n + 1 - seat, moves));
};
