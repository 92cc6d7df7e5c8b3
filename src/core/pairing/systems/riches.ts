import { circleRound } from './circle';
import { letterOf, numberOfLetter } from '../letters';
import { anchorFirst, choiceOf } from '../options';
import { ALL_SIZES, tableSize, type PairingSystem, type SystemOption } from '../system';

/** The order in which the listed rounds are played: for even colours 1, 1+n/2, 2, 2+n/2 and so on. */
const ORDER: SystemOption = { name: 'order', choices: () => ['even', 'listed'], preset: 'even' };

/** In an odd field any letter may stand for the bye; with A everybody's colours alternate. */
const BYE: SystemOption = {
  name: 'byeLetter',
  choices: (players) =>
    players % 2 === 0 ? [] : Array.from({ length: tableSize(players) }, (_, index) => letterOf(index + 1)),
  preset: 'A',
};

const ANCHOR = anchorFirst('white');

/** The listed round that is played as round `r` with even colours. */
const listedAt = (n: number, r: number): number => (r % 2 === 1 ? (r + 1) / 2 : (r + n) / 2);

/**
 * The round robin of John Riches, with letters: A stays, the others go round the loop. The player in the left column has White,
 * but A changes sides after every round played. A is number 1, B is 2.
 */
export const riches: PairingSystem = {
  id: 'riches',
  name: 'Riches’ letters',
  about:
    'For pairings made by hand: one player stays, and the others go round them in two columns. You choose the order of rounds: with even colours, or with the top two in the last round.',
  source: 'John Riches, How to Arrange an All-Play-All Tournament',
  sizes: ALL_SIZES,
  options: [ORDER, BYE, ANCHOR],
  bye: (_, options) => numberOfLetter(choiceOf(BYE, options)),
  exchange: (options) => choiceOf(ORDER, options) === 'even' && choiceOf(ANCHOR, options) === 'white',
  round: (n, r, boards, options) => {
    const k = choiceOf(ORDER, options) === 'listed' ? r : listedAt(n, r);
    const whiteRound = choiceOf(ANCHOR, options) === 'white' ? 1 : 0;
    circleRound(n, k - 1, r % 2 === whiteRound, boards);
  },
  literal: (n, k, boards) => circleRound(n, k - 1, true, boards),
};
