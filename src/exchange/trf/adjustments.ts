import { problem, type Problem } from '../../core/problem';
import type { Line } from './line';

/** Points that the arbiter gives or takes, by number, with a note of each, and what is wrong with such records. */
export interface Adjustments {
  readonly points: ReadonlyMap<number, number>;
  readonly warnings: readonly Problem[];
  readonly problems: readonly Problem[];
}

/** Columns of the first number, and how many each number takes. */
const FIRST_NUMBER = 24;
const NUMBER_WIDTH = 5;
const MOST_NUMBERS = 2_000;

const numbersOf = (line: Line): readonly string[] => {
  const count = Math.min(MOST_NUMBERS, Math.ceil((line.length - FIRST_NUMBER + 1) / NUMBER_WIDTH));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const from = FIRST_NUMBER + index * NUMBER_WIDTH;
    return line.at(from, from + NUMBER_WIDTH - 2);
  }).filter((typed) => typed !== '');
};

/**
 * Records 299 without a type: points beside those of the games. Problems: `trf-adjustment-points` for what is no number of points,
 * `trf-assignment` for a record with a type, which changes what a game is worth, `exchange-player-unknown`.
 */
export const adjustmentsOf = (lines: readonly Line[], numbers: ReadonlySet<number>): Adjustments => {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const points = new Map<number, number>();
  for (const line of lines.filter(({ id }) => id === '299')) {
    const place = { line: line.number };
    const typed = line.at(12, 18).replace(',', '.');
    const value = /^[-+]?\d{1,4}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : null;
    if (line.at(5) !== '') problems.push(problem('trf-assignment', place, { type: line.at(5) }));
    else if (value === null) problems.push(problem('trf-adjustment-points', place, { typed }));
    else
      for (const number of numbersOf(line)) {
        const no = Number(number);
        if (!numbers.has(no)) problems.push(problem('exchange-player-unknown', place, { number }));
        else {
          points.set(no, Math.round(((points.get(no) ?? 0) + value) * 100) / 100);
          warnings.push(problem('trf-adjustment', place, { number, points: value }));
        }
      }
  }
  return { points, warnings, problems };
};
