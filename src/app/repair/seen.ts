import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { cellText } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { WorkbookPlan } from '../../grid/plan';
import type { Place } from '../../grid/reference';
import type { NamedPart } from '../../sheets/parts';
import type { Standing } from '../../sheets/repair/standing';

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
export const settingIn = (
  { places }: { readonly places: Readonly<Partial<Record<NamedPart, Place>>> },
  grids: readonly Grid[],
  key: NamedPart,
): string => {
  const place = places[key];
  const grid = place && grids.find(({ sheet }) => sheet === place.sheet);
  if (!place || !grid) return '';
  return cellText(
    grid.values[place.area.row - grid.area.row]?.[place.area.column - grid.area.column] ?? null,
  ).trim();
};
