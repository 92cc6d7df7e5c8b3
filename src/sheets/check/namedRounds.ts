import type { Grid } from '../../grid/grid';
import { boardOf } from '../adopt/board';
import { contentsOf } from '../adopt/cells';
import type { ResultLine } from '../adopt/resultLines';
import { findResults, gamesAndRests } from '../adopt/results';
import type { PlacedSchedule, PlacedSide } from '../printed/schedule';

/** Pairings by name in rounds, such as our own sheet has them: names are the labels. `null` where there are none, or a line of them is none. */
export const readNamedRounds = (grid: Grid): PlacedSchedule | null => {
  const board = boardOf(grid);
  const place = findResults(board, contentsOf(board));
  if (!place || place.black === null) return null;
  const { lines, rests, isRest, left } = gamesAndRests(board, place);
  const games = lines.filter((line) => !rests.includes(line));
  if (left.length > 0 || lines.some(({ round }) => round === null)) return null;
  const sidesOf = ({ row, sides, white, black }: ResultLine): readonly [PlacedSide, PlacedSide] => {
    const side = (label: string, column: number): PlacedSide => ({
      label,
      cell: board.at(row, column),
      row: grid.area.row + row,
      column: grid.area.column + column,
      start: 0,
      length: label.length,
    });
    return [side(white, sides[0]), side(black, sides[1])];
  };
  const rounds = [...new Set(lines.map(({ round }) => round ?? 0))].sort((one, other) => one - other);
  return {
    rounds: rounds.map((round) => ({
      round,
      games: games
        .filter((line) => line.round === round)
        .map((line, at) => {
          const [white, black] = sidesOf(line);
          return { board: at + 1, white, black };
        }),
      rests: rests
        .filter((line) => line.round === round)
        .flatMap((line) => sidesOf(line).filter(({ label }) => !isRest(label))),
    })),
    coloured: true,
    labels: games.flatMap(sidesOf),
  };
};
