import { entryAt } from '../../../core/present';
import { problem, type Problem } from '../../../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../../../core/result';
import { address, areaAddress, cellText, columnNumber, type Area } from '../../../grid/cell';
import type { Grid } from '../../../grid/grid';
import { quoted } from '../../../grid/reference';
import { piecesOf, type Piece } from '../../../sheets/printed/names';
import type { PlacedSide } from '../../../sheets/printed/table';
import type { CellChange, Reader } from '../../../workbook/port';
import { shownOf, spotsOf, textFormat, type BlockCells, type GridSpot } from './block';
import type { Person } from './list';

type PersonOf = (label: string) => Person | null;

/** The longest formula of Excel. */
const LONGEST_FORMULA = 8_192;

const bySpot = (sides: readonly PlacedSide[]): ReadonlyMap<string, readonly PlacedSide[]> => {
  const cells = new Map<string, PlacedSide[]>();
  for (const side of sides) cells.set(side.cell, [...(cells.get(side.cell) ?? []), side]);
  return cells;
};

/** The pieces of a cell of which at least one becomes a name; nothing for any other cell. */
const namedPieces = (
  { value }: GridSpot,
  sides: readonly PlacedSide[] | undefined,
  personOf: PersonOf,
): readonly Piece[] | null => {
  if (!sides?.some(({ label }) => personOf(label))) return null;
  return piecesOf(cellText(value), sides);
};

const textOf = (pieces: readonly Piece[], nameOf: (person: Person) => string, personOf: PersonOf): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const person = personOf(piece.label);
      return person ? nameOf(person) : piece.label;
    })
    .join('');

/** Texts of ours and references alone: what a formula joins is a name's cell, or a text in quotes. */
const formulaOf = (pieces: readonly Piece[], personOf: PersonOf, sheet: string): string => {
  const parts = pieces.map((piece) => {
    if (piece.kind === 'text') return quoted(piece.text);
    return personOf(piece.label)?.formula(sheet) ?? quoted(piece.label);
  });
  // A name alone is text all the same: a blank cell of the list is no 0.
  return parts.length === 1 ? `${entryAt(parts, 0)}&""` : parts.join('&');
};

const placeOf = ({ sheet }: Grid, { row, column }: Pick<GridSpot, 'row' | 'column'>) => ({
  sheet,
  cell: address(row, column),
});

/** Names in the place of their numbers, as texts or as formulas on the list. `names-formula`, `names-formula-long`. */
export const inPlaceCells = (
  grid: Grid,
  sides: readonly PlacedSide[],
  personOf: PersonOf,
  live: boolean,
): Result<BlockCells> => {
  const labels = bySpot(sides);
  const problems: Problem[] = [];
  const cells = spotsOf(grid).flatMap((spot): readonly CellChange[] => {
    const { row, column, value, formula, format } = spot;
    const pieces = namedPieces(spot, labels.get(address(row, column)), personOf);
    if (!pieces) return [];
    if (formula !== null) problems.push(problem('names-formula', placeOf(grid, spot)));
    const at = { sheet: grid.sheet, row, column, expect: value, expectFormula: null };
    if (!live) {
      const write = textOf(pieces, ({ name }) => name, personOf);
      return [{ ...at, write, ...textFormat(write, format) }];
    }
    const writeFormula = formulaOf(pieces, personOf, grid.sheet);
    if (writeFormula.length >= LONGEST_FORMULA)
      problems.push(problem('names-formula-long', placeOf(grid, spot)));
    const write = textOf(pieces, ({ shown }) => shown, personOf);
    return [{ ...at, write, writeFormula, ...(format === '@' ? { format: 'General' } : {}) }];
  });
  return unlessProblems(problems, () => ({ cells, preview: cells.map(shownOf) }));
};

/** The last column of a sheet, from 0. */
const LAST_COLUMN = columnNumber('XFD');

/** The columns on the right of a block that a copy of it takes, with the blank one between; `names-no-room`, `names-not-empty`. */
const roomBeside = async (reader: Reader, { sheet, area }: Grid): Promise<Result<number>> => {
  const room: Area = { ...area, column: area.column + area.columns, columns: area.columns + 1 };
  if (room.column + room.columns - 1 > LAST_COLUMN)
    return fail(problem('names-no-room', { sheet, cell: areaAddress(area) }));
  return andThen(await reader.read({ ranges: [{ sheet, area: room }] }), ({ ranges }) => {
    const held = spotsOf(entryAt(ranges, 0)).find(({ value, formula }) => value !== null || formula !== null);
    return held
      ? fail(
          problem(
            'names-not-empty',
            { sheet, cell: address(held.row, held.column) },
            { room: areaAddress(room) },
          ),
        )
      : ok(room.column + 1);
  });
};

/** A copy of the block on its right, with names for numbers and everything else as it stands. The cells there must be empty. */
export const besideCells = async (
  reader: Reader,
  grid: Grid,
  sides: readonly PlacedSide[],
  personOf: PersonOf,
): Promise<Result<BlockCells>> =>
  andThen(await roomBeside(reader, grid), (first) => {
    const labels = bySpot(sides);
    const cells = spotsOf(grid).flatMap((spot): readonly CellChange[] => {
      const { row, column, value, format } = spot;
      if (value === null || value === '') return [];
      const pieces = namedPieces(spot, labels.get(address(row, column)), personOf);
      const write = pieces ? textOf(pieces, ({ name }) => name, personOf) : value;
      const look =
        typeof write === 'string' ? textFormat(write, 'General') : format === 'General' ? {} : { format };
      const to = column - grid.area.column + first;
      return [{ sheet: grid.sheet, row, column: to, expect: null, expectFormula: null, write, ...look }];
    });
    const isNamed = sides.some(({ label }) => personOf(label));
    return ok(isNamed ? { cells, preview: cells.map(shownOf) } : { cells: [], preview: [] });
  });
