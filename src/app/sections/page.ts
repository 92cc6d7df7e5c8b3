import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { wordsOf } from '../../language/language';
import { entryAt, present } from '../../core/present';
import type { CellValue } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { SheetRole, WorkbookPlan } from '../../grid/plan';
import type { Place } from '../../grid/reference';
import { findSectionsPages, goneRow, sectionRow, type SectionOnPage } from '../../sheets/sectionsPage';
import { sectionsPageLayout } from '../../sheets/layout/sections';
import type { CellChange, NameInfo, Workbook } from '../../workbook/port';

/** The sheets of a section as they are called now; `null` where they were deleted. */
type SheetsNow = Pick<SectionOnPage, 'standings' | 'pairings'> | null;

/** What the standings and pairings of a plan are called. */
export const sheetsIn = ({ sheets }: WorkbookPlan): SheetsNow => {
  const named = (role: SheetRole): string => present(sheets.find((sheet) => sheet.role === role)).name;
  return { standings: named('standings'), pairings: named('pairings') };
};

const valueAt = <T>({ area }: Grid, values: readonly (readonly T[])[], row: number, column: number) =>
  values[row - area.row]?.[column - area.column];

/** The row of a tournament on a page, if it is there and the page's columns stand where they were made. */
const rowOf = (grid: Grid, { area }: Place, id: string): number | undefined => {
  const layout = sectionsPageLayout(grid.sheet, area.rows);
  if (area.column !== layout.ids.area.column) return undefined;
  const rows = Array.from({ length: area.rows }, (_, at) => area.row + at);
  return rows.find((row) => valueAt(grid, grid.values, row, area.column) === id);
};

const changesOn = (
  grid: Grid,
  ids: Place,
  tournament: Pick<Tournament, 'id' | 'language' | 'profile'>,
  sheets: SheetsNow,
): readonly CellChange[] => {
  const row = rowOf(grid, ids, tournament.id);
  if (row === undefined) return [];
  const layout = sectionsPageLayout(grid.sheet, ids.area.rows);
  const words = wordsOf(tournament);
  const blocks = sheets ? sectionRow(sheets, layout, row, words) : goneRow(layout, row, words);
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
};

/**
 * Lets the page of sections follow once the sheets of one were made anew or deleted: Excel takes a formula's reference away with the sheet
 * that it leads to. `names` are those of the workbook; without a page nothing is read. Answers what could not be done of it.
 */
export const followOnPage = async (
  workbook: Workbook,
  names: readonly NameInfo[],
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
