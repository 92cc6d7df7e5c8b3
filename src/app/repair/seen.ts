import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { cellText } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { WorkbookPlan } from '../../grid/plan';
import type { NamedPart } from '../../sheets/parts';
import { cellIn } from '../../sheets/repair/grids';
import { gridIn, type Standing } from '../../sheets/repair/standing';

/** The contents of sheets once their tables have all rows and numbers again. */
export interface Seen {
  /** With all that people typed, and without the damage. */
  readonly tournament: Tournament;
  /** Cells that count as empty, from `parseTournament`. */
  readonly warnings: readonly Problem[];
  readonly standing: Standing;
  /** The sheets as they were made. */
  readonly plan: WorkbookPlan;
}

/** Sheets that were seen, and as they were read. */
export interface SeenSheets extends Seen {
  readonly asRead: readonly Grid[];
}

/** The contents of a setting's cell, however damaged the rest is; nothing if it is gone. */
export const settingIn = ({ parts, grids }: Pick<Standing, 'parts' | 'grids'>, key: NamedPart): string => {
  const place = parts.places[key];
  const grid = place && gridIn({ grids }, place.sheet);
  return grid ? cellText(cellIn(grid, place.area.row, place.area.column).value).trim() : '';
};
