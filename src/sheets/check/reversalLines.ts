import type { CellValue } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { Result } from '../../core/result';
import { readPrinted } from '../printed/read';
import type { PlacedSchedule } from '../printed/schedule';

/** Who leaves, before the games that are reversed then: `13`, `#13`, `13:`, alone in a cell or before the first game. */
const LEAVING = /^\s*#?\s*(\d{1,4})\s*[:.)]?(?=\s|$)/;

/**
 * Reads a reversal table: a line a number that leaves, which is the number of its round in the answer, then its games. Problems:
 * those of `readPrinted`.
 */
export const readReversalLines = (grid: Grid): Result<PlacedSchedule> => {
  const headed = (line: readonly CellValue[]): readonly CellValue[] => {
    const first = line.findIndex((value) => value !== null);
    return line.map((value, place) =>
      place === first && (typeof value === 'number' || typeof value === 'string')
        ? String(value).replace(LEAVING, 'Round $1')
        : value,
    );
  };
  return readPrinted({ ...grid, values: grid.values.map(headed) });
};
