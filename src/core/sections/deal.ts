import { sum } from '../numbers';
import { countsOf } from '../grouped';
import { byStrength } from '../draw/entry';
import { drawLots } from '../draw/lots';
import { letterOf } from '../pairing/letters';
import { entryAt, present, underKey } from '../present';
import { type Problem, problem } from '../problem';
import { andThen, ok, type Result, unlessProblems } from '../result';
import { foldedName } from '../names/name';
import { keepApart, type Sections } from './apart';
import { keepApartInBands } from './bands';
import {
  type Dealing,
  type DealMethod,
  type DealtSection,
  isSideBySide,
  sectionSizes,
  type Leftover,
  type SectionSize,
  LEAST_IN_SECTION,
  usualLeftover,
} from './sizes';

/** A player of the list with empty texts for what is not said. */
type Listed = Pick<Dealing, 'name' | 'rating'> & { readonly club: string; readonly section: string };

/**
 * A proof that clubmates must meet in sections of these sizes: the largest sections, this many, have more places than there are
 * players to fill them with at most one of each club a section (Gale and Ryser 1957). None if there are no such sections.
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
  /** Clubmates who share a section, such as `Anna; Bo (A)`. */
  readonly names: string;
  /** How many members the club has in the list. */
  readonly members: number;
}

/** Why the members of a club stay together. */
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

/** How many players each club has; a player without a club counts alone. */
const clubCounts = (players: readonly Listed[]): ReadonlyMap<string, number> =>
  countsOf(players.map(({ club }, index) => (club === '' ? `\u0000${index}` : club)));

/** Members of a club who share their section with a clubmate; empty if nobody does. */
const namesTogether = (players: readonly Listed[], sections: readonly DealtSection[], club: string): string =>
  sections
    .flatMap(({ name, members }) => {
      const own = members.map((index) => entryAt(players, index)).filter((each) => each.club === club);
      return own.length < 2 ? [] : [`${own.map((each) => each.name).join('; ')} (${name})`];
    })
    .join('; ');

/**
 * Clubmates who share a section, one problem for each club, with the proof that it must be so. `clubmates-many`: the club has
 * more members than there are sections; `clubmates-crowded`: the largest sections have more places than players of different
 * clubs can fill; `clubmates-others`: a larger club needs the places; `clubmates-by-hand`: the list says so.
 */
const togetherProblems = (
  players: readonly Listed[],
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

/** The longest section name that fits on the tabs of its sheets. */
const LONGEST_NAME = 40;

/** Whether each section's players are together in the list, so that their order is intended. */
const isInBlocks = (keys: readonly string[]): boolean =>
  keys.filter((key, index) => key !== keys[index - 1]).length === new Set(keys).size;

/** A before B, 2 before 10. */
const byName = new Intl.Collator('en', { numeric: true });

const problemsOf = (
  players: readonly Pick<Listed, 'name' | 'section'>[],
  sections: readonly DealtSection[],
): readonly Problem[] => {
  const without = players.filter(({ section }) => section.trim() === '');
  if (without.length > 0)
    return without.map(({ name }) => problem('section-missing', { player: name }, { player: name }));
  if (sections.length < 2) {
    const [{ name }] = [entryAt(sections, 0)];
    return [problem('sections-one', {}, { section: name })];
  }
  return sections.flatMap(({ name, members }) => [
    ...(members.length < LEAST_IN_SECTION
      ? [problem('section-too-small', {}, { section: name, count: members.length, least: LEAST_IN_SECTION })]
      : []),
    ...(name.length > LONGEST_NAME
      ? [problem('section-name-long', {}, { section: name, most: LONGEST_NAME })]
      : []),
  ]);
};

/**
 * Sections by the list, with its names for them, in capitals or not. If the players of each section are together, sections keep
 * the order of the list; else they go by name, 2 before 10. Problems: `section-missing` for each player without one,
 * `sections-one` if all are in one, `section-too-small` for each with fewer than 3 players, `section-name-long`.
 */
const dealByHand = (
  players: readonly Pick<Listed, 'name' | 'section'>[],
): Result<readonly DealtSection[]> => {
  const keys = players.map(({ section }) => foldedName(section));
  const sections = [...new Set(keys)].map((key) => {
    const members = keys.flatMap((each, index) => (each === key ? [index] : []));
    const name = entryAt(players, entryAt(members, 0)).section.trim();
    return { name, members, twice: false };
  });
  return unlessProblems(problemsOf(players, sections), () =>
    isInBlocks(keys) ? sections : sections.sort((one, other) => byName.compare(one.name, other.name)),
  );
};

/** How to deal a list: in quads if no size is given, leftover players as `usualLeftover` says. Neither matters by hand. */
export interface DealChoice {
  readonly by: DealMethod;
  readonly size?: number;
  readonly leftover?: Leftover | undefined;
  /** The draw code of `lots`. */
  readonly seed?: string | undefined;
}

/** A dealt list, and which clubmates could not be kept apart, and why. */
export interface Deal {
  readonly sections: readonly DealtSection[];
  readonly warnings: readonly Problem[];
}

/** One after the other: the first section takes the first of the list. */
const inSequence = (sizes: readonly SectionSize[]): Sections => {
  let next = 0;
  return sizes.map(({ players }) => Array.from({ length: players }, () => next++));
};

/** The order in which a band of a snake goes through the sections: across, then back. */
const across = (band: number, sections: number): readonly number[] => {
  const order = Array.from({ length: sections }, (_, at) => at);
  return band % 2 === 0 ? order : order.reverse();
};

/** Seeds 1 to g go across, g + 1 and on go back, band by band; the last band may be short. */
const snakeBands = (players: number, sections: number): readonly (readonly (number | null)[])[] =>
  Array.from({ length: Math.ceil(players / sections) }, (_, band) => {
    const order = across(band, sections);
    return order.map((_, section) => {
      const place = band * sections + order.indexOf(section);
      return place < players ? place : null;
    });
  });

const inColumns = (bands: readonly (readonly (number | null)[])[]): Sections =>
  entryAt(bands, 0).map((_, section) => bands.flatMap((band) => band[section] ?? []));

/** Sections filled by a snake, with clubmates kept apart within its bands. */
const bySnake = (sizes: readonly SectionSize[], players: number, clubs: readonly string[]): Sections =>
  inColumns(keepApartInBands(snakeBands(players, sizes.length), clubs));

/**
 * A snake through all sections if they are equally full, or if the last one takes the rest; or through all but the last, which
 * has the rest.
 */
const bySnakeWithRest = (
  sizes: readonly SectionSize[],
  players: number,
  clubs: readonly string[],
): Sections => {
  const last = present(sizes.at(-1));
  const size = entryAt(sizes, 0).players;
  const dealt = last.twice ? sizes.length - 1 : sizes.length;
  const columns = inColumns(snakeBands(size * dealt, dealt));
  const rest = Array.from({ length: players - size * dealt }, (_, at) => size * dealt + at);
  const sections = last.twice
    ? [...columns, rest]
    : [...columns.slice(0, -1), [...present(columns.at(-1)), ...rest]];
  return keepApart(sections, clubs);
};

const bySizes = (
  { by, leftover }: DealChoice,
  sizes: readonly SectionSize[],
  clubs: readonly string[],
): Sections => {
  if (!isSideBySide(by)) return keepApart(inSequence(sizes), clubs);
  const isByItself = leftover === 'spread' || sizes.every(({ players }) => players === sizes[0]?.players);
  return (isByItself ? bySnake : bySnakeWithRest)(sizes, clubs.length, clubs);
};

/**
 * Deals a list into sections A, B, C and so on (AA follows Z). `list`: in list order; `rating`, or `age` in its place: the highest first, US Chess 30G;
 * `snake`: by rating, seeds 1 to g across the g sections and g + 1 on back (ITTF Handbook for Tournament Referees 3.6); `lots`: the
 * same in a drawn order; `hand`: by the list, see `dealByHand`. Clubmates are kept apart as far as possible: in a snake within its bands, else by exchanges that
 * move players as few places as possible. Those who stay together cause a warning with the proof. Problems: those of
 * `sectionSizes` and `dealByHand`.
 */
export const dealSections = (list: readonly Dealing[], choice: DealChoice): Result<Deal> => {
  const { by, size = 4, leftover = usualLeftover(by, size), seed = '' } = choice;
  const players = list.map(({ club = '', section = '', ...player }) => ({ ...player, club, section }));
  const told = (sections: readonly DealtSection[]): Deal => ({
    sections,
    warnings: togetherProblems(players, sections, by),
  });
  if (by === 'hand') return andThen(dealByHand(players), (sections) => ok(told(sections)));
  const sizes = sectionSizes(players.length, size, leftover);
  if (!sizes.ok) return sizes;
  const order =
    by === 'lots'
      ? drawLots(players.length, seed)
      : by === 'list'
        ? players.map((_, index) => index)
        : byStrength(players);
  const clubs = order.map((index) => entryAt(players, index).club);
  const dealt = bySizes({ by, leftover }, sizes.value, clubs);
  return ok(
    told(
      dealt.map((places, at) => ({
        name: letterOf(at + 1),
        members: places.map((place) => entryAt(order, place)),
        twice: entryAt(sizes.value, at).twice,
      })),
    ),
  );
};
