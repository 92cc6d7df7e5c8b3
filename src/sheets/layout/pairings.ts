import { place } from '../../grid/reference';
import { table } from './table';

/** The columns of the Pairings table, from 0. `left` is the side that stands on the left. */
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

/** A refreshed table has no finder; its status text, as Refresh wrote it, stands there hidden. */
export const pairingsLayout = (sheet: string, lines: number) => ({
  ...table(sheet, lines, PAIRINGS.count),
  status: place(sheet, 1, PAIRINGS.find),
  /** Where a player's name is typed, and the number of who has it. */
  wanted: place(sheet, 1, PAIRINGS.find + 2),
  found: place(sheet, 1, PAIRINGS.find + 4),
});
