import { plain } from '../../core/names/plain';
import { headingReader, isNamingRole, roleOf } from '../roster/headers';
import { type Spot, spotAt } from './finding';

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
