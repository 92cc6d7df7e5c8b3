import { OUTCOMES } from '../../core/results/outcome';
import { PAPER_FORMATS } from '../../core/paper';
import { HANDICAPS, type ProfileId } from '../../core/model';
import { scoreOf, SCORES } from '../../core/results/score';
import { place, type Place } from '../../grid/reference';

/** Rows of the lists that are the same in every tournament. */
const COUNTS = {
  statuses: 3,
  orders: 3,
  yesNo: 2,
  papers: PAPER_FORMATS.length,
  handicaps: HANDICAPS.length,
} as const;

/** Columns of the lists, without the empty one between any two. */
const COLUMNS = {
  results: 2,
  criteria: 6,
  statuses: 3,
  orders: 2,
  yesNo: 2,
  papers: 2,
  handicaps: 2,
} as const;

/** The hidden sheet of what can be chosen: one list beside the other, each under its headings. */
export const listsLayout = (sheet: string, criteria: number, profile: ProfileId) => {
  let next = 0;
  const list = (columns: number, count: number): Place => {
    const where = place(sheet, 1, next, count);
    next += columns + 1;
    return where;
  };
  return {
    sheet,
    /** What can be typed as a result, with its meaning beside. */
    results: list(COLUMNS.results, SCORES[scoreOf(profile)].offered.length + OUTCOMES.length),
    /** The codes of the criteria; beside them `CRITERION_COLUMNS`. */
    criteria: list(COLUMNS.criteria, criteria),
    /** Names of what can be chosen, with their codes beside. */
    statuses: list(COLUMNS.statuses, COUNTS.statuses),
    orders: list(COLUMNS.orders, COUNTS.orders),
    yesNo: list(COLUMNS.yesNo, COUNTS.yesNo),
    papers: list(COLUMNS.papers, COUNTS.papers),
    handicaps: list(COLUMNS.handicaps, COUNTS.handicaps),
  };
};

/** What stands beside the code of a criterion: its columns from there. */
const CRITERION_COLUMNS = { code: 0, name: 1, source: 2, choice: 3, about: 4, heading: 5 } as const;

/** The column of a list that is so many columns further on. */
const beside = ({ sheet, area }: Place, columns: number): Place => ({
  sheet,
  area: { ...area, column: area.column + columns },
});

/** A column of the list of criteria. */
export const ofCriteria = (criteria: Place, what: keyof typeof CRITERION_COLUMNS): Place =>
  beside(criteria, CRITERION_COLUMNS[what]);

/** The codes beside the names of a list. */
export const codesBeside = (names: Place): Place => beside(names, 1);
