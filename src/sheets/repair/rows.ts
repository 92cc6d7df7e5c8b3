import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import type { CellValue } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { Block, SheetPlan, WorkbookPlan } from '../../grid/plan';
import type { Place } from '../../grid/reference';
import { filled, isCovered, layersOf, type Layer } from './fill';
import { placesOf } from '../findTournaments';
import { widened, type CellEdit } from './grids';
import { gridIn, placeOn, withRowsBack, type Standing } from './standing';

/** The places of parts, by name. */
type Places = Readonly<Partial<Record<string, Place>>>;

/** A row of the plan, and how many rows above it were deleted. */
interface Anchor {
  readonly row: number;
  readonly gone: number;
}

/** Look for up to this many deleted rows if no name tells how many. */
const MOST_UNNAMED = 8;
/** The cost of assuming a deleted row; a missing cell costs 1. */
const GAP = 1.5;

/**
 * What names tell: how many rows were deleted above their first and below their last row. Nothing if they contradict each
 * other.
 */
const anchorsOf = (sheet: string, planned: Places, now: Places): readonly Anchor[] | null => {
  const found = new Map([[0, 0]]);
  for (const [part, place] of Object.entries(planned)) {
    if (!place) continue;
    const stands = now[part];
    if (place.sheet !== sheet || stands?.sheet !== sheet) continue;
    const [wanted, has] = [place.area, stands.area];
    const edges = [
      [wanted.row, has.row],
      ...(part === 'Log' ? [] : [[wanted.row + wanted.rows, has.row + has.rows]]),
    ] as const;
    for (const [row = 0, stood = 0] of edges) {
      const gone = row - stood;
      if ((found.get(row) ?? gone) !== gone) return null;
      found.set(row, gone);
    }
  }
  const anchors = [...found].map(([row, gone]) => ({ row, gone })).sort((one, other) => one.row - other.row);
  const isSound = anchors.every((anchor, index) => {
    const before = anchors[index - 1] ?? { row: 0, gone: 0 };
    const more = anchor.gone - before.gone;
    return more >= 0 && more <= anchor.row - before.row;
  });
  return isSound ? anchors : null;
};

/** The cells of a planned row; later blocks cover earlier ones. */
export const cellsOfRow = ({ blocks }: Pick<SheetPlan, 'blocks'>, row: number): readonly CellEdit[] =>
  blocks.flatMap((block): CellEdit[] => {
    const { row: top, column: left, rows, columns } = block.area;
    if (row < top || row >= top + rows) return [];
    const format = block.format ?? 'General';
    const formulaAt = block.kind === 'formula' ? filled(block.formula, top, left) : null;
    return Array.from({ length: columns }, (_, along) => {
      const cell = { row, column: left + along, format };
      return block.kind === 'values'
        ? { ...cell, value: block.values[row - top]?.[along] ?? null }
        : { ...cell, value: null, formula: formulaAt?.(row, left + along) ?? '' };
    });
  });

/** The blocks of a planned sheet, for comparing rows. */
type Layers = readonly Layer<Block>[];

/** How well a row agrees with a row of the plan: 0 for anything that somebody may have written, less for missing cells. */
const agreement = (layers: Layers, row: number, grid: Grid, stood: number): number => {
  const [values, formulas] = [grid.values[stood] ?? [], grid.formulas[stood] ?? []];
  let sum = 0;
  for (const { block, over } of layers) {
    const { row: top, column: left, rows, columns } = block.area;
    if (row < top || row >= top + rows) continue;
    const wanted: readonly CellValue[] = block.kind === 'values' ? (block.values[row - top] ?? []) : [];
    for (let along = 0; along < columns; along++) {
      const column = left + along;
      const [value, formula] = [values[column] ?? null, formulas[column] ?? null];
      const isBlank = value === null && formula === null;
      if (over.length > 0 && isCovered(over, { row, column })) continue;
      if (block.kind === 'formula') sum += formula === null ? (isBlank ? -1 : 0) : 1;
      else if ((wanted[along] ?? null) !== null)
        sum += isBlank || formula !== null ? -1 : wanted[along] === value ? 2 : 0;
    }
  }
  return sum;
};

/**
 * The deleted rows between two anchors: those without which the others agree best. `most` is how many there are at the end,
 * exactly or at most.
 */
const goneBetween = (
  layers: Layers,
  grid: Grid,
  from: Anchor,
  end: { readonly row: number; readonly most: number; readonly isExact: boolean },
): readonly number[] => {
  const { row: top, gone } = from;
  const more = end.most - gone;
  if (more === 0) return [];
  const count = end.row - top;
  const skipped: boolean[][] = [];
  let scores: readonly number[] = Array.from({ length: more + 1 }, (_, index) =>
    index === 0 ? 0 : -Infinity,
  );
  for (let line = 0; line < count; line++) {
    const row = top + line;
    const before = scores;
    const isSkipped: boolean[] = [];
    scores = before.map((score, index) => {
      const kept = score === -Infinity ? score : score + agreement(layers, row, grid, row - gone - index);
      const left = index === 0 ? -Infinity : entryAt(before, index - 1) - GAP;
      isSkipped.push(left > kept);
      return left > kept ? left : kept;
    });
    skipped.push(isSkipped);
  }
  let index = end.isExact ? more : 0;
  if (!end.isExact) scores.forEach((score, each) => (index = score > entryAt(scores, index) ? each : index));
  const rows: number[] = [];
  for (let line = count - 1; line >= 0; line--)
    if (entryAt(entryAt(skipped, line), index)) {
      rows.unshift(top + line);
      index -= 1;
    }
  return rows;
};

/** Whether the rest of a plan, from a row on, is found this many rows higher. */
const isWholeFrom = (plan: SheetPlan, grid: Grid, { row: top, gone }: Anchor): boolean =>
  plan.blocks.every((block) => {
    const { row: first, column: left, rows, columns } = block.area;
    for (let row = Math.max(first, top); row < first + rows; row++)
      for (let along = 0; along < columns; along++) {
        const wanted = block.kind === 'formula' || (block.values[row - first]?.[along] ?? null) !== null;
        const [down, column] = [row - gone, left + along];
        if (
          wanted &&
          (grid.values[down]?.[column] ?? null) === null &&
          (grid.formulas[down]?.[column] ?? null) === null
        )
          return false;
      }
    return true;
  });

/** The rows of a planned sheet that somebody deleted, in order. */
const deletedRows = (plan: SheetPlan, grid: Grid, planned: Places, now: Places): readonly number[] => {
  const anchors = anchorsOf(plan.name, planned, now);
  if (!anchors) return [];
  const [wide, layers] = [widened(grid, grid.area), layersOf(plan)];
  const named = anchors
    .slice(1)
    .flatMap(({ row, gone }, index) =>
      goneBetween(layers, wide, entryAt(anchors, index), { row, most: gone, isExact: true }),
    );
  const last = entryAt(anchors, anchors.length - 1);
  const end = plan.blocks.reduce((most, { area }) => Math.max(most, area.row + area.rows), 0);
  if (plan.role === 'log' || end <= last.row || isWholeFrom(plan, wide, last)) return named;
  const most = last.gone + Math.min(MOST_UNNAMED, end - last.row);
  return [...named, ...goneBetween(layers, wide, last, { row: end, most, isExact: false })];
};

/** The places of parts after rows are restored: those of the plan, even for a part whose only row was deleted. */
const placesBack = (sheet: string, planned: Places, now: Places, rows: readonly number[]): Places =>
  Object.fromEntries(
    Object.entries(planned).flatMap(([part, place]): [string, Place][] => {
      const stands = now[part];
      if (place?.sheet !== sheet) return [];
      if (!stands) return rows.includes(place.area.row) ? [[part, place]] : [];
      const { row, rows: count } = place.area;
      const area = { ...stands.area, row, rows: part === 'Log' ? stands.area.rows : count };
      return [[part, { ...stands, area }]];
    }),
  );

/** Whether a row of the plan is a game's or player's, whose loss is already reported. */
const isLine = (planned: Places, sheet: string, cells: readonly CellEdit[]): boolean =>
  (['Pairings_game', 'Players_no'] as const).some((part) => {
    const place = planned[part];
    return (
      place?.sheet === sheet &&
      cells.some(
        ({ row, column, value }) =>
          column === place.area.column && row >= place.area.row && typeof value === 'number',
      )
    );
  });

/** Restores all deleted rows as planned: `damaged-deleted-row` for each. The cells below move down again. */
export const withDeletedRows = (standing: Standing, plan: WorkbookPlan): Standing => {
  const planned = placesOf(plan);
  return plan.sheets.reduce((now, sheet) => {
    const grid = gridIn(now, sheet.name);
    // A table that an empty line was taken out of is as long as the plan has it without that line: what stands beside it has not moved.
    const isShorter = now.dropped.has(sheet.name.toLowerCase());
    const rows = grid && !isShorter ? deletedRows(sheet, grid, planned, now.parts.places) : [];
    if (!grid || rows.length === 0) return now;
    const cells = rows.map((row) => cellsOfRow(sheet, row));
    const faults = rows.flatMap((row, index) =>
      isLine(planned, sheet.name, entryAt(cells, index))
        ? []
        : [problem('damaged-deleted-row', placeOn(now, sheet.name, { row: row - index, column: 0 }))],
    );
    const back = placesBack(sheet.name, planned, now.parts.places, rows);
    const { places, broken = [] } = now.parts;
    return {
      ...withRowsBack(now, grid, rows, cells.flat()),
      parts: {
        ...now.parts,
        places: { ...places, ...back },
        broken: broken.filter((part) => !back[part]),
      },
      faults: [...now.faults, ...faults],
    };
  }, standing);
};
