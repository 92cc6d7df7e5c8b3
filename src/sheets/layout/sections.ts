import { entryAt } from '../../core/present';
import { place } from '../../grid/reference';
import type { FieldLayout } from './fields';
import { HEADER } from './columns';
import { PAIRINGS } from './pairings';
import { standingsLayout } from './standings';
import { TEAM_POINTS } from './teamEvent';

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
    /** The row of the sentence below the table. */
    hint: first + sections + 1,
  };
};

export type SectionsLayout = ReturnType<typeof sectionsLayout>;

/** So many of each section are named, the first of its standings. */
export const LEADERS = 3;

/** The columns of the page; after each name come its points. */
const COLUMNS = {
  section: 0,
  board: 1,
  leaders: 2,
  status: 2 + 2 * LEADERS,
  games: 3 + 2 * LEADERS,
} as const;

/** More lines than a section's pairings have. */
const MOST_LINES = 2000;

/** The page of all sections: a row each. */
export const sectionsPageLayout = (sheet: string, sections: number) => {
  const first = HEADER + 1;
  const count = COLUMNS.games + 1;
  return {
    sheet,
    header: HEADER,
    first,
    rows: sections,
    columns: COLUMNS,
    count,
    summary: place(sheet, 1, 0),
    /** How far each section is, as its Standings say. */
    statuses: place(sheet, first, COLUMNS.status, sections),
    /** Hidden: the ids of the sections' tournaments, by which the page is found again. */
    ids: place(sheet, first, count + 1, sections),
  };
};

/** One of several sections on the same sheets: which one, their fields, and their sheet Sections. */
export interface SharedSection {
  readonly sheet: string;
  readonly fields: readonly FieldLayout[];
  readonly index: number;
}

/** The sheets of a section: its Standings, and its Pairings or, of teams, Matches. */
export interface SheetsOfSection {
  readonly standings: string;
  readonly pairings: string;
  /** Where it shares its sheets with others. */
  readonly shared?: SharedSection | undefined;
  /** Whether teams meet in it. */
  readonly teams: boolean;
}

/** The table of a section's standings, and where the first of them and the points stand. */
const tableIn = ({ standings, shared, teams }: SheetsOfSection) => {
  if (teams)
    return { first: HEADER + 1, players: MOST_LINES, columns: { rank: 0, name: 1, points: TEAM_POINTS } };
  const alone = { before: 0, players: LEADERS, cycles: 1, rounds: 1 };
  const { tables, columns } = standingsLayout(standings, shared?.fields ?? [alone], 1, shared !== undefined);
  const { first, players } = entryAt(tables, shared?.index ?? 0);
  return { first, players: shared ? players : MOST_LINES, columns };
};

/** Cells of a section that stand where they stand however many play: what the page shows of it. Teams have no boards that run on. */
export const sectionCells = (section: SheetsOfSection) => {
  const { standings, pairings, teams } = section;
  const { first, players, columns } = tableIn(section);
  return {
    status: place(standings, 1, 0),
    games: place(pairings, 1, 0),
    boards: teams ? null : place(pairings, HEADER + 1, PAIRINGS.board, MOST_LINES),
    rank: (rank: number) => place(standings, first + rank, columns.rank),
    ranks: place(standings, first, columns.rank, players),
    name: (rank: number) => place(standings, first + rank, columns.name),
    points: (rank: number) => place(standings, first + rank, columns.points),
  };
};
