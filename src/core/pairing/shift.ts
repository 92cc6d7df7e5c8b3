import { occupant } from './circle';
import { anchorFirst, choiceOf } from './options';
import {
  ALL_SIZES,
  turned,
  withFirstTurned,
  type Pair,
  type PairingSystem,
  type SystemOption,
} from './system';

/** Who stays at his place; in an odd field that is the bye. */
const ANCHOR: SystemOption = {
  name: 'anchor',
  choices: (players) =>
    players % 2 === 0 ? Array.from({ length: players }, (_, index) => `${index + 1}`) : [],
  preset: '1',
};

const FIRST = anchorFirst('white');

/**
 * The row of boards after some moves, the lower side first: everybody moves along the upper side away from the anchor,
 * round the far end and back along the lower side. Board 1 alone has White below; the colours of the others alternate.
 */
const row = (n: number, moves: number): readonly Pair[] =>
  Array.from({ length: n / 2 }, (_, index): Pair => {
    const pair: Pair = [occupant(n, index + 1, -moves), occupant(n, n - index, -moves)];
    return index % 2 === 0 ? pair : turned(pair);
  });

/** Gives the place of the anchor, 1, to the number `anchor`; the numbers below it move up by one. */
const anchored = (anchor: number, place: number): number =>
  place === 1 ? anchor : place <= anchor ? place - 1 : place;

/**
 * The cyclical or shifting movement of the NZCF handbook: boards in a row, colours fixed to the boards, one move clockwise
 * after each game; only the anchor stays, and his board turns its colours.
 */
export const shift: PairingSystem = {
  id: 'shift',
  source: 'NZCF handbook, Cyclical Round-Robin',
  sizes: ALL_SIZES,
  options: [ANCHOR, FIRST],
  bye: () => 1,
  exchange: (options) => choiceOf(FIRST, options) === 'black',
  round: (n, r, options) => {
    const anchor = Number(choiceOf(ANCHOR, options));
    const blackRound = choiceOf(FIRST, options) === 'white' ? 0 : 1;
    return withFirstTurned(row(n, r - 1), r % 2 === blackRound).map(([white, black]): Pair => [
      anchored(anchor, white),
      anchored(anchor, black),
    ]);
  },
};
