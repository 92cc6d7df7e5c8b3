import type { Grid } from '../../grid/grid';
import { RESULTS, SIDES } from './headings';
import { isNamingRole, roleOf } from '../roster/headers';
import { plain } from '../../core/plain';
import { filledSpots, spotAt, type Spot } from './finding';

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

const kindOf = (text: string): ColumnKind | null => {
  const role = roleOf(text);
  if (role !== null && isNamingRole(role)) return 'names';
  if (SIDES.has(plain(text))) return 'sides';
  return RESULTS.has(plain(text)) ? 'results' : null;
};

const below = (heading: Spot): readonly Spot[] => {
  const found: Spot[] = [];
  let blank = 0;
  for (let row = heading.row + 1; blank < GAP; row++) {
    const spot = spotAt(heading.grid, row, heading.column);
    if (!spot) break;
    const isBlank = spot.value === null && spot.formula === null;
    blank = isBlank ? blank + 1 : 0;
    if (isBlank) continue;
    if (typeof spot.value === 'string' && spot.formula === null && kindOf(spot.value) !== null) break;
    found.push(spot);
  }
  return found;
};

/** The columns of a sheet whose headings say that names or results stand below them. */
export const headedColumns = (grid: Grid): readonly HeadedColumn[] =>
  filledSpots(grid).flatMap((heading) => {
    const kind = typeof heading.value === 'string' && heading.formula === null ? kindOf(heading.value) : null;
    const cells = kind === null ? [] : below(heading);
    return kind === null || cells.length === 0 ? [] : [{ kind, heading, cells }];
  });
