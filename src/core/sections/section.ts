import type { Numbered } from '../draw/entry';

/** The ways to deal a list into sections. */
export const DEAL_METHODS = ['rating', 'snake', 'list', 'hand'] as const;

export type DealMethod = (typeof DEAL_METHODS)[number];

/** Which sheets sections have: one set for all of them, in which their tables stand below each other, or a set each. */
export const SECTION_SHEETS = ['one', 'each'] as const;

export type SectionSheets = (typeof SECTION_SHEETS)[number];

/** A player of the list, as dealing looks at them. */
export interface Dealing extends Pick<Numbered, 'rating'> {
  readonly name: string;
  /** Those of one club should not be in one section; empty for none. */
  readonly club: string;
  /** The section that the list has them in, where it is dealt by hand. */
  readonly section: string;
}

/** A section: its players, counted from 0 in the list and in the order in which they were dealt. */
export interface DealtSection {
  readonly name: string;
  readonly members: readonly number[];
  /** Whether everyone meets twice as often here as in the other sections. */
  readonly twice: boolean;
}
