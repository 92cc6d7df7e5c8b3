import { askingForDetails } from '../core/details';
import type { Tournament } from '../core/model';
import { dayOf } from '../core/calendar/dates';
import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { wordsOf } from '../language/language';
import type { CellValue } from '../grid/cell';
import type { TournamentParts } from '../sheets/findTournaments';
import type { ParsedTournament } from '../sheets/parse';
import { FORMAT_VERSION } from '../sheets/tournament/settings';
import type { GridOf, Place } from '../grid/reference';
import { partName, REFRESHED_PARTS } from '../sheets/parts';
import { asOfPart, columnOf, formatOf, type PartValues, publishedPart } from '../sheets/values/part';
import { lotsParts } from '../sheets/values/lots';
import { refreshedParts } from '../sheets/values/refreshed';
import type { CellChange, Patch, Progress, Workbook } from '../workbook/port';
import { inSum, type LogLines } from './logPatch';
import type { LogCells } from '../sheets/log/changes';
import { makeRule } from '../sheets/log/rule';
import { NOT_CARRIED, rebuild } from './rebuild';
import { openStep, writeStep, type OpenStep } from './step';

const TEXT = '@';

/** An empty text and an empty cell look the same. */
const same = (one: CellValue, other: CellValue): boolean => (one ?? '') === (other ?? '');

/** The cells of a part that differ; `workbook-part-missing` where it was not read or has another shape than it was given. */
const changesOf = (part: PartValues, where: Place, gridOf: GridOf): Result<readonly CellChange[]> => {
  const { sheet, area } = where;
  const grid = gridOf(where);
  if (!grid || area.rows !== part.values.length || area.columns !== (part.values[0]?.length ?? 0))
    return fail(problem('workbook-part-missing', { sheet }, { part: partName(part.part) }));
  const cells: CellChange[] = [];
  part.values.forEach((row, down) =>
    row.forEach((write, along) => {
      const expect = grid.values[down]?.[along] ?? null;
      if (same(expect, write)) return;
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

/** The tournament seen from a day on, where its dates are held against one. */
const asOfDay = (tournament: Tournament, today: string | undefined): Tournament => {
  const { calendarLimits } = tournament;
  return calendarLimits && today !== undefined
    ? { ...tournament, calendarLimits: { ...calendarLimits, asOf: today } }
    : tournament;
};

/**
 * What Refresh has to write: every cell whose value differs from what the inputs lead to now, names, checks, standings,
 * cross-table and the snapshot of the inputs; of a live tournament only the lots for the last ties; of any the list of
 * tie-breaks, which from then on is the one beside which a change is noticed. Empty when nothing differs; parts that the
 * organiser deleted are left out. Where games have dates, the day before which they are overdue is `today`, if it is given.
 * Problems: those of `standings`, and `workbook-part-missing` for a part that was not read or was cut.
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

/** A list of tie-breaks that was changed late, as it was and as it is. */
const tellList = (warnings: readonly Problem[]): readonly LogCells[] =>
  warnings
    .filter(({ code }) => code === 'order-changed-late')
    .map(({ values: { before, after } }) => ({ cells: '', before: String(before), after: String(after) }));

/** Only how many cells were written; a change of the list of tie-breaks is told besides. */
const tellRefresh =
  (warnings: readonly Problem[]): LogLines =>
  (cells) => [...inSum(cells), ...tellList(warnings)];

/** What was refreshed: cells, or all sheets made anew; `warnings` are what could not be done of these. */
export interface Refreshed {
  readonly cells: readonly CellChange[];
  readonly newSheets: boolean;
  readonly warnings: readonly Problem[];
}

/** When it happens, and in which tournament of the workbook. */
export interface RefreshContext {
  readonly time: string;
  readonly named?: string;
  readonly progress?: Progress;
}

/** What the sheets of today have cells for: what reports tell of the event, and what dates are held against. */
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
 * Makes the sheets of a tournament anew as this version makes them, with all that people typed, in one step with its line in
 * the Log. Problems: those of `openStep` and `rebuild`.
 */
export const refreshSheets = async (
  workbook: Workbook,
  context: RefreshContext,
): Promise<Result<Refreshed>> => {
  const opened = await openStep(workbook, context.named);
  return opened.ok ? remake(workbook, opened.value, context) : opened;
};

/**
 * Brings a refreshed tournament up to date, with a line in the Log; answers what was written. Where there is nothing to
 * write, the values beside the formulas of a file are put right all the same. Problems: those of `refreshPatch`,
 * `openTournament` and `Writer.change`.
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
  const step = { rule: makeRule({ did: 'refresh' }), time: context.time, logLines };
  const written =
    cells.length === 0
      ? await workbook.change(patch.value)
      : await writeStep(workbook, opened.value, patch.value, step);
  return andThen(written, () => ok({ cells, newSheets: false, warnings: [] }));
};
