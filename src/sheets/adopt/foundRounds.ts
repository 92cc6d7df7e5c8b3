import type { FoundEntry, FoundGame } from '../../core/adopt/tables';
import { pairKey, countsOf } from '../../core/grouped';
import { largest } from '../../core/extremes';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import { isFinished, parseTyped } from '../../core/results/typed';
import { areaAddress } from '../../grid/cell';
import { findSquare, holdsRounds, otherSquare, readSquare, type Square } from '../printed/crossTable';
import { readPrintedIn } from '../printed/read';
import { type PlacedSchedule, tableOf, type Table } from '../printed/table';
import type { Roster } from '../roster';
import { isFigure, isNaming } from '../roster/text';
import { areaOf, span, type View } from '../view';
import type { Board } from './board';
import type { FoundCrosstable, FoundResults } from './found';
import { usedIn } from './leftOut';
import { numbersOf, readPlayers, rosterOfNames } from './players';

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
    .some(({ row }) => !rows.has(row + 1) && columns.some(({ column }) => table.raw(row + 1, column) !== ''));
};

/** A cross-table that is still to be played: each cell says the round, as NZCF prints it; null where there is none. */
export const findRounds = (view: View): RoundsTable | null => {
  const table = tableOf(view);
  const square = findSquare(table);
  return square && holdsRounds(table, square) && !hasLinesBetween(table, square) ? { table, square } : null;
};

/** The area of the sheet that a square covers, with the names beside it. */
const areaOfSquare = (
  table: Table,
  { lines, columns }: Square,
  nameColumn = entryAt(lines, 0).column,
): string => {
  const rows = { from: entryAt(lines, 0).row, to: entryAt(lines, lines.length - 1).row + 1 };
  const across = [...lines, ...columns].map(({ column }) => column);
  return areaAddress(areaOf(table, rows, [nameColumn, ...across]));
};

/** `adopt-two-tables` where another square of numbers stands on the sheet of one. */
const twoSquares = ({ table, square }: RoundsTable): Result<never> | null => {
  const other = otherSquare(table, square);
  if (!other) return null;
  const [first, second] = [square, other].map((each) => areaOfSquare(table, each)) as [string, string];
  return fail(problem('adopt-two-tables', { sheet: table.sheet, cell: second }, { first, second }));
};

/** The column with the players' names beside a table: that of its labels, else one in which most lines have a name of their own. */
const nameColumnOf = (board: View, { named, lines, columns }: Square): number | null => {
  if (named) return entryAt(lines, 0).column;
  const taken = new Set(columns.map(({ column }) => column));
  const isNames = (column: number): boolean => {
    const names = lines.map(({ row }) => board.text(row, column)).filter(isNaming);
    return !taken.has(column) && new Set(names).size * 2 > lines.length;
  };
  return span(0, board.columns).find((column) => isNames(column)) ?? null;
};

const playersOf = (
  board: View,
  { lines, columns, labels }: Square,
  nameColumn: number | null,
  document: readonly string[],
): Result<Roster> => {
  const rows = lines.map(({ row }) => row);
  const first = entryAt(columns, 0).column;
  const top = entryAt(rows, 0);
  if (nameColumn !== null) {
    const about = span(0, board.columns).filter((column) => column < first || column === nameColumn);
    return readPlayers(board, { rows, nameColumn }, about, document, rows);
  }
  const named = lines.map(({ row, column }, place) => ({
    name: isNaming(entryAt(labels, place)) ? entryAt(labels, place) : `#${entryAt(labels, place)}`,
    row,
    cell: board.at(row, column),
  }));
  const area = { row: board.sheetRow(top), column: board.sheetColumn(0), rows: rows.length, columns: 1 };
  return rosterOfNames(board, named, { top, area, nameColumn: entryAt(lines, 0).column }, document);
};

/**
 * Reads a cross-table of rounds as a tournament to be played; bold says White. Problems: those of `readSquare`, `readPlayers` and
 * `rosterOfNames`.
 */
export const foundRounds = (
  { table, square }: RoundsTable,
  document: readonly string[],
): Result<FoundCrosstable> => {
  const twice = twoSquares({ table, square });
  if (twice) return twice;
  const { labels, lines, columns } = square;
  const nameColumn = nameColumnOf(table, square);
  const area = areaOfSquare(table, square, nameColumn ?? undefined);
  const right = entryAt(columns, columns.length - 1).column;
  const placeOf = new Map(labels.map((label, place) => [label, place]));
  const at = (label: string): number => placeOf.get(label) ?? 0;
  return andThen(readSquare(table, square), ({ rounds, coloured }) =>
    andThen(playersOf(table, square, nameColumn, document), (roster) => {
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
          table,
          lines.map(({ row }) => row),
          [...span(0, right + 1), ...(nameColumn === null ? [] : [nameColumn])],
        ),
        entries,
        stated: [],
      });
    }),
  );
};

const [LEAST_PLAYERS, LEAST_PAIRS] = [3, 3];
const PAIR = /^\D*\d{1,3} ?[-–:] ?\d{1,3}\b/;

/** How many players a schedule of numbers has in which every two meet equally often; `null` for any other. */
const sizeOf = ({ rounds }: PlacedSchedule): number | null => {
  const games = rounds.flatMap((round) => round.games);
  const labels = games.flatMap(({ white, black }) => [white.label, black.label]).map(Number);
  const size = largest(labels);
  if (!labels.every((each) => Number.isInteger(each) && each > 0) || size < LEAST_PLAYERS) return null;
  const met = countsOf(games.map(({ white, black }) => pairKey(Number(white.label), Number(black.label))));
  const isEven = met.size === (size * (size - 1)) / 2 && new Set(met.values()).size === 1;
  return isEven ? size : null;
};

/** The rows that number `size` names from 1 on, each below the one before, with the columns of both. */
const listOf = (board: Board, size: number) => {
  for (const column of span(0, board.columns))
    for (const top of span(0, board.rows - size + 1)) {
      const rows = span(top, top + size);
      if (!rows.every((row, at) => board.text(row, column).replace(/[.)]$/, '') === String(at + 1))) continue;
      const isName = (text: string): boolean => isNaming(text) && !isFigure(text);
      const nameColumn = span(column + 1, board.columns).find((each) =>
        rows.every((row) => isName(board.text(row, each))),
      );
      if (nameColumn !== undefined) return { rows, column, nameColumn };
    }
  return null;
};

/** The games of a schedule with the results that stand right of them. Problems: `adopt-date`, and `adopt-cell` for what is none among results. */
const gamesOf = (board: Board, { rounds }: PlacedSchedule): Result<readonly FoundGame[]> => {
  const games = rounds.flatMap(({ round, games: own }) =>
    own.map(({ white, black }) => {
      const row = white.row - board.content.area.row;
      const column = Math.max(white.column, black.column) - board.content.area.column + 1;
      const typed = board.text(row, column);
      const cell = typed === '' ? white.cell : board.at(row, column);
      const isDate = board.isDate(row, column);
      const sides = { white: Number(white.label) - 1, black: Number(black.label) - 1 };
      return { ...sides, round, cell, column, typed, isDate };
    }),
  );
  const told = new Set(games.flatMap(({ typed, column }) => (isFinished(typed) ? [column] : [])));
  const wrong = games.flatMap(({ typed, column, cell, white, isDate }): readonly Problem[] => {
    const [place, name] = [{ sheet: board.sheet, cell }, String(white + 1)];
    if (isDate) return [problem('adopt-date', place, { name })];
    const isWrong = told.has(column) && parseTyped(typed) === undefined;
    return isWrong ? [problem('adopt-cell', place, { typed, name })] : [];
  });
  return unlessProblems(wrong, () =>
    games.map(({ typed, column, white, black, round, cell }) => ({
      ...{ white, black, round, cell },
      outcome: told.has(column) ? (parseTyped(typed) ?? null) : null,
    })),
  );
};

/**
 * Rounds in numbers, all of them, beside the list of players that has these numbers: `1-4 2-3`. `null` where one of the two is missing.
 * Problems: `adopt-date`, `adopt-cell`, those of `readPlayers`.
 */
export const numberedRounds = (board: Board, document: readonly string[]): Result<FoundResults> | null => {
  const texts = span(0, board.rows).flatMap((row) =>
    span(0, board.columns).map((column) => board.text(row, column)),
  );
  if (texts.filter((text) => PAIR.test(text)).length < LEAST_PAIRS) return null;
  const printed = readPrintedIn(board);
  const size = printed.ok ? sizeOf(printed.value) : null;
  const list = size === null ? null : listOf(board, size);
  if (!printed.ok || !list) return null;
  const { rows, column, nameColumn } = list;
  const sides = printed.value.labels.map((side) => side.column - board.content.area.column);
  const end = span(nameColumn + 1, board.columns).find(
    (each) => sides.includes(each) || rows.every((row) => board.text(row, each) === ''),
  );
  const about = span(column, end ?? board.columns);
  return andThen(gamesOf(board, printed.value), (games) =>
    andThen(readPlayers(board, { rows, nameColumn }, about, document, rows), (roster) =>
      ok({
        kind: 'results' as const,
        layout: {
          kind: 'results' as const,
          area: areaAddress(board.content.area),
          colours: 'sides' as const,
          rounds: 'heading' as const,
          plusIsWin: false,
        },
        roster,
        numbers: roster.players.map((_, at) => entryAt(rows, at) - entryAt(rows, 0) + 1),
        warnings: roster.warnings,
        used: usedIn(board, span(0, board.rows), span(0, board.columns)),
        games,
      }),
    ),
  );
};
