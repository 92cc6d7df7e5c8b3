import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { wordsOf } from '../../language/language';
import { entryAt } from '../../core/present';
import { cellText, type CellValue } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { WorkbookPlan } from '../../grid/plan';
import type { Place } from '../../grid/reference';
import { isTeamEvent } from '../../core/teamEvent/model';
import { placesOf, type TournamentParts } from '../../sheets/findTournaments';
import { findSectionsPages, goneRow, sectionRow } from '../../sheets/sections/page';
import { fieldLayouts } from '../../sheets/layout/fields';
import { sectionsPageLayout, type SharedSection, type SheetsOfSection } from '../../sheets/layout/sections';
import type { CellChange, DefinedName, Workbook } from '../../workbook/port';

/** The sheets of a tournament as they are called now, and what its sections share; `null` where they were deleted. */
type SheetsNow =
  (Omit<SheetsOfSection, 'shared'> & { readonly shared?: Omit<SharedSection, 'index'> | undefined }) | null;

/** The sheets that the page of sections refers to, by the places of a tournament's parts; `null` for a deleted one. */
export const sheetsAt = (places: TournamentParts['places'], tournament: Tournament): SheetsNow => {
  const teams = isTeamEvent(tournament);
  const [standings, pairings] = [places.Standings, teams ? places.Matches_match : places.Pairings];
  if (!standings || !pairings) return null;
  const sheets = { standings: standings.sheet, pairings: pairings.sheet, teams };
  if (!tournament.sections) return sheets;
  const shared = places.Sections && { sheet: places.Sections.sheet, fields: fieldLayouts(tournament) };
  return shared ? { ...sheets, shared } : null;
};

/** The sheets that the page refers to, from a tournament's plan. */
export const sheetsIn = (plan: WorkbookPlan, tournament: Tournament): SheetsNow =>
  sheetsAt(placesOf(plan), tournament);

const valueAt = <T>({ area }: Grid, values: readonly (readonly T[])[], row: number, column: number) =>
  values[row - area.row]?.[column - area.column];

/** The rows of a tournament on a page, by its places among its sections where it has several; none where the columns were moved. */
const rowsOf = (
  grid: Grid,
  { area }: Place,
  id: string,
): readonly (readonly [row: number, index: number])[] => {
  const layout = sectionsPageLayout(grid.sheet, area.rows);
  if (area.column !== layout.ids.area.column) return [];
  return Array.from({ length: area.rows }, (_, at) => area.row + at).flatMap((row) => {
    const found = cellText(valueAt(grid, grid.values, row, area.column));
    if (found === id) return [[row, 0] as const];
    return found.startsWith(`${id}/`) ? [[row, Number(found.slice(id.length + 1)) - 1] as const] : [];
  });
};

const changesOn = (
  grid: Grid,
  ids: Place,
  tournament: Pick<Tournament, 'id' | 'language' | 'profile'>,
  sheets: SheetsNow,
): readonly CellChange[] => {
  const layout = sectionsPageLayout(grid.sheet, ids.area.rows);
  const words = wordsOf(tournament);
  return rowsOf(grid, ids, tournament.id).flatMap(([row, index]) => {
    const section = sheets && { ...sheets, shared: sheets.shared && { ...sheets.shared, index } };
    const blocks = section ? sectionRow(section, layout, row, words) : goneRow(layout, row, words);
    return blocks.flatMap((block): CellChange[] => {
      const { column } = block.area;
      const expect: CellValue = valueAt(grid, grid.values, row, column) ?? null;
      const expectFormula = valueAt(grid, grid.formulas, row, column) ?? null;
      // What somebody typed over stays.
      if (expectFormula === null) return [];
      const at = { sheet: grid.sheet, row, column, expect, expectFormula };
      if (block.kind === 'values') return [{ ...at, write: entryAt(block.values, 0)[0] ?? null }];
      return block.formula === expectFormula ? [] : [{ ...at, write: expect, writeFormula: block.formula }];
    });
  });
};

/**
 * Updates the page of sections after a section's sheets were rebuilt or deleted, since Excel loses references to deleted
 * sheets. `names` are those of the workbook; without a page, nothing is read. Returns what could not be done.
 */
export const followOnPage = async (
  workbook: Workbook,
  names: readonly DefinedName[],
  tournament: Pick<Tournament, 'id' | 'language' | 'profile'>,
  sheets: SheetsNow,
): Promise<readonly Problem[]> => {
  const pages = findSectionsPages(names);
  if (pages.length === 0) return [];
  const read = await workbook.read({ ranges: pages.map(({ sheet }) => ({ sheet, area: 'used' as const })) });
  if (!read.ok) return read.problems;
  const cells = pages.flatMap((ids, at) =>
    changesOn(entryAt(read.value.ranges, at), ids, tournament, sheets),
  );
  if (cells.length === 0) return [];
  const written = await workbook.change({ cells });
  return written.ok ? [] : written.problems;
};
