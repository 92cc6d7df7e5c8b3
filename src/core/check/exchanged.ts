import { entryAt } from '../present';
import type { Counts, Meeting } from './counts';
import { NOBODY, type FieldRound } from './field';
import type { Change, Solution } from './roundSolutions';

/** A round with more games that are played elsewhere, too, is no slip but another round. */
const MOST = 8;

const placesOf = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

/** All ways to choose two or three slots. */
const groupsOf = (slots: readonly number[]): readonly (readonly number[])[] =>
  slots.flatMap((one, at) =>
    slots
      .slice(at + 1)
      .flatMap((other, after) => [
        [one, other],
        ...slots.slice(at + after + 2).map((third) => [one, other, third]),
      ]),
  );

const ordersOf = (count: number): readonly (readonly number[])[] =>
  count === 2
    ? [[1, 0]]
    : [
        [1, 2, 0],
        [2, 0, 1],
      ];

/** The games of some slots with other opponents: whoever has White stays; of two games also with both Whites against each other. */
const regrouped = (games: readonly Meeting[], slots: readonly number[]): readonly Solution[] => {
  const turned = ordersOf(games.length).map((order): Solution =>
    games.map(([white], place): Change => {
      const [, black] = entryAt(games, entryAt(order, place));
      return { slot: entryAt(slots, place), to: [white, black], sided: true };
    }),
  );
  const [first, second, third] = games;
  if (!first || !second || third) return turned;
  const across: Solution = [
    { slot: entryAt(slots, 0), to: [first[0], second[0]], sided: false },
    { slot: entryAt(slots, 1), to: [first[1], second[1]], sided: false },
  ];
  return [...turned, across];
};

/**
 * Ways to put right a round in which everybody plays once, but two or three games of which are played elsewhere, too: the same
 * players with each other's opponents, so that all these meetings are such as are missing.
 */
export const exchangesIn = ({ slots, index }: FieldRound, { need }: Counts): readonly Solution[] => {
  const surplus = placesOf(slots.length).filter((place) => {
    const { white, black } = entryAt(slots, place);
    return white !== NOBODY && black !== NOBODY && need(white, black, index) < 0;
  });
  if (surplus.length > MOST) return [];
  for (const size of [2, 3]) {
    const found = groupsOf(surplus)
      .filter((group) => group.length === size)
      .flatMap((group) => {
        const games = group.map((place): Meeting => {
          const { white, black } = entryAt(slots, place);
          return [white, black];
        });
        return regrouped(games, group);
      })
      .filter((solution) => solution.every(({ to }) => to !== null && need(to[0], to[1], index) > 0));
    if (found.length > 0) return found;
  }
  return [];
};
