import type { Leftovers, Surface, Workbook } from '../workbook/port';

/** What the pane takes from outside. */
export interface Surroundings {
  readonly workbook: Workbook & Leftovers;
  readonly surface: Surface;
  /** Of texts and new sheets. */
  readonly language: string;
  /** The local time as the Log writes it. */
  readonly time: () => string;
  /** Letters and digits that nobody can foresee, other ones at each call. */
  readonly random: () => string;
  /** Does something after so many milliseconds. Answers how to call it off. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
}
