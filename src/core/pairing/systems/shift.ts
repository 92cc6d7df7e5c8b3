import { occupant } from './circle';
import { anchorFirst, choiceOf } from '../options';
import { ALL_SIZES, type PairingSystem, type SystemOption } from '../system';

/** The number that stays in its place; in an odd field the bye has it. */
const ANCHOR: SystemOption = {
  name: 'anchor',
  choices: (players) =>
    players % 2 === 0 ? Array.from({ length: players }, (_, index) => `${index + 1}`) : [],
  preset: '1',
};

const FIRST = anchorFirst('white');

/** Gives the anchor's place, 1, to the number `anchor`; the numbers below it move up by one. */
const anchored = (anchor: number, place: number): number =>
  place === 1 ? anchor : place <= anchor ? place - 1 : place;

/**
 * The cyclical or shifting movement of the NZCF handbook: boards in a row keep their colours, and after each game players move
 * one board clockwise: along the far side away from the anchor, round the end and back along the near side. Only the anchor
 * stays, near at board 1, and that board changes its colours. From board 2 on White is alternately far and near.
 */
export const shift: PairingSystem = {
  id: 'shift',
  name: 'Shifting boards (NZCF)',
  about:
    'After each game everyone moves one board clockwise, so nobody needs a pairing list; one player stays, the anchor. Good for blitz evenings, and for a player who should not walk.',
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
