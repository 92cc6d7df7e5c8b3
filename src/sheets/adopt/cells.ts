import type { Board } from './board';
import { contentOfCell, isSlashRound, type Content } from './sign';
import { asMark, MARKS, type Written } from './written';

/** What every cell of a board says, should it be a result. */
export type Contents = (row: number, column: number) => Content;

const BLANK: Content = { kind: 'blank' };

const OTHER: Content = { kind: 'other' };

/** Reads every cell of a board once, as the results of its table are written. */
export const contentsOf = (board: Board, written: Written = MARKS): Contents => {
  const lines = Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: board.columns }, (__, column) => ({ row, column })),
  );
  const slashRounds = lines.flat().some(({ row, column }) => isSlashRound(board.text(row, column)));
  const contentAt = (row: number, column: number): Content => {
    const text = asMark(board.text(row, column), written);
    const value = written.by === 'marks' || text === null ? board.value(row, column) : text;
    return text === null ? OTHER : contentOfCell(value, text, board.isDate(row, column), slashRounds);
  };
  const all = lines.map((line) => line.map(({ row, column }) => contentAt(row, column)));
  return (row, column) => all[row]?.[column] ?? BLANK;
};
