import { OUTCOMES } from '../../core/outcome';
import { place, type Place } from '../../grid/reference';

/** Rows of the lists that are the same in every tournament. */
const COUNTS = { statuses: 3, orders: 2, yesNo: 2 } as const;

/** The hidden sheet of what can be chosen: one list beside the other, each under its headings. */
export const listsLayout = (sheet: string, criteria: number) => {
  const list = (column: number, count: number): Place => place(sheet, 1, column, count);
  return {
    sheet,
    /** What can be typed as a result, with its meaning beside. */
    results: list(0, OUTCOMES.length),
    /** The codes of the criteria, with name and source beside. */
    criteria: list(3, criteria),
    statuses: list(7, COUNTS.statuses),
    orders: list(10, COUNTS.orders),
    yesNo: list(12, COUNTS.yesNo),
  };
};
