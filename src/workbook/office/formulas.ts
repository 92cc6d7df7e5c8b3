import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { ok, type Result, unlessProblems } from '../../core/result';
import { area, covers, type Area } from '../../grid/cell';
import type { Place } from '../../grid/reference';
import type { SheetFormula } from '../port';
import type { Context } from './excel';
import { bytesOf } from './sent';
import { askArea, cutRows, rangeAt, readPieces, type Piece } from './pieces';
import { formulaOf } from './text';
import { usedOf } from '../../grid/apart';

/** Rough size of what is answered for a cell: its value and its formula. */
const CELL_BYTES = 40;

/** So many cells are read as they stand; of more it is asked first where in them something is. */
const MOST_CELLS = 20_000;

/** More than so many cells that cannot be told apart are not read: nobody would wait for it. */
const TOO_MANY = 5_000_000;

/** Parts that together have more of the cells than this are no better than the whole. */
const DENSE = 3 / 4;

const cellsIn = ({ area: { rows, columns } }: Place): number => rows * columns;

const halves = (from: number, count: number): readonly (readonly [from: number, count: number])[] => {
  const first = Math.ceil(count / 2);
  return count < 2
    ? [[from, count]]
    : [
        [from, first],
        [from + first, count - first],
      ];
};

const quarters = ({ sheet, area: { row, column, rows, columns } }: Place): readonly Place[] =>
  halves(row, rows).flatMap(([top, height]) =>
    halves(column, columns).map(([left, width]) => ({ sheet, area: area(top, left, height, width) })),
  );

/** Asks what of a place is used. */
const usedPiece = (place: Place): Piece<readonly Place[]> => ({
  bytes: bytesOf({ ranges: 2, calls: 2 }),
  ask: (context) => {
    const used = askArea(rangeAt(context, place).getUsedRangeOrNullObject(true));
    return () => {
      const found = used();
      return found ? [{ ...place, area: found }] : [];
    };
  },
});

/**
 * Where in places something stands: large ones are quartered, in a request for all, until their parts are small or full, so
 * that a stray cell far away costs a request and not all the cells before it.
 */
const narrowed = async (context: Context, places: readonly Place[]): Promise<readonly Place[]> => {
  const isLarge = (place: Place): boolean => cellsIn(place) > MOST_CELLS;
  const found = places.filter((place) => !isLarge(place));
  let large = places.filter(isLarge);
  while (large.length > 0) {
    const parts = large.map(quarters);
    const used = [...(await readPieces(context, parts.flat().map(usedPiece)))];
    const next: Place[] = [];
    large.forEach((place, index) => {
      const inside = used.splice(0, entryAt(parts, index).length).flat();
      const isDense = inside.reduce((sum, part) => sum + cellsIn(part), 0) > DENSE * cellsIn(place);
      if (isDense) found.push(place);
      else for (const part of inside) (isLarge(part) ? next : found).push(part);
    });
    large = next;
  }
  return found;
};

/** `host-failed` for places that are too large all the same. */
const readable = (places: readonly Place[]): Result<readonly Place[]> =>
  unlessProblems(
    places
      .filter((place) => cellsIn(place) > TOO_MANY)
      .map(({ sheet }) => problem('host-failed', { sheet }, { detail: 'range-too-large' })),
    () => places,
  );

/** The formulas of a place, in pieces. */
const formulaPieces = ({ sheet, area: whole }: Place): readonly Piece<readonly SheetFormula[]>[] =>
  cutRows(whole, whole.columns * CELL_BYTES).map((part) => ({
    bytes: part.rows * part.columns * CELL_BYTES,
    ask: (context) => {
      const range = rangeAt(context, { sheet, area: part });
      range.load('values,formulas');
      return () =>
        (range.values as unknown[][]).flatMap((line, down) =>
          line.flatMap((value, along) => {
            const formula = formulaOf(value, (range.formulas as unknown[][])[down]?.[along]);
            return formula === null
              ? []
              : [{ sheet, row: part.row + down, column: part.column + along, formula }];
          }),
        );
    },
  }));

/** Formulas sheet by sheet, and as people read. */
const inOrder = (sheets: readonly string[], formulas: readonly SheetFormula[]): readonly SheetFormula[] =>
  sheets.flatMap((sheet) =>
    formulas
      .filter((each) => each.sheet === sheet)
      .sort((one, other) => one.row - other.row || one.column - other.column),
  );

/** What reads the formulas of sheets: pieces of them, and how these become what was asked for. */
export interface FormulaReading {
  readonly pieces: readonly Piece<readonly SheetFormula[]>[];
  readonly inOrder: (formulas: readonly SheetFormula[]) => readonly SheetFormula[];
}

/** Gets ready to read the formulas of sheets, of which `used` are the used ranges; `host-failed` where these are too large. */
export const formulaReading = async (
  context: Context,
  sheets: readonly string[],
  used: readonly Place[],
): Promise<Result<FormulaReading>> => {
  const places = readable(await narrowed(context, used));
  if (!places.ok) return places;
  return ok({
    pieces: places.value.flatMap((place) => formulaPieces(place)),
    inOrder: (formulas) => inOrder(sheets, formulas),
  });
};

const eachIn = ({ row, column, rows, columns }: Area, visit: (row: number, column: number) => void): void => {
  for (let down = row; down < row + rows; down++)
    for (let along = column; along < column + columns; along++) visit(down, along);
};

/** The parts of a range, of which the first holds most of what stands there. */
export type Parts = readonly [Place, ...Place[]];

/**
 * What is to be read of large used ranges, each of another sheet: where most of it stands, then what stands apart; only
 * the range itself where no cell far away has stretched it.
 */
export const partsOf = async (context: Context, used: readonly Place[]): Promise<readonly Parts[]> => {
  const found = await narrowed(context, used);
  return used.map((whole): Parts => {
    const parts = found.filter(({ sheet }) => sheet === whole.sheet);
    const { area, isPart } = usedOf((visit) => parts.forEach((part) => eachIn(part.area, visit)));
    const apart = parts.filter((part) => !covers(area, part.area.row, part.area.column));
    return isPart ? [{ ...whole, area }, ...apart] : [whole];
  });
};
