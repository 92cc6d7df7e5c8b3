import { fraction } from '../fraction';
import { outcomeOf } from '../results/outcome';
import { turnedSets } from '../results/score';
import { playerCriterion, sumOf, type PlayerCriterion } from './criterion';
import type { Encounter } from './scores';

/** How many sets, legs or goals the two made, the player's first. A win of which only the winner is known is one to nil. */
const setsIn = ({ game: { outcome, sets }, colour }: Encounter): readonly [own: number, theirs: number] => {
  const { white, black } = outcomeOf(outcome);
  const known = sets ?? `${Number(white === 'win')}-${Number(black === 'win')}`;
  const [own = 0, theirs = 0] = (colour === 'white' ? known : turnedSets(known)).split('-').map(Number);
  return [own, theirs];
};

const bySets = (
  code: string,
  name: string,
  shape: 'sets' | 'games',
  amountOf: (own: number, theirs: number) => number,
): PlayerCriterion =>
  playerCriterion({
    ...{ code, name, shape, games: 'scores', source: 'Custom of leagues' },
    working: (table) => (player) => {
      const terms = table.encounters(player).map((from) => {
        const [own, theirs] = setsIn(from);
        const amount = amountOf(own, theirs);
        const shown = { from, amount, factor: fraction(own), opponent: fraction(theirs) };
        return from.played ? shown : ({ from, amount, out: 'forfeit' } as const);
      });
      return sumOf(terms, 1);
    },
  });

/** Criteria of scores such as `3-1`, for sets as for legs and goals. */
export const SETS: readonly PlayerCriterion[] = [
  bySets(
    'DIFF',
    'Difference: sets, legs or goals won less those lost',
    'sets',
    (own, theirs) => own - theirs,
  ),
  bySets('SCORED', 'Scored: sets, legs or goals won', 'games', (own) => own),
];
