import type { Tournament } from '../../core/model';
import { type Problem, problem } from '../../core/problem';
import { wordsOf } from '../../language/language';
import { entryAt } from '../../core/present';
import { cellText, type CellValue } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { WorkbookPlan } from '../../grid/plan';
import type { Place } from '../../grid/reference';
import { isTeamEvent } from '../../core/teamEvent/model';
import { placesOf, type TournamentParts } from '../../sheets/findTournaments';
import {
  findSectionsPages,
  goneRow,
  sectionRow,
  makeSectionsPage,
  type SectionOnPage,
} from '../../sheets/sections/page';
import { fieldLayouts } from '../../sheets/layout/fields';
import { sectionsPageLayout, type SharedSection, type SheetsOfSection } from '../../sheets/layout/sections';
import type { CellChange, DefinedName, Workbook, Progress, Snapshot } from '../../workbook/port';
import { andThen, fail, ok, allClear, type Result } from '../../core/result';
import { freeName } from '../../sheets/handout/registry';
import { openTournaments, type OpenTournament } from '../open';
import { foreignSheets, wouldBeLost, wouldBreak } from '../wouldBeLost';

/** The sheets of a tournament as they are called now, and what its sections share; `null` where they were deleted. */
type SheetsNow =
  (Omit<SheetsOfSection, 'shared'> & { readonly shared?: Omit<SharedSection, 'index'> | undefined }) | null;

/** The sheets that the page of sections refers to, by the places of a tournament's parts; `null` for a deleted one. */
const sheetsAt = (places: TournamentParts['places'], tournament: Tournament): SheetsNow => {
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
  tournament: Pick<Tournament, 'id' | 'profile'>,
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
  tournament: Pick<Tournament, 'id' | 'profile'>,
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

/** A page of sections that was made: its sheet, how many rows it has, and what could not be done of it. */
export interface MadePage {
  readonly sheet: string;
  readonly sections: number;
  readonly warnings: readonly Problem[];
}

/** The rows that a tournament has on the page: of sections on the same sheets one each. */
const sectionsOf = ({ tournament, parts: { places } }: OpenTournament): readonly SectionOnPage[] => {
  const sheets = sheetsAt(places, tournament);
  if (!sheets) return [];
  const { shared, ...own } = sheets;
  if (!shared) return tournament.section === undefined ? [] : [{ tournament, ...own }];
  return shared.fields.map((_, index) => ({ tournament, ...own, shared: { ...shared, index } }));
};

/**
 * The sections and finals of the first event that has any, in the order of the workbook. Sections that share their sheets have a sheet
 * Sections among these, and need no other as long as there is no final.
 */
const onPage = (opened: readonly OpenTournament[]): readonly SectionOnPage[] => {
  const all = opened.flatMap(sectionsOf);
  const own = all.filter(({ tournament }) => tournament.event === all[0]?.tournament.event);
  return own.some(({ shared }) => !shared) ? own : [];
};

/** Notes on a page, and cells that somebody typed over. */
const ownOn = ({ sheet, area, values, formulas }: Grid, ids: Place): readonly Problem[] => {
  const layout = sectionsPageLayout(sheet, ids.area.rows);
  const end = layout.first + layout.rows;
  const isOurs = (row: number, column: number, formula: string | null): boolean => {
    if (column === ids.area.column && row >= layout.first && row < end) return true;
    if (row <= layout.header) return column < layout.count;
    if (row >= end || column >= layout.count) return false;
    return column === layout.columns.section || column === layout.columns.status || formula !== null;
  };
  return wouldBeLost(
    values.flatMap((line, down) =>
      line.flatMap((value, along) => {
        const at = { row: area.row + down, column: area.column + along };
        const formula = formulas[down]?.[along] ?? null;
        return cellText(value) === '' || isOurs(at.row, at.column, formula) ? [] : [{ sheet, ...at }];
      }),
    ),
  );
};

/** Replaces the present page. */
const replaced = async (
  workbook: Workbook,
  ids: Place,
  plan: WorkbookPlan,
  progress: Progress | undefined,
): Promise<Result<{ readonly warnings: readonly Problem[] }>> => {
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const seen: Result<Snapshot> = await workbook.read({
    ranges: [{ sheet: ids.sheet, area: 'used' }],
    formulas: foreignSheets(overview.value, [ids.sheet]),
  });
  if (!seen.ok) return seen;
  const lost = [...ownOn(entryAt(seen.value.ranges, 0), ids), ...wouldBreak(seen.value, [ids.sheet])];
  const free = allClear(lost);
  return free.ok
    ? workbook.replace({ sheets: [ids.sheet], asRead: seen.value.ranges }, plan, progress)
    : free;
};

/**
 * Makes the page of all sections again, with the finals: in the place of the one that there is, or anew where it was deleted. Problems:
 * `sections-no-page` without two sections that have sheets of their own, `cells-would-be-lost` and `reference-would-break` for what
 * somebody wrote on the page or refers to it, those of `openTournaments` and of the port.
 */
export const remakePage = async (
  workbook: Workbook,
  { id }: { readonly id: string },
  progress?: Progress,
): Promise<Result<MadePage>> => {
  const opened = await openTournaments(workbook, { of: 'all' });
  if (!opened.ok) return opened;
  const sections = onPage(opened.value);
  if (sections.length < 2) return fail(problem('sections-no-page'));
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const words = wordsOf(entryAt(sections, 0).tournament);
  const [old] = findSectionsPages(overview.value.names);
  const tabs = overview.value.sheets.map(({ name }) => name);
  const isShared = sections.some(({ shared }) => shared);
  const name = isShared ? words.sections.withFinals : words.sections.sheet;
  const sheet = old?.sheet ?? freeName(name, tabs);
  const page = makeSectionsPage(sections, words, sheet);
  const plan = { id, sheets: [page.sheet], names: [page.name], active: { sheet, row: 0, column: 0 } };
  const made = await (old ? replaced(workbook, old, plan, progress) : workbook.create(plan, progress));
  return andThen(made, ({ warnings }) => ok({ sheet, sections: sections.length, warnings }));
};

/**
 * Lets the page of a workbook follow its new finals; one is made where the sections share their sheets, and else none if it was deleted.
 * What could not be done of it comes back.
 */
export const finalsOnPage = async (
  workbook: Workbook,
  opened: readonly OpenTournament[],
  identity: { readonly id: string },
): Promise<readonly Problem[]> => {
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview.problems;
  const isShared = opened.some(({ tournament }) => tournament.sections !== undefined);
  if (!isShared && findSectionsPages(overview.value.names).length === 0) return [];
  const made = await remakePage(workbook, identity);
  return made.ok ? made.value.warnings : made.problems;
};
