import { problem, type Problem } from '../../core/problem';
import { areaAddress } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { isFigure, isNaming } from '../roster/text';
import { span, type Board } from './board';
import { statedKind } from './stated';
import { numberIn } from './written';

const LEAST = 3;

/** Whether names stand in a column, and behind them points: below their heading, or in each of the rows and never more than above. */
const hasStandings = (board: Board, column: number): boolean => {
  const rows = span(0, board.rows).filter((row) => {
    const text = board.text(row, column);
    return isNaming(text) && !isFigure(text) && statedKind(text) === null;
  });
  if (rows.length < LEAST) return false;
  return span(column + 1, board.columns).some((other) => {
    const isHeaded = span(0, board.rows).some((row) => statedKind(board.text(row, other)) === 'points');
    const points = rows.flatMap((row) => numberIn(board.text(row, other)) ?? []);
    const isFalling = points.every((each, at) => each <= (points[at - 1] ?? each));
    return isHeaded
      ? points.length >= LEAST
      : points.length * 5 >= rows.length * 4 && isFalling && new Set(points).size > 1;
  });
};

/** Why a sheet has no games: `adopt-standings` where it has places and points, else `adopt-not-found`. */
export const noGames = (grid: Grid, board: Board): Problem => {
  const { sheet, area } = grid;
  const place = { sheet, ...(area.rows > 0 && area.columns > 0 ? { cell: areaAddress(area) } : {}) };
  const isStandings = span(0, board.columns).some((column) => hasStandings(board, column));
  return problem(isStandings ? 'adopt-standings' : 'adopt-not-found', place);
};
