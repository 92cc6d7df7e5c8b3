import { occupant } from './circle';
import { anchorFirst, choiceOf } from '../options';
import { ALL_SIZES, type PairingSystem, type SystemOption } from '../system';

/** Who stays at their place; in an odd field that is the bye. */
const ANCHOR: SystemOption = {
  name: 'anchor',
  choices: (players) =>
    players % 2 === 0 ? Array.from({ length: players }, (_, index) => `${index + 1}`) : [],
  preset: '1',
};

const FIRST = anchorFirst('white');

/** Gives the place of the anchor, 1, to the number `anchor`; the numbers below it move up by one. */
const anchored = (anchor: number, place: number): number =>
  place === 1 ? anchor : place <= anchor ? place - 1 : place;

/**
 * The cyclical or shifting movement of the NZCF handbook: boards in a row, colours fixed to the boards, one move clockwise
 * after each game: along the upper side away from the anchor, round the far end and back along the lower side. Only the
 * anchor stays, below at board 1, and their board turns its colours; from board 2 on White is by turns above and below.
 */
export const shift: PairingSystem = {
  id: 'shift',
  name: 'Shifting boards (NZCF)',
  about:
    'For a room without a pairing list: boards in a row keep their colours, and after each game everyone but the anchor moves one board clockwise. Good for lightning events, and for a player who should not walk: they are the anchor. In an odd field the bye sits in the anchor’s place.',
  source: 'NZCF handbook, Cyclical Round-Robin',
  sizes: ALL_SIZES,
  options: [ANCHOR, FIRST],
  bye: () => 1,
  exchange: (options) => choiceOf(FIRST, options) === 'black',
  round: (n, r, boards, options) => {
    const anchor = Number(choiceOf(ANCHOR, options));
    const whiteRound = choiceOf(FIRST, options) === 'white' ? 1 : 0;
    for (let board = 1; board <= n / 2; board++) {
      const below = anchored(anchor, occupant(n, board, 1 - r));
      const above = anchored(anchor, occupant(n, n + 1 - board, 1 - r));
      const isBelowWhite = board === 1 ? r % 2 === whiteRound : board % 2 === 1;
      if (isBelowWhite) boards.pair(below, above);
      else boards.pair(above, below);
    }
  },
};
