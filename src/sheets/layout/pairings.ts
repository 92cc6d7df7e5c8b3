import { place } from '../../grid/reference';
import { table } from './table';

/** The columns of the Pairings table without dates, from 0. `left` is the side that stands on the left. */
export const PAIRINGS = {
  game: 0,
  round: 1,
  board: 2,
  leftNo: 3,
  left: 4,
  result: 5,
  right: 6,
  rightNo: 7,
  check: 8,
  count: 9,
  /** The "Find player" block stands right of the table. */
  find: 10,
} as const;

/** The last columns of the table, and the first beside it. Dates stand before the check, which moves one on for them. */
const lastColumns = (dated: boolean) => {
  const { check, count, find } = PAIRINGS;
  return dated
    ? { date: check, check: check + 1, count: count + 1, find: find + 1 }
    : { date: null, check, count, find };
};

/** A refreshed table has no finder; its status text, as Refresh wrote it, stands there hidden. */
export const pairingsLayout = (sheet: string, lines: number, dated: boolean) => {
  const columns = lastColumns(dated);
  return {
    ...table(sheet, lines, columns.count),
    columns,
    status: place(sheet, 1, columns.find),
    /** Where a player's name is typed, and the number of who has it. */
    wanted: place(sheet, 1, columns.find + 2),
    found: place(sheet, 1, columns.find + 4),
  };
};
