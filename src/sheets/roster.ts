import { MOST_PLAYERS } from '../core/pairing/system';
import { problem, type Place, type Problem } from '../core/problem';
import { fail, ok, unlessProblems, type Result } from '../core/result';
import { columnLetters, parseArea, type Area } from './cell';
import { crop, type Grid } from './grid';
import { assignColumns, type Columns } from './roster/columns';
import type { Roster, RosterEntry } from './roster/entry';
import { findList, type Found } from './roster/find';
import { formatOf, readEntry, rowNames, withoutNumbering } from './roster/read';
import { judgeRows, type Line } from './roster/rows';
import { nameKey } from './roster/text';
import { areaName, areaOf, viewOf, type View } from './roster/view';

export type { Roster, RosterEntry } from './roster/entry';

export interface RosterOptions {
  /** The organiser chose this range, so that all in it is meant; else the list has to be found in a used range. */
  readonly chosen: boolean;
  /** The worksheet table that the list is, header row included. */
  readonly table?: Area;
}

/** A round robin needs three. */
export const LEAST_PLAYERS = 3;

/** The area of an address that somebody typed; else `range-invalid`. */
export const parseRange = (typed: string): Result<Area> => {
  const area = parseArea(typed);
  return area ? ok(area) : fail(problem('range-invalid', {}, { typed }));
};

const duplicates = (sheet: string, players: readonly RosterEntry[]): readonly Problem[] => {
  const first = new Map<string, string>();
  return players.flatMap(({ name, cell }) => {
    const other = first.get(nameKey(name));
    if (other === undefined) first.set(nameKey(name), cell);
    return other === undefined ? [] : [problem('name-duplicate', { sheet, cell }, { name, other })];
  });
};

const countProblems = (place: Place, players: readonly RosterEntry[], broken: number): readonly Problem[] => {
  const count = players.length;
  if (count + broken < LEAST_PLAYERS)
    return [problem('too-few-players', place, { count, least: LEAST_PLAYERS })];
  if (count <= MOST_PLAYERS) return [];
  const cell = players[MOST_PLAYERS]!.cell;
  return [problem('too-many-players', { ...place, cell }, { count, most: MOST_PLAYERS })];
};

const warningOf = (view: View, line: Line, column: number): readonly Problem[] => {
  const place = { sheet: view.grid.sheet, cell: view.at(line.row, column) };
  if (line.kind === 'note') return [problem('list-row-skipped', place, { text: line.text })];
  return line.kind === 'bye' ? [problem('list-bye-row', place, { name: line.text })] : [];
};

/** Names alone below a blank row may be another list: worth a word. */
const gapWarning = (view: View, lines: readonly Line[], columns: Columns): readonly Problem[] => {
  const seen = lines.filter(({ kind }) => kind === 'player' || kind === 'blank');
  const after = seen.filter(
    ({ kind, row }, index) =>
      kind === 'player' &&
      seen[index - 1]?.kind === 'blank' &&
      seen.slice(0, index).some((line) => line.kind === 'player') &&
      isBare(view, row, columns),
  );
  const last = after.at(-1);
  return last
    ? [problem('list-gap', { sheet: view.grid.sheet, cell: view.at(last.row, columns.name[0]!) })]
    : [];
};

const isBare = (view: View, row: number, { rating, extras, federation }: Columns): boolean =>
  [rating, federation, ...extras.map(({ column }) => column)].every(
    (column) => column === null || view.text(row, column) === '',
  );

const hiddenWarning = (grid: Grid, players: readonly RosterEntry[]): readonly Problem[] => {
  const hidden = players.map(({ row }) => row).filter((row) => grid.hiddenRows.includes(row));
  if (hidden.length === 0) return [];
  return [
    problem('list-hidden-rows', { sheet: grid.sheet }, { rows: rowNames(hidden), count: hidden.length }),
  ];
};

const rosterOf = (view: View, found: Found, columns: Columns, lines: readonly Line[]): Result<Roster> => {
  const { grid } = view;
  const nameColumn = columns.name[0]!;
  const heading = (column: number): string =>
    (found.header === null ? '' : view.text(found.header, column)) ||
    columnLetters(grid.area.column + column);
  const playing = lines.flatMap((line) => (line.kind === 'player' ? [line] : []));
  const readings = playing.map(({ row, text }) => readEntry(view, columns, heading, row, text));
  const players = withoutNumbering(readings.map(({ value }) => value));
  const broken = lines.filter(({ kind }) => kind === 'problem').length;
  const from = found.header ?? playing[0]?.row ?? found.body.from;
  const rows = { from, to: (playing.at(-1)?.row ?? from) + 1 };
  const place = { sheet: grid.sheet, cell: areaName(view, rows, found.columns) };
  const problems = [
    ...lines.flatMap((line) => (line.kind === 'problem' ? line.problems : [])),
    ...readings.flatMap((reading) => reading.problems),
    ...duplicates(grid.sheet, players),
    ...countProblems(place, players, broken),
  ];
  const titles = found.titles.map((row): Line => ({ kind: 'note', row, text: view.text(row, nameColumn) }));
  const headings = (['number', 'rating', 'federation'] as const).flatMap((role) => {
    const column = columns[role];
    return column === null || found.header === null ? [] : [[role, heading(column)] as const];
  });
  return unlessProblems(inReadingOrder(problems), () => ({
    sheet: grid.sheet,
    area: areaOf(view, rows, found.columns),
    headerRow: found.header === null ? null : grid.area.row + found.header,
    nameColumn: grid.area.column + nameColumn,
    headings: Object.fromEntries([
      ...(found.header === null ? [] : [['name', heading(nameColumn)]]),
      ...headings,
    ]),
    columns: columns.extras.map((extra) => extra.heading),
    columnFormats: columns.extras.map(({ column }) =>
      formatOf(
        view,
        playing.map(({ row }) => row),
        column,
      ),
    ),
    players,
    warnings: [
      ...[...titles, ...lines].flatMap((line) => warningOf(view, line, nameColumn)),
      ...gapWarning(view, lines, columns),
      ...hiddenWarning(grid, players),
    ],
  }));
};

/** By row, then by column, as one walks through the sheet; what concerns the whole list comes first. */
const inReadingOrder = (problems: readonly Problem[]): readonly Problem[] => {
  const rank = ({ place }: Problem): readonly [number, number] => {
    const at = place.cell?.includes(':') ? null : parseArea(place.cell ?? '');
    return at ? [at.row, at.column] : [-1, -1];
  };
  return problems
    .map((found) => ({ found, rank: rank(found) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
    .map(({ found }) => found);
};

/**
 * Reads the players from a list as people keep it. Problems, all of them at once and each with its cell: `list-empty
 * list-not-found list-two-lists header-twice name-missing name-error-value name-not-text name-too-long name-duplicate
 * rating-error-value cell-error-value too-few-players too-many-players`.
 */
export const readRoster = (grid: Grid, options: RosterOptions): Result<Roster> => {
  const { table, chosen } = options;
  const view = viewOf(table ? crop(grid, table) : grid);
  const found = findList(view, { chosen, table: table !== undefined });
  if (!found.ok) return found;
  const columns = assignColumns(view, found.value);
  if (!columns.ok) return columns;
  const lines = judgeRows(view, found.value, columns.value, chosen || table !== undefined);
  return rosterOf(view, found.value, columns.value, lines);
};
