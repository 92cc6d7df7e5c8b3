import type { Tournament } from '../../core/model';
import { place } from '../../grid/reference';
import type { TimeCell } from '../log/key';
import { table } from './columns';

/** The columns of the Pairings table without sections and dates, from 0. `left` is the side that stands on the left. */
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

/**
 * The last columns of the table, and the first beside it. The section, where there are any, and when and where games are played
 * stand before the check, which moves on for them.
 */
const lastColumns = (times: readonly TimeCell[], divided: boolean) => {
  const section = divided ? PAIRINGS.check : null;
  const first = PAIRINGS.check + Number(divided);
  const check = first + times.length;
  return { section, date: times.length === 0 ? null : first, check, count: check + 1, find: check + 2 };
};

/** A refreshed table has no finder; its status text, as Refresh wrote it, stands there hidden. */
export const pairingsLayout = (
  sheet: string,
  lines: number,
  { dated, calendar = [], sections }: Pick<Tournament, 'dated' | 'calendar' | 'sections'>,
) => {
  const times: readonly TimeCell[] = dated ? ['date', ...calendar] : [];
  const columns = lastColumns(times, sections !== undefined);
  return {
    ...table(sheet, lines, columns.count),
    columns,
    /** When and where games are played: which cell of a game stands in which column. */
    times: times.map((cell, index) => ({ cell, column: columns.check - times.length + index })),
    status: place(sheet, 1, columns.find),
    /** Where a player's name is typed, and the number of who has it. */
    wanted: place(sheet, 1, columns.find + 2),
    found: place(sheet, 1, columns.find + 4),
  };
};
