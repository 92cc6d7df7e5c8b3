import { problem, type Problem } from '../../core/problem';
import { address, cellText, covers, type CellValue } from '../../grid/cell';
import { heldCells, type Grid, type GridCell } from '../../grid/grid';
import type { SheetPlan, WorkbookPlan } from '../../grid/plan';
import { plannedAt, type PlacedValue } from '../../grid/planned';
import type { GridOf, Place } from '../../grid/reference';
import type { OwnCell } from '../carryOver';
import { filled, isSameFormula } from '../repair/fill';
import { cellIn, withBlankRows, withCells } from '../repair/grids';
import { cellsOfRow, deletedRows, placesBack } from '../repair/rows';
import { findTeamEvents, type TournamentParts } from '../findTournaments';
import { MATCH_KEY_PARTS, type NamedPart } from '../parts';
import { insertedLines } from './keys';

/** A team event's sheets seen against the plan that they were made from. */
export interface TeamDamage {
  /** What of ours is gone, typed over or broken. */
  readonly faults: readonly Problem[];
  /** Texts of ours that somebody wrote anew, for the same places of the plan. */
  readonly carried: readonly PlacedValue[];
  /** What stands where nothing of ours does: new sheets have no room for it. */
  readonly lost: readonly OwnCell[];
}

const KEYS: ReadonlySet<NamedPart> = new Set<NamedPart>([...MATCH_KEY_PARTS, 'Teams_team', 'Teams_member']);

/** What nobody types into. */
const OTHERS: ReadonlySet<NamedPart> = new Set<NamedPart>([
  ...(['Log', 'Standings', 'Crosstable', 'Individuals', 'Calculation', 'Movement'] as const),
]);

/** Places of cells that people type into: what a part is named after begins a sheet or a column. */
const typedPlaces = ({ places }: TournamentParts): readonly Place[] =>
  Object.entries(places).flatMap(([part, place]) =>
    KEYS.has(part as NamedPart) || OTHERS.has(part as NamedPart) ? [] : [place],
  );

const at = (sheet: string, row: number, column: number): Problem['place'] => ({
  sheet,
  cell: address(row, column),
});

const wrongNumber = (place: Problem['place'], found: CellValue, expected: CellValue): Problem =>
  problem('damaged-number', place, {
    found: cellText(found),
    count: cellText(found) === '' ? 0 : 1,
    expected: cellText(expected),
    belongs: cellText(expected) === '' ? 0 : 1,
  });

/** So many cells are named one by one. */
const MOST_NAMED = 12;

/** One sheet that stands, and where its rows stood when it was made. */
interface Standing {
  readonly plan: SheetPlan;
  readonly grid: Grid;
  readonly typed: readonly Place[];
  /** The planned row of a row; rows that were inserted have none. */
  readonly rowOf: (row: number) => number | null;
  /** Where rows were moved anywhere, formulas have followed. */
  readonly isInOrder: boolean;
}

type Formula = { readonly row: number; readonly column: number; readonly expected: string };

/** The formulas of a plan, cell by cell, without those that later blocks lie over. */
const formulasOf = (plan: SheetPlan): readonly Formula[] =>
  plan.blocks.flatMap((block, index) => {
    if (block.kind !== 'formula') return [];
    const over = plan.blocks.slice(index + 1);
    const { row, column, rows, columns } = block.area;
    const expectedAt = filled(block.formula, row, column);
    return Array.from({ length: rows * columns }, (_, place) => {
      const cell = { row: row + Math.floor(place / columns), column: column + (place % columns) };
      return { ...cell, expected: expectedAt(cell.row, cell.column) };
    }).filter((cell) => !over.some(({ area }) => covers(area, cell.row, cell.column)));
  });

/** Formulas that are gone, broken or other ones, together; what was typed over them, one by one. */
const brokenFormulas = ({ plan, grid, rowOf, isInOrder }: Standing): readonly Problem[] => {
  const held = new Map<string, GridCell>();
  for (const cell of heldCells(grid)) {
    const row = rowOf(cell.row);
    if (row !== null) held.set(`${row} ${cell.column}`, cell);
  }
  const isSound = ({ row, column, expected }: Formula): boolean => {
    const formula = held.get(`${row} ${column}`)?.formula ?? null;
    if (formula === null || formula.includes('#REF!')) return false;
    return !isInOrder || isSameFormula(formula, expected);
  };
  const broken = formulasOf(plan)
    .filter((cell) => !isSound(cell))
    .map((cell) => ({ ...cell, now: held.get(`${cell.row} ${cell.column}`) }));
  const typed = broken.filter(({ now }) => now?.formula === null && cellText(now.value).trim() !== '');
  const gone = broken.filter((cell) => !typed.includes(cell));
  const names = gone
    .slice(0, MOST_NAMED)
    .map(({ row, column, now }) => address(now?.row ?? row, now?.column ?? column));
  const [first] = names;
  return [
    ...(first === undefined
      ? []
      : [
          problem(
            'damaged-formula',
            { sheet: plan.name, cell: first },
            { cells: names.join(', ') + (gone.length > MOST_NAMED ? ' …' : ''), count: gone.length },
          ),
        ]),
    ...typed.flatMap(({ now }) =>
      now
        ? [problem('damaged-typed-over', at(plan.name, now.row, now.column), { found: cellText(now.value) })]
        : [],
    ),
  ];
};

/** What stands on a sheet that the plan has not, or has otherwise. */
const heldOtherwise = ({ plan, grid, typed, rowOf }: Standing): TeamDamage => {
  const faults: Problem[] = [];
  const carried: PlacedValue[] = [];
  const lost: OwnCell[] = [];
  const { name: sheet } = plan;
  for (const { row, column, value, formula } of heldCells(grid)) {
    const plannedRow = rowOf(row);
    const was = plannedRow === null ? undefined : plannedAt(plan, plannedRow, column);
    if (was?.kind === 'formula') continue;
    const isTyped = typed.some((place) => place.sheet === sheet && covers(place.area, row, column));
    if (isTyped && formula === null) continue;
    if (was?.kind === 'value' && formula === null && was.value === value) continue;
    if (was?.kind !== 'value' || was.value === null || formula !== null || plannedRow === null)
      lost.push({ sheet, row, column });
    else if (typeof was.value === 'number')
      faults.push(wrongNumber(at(sheet, row, column), value, was.value));
    else carried.push({ sheet, row: plannedRow, column, value });
  }
  return { faults, carried, lost };
};

/** Numbers of the plan in whose place nothing stands. */
const emptyNumbers = ({ plan, grid, typed, rowOf }: Standing): readonly Problem[] => {
  const held = new Set([...heldCells(grid)].map(({ row, column }) => `${rowOf(row) ?? ''} ${column}`));
  const { area } = grid;
  const rows = new Map(Array.from({ length: area.row + area.rows }, (_, row) => [rowOf(row), row] as const));
  return plan.blocks.flatMap((block) =>
    block.kind === 'formula'
      ? []
      : block.values.flatMap((line, down) =>
          line.flatMap((value, along) => {
            const [row, column] = [block.area.row + down, block.area.column + along];
            if (typeof value !== 'number' || held.has(`${row} ${column}`)) return [];
            const now = rows.get(row) ?? row;
            const isTyped = typed.some(
              (place) => place.sheet === plan.name && covers(place.area, now, column),
            );
            return isTyped ? [] : [wrongNumber(at(plan.name, now, column), null, value)];
          }),
        ),
  );
};

/** The sheets of a team event with rows put back that were deleted. */
interface RowsBack {
  readonly parts: TournamentParts;
  readonly grids: readonly Grid[];
  readonly faults: readonly Problem[];
  /** The row of a sheet that has come to stand in a row. */
  readonly rowOnSheet: (sheet: string, row: number) => number;
}

const withDeletedRows = (
  plan: WorkbookPlan,
  parts: TournamentParts,
  whole: TournamentParts,
  grids: readonly Grid[],
): RowsBack => {
  const planned = findTeamEvents(plan.names)[0]?.places ?? {};
  const added = new Map<string, readonly number[]>();
  let { places } = parts;
  const isWhole = (['Matches_match', 'Teams_team'] as const).every(
    (part) => planned[part]?.area.rows === whole.places[part]?.area.rows,
  );
  const faults: Problem[] = [];
  const back = grids.map((grid) => {
    const sheet = plan.sheets.find(({ name }) => name === grid.sheet);
    const rows = sheet && isWhole ? deletedRows(sheet, grid, planned, places) : [];
    if (!sheet || rows.length === 0) return grid;
    added.set(grid.sheet, rows);
    rows.forEach((row, index) => faults.push(problem('damaged-deleted-row', at(grid.sheet, row - index, 0))));
    const moved = placesBack(sheet.name, planned, places, rows);
    places = { ...places, ...moved };
    return withCells(
      withBlankRows(grid, rows),
      rows.flatMap((row) => cellsOfRow(sheet, row)),
    );
  });
  return {
    ...{ parts: { ...parts, places }, grids: back, faults },
    rowOnSheet: (sheet, row) => row - (added.get(sheet) ?? []).filter((each) => each < row).length,
  };
};

/** What stands at a place of grids. */
const gridIn =
  (grids: readonly Grid[]): GridOf =>
  ({ sheet, area }) => {
    const grid = grids.find((each) => each.sheet === sheet);
    return (
      grid && {
        ...grid,
        area,
        values: Array.from({ length: area.rows }, (_, down) =>
          Array.from(
            { length: area.columns },
            (__, along) => cellIn(grid, area.row + down, area.column + along).value,
          ),
        ),
      }
    );
  };

/**
 * What of a team event's sheets is not as the plan of the same event has it. `found` is where its parts stand, `whole`
 * where they stand with lines that are gone; `read` are its sheets, `known` its parts. A Log is not
 * looked at; sheets that were made without one lack nothing.
 */
export const teamDamage = (
  plan: WorkbookPlan,
  found: TournamentParts,
  whole: TournamentParts,
  read: readonly Grid[],
  known: GridOf,
): TeamDamage => {
  const { parts, grids, faults: deleted, rowOnSheet } = withDeletedRows(plan, found, whole, read);
  const gridOf = deleted.length > 0 ? gridIn(grids) : known;
  const matches = parts.places.Matches_match;
  const inserted = insertedLines(parts, gridOf).map((line) => (matches?.area.row ?? 0) + line);
  const typed = typedPlaces(parts);
  const looked = plan.sheets
    .filter(({ role }) => role !== 'log')
    .map((sheet): TeamDamage => {
      const grid = grids.find(({ sheet: name }) => name === sheet.name);
      if (!grid)
        return { faults: [problem('damaged-sheet', {}, { sheet: sheet.name })], carried: [], lost: [] };
      const isMatches = sheet.name === matches?.sheet;
      const standing: Standing = {
        ...{ plan: sheet, grid, typed },
        isInOrder: inserted.length + deleted.length === 0,
        rowOf: (row) => {
          if (!isMatches) return row;
          return inserted.includes(row) ? null : row - inserted.filter((each) => each < row).length;
        },
      };
      const held = heldOtherwise(standing);
      return {
        ...held,
        faults: [...held.faults, ...emptyNumbers(standing), ...brokenFormulas(standing)],
      };
    });
  return {
    faults: [
      ...deleted,
      ...inserted.map((row) => problem('damaged-row', at(matches?.sheet ?? '', row, 0))),
      ...looked.flatMap(({ faults }) => faults),
    ],
    carried: looked.flatMap(({ carried }) => carried),
    lost: looked.flatMap(({ lost }) =>
      lost.map((cell) => ({ ...cell, row: rowOnSheet(cell.sheet, cell.row) })),
    ),
  };
};
