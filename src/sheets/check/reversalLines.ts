import type { CellValue } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { andThen, ok, type Result } from '../../core/result';
import { readPrinted } from '../printed/read';
import type { PlacedSchedule, PlacedSide } from '../printed/schedule';

/** Who leaves, before the games that are reversed then: `13`, `#13`, `13:`, alone in a cell or before the first game. */
const LEAVING = /^\s*#?\s*(\d{1,4})\s*[:.)]?(?=\s|$)/;

const HEADING = 'Round ';

/** A line with its number as that of a round, and how far the texts of its first cell have moved. */
const headed = (
  line: readonly CellValue[],
): { readonly values: readonly CellValue[]; readonly first: number; readonly moved: number } => {
  const first = line.findIndex((value) => value !== null);
  const before = String(line[first] ?? '');
  const after = before.replace(LEAVING, `${HEADING}$1`);
  const isText = typeof line[first] === 'number' || typeof line[first] === 'string';
  return {
    values: line.map((value, place) => (place === first && isText ? after : value)),
    first,
    moved: after.length - before.length,
  };
};

/**
 * Reads a reversal table: a line a number that leaves, which is the number of its round in the answer, then its games. Problems:
 * those of `readPrinted`.
 */
export const readReversalLines = (grid: Grid): Result<PlacedSchedule> => {
  const lines = grid.values.map(headed);
  const inPlace = (side: PlacedSide): PlacedSide => {
    const line = lines[side.row - grid.area.row];
    const isMoved = line?.first === side.column - grid.area.column;
    return isMoved ? { ...side, start: side.start - line.moved } : side;
  };
  return andThen(readPrinted({ ...grid, values: lines.map(({ values }) => values) }), (schedule) =>
    ok({
      ...schedule,
      rounds: schedule.rounds.map((round) => ({
        ...round,
        games: round.games.map((game) => ({
          ...game,
          white: inPlace(game.white),
          black: inPlace(game.black),
        })),
      })),
    }),
  );
};
