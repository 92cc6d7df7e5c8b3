import { type Problem, type ProblemCode, problem } from '../../core/problem';
import { address, covers } from '../../grid/cell';
import type { FormattedCell, Grid } from '../../grid/grid';
import { cellIn, type NewContent } from '../repair/grids';
import { plain } from '../../core/names/plain';
import { headingReader, isNamingRole, roleOf } from '../roster/headers';

/** One way to put something right. */
export interface Cure {
  /** What the cell shows then, or the formula that it holds. */
  readonly shown: string;
  readonly cells: readonly NewContent[];
}

/** Something on a sheet that looks wrong: what and where, and the ways to put it right, none where nobody can know. */
export interface Finding {
  readonly problem: Problem;
  /** Its cell: row and column of the sheet, from 0. */
  readonly at: { readonly row: number; readonly column: number };
  readonly cures: readonly Cure[];
  /** Whether the only cure is beyond doubt, so that it may be taken together with others. */
  readonly sure: boolean;
}

/** A cell of a grid; row and column are those of the sheet, from 0. */
export interface Spot extends FormattedCell {
  readonly grid: Grid;
  readonly row: number;
  readonly column: number;
}

/** The cell of a grid at a row and a column of the sheet; `null` outside of it. */
export const spotAt = (grid: Grid, row: number, column: number): Spot | null =>
  covers(grid.area, row, column) ? { grid, row, column, ...cellIn(grid, row, column) } : null;

/** Every cell of a grid that holds something, row by row. */
export const filledSpots = (grid: Grid): readonly Spot[] => {
  const found: Spot[] = [];
  const { row, column, rows, columns } = grid.area;
  for (let down = 0; down < rows; down++)
    for (let along = 0; along < columns; along++) {
      const spot = spotAt(grid, row + down, column + along);
      if (spot && (spot.value !== null || spot.formula !== null)) found.push(spot);
    }
  return found;
};

/** What a cell is to hold instead of what it holds. */
export const instead = (
  { grid, row, column, value, formula, format }: Spot,
  by: Pick<NewContent, 'value' | 'formula' | 'format'>,
): NewContent => ({ sheet: grid.sheet, row, column, before: { value, formula, format }, ...by });

/** A finding at a cell. */
export const finding = (
  code: ProblemCode,
  { grid, row, column }: Spot,
  values: Problem['values'],
  cures: readonly Cure[] = [],
  sure = cures.length === 1,
): Finding => ({
  at: { row, column },
  problem: problem(code, { sheet: grid.sheet, cell: address(row, column) }, values),
  cures,
  sure,
});

const kindOfGames = headingReader(['white', 'black', 'result']);

/** What stands below a heading: a list of names, one side of games, results. */
export type ColumnKind = 'names' | 'sides' | 'results';

/** The cells below a heading, down to the next heading or a gap; blank ones between them are left out. */
export interface HeadedColumn {
  readonly kind: ColumnKind;
  readonly heading: Spot;
  readonly cells: readonly Spot[];
}

/** So many blank cells end a column. */
const GAP = 3;

/** A heading is shorter. */
const LONGEST = 100;

const kindOf = (text: string): ColumnKind | null => {
  if (text.length > LONGEST) return null;
  const role = roleOf(text);
  if (isNamingRole(role)) return 'names';
  // A single letter, such as W, heads other things as well.
  const kind = plain(text).length > 1 ? kindOfGames(text) : null;
  return kind === null ? null : kind === 'result' ? 'results' : 'sides';
};

const below = (heading: Spot, kindAt: (spot: Spot) => ColumnKind | null): readonly Spot[] => {
  const found: Spot[] = [];
  let blank = 0;
  for (let row = heading.row + 1; blank < GAP; row++) {
    const spot = spotAt(heading.grid, row, heading.column);
    if (!spot) break;
    const isBlank = spot.value === null && spot.formula === null;
    blank = isBlank ? blank + 1 : 0;
    if (isBlank) continue;
    if (kindAt(spot) !== null) break;
    found.push(spot);
  }
  return found;
};

/** The columns of a sheet, of which these are the filled cells, whose headings say that names or results stand below them. */
export const headedColumns = (filled: readonly Spot[]): readonly HeadedColumn[] => {
  const known = new Map<string, ColumnKind | null>();
  const kindAt = ({ value, formula }: Spot): ColumnKind | null => {
    if (typeof value !== 'string' || formula !== null) return null;
    const kind = known.get(value);
    if (kind !== undefined) return kind;
    const found = kindOf(value);
    known.set(value, found);
    return found;
  };
  return filled.flatMap((heading) => {
    const kind = kindAt(heading);
    const cells = kind === null ? [] : below(heading, kindAt);
    return kind === null || cells.length === 0 ? [] : [{ kind, heading, cells }];
  });
};
