import { present } from '../../present';
import { headOf } from './berger';
import { choiceOf } from '../options';
import { ALL_SIZES, wrap, type PairingSystem, type SystemOption } from '../system';

/**
 * `sequential`: in Berger's order; `internal`: so that nobody moves more than one board; `min-moves`: in Berger's order,
 * backwards in even rounds.
 */
const BOARDS: SystemOption = {
  name: 'boardOrder',
  choices: () => ['sequential', 'internal', 'min-moves'],
  preset: 'sequential',
};

/** Which of Berger's games is at this board in round `r`; games and boards count from 0. */
type Order = (place: number, games: number, r: number) => number;

/** With `internal`, Berger's games are on boards 1, 3, 5, ..., 6, 4, 2. */
const ORDERS: Readonly<Record<string, Order>> = {
  sequential: (place) => place,
  internal: (place, games) => (place % 2 === 0 ? place / 2 : games - (place + 1) / 2),
  'min-moves': (place, games, r) => (r % 2 === 0 ? games - 1 - place : place),
};

/** Warren Porter's tables: Berger's games with reversed colours, except those of the last number. */
export const porter: PairingSystem = {
  id: 'porter',
  name: 'Porter’s tables',
  about:
    'For players who would rather stay near their board: with the right order of boards they hardly move. Otherwise Berger’s games, with reversed colours on all boards except the first.',
  source: 'Warren J. Porter, Round Robin Pairings',
  sizes: ALL_SIZES,
  options: [BOARDS],
  bye: (n) => n,
  exchange: () => false,
  round: (n, r, boards, options) => {
    const inOrder = present(ORDERS[choiceOf(BOARDS, options)]);
    const head = headOf(n, r);
    for (let place = 0; place < n / 2; place++) {
      const k = inOrder(place, n / 2, r);
      if (k > 0) boards.pair(wrap(head - k, n - 1), wrap(head + k, n - 1));
      else if (r % 2 === 1) boards.pair(head, n);
      else boards.pair(n, head);
    }
  },
};
