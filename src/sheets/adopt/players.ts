import { entryAt } from '../../core/present';
import { longName } from '../../core/names/name';
import { problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import { areaAddress, type Area, type CellValue } from '../../grid/cell';
import type { Content } from '../../grid/content';
import { isBye } from '../../language/headers';
import { readRoster, type Roster } from '../roster';
import { eventOfList, isNamingRole, roleOf } from '../roster/headers';
import { span, viewOf, type View } from '../view';
import { lineLeft } from './leftOut';
import type { NamedPlayer } from './results';
import { isHeading } from './stated';

/** Rows above the first player in which the headings may stand. */
const MOST_ABOVE = 3;

/** The row of headings above a table; null if there is none. */
const headerOf = (board: View, top: number, columns: readonly number[]): number | null => {
  const above = [...span(Math.max(0, top - MOST_ABOVE), top)].reverse();
  const known = above.find((row) => columns.some((column) => isHeading(board.text(row, column))));
  if (known !== undefined) return known;
  const [next] = above;
  const filled =
    next === undefined ? [] : span(0, board.columns).filter((column) => board.text(next, column) !== '');
  return next !== undefined && filled.length > 2 ? next : null;
};

/** A round robin needs three. */
const LEAST_PLAYERS = 3;

/** The rows of the players and their headings, without the columns of games, as a list. */
const listOf = (
  board: View,
  lines: { readonly rows: readonly number[]; readonly nameColumn: number },
  columns: readonly number[],
): Content => {
  const header = headerOf(board, entryAt(lines.rows, 0), columns);
  const rows = [...(header === null ? [] : [header]), ...lines.rows];
  const named = header !== null && columns.some((column) => isNamingRole(roleOf(board.text(header, column))));
  const valueAt = (row: number, column: number): CellValue =>
    row === header && column === lines.nameColumn && !named ? 'Name' : board.value(row, column);
  const cells = <T>(of: (row: number, column: number) => T): readonly (readonly T[])[] =>
    rows.map((row) => columns.map((column) => of(row, column)));
  return {
    ...board.content,
    rows: rows.map(board.sheetRow),
    columns: columns.map(board.sheetColumn),
    values: cells(valueAt),
    calculated: cells(board.isFormula),
    formats: cells(board.format),
    merges: [],
  };
};

/**
 * Reads the players of a table from the columns beside its games, as from any list; the event is called as what stands above the table.
 * `played` are rows of players even if they are called Bye; who else is, is left out.
 * Problems: those of `readRoster`; `adopt-line-left` for a line that names nobody.
 */
export const readPlayers = (
  board: View,
  lines: { readonly rows: readonly number[]; readonly nameColumn: number },
  columns: readonly number[],
  document: readonly string[],
  played: readonly number[],
): Result<Roster> => {
  const players = new Set(played.map((row) => board.sheetRow(row)));
  const read = readRoster(listOf(board, lines, columns), { chosen: true, players });
  if (!read.ok) return read;
  const kept = new Set(read.value.players.map(({ row }) => row));
  const isRest = (row: number): boolean => !played.includes(row) && isBye(board.text(row, lines.nameColumn));
  const missing = lines.rows.filter((row) => !kept.has(board.sheetRow(row)) && !isRest(row));
  return unlessProblems(
    missing.map((row) => lineLeft(board, row, lines.nameColumn)),
    () => ({ ...read.value, event: eventOfList(viewOf(board.content), read.value.area.row, document) }),
  );
};

/** Where a list of results stands: the row it begins with, within the grid, and its area on the sheet. */
interface ListPlace {
  readonly top: number;
  readonly area: Area;
  readonly nameColumn: number;
}

/** The players whom a list of results names. Problems: `too-few-players`, `name-too-long`. */
export const rosterOfNames = (
  board: View,
  named: readonly NamedPlayer[],
  { top, area, nameColumn }: ListPlace,
  document: readonly string[],
): Result<Roster> => {
  const { sheet } = board;
  const tooFew = { count: named.length, least: LEAST_PLAYERS };
  const wrong = [
    ...(named.length < LEAST_PLAYERS
      ? [problem('too-few-players', { sheet, cell: areaAddress(area) }, tooFew)]
      : []),
    ...named.flatMap(({ name, cell }) => longName(name, { sheet, cell })),
  ];
  return unlessProblems(wrong, () => ({
    sheet,
    event: eventOfList(viewOf(board.content), board.sheetRow(top), document),
    area,
    headerRow: null,
    nameColumn: board.sheetColumn(nameColumn),
    headings: {},
    columns: [],
    columnFormats: [],
    players: named.map(({ name, row, cell }) => ({ name, row: board.sheetRow(row), cell, extra: [] })),
    warnings: [],
  }));
};

/** The pairing numbers: those of the list where they are 1 to the count, each once; else the order of the list. */
export const numbersOf = (numbers: readonly (number | undefined)[]): readonly number[] => {
  const count = numbers.length;
  const isNumbering =
    new Set(numbers).size === count &&
    numbers.every((number) => number !== undefined && number >= 1 && number <= count);
  return numbers.map((number, index) => (isNumbering ? (number ?? 0) : index + 1));
};
