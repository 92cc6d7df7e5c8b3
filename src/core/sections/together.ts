import { entryAt } from '../present';
import { problem, type Problem } from '../problem';
import type { Dealing, DealMethod, DealtSection } from './deal';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/**
 * A proof that clubmates have to meet in sections of these sizes: the largest ones, so many, have more places than players who can
 * stand there without meeting one of theirs, of each club one in each (Gale and Ryser 1957). None where no such sections are.
 */
const proofOf = (
  sizes: readonly number[],
  counts: readonly number[],
): { readonly largest: number; readonly places: number; readonly room: number } | undefined => {
  const descending = [...sizes].sort((one, other) => other - one);
  return descending
    .map((_, at) => ({
      largest: at + 1,
      places: sum(descending.slice(0, at + 1)),
      room: sum(counts.map((count) => Math.min(count, at + 1))),
    }))
    .find(({ places, room }) => places > room);
};

/** Why clubmates of a club with so many members stay together. */
const reasonOf = (
  members: number,
  sizes: readonly number[],
  counts: readonly number[],
  by: DealMethod,
): Problem['values'] => {
  if (by === 'hand') return { why: 'hand' };
  if (members > sizes.length) return { why: 'members' };
  const proof = proofOf(sizes, counts);
  return proof ? { why: 'sizes', ...proof } : { why: 'others' };
};

/**
 * `clubmates-together` for each club of which two or more are in one section, with their names and the proof that it has to be so:
 * the club has more members than there are sections, or the largest sections have more places than can be filled with players of
 * different clubs. By hand it is so because the list says so.
 */
export const togetherProblems = (
  players: readonly Dealing[],
  sections: readonly DealtSection[],
  by: DealMethod,
): readonly Problem[] => {
  const counts = new Map<string, number>();
  players.forEach(({ club }, index) => {
    // Whoever has no club stands for themselves.
    const key = club === '' ? `\u0000${index}` : club;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  const sizes = sections.map(({ members }) => members.length);
  return sections.flatMap(({ name: section, members }) => {
    const clubs = [...new Set(members.map((index) => entryAt(players, index).club))];
    return clubs.flatMap((club) => {
      const own = members.filter((index) => club !== '' && entryAt(players, index).club === club);
      if (own.length < 2) return [];
      const names = own.map((index) => entryAt(players, index).name).join(', ');
      const count = counts.get(club) ?? 0;
      const why = reasonOf(count, sizes, [...counts.values()], by);
      return [
        problem(
          'clubmates-together',
          {},
          { club, section, names, members: count, sections: sections.length, ...why },
        ),
      ];
    });
  });
};
