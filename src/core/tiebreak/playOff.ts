import { entryAt } from '../present';
import { fractionOf, ZERO } from '../fraction';
import { plain, playerCriterion } from './working';

/** What the arbiter wrote for a play-off, or any other decision of theirs: more is better, nothing is 0. */
export const playOff = playerCriterion({
  code: 'PLAYOFF',
  name: 'Play-off: its result, or what the arbiter decided',
  source: 'FIDE C.07 3',
  shape: 'none',
  working:
    ({ tournament }) =>
    (player) =>
      plain(fractionOf(entryAt(tournament.players, player).playOff ?? 0) ?? ZERO),
});
