import { entryAt } from '../present';
import { ok } from '../result';
import { byStrength, type DrawOrder, type Order } from './entry';
import { chanceOf, shuffled } from './lots';

/** Sizes of the groups A, B, C of a field: they differ by one at most, and A, then B, is the larger. */
export const groupSizes = (players: number): readonly [a: number, b: number, c: number] => [
  Math.ceil(players / 3),
  Math.ceil((players - 1) / 3),
  Math.floor(players / 3),
];

/** The groups of entries by strength, A the strongest third. */
const groupsOf = (ranked: Order): readonly Order[] => {
  const [a, b] = groupSizes(ranked.length);
  return [ranked.slice(0, a), ranked.slice(a, a + b), ranked.slice(a + b)];
};

/**
 * Groups A, B, C by strength, each in a drawn order, numbered in rotation: 1 from A, 2 from B, 3 from C, 4 from A and so on
 * (Easy Round Robin Pairing; in an odd field of its system that is seat 2, 3, 4, ...).
 */
export const byGroups: DrawOrder = (entries, { seed }) => {
  const next = chanceOf(seed);
  const groups = groupsOf(byStrength(entries)).map((group) => shuffled(group, next));
  return ok(entries.map((_, index) => entryAt(entryAt(groups, index % 3), Math.floor(index / 3))));
};
