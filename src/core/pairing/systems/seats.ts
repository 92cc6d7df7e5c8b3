import { occupant } from './circle';
import { anchorFirst, choiceOf } from '../options';
import { ALL_SIZES, type PairingSystem } from '../system';

const FIRST = anchorFirst('black');

/**
 * Easy Round Robin Pairing: numbered seats along the boards and back on the other side. After each round everybody moves on by
 * one seat, from the last to seat 2. Seat 1 stays, and is empty in an odd field. Even seats have White and odd ones Black, but
 * seat 1 alternates. Players are numbered by their first seats.
 */
export const seats: PairingSystem = {
  id: 'seats',
  name: 'Easy Round Robin by seats',
  about:
    'For beginners and schools: every seat has a number, and after each round everyone moves on by one seat, from the last to seat 2. Only seat 1 stays, which suits a player in a wheelchair. Even seats have White, odd seats Black, and seat 1 alternates. With an odd number of players, seat 1 stays empty, and whoever sits opposite has the bye.',
  source: 'Easy Round Robin Pairing',
  sizes: ALL_SIZES,
  options: [FIRST],
  bye: () => 1,
  exchange: (options) => choiceOf(FIRST, options) === 'black',
  round: (n, r, boards, options) => {
    const whiteRound = choiceOf(FIRST, options) === 'white' ? 1 : 0;
    for (let seat = 1; seat <= n / 2; seat++) {
      const near = occupant(n, seat, r - 1);
      const opposite = occupant(n, n + 1 - seat, r - 1);
      const isNearWhite = seat === 1 ? r % 2 === whiteRound : seat % 2 === 0;
      if (isNearWhite) boards.pair(near, opposite);
      else boards.pair(opposite, near);
    }
  },
};
