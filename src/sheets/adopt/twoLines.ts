import { entryAt } from '../../core/present';
import { span, type Board } from './board';
import type { Contents } from './cells';
import { roundIn } from './geometry';
import { possibleLines } from './lines';

/**
 * A wall chart as a table by rounds: of players with two lines each, who have opponents above, bold with White, and results below them, both
 * in the cell above, such as `#5w½`, and `#5w*` of a game to come. `null` where nobody has two lines.
 */
export const joinedLines = (board: Board, contents: Contents): Board | null => {
  const lines = possibleLines(board, contents).find(({ height }) => height === 2);
  if (!lines) return null;
  const upper = new Set(lines.rows);
  const top = entryAt(lines.rows, 0);
  const rounds = new Set(
    span(lines.nameColumn + 1, board.columns).filter((column) =>
      span(Math.max(0, top - 2), top).some((row) => roundIn(board, row, column) !== null),
    ),
  );
  const cells = lines.rows.flatMap((row) => [...rounds].map((column) => [row, column] as const));
  const hasColours = cells.some(([row, column]) => board.bold(row, column));
  const isGame = (row: number, column: number): boolean =>
    rounds.has(column) && upper.has(row) && /^\d{1,3}$/.test(board.text(row, column));
  const text = (row: number, column: number): string => {
    const own = board.text(row, column);
    if (isGame(row - 1, column)) return '';
    if (!isGame(row, column)) return own;
    const colour = hasColours ? (board.bold(row, column) ? 'w' : 'b') : ' ';
    return `#${own}${colour}${board.text(row + 1, column) || '*'}`;
  };
  const below = (row: number, column: number): number => (isGame(row, column) ? row + 1 : row);
  return {
    ...board,
    text,
    value: (row, column) =>
      isGame(row, column) || isGame(row - 1, column) ? text(row, column) || null : board.value(row, column),
    isDate: (row, column) => board.isDate(below(row, column), column),
  };
};
