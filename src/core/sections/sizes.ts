import { problem } from '../problem';
import { fail, ok, type Result } from '../result';
import type { Numbered } from '../draw/entry';

/** The ways to deal a list into sections. */
export const DEAL_METHODS = ['rating', 'age', 'snake', 'lots', 'list', 'hand'] as const;

export type DealMethod = (typeof DEAL_METHODS)[number];

/** Whether sections are filled side by side, one player each in turn, and not one after the other. */
export const isSideBySide = (by: DealMethod): boolean => by === 'snake' || by === 'lots';

/** Which sheets sections get: one set for all, with their tables one below the other, or a set for each. */
export const SECTION_SHEETS = ['one', 'each'] as const;

export type SectionSheets = (typeof SECTION_SHEETS)[number];

/** A player of the list, for dealing. */
export interface Dealing extends Pick<Numbered, 'rating'> {
  readonly name: string;
  /** Players of one club should not share a section; missing or empty for none. */
  readonly club?: string | undefined;
  /** Their section in the list, if it is dealt by hand. */
  readonly section?: string | undefined;
}

/** A section: its players, counted from 0 in the list, in the order of dealing. */
export interface DealtSection {
  readonly name: string;
  readonly members: readonly number[];
  /** Whether players meet twice as often here as in the other sections. */
  readonly twice: boolean;
}

/** What happens to the players left over when a list is cut into sections of one size. */
export const LEFTOVERS = ['last', 'spread', 'double'] as const;

export type Leftover = (typeof LEFTOVERS)[number];

/** A round robin needs three. */
export const LEAST_IN_SECTION = 3;

/** A section to fill: how many players, and whether they meet twice as often as the others. */
export interface SectionSize {
  readonly players: number;
  readonly twice: boolean;
}

const once = (players: number): SectionSize => ({ players, twice: false });

const alike = (count: number, players: number): readonly SectionSize[] =>
  Array.from({ length: count }, () => once(players));

/** How far sections as equal as possible are from the size that was asked for. */
const farthest = (players: number, count: number, size: number): number =>
  Math.max(Math.ceil(players / count) - size, size - Math.floor(players / count));

/** How many sections as equal as possible are nearest to this size. */
const nearestCount = (players: number, size: number): number => {
  const full = Math.floor(players / size);
  const isNearer = farthest(players, full + 1, size) < farthest(players, full, size);
  return isNearer && players >= (full + 1) * LEAST_IN_SECTION ? full + 1 : full;
};

/** Where those go who are left over, unless somebody says so: in quads into the last section (US Chess), else everywhere. */
export const usualLeftover = (by: DealMethod, size: number): Leftover =>
  isSideBySide(by) || size !== 4 ? 'spread' : 'last';

/**
 * How a list fills sections of `size`, with r players left over. `last`: the last section takes them too, size + r players (5 to
 * 7 for quads). `spread`: sizes as equal as possible and as near to `size`, the larger ones last; one section more only where that is
 * nearer. `double`: they form their own
 * section, in which everyone meets twice as often; one or two players join the last section. Problems: `number-out-of-range` for
 * a size below 3, `not-a-whole-number`, `sections-too-few` for fewer than two sections.
 */
export const sectionSizes = (
  players: number,
  size: number,
  leftover: Leftover,
): Result<readonly SectionSize[]> => {
  const limits = { typed: size, least: LEAST_IN_SECTION, most: Math.max(LEAST_IN_SECTION, players) };
  if (!Number.isInteger(size)) return fail(problem('not-a-whole-number', { field: 'size' }, limits));
  if (size < LEAST_IN_SECTION || size > limits.most)
    return fail(problem('number-out-of-range', { field: 'size' }, limits));
  const [full, left] = [Math.floor(players / size), players % size];
  const ofTheirOwn = leftover === 'double' && left >= LEAST_IN_SECTION;
  const count = leftover === 'spread' ? nearestCount(players, size) : full;
  if (count + (ofTheirOwn ? 1 : 0) < 2)
    return fail(problem('sections-too-few', {}, { count: players, size }));
  if (ofTheirOwn) return ok([...alike(full, size), { players: left, twice: true }]);
  if (leftover !== 'spread') return ok([...alike(full - 1, size), once(size + left)]);
  const larger = players % count;
  const smaller = Math.floor(players / count);
  return ok([...alike(count - larger, smaller), ...alike(larger, smaller + 1)]);
};
