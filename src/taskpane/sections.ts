import type { Tournament } from '../core/model';
import type { DealMethod, SectionSheets, Leftover } from '../core/sections/sizes';

/** How a list is to be dealt into sections, as the arbiter chose. */
export interface SectionOptions {
  /** `null` is by rating where somebody has one, else as the list stands. */
  readonly by: DealMethod | null;
  /** Players of a section, as typed. */
  readonly size: string;
  readonly leftover: Leftover;
  /** The heading of the column whose values should be apart; `null` for none. */
  readonly avoid: string | null;
  /** The heading of the column that has the sections, by hand; `null` is the first there is. */
  readonly column: string | null;
  /** The first board of the first section, or of each, as typed. */
  readonly firstBoards: string;
  /** Which sheets they have; `null` is one set for as many players as that can hold. */
  readonly sheets: SectionSheets | null;
}

/** Quads, before anything is chosen. */
export const QUADS: SectionOptions = {
  by: null,
  size: '4',
  leftover: 'last',
  avoid: null,
  column: null,
  firstBoards: '1',
  sheets: null,
};

/** Lists shorter than this make one tournament: two sections of three. */
export const LEAST_TO_DEAL = 6;

/** Whether a tournament has sections or is one, or a league of several, so that finals can be made of it. */
export const hasSections = ({ section, sections }: Pick<Tournament, 'section' | 'sections'>): boolean =>
  (section ?? sections) !== undefined;
