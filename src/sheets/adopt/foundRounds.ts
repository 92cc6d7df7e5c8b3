import type { FoundEntry } from '../../core/adopt/found';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { areaAddress, type Area } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { findSquare, holdsRounds, otherSquare, readSquare, type Square } from '../printed/crossTable';
import { tableOf, type Table } from '../printed/table';
import type { Roster } from '../roster';
import { isNaming } from '../roster/text';
import { span, type Board } from './board';
import type { FoundCrosstable } from './found';
import { numbersOf, readPlayers, rosterOfNames } from './players';
import { usedIn } from './used';

/** A table whose cells are rounds, on its sheet. */
interface RoundsTable {
  readonly table: Table;
  readonly square: Square;
}

/** Whether something stands in the games' columns between the lines of the players: the results of a wall chart. */
const hasLinesBetween = (table: Table, { lines, columns }: Square): boolean => {
  const rows = new Set(lines.map(({ row }) => row));
  return lines
    .slice(0, -1)
    .some(
      ({ row }) => !rows.has(row + 1) && columns.some(({ column }) => table.text(row + 1, column) !== ''),
    );
};

/** A cross-table that is still to be played: each cell says the round, as NZCF prints it; null where there is none. */
export const findRounds = (grid: Grid): RoundsTable | null => {
  const table = tableOf(grid);
  const square = findSquare(table);
  return square && holdsRounds(table, square) && !hasLinesBetween(table, square) ? { table, square } : null;
};

/** The area of the sheet that a square covers, with the names beside it. */
const areaOf = (grid: Grid, { lines, columns }: Square, nameColumn: number | null = null): Area => {
  const [top, left] = [entryAt(lines, 0).row, Math.min(nameColumn ?? Infinity, entryAt(lines, 0).column)];
  const [bottom, right] = [entryAt(lines, lines.length - 1).row, entryAt(columns, columns.length - 1).column];
  return {
    row: grid.area.row + top,
    column: grid.area.column + left,
    rows: bottom - top + 1,
    columns: right - left + 1,
  };
};

/** `adopt-two-tables` where another square of numbers stands on the sheet of one. */
const twoSquares = (grid: Grid, { table, square }: RoundsTable): Result<never> | null => {
  const other = otherSquare(table, square);
  if (!other) return null;
  const [first, second] = [square, other].map((each) => areaAddress(areaOf(grid, each))) as [string, string];
  return fail(problem('adopt-two-tables', { sheet: grid.sheet, cell: second }, { first, second }));
};

/** The column with the players' names beside a table: that of its labels, else one in which most lines have a name of their own. */
const nameColumnOf = (board: Board, { named, lines, columns }: Square): number | null => {
  if (named) return entryAt(lines, 0).column;
  const taken = new Set(columns.map(({ column }) => column));
  const isNames = (column: number): boolean => {
    const names = lines.map(({ row }) => board.text(row, column)).filter(isNaming);
    return !taken.has(column) && new Set(names).size * 2 > lines.length;
  };
  return span(0, board.columns).find((column) => isNames(column)) ?? null;
};

const playersOf = (
  grid: Grid,
  board: Board,
  { lines, columns, labels }: Square,
  nameColumn: number | null,
  document: readonly string[],
): Result<Roster> => {
  const rows = lines.map(({ row }) => row);
  const first = entryAt(columns, 0).column;
  const top = entryAt(rows, 0);
  if (nameColumn !== null) {
    const about = span(0, board.columns).filter((column) => column < first || column === nameColumn);
    return readPlayers(grid, board, { rows, nameColumn }, about, document, rows);
  }
  const named = lines.map(({ row, column }, place) => ({
    name: isNaming(entryAt(labels, place)) ? entryAt(labels, place) : `#${entryAt(labels, place)}`,
    row,
    cell: board.at(row, column),
  }));
  const area = { row: grid.area.row + top, column: grid.area.column, rows: rows.length, columns: 1 };
  return rosterOfNames(grid, named, { top, area, nameColumn: entryAt(lines, 0).column }, document);
};

/**
 * Reads a cross-table of rounds as a tournament to be played; bold says White. Problems: those of `readSquare`, `readPlayers` and
 * `rosterOfNames`.
 */
export const foundRounds = (
  grid: Grid,
  board: Board,
  { table, square }: RoundsTable,
  document: readonly string[],
): Result<FoundCrosstable> => {
  const twice = twoSquares(grid, { table, square });
  if (twice) return twice;
  const { labels, lines, columns } = square;
  const nameColumn = nameColumnOf(board, square);
  const area = areaAddress(areaOf(grid, square, nameColumn));
  const right = entryAt(columns, columns.length - 1).column;
  const placeOf = new Map(labels.map((label, place) => [label, place]));
  const at = (label: string): number => placeOf.get(label) ?? 0;
  return andThen(readSquare(table, square), ({ rounds, coloured }) =>
    andThen(playersOf(grid, board, square, nameColumn, document), (roster) => {
      const entries = rounds.flatMap(({ round, games }) =>
        games.flatMap(({ white, black }) =>
          [[white, black, true] as const, [black, white, false] as const].map(
            ([own, other, isWhite]): FoundEntry => ({
              player: at(own.label),
              opponent: at(other.label),
              meeting: 1,
              mark: 'open',
              white: coloured ? isWhite : null,
              round,
              cell: own.cell,
              typed: String(round),
            }),
          ),
        ),
      );
      return ok({
        kind: 'crosstable' as const,
        layout: {
          kind: 'crosstable' as const,
          area,
          columnsBy: square.named ? ('headings' as const) : ('numbers' as const),
          colours: coloured ? ('bold' as const) : ('none' as const),
          rounds: 'cell' as const,
          plusIsWin: false,
        },
        roster,
        numbers: numbersOf(labels.map((label) => (/^\d+$/.test(label) ? Number(label) : undefined))),
        warnings: roster.warnings,
        used: usedIn(
          grid,
          board,
          lines.map(({ row }) => row),
          [...span(0, right + 1), ...(nameColumn === null ? [] : [nameColumn])],
        ),
        entries,
        stated: [],
      });
    }),
  );
};
