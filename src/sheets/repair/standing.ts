import { problem, type Problem } from '../../core/problem';
import { cellText } from '../../grid/cell';
import type { TournamentParts } from '../findTournaments';
import type { FormattedCell, Grid } from '../../grid/grid';
import { GAME_COLUMNS, PLAYER_COLUMNS, type NamedPart, type Part, TIME_COLUMNS } from '../parts';
import type { GridOf, Place, TableInfo } from '../../grid/reference';
import { span } from '../view';
import {
  at,
  cellIn,
  isBlank,
  movedDown,
  widened,
  withBlankRows,
  withCells,
  withLines,
  withoutRows,
  type CellEdit,
  type NewContent,
} from './grids';

/** A cell that was put right. */
export interface StandingEdit extends NewContent {
  /** Its row after inserted rows are removed. */
  readonly mendedRow: number;
}

/**
 * A tournament's sheets in the course of repair: `grids` and `found` are corrected so far, and `faults` lists the corrections
 * by the cells of the original sheets.
 */
export interface Standing {
  readonly parts: TournamentParts;
  /** The used ranges of its sheets. */
  readonly grids: readonly Grid[];
  readonly tables: readonly TableInfo[];
  readonly faults: readonly Problem[];
  /** The corrected cells, by their place on the original sheet. */
  readonly edits: readonly StandingEdit[];
  /** Whether there are damaged formulas that cannot be restored in place. */
  readonly unknown?: boolean;
  /** The removed rows of each sheet, by their place on the original sheet. */
  readonly dropped: ReadonlyMap<string, readonly number[]>;
  /** The restored rows of each sheet, by their new place. */
  readonly added: ReadonlyMap<string, readonly number[]>;
}

export type TablePart = 'Players' | 'Pairings';

/** The row of the original sheet that is now at `row`, after rows above it were removed or restored. */
export const rowOnSheet = ({ dropped, added }: Standing, sheet: string, row: number): number => {
  let above = row - (added.get(sheet.toLowerCase()) ?? []).filter((each) => each < row).length;
  for (const each of dropped.get(sheet.toLowerCase()) ?? []) if (each <= above) above += 1;
  return above;
};

/** Where a cell stands on the original sheet. */
export const placeOn = (
  standing: Standing,
  sheet: string,
  { row, column }: Pick<CellEdit, 'row' | 'column'>,
): ReturnType<typeof at> => at(sheet, rowOnSheet(standing, sheet, row), column);

/** The used range of a sheet. */
export const gridIn = ({ grids }: Pick<Standing, 'grids'>, sheet: string): Grid | undefined =>
  grids.find((grid) => grid.sheet.toLowerCase() === sheet.toLowerCase());

/** A cell as it is now, corrected or not. */
export const standingAt = (standing: Standing, sheet: string, row: number, column: number): FormattedCell => {
  const grid = gridIn(standing, sheet);
  return grid ? cellIn(grid, row, column) : { value: null, formula: null, format: 'General' };
};

/** These sheets with another grid for one of them. */
const withGrid = (standing: Standing, grid: Grid): Standing => ({
  ...standing,
  grids: standing.grids.map((each) => (each.sheet === grid.sheet ? grid : each)),
});

/** Corrected cells and their faults. */
export const mendedWith = (
  standing: Standing,
  sheet: string,
  edits: readonly CellEdit[],
  faults: readonly Problem[],
): Standing => {
  const grid = gridIn(standing, sheet);
  const made = edits.map((edit): StandingEdit => ({
    ...edit,
    sheet,
    row: rowOnSheet(standing, sheet, edit.row),
    mendedRow: edit.row,
    before: standingAt(standing, sheet, edit.row, edit.column),
  }));
  const noted = {
    ...standing,
    faults: [...standing.faults, ...faults],
    edits: [...standing.edits, ...made],
  };
  return grid && edits.length > 0 ? withGrid(noted, withCells(grid, edits)) : noted;
};

/** What a workbook holds at a place of these sheets. */
export const gridOfStanding =
  (standing: Standing): GridOf =>
  ({ sheet, area }) => {
    const grid = gridIn(standing, sheet);
    if (!grid) return undefined;
    const cut = withLines(widened(grid, area), (lines) =>
      lines
        .slice(area.row, area.row + area.rows)
        .map((line) => line.slice(area.column, area.column + area.columns)),
    );
    return { ...cut, area };
  };

/** Columns of Pairings that hold formulas of ours. */
const GAME_FORMULAS = ['Pairings_left', 'Pairings_right', 'Pairings_check'] as const;

/** The columns that each table is read from; the first is that of its numbers. */
export const TABLE_COLUMNS: Readonly<Record<TablePart, readonly Part[]>> = {
  Players: PLAYER_COLUMNS,
  Pairings: [...GAME_COLUMNS, ...TIME_COLUMNS, ...GAME_FORMULAS],
};

/** The first cell of a row of a table in which something stands besides formulas of ours. */
const heldIn = (standing: Standing, table: TablePart, { sheet, area }: Place) => {
  const { places } = standing.parts;
  const ours = table === 'Pairings' ? GAME_FORMULAS.map((part) => places[part]?.area.column) : [];
  return (row: number): number | undefined =>
    span(area.column, area.column + area.columns).find((column) => {
      const cell = standingAt(standing, sheet, row, column);
      return !isBlank(cell) && !(ours.includes(column) && cell.formula !== null);
    });
};

const bodyOf = ({ area }: Place): readonly number[] => span(area.row + 1, area.row + area.rows);

/** The table with its heading, by our defined name, else by its own. */
export const tableOf = ({ parts, tables }: Standing, table: TablePart, id: string): Place | null => {
  const named = parts.places[table];
  if (named) return named;
  const wanted = `${table}_${id.replaceAll(/[^A-Za-z0-9]/g, '_')}`.toLowerCase();
  const known = tables.find(({ name }) => name.toLowerCase() === wanted);
  return known ? { sheet: known.sheet, area: known.area } : null;
};

/** A sheet with restored rows that end up at `rows`, in order, with their contents. */
export const withRowsBack = (
  standing: Standing,
  grid: Grid,
  rows: readonly number[],
  cells: readonly CellEdit[],
): Standing => {
  const sheet = grid.sheet.toLowerCase();
  const before = (standing.added.get(sheet) ?? []).map((row) => movedDown(row, rows));
  return {
    ...withGrid(standing, withCells(withBlankRows(grid, rows), cells)),
    edits: standing.edits.map((edit) =>
      edit.sheet.toLowerCase() === sheet ? { ...edit, mendedRow: movedDown(edit.mendedRow, rows) } : edit,
    ),
    added: new Map(standing.added).set(
      sheet,
      [...before, ...rows].sort((one, other) => one - other),
    ),
  };
};

/** These places, those of one table moved to the rows that it has. */
export const placedIn = (standing: Standing, table: TablePart, { sheet, area }: Place): Standing => {
  const places: Partial<Record<NamedPart, Place>> = { ...standing.parts.places, [table]: { sheet, area } };
  for (const part of TABLE_COLUMNS[table]) {
    const place = places[part];
    if (place) places[part] = { sheet, area: { ...place.area, row: area.row + 1, rows: area.rows - 1 } };
  }
  return { ...standing, parts: { ...standing.parts, places } };
};

/** Every row of a player, game or bye has one of these. */
const IDENTITY: Readonly<Record<TablePart, readonly Part[]>> = {
  Players: ['Players_no', 'Players_name'],
  Pairings: ['Pairings_game', 'Pairings_round', 'Pairings_leftNo', 'Pairings_rightNo'],
};

/** `repair-row-holds-more` for rows of a table that hold something other than a player or game. */
export const strangeRows = (standing: Standing, table: TablePart, where: Place): readonly Problem[] => {
  const { places } = standing.parts;
  const identity = IDENTITY[table].flatMap((part) => places[part]?.area.column ?? []);
  const firstIn = heldIn(standing, table, where);
  return bodyOf(where).flatMap((row) => {
    const cell = (column: number): FormattedCell => standingAt(standing, where.sheet, row, column);
    if (identity.length === 0 || !identity.every((column) => isBlank(cell(column)))) return [];
    const held = firstIn(row);
    if (held === undefined) return [];
    const { value, formula } = cell(held);
    const found = formula === null ? cellText(value) : `=${formula}`;
    return [problem('repair-row-holds-more', at(where.sheet, row, held), { found })];
  });
};

/** Whether nothing stands in a row from one column to the one before another. */
const isBlankFrom = (grid: Grid, row: number, from: number, to: number): boolean =>
  span(from, to).every((column) => isBlank(cellIn(grid, row, column)));

/**
 * Removes empty rows that somebody inserted into a table: `damaged-row` for each. Cells beside the table move up, too, if they
 * are empty in that row.
 */
export const withoutInserted = (
  standing: Standing,
  table: TablePart,
  where: Place,
  faultOf: (row: number) => Problem,
): Standing => {
  const { sheet, area } = where;
  const grid = gridIn(standing, sheet);
  if (!grid) return standing;
  const firstIn = heldIn(standing, table, where);
  const empty = bodyOf(where).filter((row) => firstIn(row) === undefined);
  const kept = { sheet, area: { ...area, rows: area.rows - empty.length } };
  if (empty.length === 0) return placedIn(standing, table, kept);
  const end = area.column + area.columns;
  const last = Math.max(end, grid.area.column + grid.area.columns);
  const beside = new Set(empty.filter((row) => isBlankFrom(grid, row, end, last)));
  const closed = withoutRows(withoutRows(grid, new Set(empty), { from: 0, to: end - 1 }), beside, {
    from: end,
    to: Infinity,
  });
  const emptied = withGrid({ ...standing, faults: [...standing.faults, ...empty.map(faultOf)] }, closed);
  const dropped = new Map(emptied.dropped).set(sheet.toLowerCase(), empty);
  return placedIn({ ...emptied, dropped }, table, kept);
};

/**
 * A sheet without the empty rows that somebody inserted into a part of it, so that the part has as many rows as planned;
 * the same sheet if they are not empty. All that stands below comes up.
 */
export const withoutSpareRows = (
  standing: Standing,
  where: Place,
  rows: number,
  faultOf: (row: number) => Problem,
): Standing => {
  const { sheet, area } = where;
  const grid = gridIn(standing, sheet);
  if (!grid || area.rows <= rows) return standing;
  const [first, end] = [grid.area.column, grid.area.column + grid.area.columns];
  const empty = span(area.row, area.row + area.rows).filter((row) => isBlankFrom(grid, row, first, end));
  if (empty.length !== area.rows - rows) return standing;
  const gone = new Set(empty);
  const isAbove = (row: number): number => empty.filter((each) => each < row).length;
  const places = Object.fromEntries(
    Object.entries(standing.parts.places).map(([part, place]) => {
      if (place.sheet !== sheet) return [part, place];
      const { row, rows: high } = place.area;
      const inside = empty.filter((each) => each >= row && each < row + high).length;
      return [part, { sheet, area: { ...place.area, row: row - isAbove(row), rows: high - inside } }];
    }),
  );
  const band = { from: 0, to: Infinity };
  return {
    ...withGrid(standing, withoutRows(grid, gone, band)),
    parts: { ...standing.parts, places },
    faults: [...standing.faults, ...empty.map(faultOf)],
    dropped: new Map(standing.dropped).set(sheet.toLowerCase(), empty),
  };
};
