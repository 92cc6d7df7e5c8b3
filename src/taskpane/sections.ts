import type { Tournament } from '../core/model';
import type { DealMethod, SectionSheets, Leftover } from '../core/sections/sizes';

/** How a list is to be dealt into sections, as the arbiter chose. */
export interface SectionOptions {
  /** By default by rating if anybody has one, else in list order. */
  readonly by: DealMethod | null;
  /** Players per section, as typed. */
  readonly size: string;
  /** By default what is usual for such sections. */
  readonly leftover: Leftover | null;
  /** The heading of the column whose values are kept apart, such as clubs; `null` for none. */
  readonly avoid: string | null;
  /** The heading of the column with sections dealt by hand; by default, the first. */
  readonly column: string | null;
  /** The first board of the first section, or of each section, as typed. */
  readonly firstBoards: string;
  /** Which sheets they have; by default one set, if it can hold all players. */
  readonly sheets: SectionSheets | null;
}

/** Quads, before anything is chosen. */
export const QUADS: SectionOptions = {
  by: null,
  size: '4',
  leftover: null,
  avoid: null,
  column: null,
  firstBoards: '1',
  sheets: null,
};

/** Shorter lists make one tournament. Two sections need three players each. */
export const LEAST_TO_DEAL = 6;

/** Whether a tournament has sections or is one, or a league of several, so that finals can be made of it. */
export const hasSections = ({ section, sections }: Pick<Tournament, 'section' | 'sections'>): boolean =>
  (section ?? sections) !== undefined;
