import { entryAt, underKey } from '../present';
import { problem, type Problem } from '../problem';
import type { Dealing, DealMethod, DealtSection } from './section';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/**
 * A proof that clubmates have to meet in sections of these sizes: the largest ones, so many, have more places than players who can
 * stand there without meeting one of theirs, of each club one in each (Gale and Ryser 1957). None where no such sections are.
 */
const proofOf = (
  sizes: readonly number[],
  counts: readonly number[],
): { readonly count: number; readonly places: number; readonly room: number } | undefined => {
  const descending = [...sizes].sort((one, other) => other - one);
  return descending
    .map((_, at) => ({
      count: at + 1,
      places: sum(descending.slice(0, at + 1)),
      room: sum(counts.map((count) => Math.min(count, at + 1))),
    }))
    .find(({ places, room }) => places > room);
};

interface Club {
  readonly club: string;
  /** Who of the club is with others of it, section by section, such as `Anna, Bo (A)`. */
  readonly names: string;
  /** How many the club has in the list. */
  readonly members: number;
}

/** Why those of a club stay together. */
const problemOf = (
  { members, ...own }: Club,
  sizes: readonly number[],
  counts: readonly number[],
  by: DealMethod,
): Problem => {
  if (by === 'hand') return problem('clubmates-by-hand', {}, { ...own });
  const sections = sizes.length;
  if (members > sections) return problem('clubmates-many', {}, { ...own, members, sections });
  const proof = proofOf(sizes, counts);
  return proof
    ? problem('clubmates-crowded', {}, { ...own, ...proof })
    : problem('clubmates-others', {}, { ...own });
};

/** How many players each club has; whoever has none stands for themselves. */
const clubCounts = (players: readonly Dealing[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  players.forEach(({ club }, index) => {
    const key = club === '' ? `\u0000${index}` : club;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return counts;
};

/** Those of a club who share their section with another of it; empty where nobody does. */
const namesTogether = (
  players: readonly Dealing[],
  sections: readonly DealtSection[],
  club: string,
): string =>
  sections
    .flatMap(({ name, members }) => {
      const own = members.map((index) => entryAt(players, index)).filter((each) => each.club === club);
      return own.length < 2 ? [] : [`${own.map((each) => each.name).join(', ')} (${name})`];
    })
    .join('; ');

/**
 * Which clubmates are in one section, a problem a club, with the proof that it has to be so. `clubmates-many`: the club has more
 * members than there are sections; `clubmates-crowded`: the largest sections have more places than can be filled with players of
 * different clubs; `clubmates-others`: a larger club takes the places; `clubmates-by-hand`: the list says so.
 */
export const togetherProblems = (
  players: readonly Dealing[],
  sections: readonly DealtSection[],
  by: DealMethod,
): readonly Problem[] => {
  const counts = clubCounts(players);
  const sizes = sections.map(({ members }) => members.length);
  const clubs = [...new Set(players.map(({ club }) => club))].filter((club) => club !== '');
  return clubs.flatMap((club) => {
    const names = namesTogether(players, sections, club);
    const told = { club, names, members: underKey(counts, club) };
    return names === '' ? [] : [problemOf(told, sizes, [...counts.values()], by)];
  });
};
