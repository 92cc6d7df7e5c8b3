import { occupant } from './circle';
import { anchorFirst, choiceOf } from './options';
import { ALL_SIZES, withFirstTurned, type Pair, type PairingSystem } from './system';

const FIRST = anchorFirst('black');

/** The two seats of a board, whose numbers add up to the number of seats and one; the even seat, with White, first. */
const seatsOf = (n: number, board: number): Pair =>
  board % 2 === 0 ? [board, n + 1 - board] : [n + 1 - board, board];

/**
 * Easy Round Robin Pairing: numbered seats, along the boards and back on the other side. After each round everybody moves
 * on by one seat, from the last to seat 2; seat 1 stays, and is empty in an odd field. Even seats have White and odd ones
 * Black, but at seat 1 the colours change every round. Players are numbered by their first seats.
 */
export const seats: PairingSystem = {
  id: 'seats',
  source: 'Easy Round Robin Pairing (seed 000)',
  sizes: ALL_SIZES,
  options: [FIRST],
  bye: () => 1,
  exchange: (options) => choiceOf(FIRST, options) === 'black',
  round: (n, r, options) => {
    const boards = Array.from({ length: n / 2 }, (_, index): Pair => {
      const [white, black] = seatsOf(n, index + 1);
      return [occupant(n, white, r - 1), occupant(n, black, r - 1)];
    });
    const whiteRound = choiceOf(FIRST, options) === 'white' ? 1 : 0;
    return withFirstTurned(boards, r % 2 === whiteRound);
  },
};
