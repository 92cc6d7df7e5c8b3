import type { Board } from './board';
import { contentOfCell, isSlashRound, type Content } from './sign';

/** What every cell of a board says, should it be a result. */
export type Contents = (row: number, column: number) => Content;

const BLANK: Content = { kind: 'blank' };

/** Reads every cell of a board once. */
export const contentsOf = (board: Board): Contents => {
  const lines = Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: board.columns }, (__, column) => ({ row, column })),
  );
  const slashRounds = lines.flat().some(({ row, column }) => isSlashRound(board.text(row, column)));
  const all = lines.map((line) =>
    line.map(({ row, column }) =>
      contentOfCell(
        board.value(row, column),
        board.text(row, column),
        board.isDate(row, column),
        slashRounds,
      ),
    ),
  );
  return (row, column) => all[row]?.[column] ?? BLANK;
};
