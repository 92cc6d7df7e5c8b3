import { place } from '../../grid/reference';
import { HEADER } from './columns';

/** The columns of the Sections sheet, from 0. */
export const SECTIONS = {
  name: 0,
  firstBoard: 1,
  lastBoard: 2,
  leader: 3,
  points: 4,
  finished: 5,
  games: 6,
  missing: 7,
  count: 8,
} as const;

/** The Sections sheet: a line for each section. */
export const sectionsLayout = (sheet: string, sections: number) => {
  const first = HEADER + 1;
  return {
    sheet,
    header: HEADER,
    first,
    /** A row for each section. */
    body: place(sheet, first, 0, sections, SECTIONS.count),
    column: (index: number) => place(sheet, first, index, sections),
    /** Hidden, right of the table: the last round of which each section has finished a game. */
    lastRound: place(sheet, first, SECTIONS.count + 1, sections),
    /** The row of the sentence below the table. */
    hint: first + sections + 1,
  };
};

export type SectionsLayout = ReturnType<typeof sectionsLayout>;
