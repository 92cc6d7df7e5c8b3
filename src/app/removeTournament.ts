import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, type Result, failAll } from '../core/result';
import type { Tournament } from '../core/model';
import { sheetsOf, findAllTournaments, type TournamentParts } from '../sheets/findTournaments';
import type { Grid } from '../grid/grid';
import type { DefinedName, Overview, Workbook } from '../workbook/port';
import { foreignSheets, wouldBeLost, wouldBreak } from './wouldBeLost';
import { inspect, ownCells } from './repair/inspect';
import { settingIn } from './repair/seen';
import { followOnPage } from './sections/page';

/** What removing a tournament would do. */
export interface PlannedRemoval {
  /** The sheets that would be deleted, in the order of the tabs. */
  readonly sheets: readonly string[];
  /**
   * What of the organiser's would be lost or break: `removal-notes`, `removal-references`; `removal-unchecked` where the
   * sheets are too damaged to tell their notes from what is ours.
   */
  readonly cautions: readonly Problem[];
  /** What stands on the sheets, as it was read. */
  readonly asRead: readonly Grid[];
  /** Whose they are, and the names of the workbook: by these a page of sections tells that the sheets are gone. */
  readonly tournament: Pick<Tournament, 'id' | 'profile'>;
  readonly names: readonly DefinedName[];
}

const referencesTo = async (
  workbook: Workbook,
  overview: Overview,
  own: readonly string[],
): Promise<Result<readonly Problem[]>> => {
  const around = await workbook.read({ ranges: [], formulas: foreignSheets(overview, own) });
  return andThen(around, (snapshot) =>
    ok(
      wouldBreak(snapshot, own).map((each): Problem => ({
        ...each,
        code: 'removal-references',
      })),
    ),
  );
};

/** What a page of sections has to know of a tournament, however damaged that is. */
const knownOf = (parts: TournamentParts, grids: readonly Grid[]): PlannedRemoval['tournament'] => ({
  id: settingIn({ parts, grids }, 'id'),
  profile: 'chess',
});

/**
 * What deleting the sheets of a tournament or a team event would do; `sheet` is the one that tells of the others. Only sheets that its
 * names tell of go, whatever they are called now. Problems: `workbook-not-ours`.
 */
export const planTournamentRemoval = async (
  workbook: Workbook,
  sheet: string,
): Promise<Result<PlannedRemoval>> => {
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const { names, sheets: tabs } = overview.value;
  const parts = findAllTournaments(names, tabs).find((each) => each.sheet === sheet);
  if (!parts) return fail(problem('workbook-not-ours'));
  const ours = new Set(sheetsOf(parts).map((name) => name.toLowerCase()));
  const sheets = tabs.map(({ name }) => name).filter((name) => ours.has(name.toLowerCase()));
  const read = await workbook.read({
    ranges: sheets.map((name) => ({ sheet: name, area: 'used' as const })),
  });
  if (!read.ok) return read;
  const references = await referencesTo(workbook, overview.value, sheets);
  const own = andThen(await inspect(workbook, sheet, ''), (inspected) => {
    const { lost, beside } = ownCells(inspected, inspected.plan);
    return ok([...lost, ...beside]);
  });
  const notes = own.ok ? wouldBeLost(own.value, 'removal-notes') : [problem('removal-unchecked', { sheet })];
  return andThen(references, (broken) =>
    ok({
      sheets,
      cautions: [...notes, ...broken],
      asRead: read.value.ranges,
      tournament: knownOf(parts, read.value.ranges),
      names,
    }),
  );
};

/**
 * Deletes a tournament's sheets. Fails with its cautions unless they were accepted (`despiteCautions`). Other problems: those
 * of `Writer.remove`.
 */
export const removeTournament = async (
  workbook: Workbook,
  { sheets, cautions, asRead, tournament, names }: PlannedRemoval,
  despiteCautions: boolean,
): Promise<Result<null>> => {
  const [first, ...more] = cautions;
  if (first && !despiteCautions) return failAll([first, ...more]);
  const removed = await workbook.remove({ sheets, asRead });
  if (removed.ok) await followOnPage(workbook, names, tournament, null);
  return removed;
};
