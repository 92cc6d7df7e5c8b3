import { given } from '../../core/format/fields';
import { present } from '../../core/present';
import type { Problem } from '../../core/problem';
import { andThen, ok, unlessProblems, type Result } from '../../core/result';
import type { WorkbookPlan } from '../../grid/plan';
import { withValues, type PlacedValue } from '../../grid/planned';
import { placesOf } from '../../sheets/findTournaments';
import { withHistory } from '../../sheets/log/blocks';
import type { LogEntry } from '../../sheets/log/line';
import { plannedColumn } from '../../sheets/values/part';
import { columnIn } from '../../sheets/repair/players';
import { TABLE_COLUMNS, type Standing } from '../../sheets/repair/standing';
import type { Patch, Progress, RangeSnapshot, Reader, Workbook } from '../../workbook/port';
import { logTableOf } from '../log';
import { followOnPage, sheetsIn } from '../sections/page';
import { foreignSheets, wouldBeLost, wouldBreak } from '../rebuild';
import { logRows, saidNow, nextStep } from '../step';
import { inspect, type Inspected, ownCells, withBeside } from './inspect';
import { inspectTeams, teamFaults } from './inspectTeams';
import { cellLines, cellsPutRight, sheetLines } from './logLines';
import { repairTeams, type Repaired } from './remakeTeams';

/** What is damaged, and what Repair would do: put cells right where they stand, or make the sheets anew with all that people typed. */
export interface PlannedRepair extends Omit<Repaired, 'profile'> {
  /** What was typed and is not understood. */
  readonly warnings: readonly Problem[];
}

type OfPlayers = Inspected & PlannedRepair;

/** Damage that is mended cell by cell; any other takes new sheets. */
const IN_CELLS: ReadonlySet<Problem['code']> = new Set<Problem['code']>([
  'damaged-number',
  'damaged-text',
  'damaged-format',
  'damaged-date',
  'damaged-formula',
  'damaged-typed-over',
]);

/** So many cells are put right one by one; where it is more, whole sheets were cleared. */
const MOST_CELLS = 5000;

const isInCells = ({ faults, standing }: Inspected): boolean =>
  faults.every(({ code }) => IN_CELLS.has(code)) &&
  standing.unknown !== true &&
  standing.dropped.size === 0 &&
  standing.edits.length <= MOST_CELLS;

/** The repair of a tournament's sheets; `null` where the sheet tells of none, so that it may be that of a tournament of teams. */
const planOfPlayers = async (
  workbook: Reader,
  sheet: string,
  time: string,
  isTaken = false,
): Promise<Result<OfPlayers> | null> => {
  const inspected = await inspect(workbook, sheet, time, isTaken);
  if (!inspected.ok) return inspected.problems[0].code === 'workbook-not-ours' ? null : inspected;
  return ok({ ...inspected.value, by: isInCells(inspected.value) ? 'cells' : 'sheets' });
};

/**
 * What Repair would do, whether players or teams meet; nothing is damaged if there are no `faults`. `sheet` is the one that tells of the
 * others. Problems: those of `inspect` and of `inspectTeams`.
 */
export const planRepair = async (
  workbook: Reader,
  sheet: string,
  time: string,
): Promise<Result<PlannedRepair>> => {
  const planned = await planOfPlayers(workbook, sheet, time);
  if (planned) return planned;
  return andThen(await inspectTeams(workbook, sheet, time), (inspected) =>
    ok({ faults: teamFaults(inspected), warnings: inspected.open.warnings, by: 'sheets' }),
  );
};

/** Lines of the Log for a step that comes now. */
const linesNow = (
  { tournament, lines }: Inspected,
  time: string,
  mended: ReturnType<typeof cellLines>,
): readonly LogEntry[] =>
  mended.map((line) => ({ step: nextStep(lines), time, tournament: tournament.id, ...line }));

/** Everything that people typed into the tables, as they typed it, for the same games and players in the new ones. */
const asTyped = (standing: Standing, plan: WorkbookPlan): readonly PlacedValue[] => {
  const places = placesOf(plan);
  const planned = plannedColumn(plan.sheets, places);
  return (['Players', 'Pairings'] as const).flatMap((table) => {
    const [numbers, ...columns] = TABLE_COLUMNS[table];
    const { places: from } = standing.parts;
    const lines = new Map(columnIn(standing, from[present(numbers)]).map((no, line) => [no, line]));
    const typed = columns.filter((part) => table === 'Players' || part === 'Pairings_result');
    return typed.flatMap((part) => {
      const [place, values] = [places[part], columnIn(standing, from[part])];
      if (!place || values.length === 0) return [];
      const had = planned(part);
      return planned(present(numbers)).flatMap((no, line): PlacedValue[] => {
        const at = no === null ? undefined : lines.get(no);
        const value = at === undefined ? null : (values[at] ?? null);
        if (value === null || value === had[line]) return [];
        return [{ sheet: place.sheet, row: place.area.row + line, column: place.area.column, value }];
      });
    });
  });
};

/** The cells to put right, with their lines in the Log. Problems: `workbook-part-missing`. */
const planCells = (planned: Inspected, time: string): Result<Patch> =>
  andThen(logTableOf({ parts: planned.parts, tables: planned.overview.tables }), ({ name }) => {
    const cells = cellsPutRight(planned.standing);
    const lines = linesNow(planned, time, cellLines(planned.standing, cells));
    const rowsOf = logRows(planned.tournament, planned.lines);
    return ok({ cells, append: { table: name, ...rowsOf(lines) } });
  });

interface Anew {
  readonly plan: WorkbookPlan;
  readonly asRead: readonly RangeSnapshot[];
}

/** The sheets as they are to be, with everything that people typed. Problems: `cells-would-be-lost`, `reference-would-break`. */
const planAnew = async (workbook: Workbook, planned: Inspected, time: string): Promise<Result<Anew>> => {
  const { standing, plan, overview, lines, asRead, tournament } = planned;
  const own = asRead.map(({ sheet }) => sheet);
  const around = await workbook.read({ ranges: [], formulas: foreignSheets(overview, own) });
  if (!around.ok) return around;
  const now = saidNow(linesNow(planned, time, sheetLines(standing, plan)), tournament, lines);
  const next = withHistory(plan, [...lines, ...now]);
  const { carried, lost, beside } = ownCells(planned, next);
  const problems = [
    ...planned.warnings.filter(({ code }) => code === 'result-of-bye'),
    ...wouldBeLost(lost),
    ...wouldBreak(around.value, own),
  ];
  return unlessProblems(problems, () => ({
    plan: withBeside(withValues(next, [...carried, ...asTyped(standing, next)]), beside, standing),
    asRead,
  }));
};

/** How a repair is carried out. */
interface RepairChoices {
  readonly progress?: Progress;
  /** Whether results that are proposed for dates are put back; else the cells are but Text again. */
  readonly isTaken?: boolean;
}

/**
 * Puts right what of ours is damaged on the sheets of a tournament, of players or of teams, in one step with its lines in the Log;
 * results and whatever else people typed stay. Nothing is written where nothing is damaged. Problems, and nothing is written: those of `inspect`
 * and `inspectTeams`; `cells-would-be-lost`, `reference-would-break` where sheets have to be made anew; those of the port.
 */
export const repairTournament = async (
  workbook: Workbook,
  sheet: string,
  time: string,
  { progress, isTaken = false }: RepairChoices = {},
): Promise<Result<Repaired>> => {
  const planned = await planOfPlayers(workbook, sheet, time, isTaken);
  if (!planned) return repairTeams(workbook, given({ time, named: sheet, progress, isTaken }));
  if (!planned.ok) return planned;
  const { faults, by, tournament, overview } = planned.value;
  const { profile } = tournament;
  if (faults.length === 0) return ok({ faults, by, profile, warnings: [] });
  if (by === 'cells') {
    const patch = planCells(planned.value, time);
    if (!patch.ok) return patch;
    const written = await workbook.change(patch.value);
    return andThen(written, () => ok({ faults, by, profile, warnings: [] }));
  }
  const anew = await planAnew(workbook, planned.value, time);
  if (!anew.ok) return anew;
  const { plan, asRead } = anew.value;
  const old = { sheets: asRead.map((grid) => grid.sheet), asRead };
  const written = await workbook.replace(old, plan, progress);
  if (!written.ok) return written;
  const behind = await followOnPage(workbook, overview.names, tournament, sheetsIn(plan, tournament));
  return ok({ faults, by, profile, warnings: [...written.value.warnings, ...behind] });
};
