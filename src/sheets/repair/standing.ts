import { problem, type Problem } from '../../core/problem';
import { cellText, type Area } from '../../grid/cell';
import type { TournamentParts } from '../findTournaments';
import type { Grid } from '../../grid/grid';
import type { GridOf } from '../../grid/reference';
import { GAME_COLUMNS, PLAYER_COLUMNS, type NamedPart, type Part, TIME_COLUMNS } from '../parts';
import type { Place } from '../../grid/reference';
import {
  at,
  cellIn,
  isBlank,
  movedDown,
  widened,
  withBlankRows,
  withCells,
  withoutRows,
  type CellEdit,
  type NewContent,
  type StandingCell,
} from './grids';

/** A table of a workbook; `area` includes the header row. */
export interface FoundTable {
  readonly sheet: string;
  readonly name: string;
  readonly area: Area;
}

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
  readonly tables: readonly FoundTable[];
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

/** The used range of a sheet. */
export const gridIn = ({ grids }: Standing, sheet: string): Grid | undefined =>
  grids.find((grid) => grid.sheet.toLowerCase() === sheet.toLowerCase());

/** A cell as it is now, corrected or not. */
export const standingAt = (standing: Standing, sheet: string, row: number, column: number): StandingCell => {
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
    const wide = widened(grid, area);
    const cut = <T>(lines: readonly (readonly T[])[]): T[][] =>
      lines
        .slice(area.row, area.row + area.rows)
        .map((line) => line.slice(area.column, area.column + area.columns));
    return {
      ...grid,
      area,
      values: cut(wide.values),
      formulas: cut(wide.formulas),
      formats: cut(wide.formats),
    };
  };

/** Columns of Pairings that hold formulas of ours. */
const GAME_FORMULAS = ['Pairings_left', 'Pairings_right', 'Pairings_check'] as const;

/** The columns that each table is read from; the first is that of its numbers. */
export const TABLE_COLUMNS: Readonly<Record<TablePart, readonly Part[]>> = {
  Players: PLAYER_COLUMNS,
  Pairings: [...GAME_COLUMNS, ...TIME_COLUMNS, ...GAME_FORMULAS],
};

const FORMULAS: ReadonlySet<Part> = new Set<Part>(GAME_FORMULAS);

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
export const strangeRows = (
  standing: Standing,
  table: TablePart,
  { sheet, area }: Place,
): readonly Problem[] => {
  const { places } = standing.parts;
  const identity = IDENTITY[table].flatMap((part) => places[part]?.area.column ?? []);
  const ofFormulas = new Set([...FORMULAS].flatMap((part) => places[part]?.area.column ?? []));
  const columns = Array.from({ length: area.columns }, (_, along) => area.column + along);
  return Array.from({ length: area.rows - 1 }, (_, line) => area.row + 1 + line).flatMap((row) => {
    const cell = (column: number): StandingCell => standingAt(standing, sheet, row, column);
    if (identity.length === 0 || !identity.every((column) => isBlank(cell(column)))) return [];
    const held = columns.find(
      (column) => !isBlank(cell(column)) && !(ofFormulas.has(column) && cell(column).formula !== null),
    );
    if (held === undefined) return [];
    const { value, formula } = cell(held);
    const found = formula === null ? cellText(value) : `=${formula}`;
    return [problem('repair-row-holds-more', at(sheet, row, held), { found })];
  });
};

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
  const { places } = standing.parts;
  const formulas = new Set(
    TABLE_COLUMNS[table]
      .filter((part) => FORMULAS.has(part))
      .flatMap((part) => places[part]?.area.column ?? []),
  );
  const isEmpty = (row: number): boolean => {
    for (let column = area.column; column < area.column + area.columns; column++) {
      const cell = cellIn(grid, row, column);
      if (!isBlank(cell) && !(formulas.has(column) && cell.formula !== null)) return false;
    }
    return true;
  };
  const body = Array.from({ length: area.rows - 1 }, (_, line) => area.row + 1 + line);
  const empty = body.filter(isEmpty);
  const kept = { sheet, area: { ...area, rows: area.rows - empty.length } };
  if (empty.length === 0) return placedIn(standing, table, kept);
  const end = area.column + area.columns;
  const last = Math.max(end, grid.area.column + grid.area.columns);
  const isEmptyBeside = (row: number): boolean =>
    Array.from({ length: last - end }, (_, offset) => cellIn(grid, row, end + offset)).every(isBlank);
  const beside = new Set(empty.filter(isEmptyBeside));
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
  const isEmpty = (row: number): boolean =>
    Array.from({ length: grid.area.columns }, (_, along) =>
      cellIn(grid, row, grid.area.column + along),
    ).every(isBlank);
  const empty = Array.from({ length: area.rows }, (_, line) => area.row + line).filter(isEmpty);
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
