import { askingForDetails } from '../core/details';
import type { Tournament } from '../core/model';
import { dayOf } from '../core/calendar/dates';
import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { isTeamEvent } from '../core/teamEvent/model';
import { wordsOf } from '../language/language';
import type { TournamentParts } from '../sheets/findTournaments';
import type { ParsedTournament } from '../sheets/parse';
import { FORMAT_VERSION } from '../sheets/tournament/settings';
import type { GridOf, Place } from '../grid/reference';
import { partName, REFRESHED_PARTS } from '../sheets/parts';
import { asOfPart, columnOf, formatOf, type PartValues, publishedPart } from '../sheets/values/part';
import { lotsParts } from '../sheets/values/lots';
import { refreshedParts } from '../sheets/values/refreshed';
import type { CellChange, Patch, Progress, Workbook } from '../workbook/port';
import { isSameCell } from './cells';
import { inSum, type LogLines } from './logPatch';
import type { LogCells } from '../sheets/log/changes';
import { makeRule } from '../sheets/log/rule';
import { NOT_CARRIED, rebuild } from './rebuild';
import { soundSheets } from './repair/repair';
import { openStep, writeStep, type OpenStep } from './step';

const TEXT = '@';

/** The cells of a part that differ; `workbook-part-missing` if it was not read or has changed its shape. */
const changesOf = (part: PartValues, where: Place, gridOf: GridOf): Result<readonly CellChange[]> => {
  const { sheet, area } = where;
  const grid = gridOf(where);
  if (!grid || area.rows !== part.values.length || area.columns !== (part.values[0]?.length ?? 0))
    return fail(problem('workbook-part-missing', { sheet }, { part: partName(part.part) }));
  const cells: CellChange[] = [];
  part.values.forEach((row, down) =>
    row.forEach((write, along) => {
      const expect = grid.values[down]?.[along] ?? null;
      if (isSameCell(expect, write)) return;
      const format = formatOf(part, along);
      const unset = format === TEXT && grid.formats[down]?.[along] !== TEXT;
      cells.push({
        sheet,
        row: area.row + down,
        column: area.column + along,
        expect,
        write,
        ...(unset ? { format } : {}),
      });
    }),
  );
  return ok(cells);
};

/** The tournament as of a day, if it has a calendar to check. */
const asOfDay = (tournament: Tournament, today: string | undefined): Tournament => {
  const { calendarLimits } = tournament;
  return calendarLimits && today !== undefined
    ? { ...tournament, calendarLimits: { ...calendarLimits, asOf: today } }
    : tournament;
};

/**
 * The cells that Refresh has to write because their values no longer follow from the inputs: names, checks, standings,
 * cross-table and the snapshot of the inputs. In a live tournament these are only the lots for the last ties. In any tournament
 * the list of tie-breaks is noted, so that later changes to it are noticed. Parts that the organiser deleted are left out.
 * Dated games before `today`, if given, are overdue. Problems: those of `standings`, and `workbook-part-missing` for a part
 * that was not read or was cut off.
 */
export const refreshPatch = (
  { tournament: opened }: Pick<ParsedTournament, 'tournament'>,
  parts: TournamentParts,
  gridOf: GridOf,
  today?: string,
): Result<Patch> => {
  const { places } = parts;
  const tournament = asOfDay(opened, today);
  const live = !REFRESHED_PARTS.some((part) => places[part]);
  const filled = live
    ? ok([...lotsParts(tournament), publishedPart(tournament, places.Published?.area.rows ?? 0)])
    : refreshedParts({
        tournament,
        words: wordsOf(tournament),
        column: columnOf(places, gridOf),
        crosstable: places.Crosstable !== undefined,
        snapshot: places.Snapshot_games !== undefined,
      });
  return andThen(filled, (all) => {
    const cells: CellChange[] = [];
    for (const part of [...all, ...asOfPart(tournament)]) {
      const where = places[part.part];
      const changes = where ? changesOf(part, where, gridOf) : ok([]);
      if (!changes.ok) return changes;
      for (const change of changes.value) cells.push(change);
    }
    return ok({ cells });
  });
};

/** The list of tie-breaks before and after a late change. */
const tellList = (warnings: readonly Problem[]): readonly LogCells[] =>
  warnings
    .filter(({ code }) => code === 'order-changed-late')
    .map(({ values: { before, after } }) => ({ cells: '', before: String(before), after: String(after) }));

/** Logs only how many cells were written, and any change to the list of tie-breaks. */
const tellRefresh =
  (warnings: readonly Problem[]): LogLines =>
  (cells) => [...inSum(cells), ...tellList(warnings)];

/** What was refreshed: cells, or all sheets rebuilt; `warnings` say what could not be done. */
export interface Refreshed {
  readonly cells: readonly CellChange[];
  readonly newSheets: boolean;
  readonly warnings: readonly Problem[];
}

/** When to refresh, and which tournament of the workbook. */
export interface RefreshContext {
  readonly time: string;
  readonly named?: string;
  readonly progress?: Progress;
}

/** A tournament with the cells that this version's sheets have: details for reports, and limits for dates. */
const inTodaysForm = (tournament: Tournament): Tournament => ({
  ...askingForDetails(tournament),
  ...(tournament.dated ? { calendarLimits: tournament.calendarLimits ?? {} } : {}),
});

const remake = async (
  workbook: Workbook,
  opened: OpenStep,
  { time, progress }: RefreshContext,
): Promise<Result<Refreshed>> => {
  const { tournament, warnings: known } = opened.open;
  const told = { cells: '', before: '', after: `format=${FORMAT_VERSION}` };
  const rule = makeRule({ did: 'refresh', sheets: true });
  const more = [told, ...tellList(known)];
  const step = { rule, time, changes: [], more, refusedBy: NOT_CARRIED };
  const made = await rebuild(workbook, opened, inTodaysForm(tournament), step, progress);
  return andThen(made, ({ warnings }) => ok({ cells: [], newSheets: true, warnings }));
};

/**
 * Rebuilds a tournament's sheets in this version's form, with everything people typed, in one step with its line in the Log.
 * Problems: those of `openStep` and `rebuild`.
 */
export const refreshSheets = async (
  workbook: Workbook,
  context: RefreshContext,
): Promise<Result<Refreshed>> => {
  const opened = await openStep(workbook, context.named, { of: 'all' });
  if (!opened.ok) return opened;
  const { tournament, parts } = opened.value.open;
  const sound = isTeamEvent(tournament) ? await soundSheets(workbook, parts.sheet, context.time) : ok(null);
  return sound.ok ? remake(workbook, opened.value, context) : sound;
};

/**
 * Brings a refreshed tournament up to date, with a line in the Log; returns what was written. If nothing differs, the stored
 * values beside a file's formulas are still corrected. Problems: those of `refreshPatch`, `openTournament` and `Writer.change`.
 */
export const refreshTournament = async (
  workbook: Workbook,
  context: RefreshContext,
): Promise<Result<Refreshed>> => {
  const opened = await openStep(workbook, context.named, { extent: 'all' });
  if (!opened.ok) return opened;
  const { open } = opened.value;
  const patch = refreshPatch(open, open.parts, open.gridOf, dayOf(context.time));
  if (!patch.ok) return patch;
  const { cells } = patch.value;
  const logLines = tellRefresh(open.warnings);
  const step = { rule: makeRule({ did: 'refresh', sheets: false }), time: context.time, logLines };
  const written =
    cells.length === 0
      ? await workbook.change(patch.value)
      : await writeStep(workbook, opened.value, patch.value, step);
  return andThen(written, () => ok({ cells, newSheets: false, warnings: [] }));
};
