import { entryAt, present } from '../present';
import { MOST_PLAYERS, tableSize } from '../pairing/system';
import { problem } from '../problem';
import { fail, ok } from '../result';
import { unknownProblem } from '../names/meant';
import { byStrength, type DrawOrder } from './entry';
import { chanceOf, shuffled } from './lots';

/** `odd` asks for the placement of odd fields in an even one. */
export const BEST_LAST_VARIANTS = ['even', 'odd'] as const;

/** The fewest players of each placement. */
const LEAST = { even: 4, odd: 5 } as const;

type Seats = readonly [first: number, second: number, third: number, fourth: number];

/** The seats of the four strongest in a table of size `n` (Easy Round Robin Pairing). */
export const bestLastSeats = (n: number, variant: (typeof BEST_LAST_VARIANTS)[number]): Seats =>
  variant === 'even' ? [1, 2, 4, 3] : [4, n - 1, 2, 6];

/**
 * The best for last (Easy Round Robin Pairing, only for its system by seats): the four strongest sit so that most of their games
 * come last; the others draw lots. Even fields have 1-2, 1-3, 1-4 and 2-3 in the last three rounds. Odd fields, and even ones
 * from 6 players with the `detail` `odd`, have all but 2-3 (round 1) in the last four. Problems: `numbering-not-here`,
 * `numbering-size`, `choice-unknown`.
 */
export const byBestLast: DrawOrder = (entries, { seed, system, detail }) => {
  const count = entries.length;
  const method = 'best-last';
  if (system !== 'seats')
    return fail(problem('numbering-not-here', {}, { method, system, choices: 'seats' }));
  const isOdd = count % 2 === 1;
  const variant = BEST_LAST_VARIANTS.find((each) => each === (detail || (isOdd ? 'odd' : 'even')));
  if (!variant || (isOdd && variant === 'even'))
    return fail(unknownProblem('choice-unknown', detail, isOdd ? ['odd'] : BEST_LAST_VARIANTS));
  if (count < LEAST[variant])
    return fail(problem('numbering-size', {}, { method, count, least: LEAST[variant], most: MOST_PLAYERS }));
  const ranked = byStrength(entries);
  const best = bestLastSeats(tableSize(count), variant).map((seat) => seat - (isOdd ? 2 : 1));
  const others = [...shuffled(ranked.slice(4), chanceOf(seed))];
  return ok(
    entries.map((_, index) =>
      best.includes(index) ? entryAt(ranked, best.indexOf(index)) : present(others.shift()),
    ),
  );
};
