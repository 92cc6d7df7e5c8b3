import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import { wordsOf } from '../../language/language';
import { cellText } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { WorkbookPlan } from '../../grid/plan';
import type { Place } from '../../grid/reference';
import { freeName } from '../../sheets/handout/registry';
import { sectionsPageLayout } from '../../sheets/layout/sections';
import { findSectionsPages, makeSectionsPage, type SectionOnPage } from '../../sheets/sections/page';
import type { Progress, Snapshot, Workbook } from '../../workbook/port';
import { openTournaments, type OpenTournament } from '../open';
import { sheetsAt } from './page';
import { foreignSheets, wouldBeLost, wouldBreak } from '../wouldBeLost';

/** A page of sections that was made: its sheet, how many rows it has, and what could not be done of it. */
export interface MadePage {
  readonly sheet: string;
  readonly sections: number;
  readonly warnings: readonly Problem[];
}

/** The rows that a tournament has on the page: of sections on the same sheets one each. */
const rowsOf = ({ tournament, parts: { places } }: OpenTournament): readonly SectionOnPage[] => {
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
  const all = opened.flatMap(rowsOf);
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
  const free = unlessProblems(lost, () => null);
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
