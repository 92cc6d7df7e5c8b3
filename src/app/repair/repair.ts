import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { andThen, ok, unlessProblems, type Result } from '../../core/result';
import type { WorkbookPlan } from '../../grid/plan';
import { plannedGrid, withFormulas, withValues, type PlacedValue } from '../../grid/planned';
import { valuesDown, type Place } from '../../grid/reference';
import { isOfTeams, placesOf } from '../../sheets/findTournaments';
import { withHistory } from '../../sheets/log/sheet';
import type { LogEntry } from '../../sheets/log/line';
import { followedLineUps } from '../../sheets/teamEvent/followed';
import { PLAYER_COLUMNS, type Part } from '../../sheets/parts';
import { gridOfStanding, type Standing } from '../../sheets/repair/standing';
import type { Patch, Progress, RangeSnapshot, Reader, Workbook } from '../../workbook/port';
import { logTableOf } from '../logPatch';
import { foreignSheets, wouldBeLost, wouldBreak } from '../wouldBeLost';
import { nextStep } from '../../sheets/log/history';
import { logRows, saidNow } from '../step';
import { inspect, type Inspected, ownCells, withBeside } from './inspect';
import { cellLines, cellsPutRight, sheetLines, type RepairLine } from './logLines';
import { type Owners, type Down, ownersIn, OF_BOARDS } from '../../sheets/carryOver';
import { followOnPage, sheetsIn } from '../sections/page';

/** A repair that was carried out: what was damaged, and how it was put right; `warnings` are those of the port. */
export interface Repaired extends Pick<Tournament, 'profile'> {
  readonly faults: readonly Problem[];
  readonly by: 'cells' | 'sheets';
  readonly warnings: readonly Problem[];
}

/** What is damaged, and what Repair would do: put cells right where they stand, or make the sheets anew with all that people typed. */
export interface PlannedRepair extends Omit<Repaired, 'profile'> {
  /** Typed cells that we cannot read. */
  readonly warnings: readonly Problem[];
}

/** Damage that is repaired cell by cell; anything else needs new sheets. */
const IN_CELLS: ReadonlySet<Problem['code']> = new Set<Problem['code']>([
  'damaged-number',
  'damaged-text',
  'damaged-format',
  'damaged-date',
  'damaged-formula',
  'damaged-typed-over',
]);

/** Repair up to this many cells one by one; with more, whole sheets were cleared. */
const MOST_CELLS = 5000;

/** Most team sheets have no names that tell their number of rows, so moved rows need new sheets. */
const isInCells = ({ faults, standing, parts }: Inspected): boolean =>
  !isOfTeams(parts) &&
  faults.every(({ code }) => IN_CELLS.has(code)) &&
  standing.unknown !== true &&
  standing.dropped.size === 0 &&
  standing.edits.length <= MOST_CELLS;

type Planned = Inspected & PlannedRepair;

/**
 * What Repair would do, whether players or teams meet; nothing is damaged if there are no `faults`. `sheet` is the one that tells of the
 * others. Problems: those of `inspect`.
 */
export const planRepair = async (
  workbook: Reader,
  sheet: string,
  time: string,
  isTaken = false,
): Promise<Result<Planned>> =>
  andThen(await inspect(workbook, sheet, time, isTaken), (inspected) =>
    ok({ ...inspected, by: isInCells(inspected) ? 'cells' : 'sheets' }),
  );

/** The Log's lines for the next step. */
const linesNow = (
  { tournament, lines }: Inspected,
  time: string,
  mended: readonly RepairLine[],
): readonly LogEntry[] =>
  mended.map((line) => ({ step: nextStep(lines), time, tournament: tournament.id, ...line }));

/** Columns that people type into, and whose their lines are. */
const TYPED: readonly (Owners & { readonly typed: readonly Part[] })[] = [
  { numbers: ['Players_no'], typed: PLAYER_COLUMNS.slice(1) },
  { numbers: ['Pairings_game'], typed: ['Pairings_result'] },
  { ...OF_BOARDS, typed: ['Matches_home', 'Matches_result', 'Matches_away'] },
  { ...OF_BOARDS, typed: ['Matches_date', 'Matches_venue'], isOf: ([, board]) => board === 0 },
  {
    numbers: ['Teams_team', 'Teams_member'],
    typed: ['Teams_name', 'Teams_status', 'Teams_adjustment', 'Teams_reason'],
    isOf: ([, member]) => member === 0,
  },
];

/** Everything that people typed into the tables, as they typed it, for the same games, players, boards and teams in the new ones. */
const asTyped = (standing: Standing, plan: WorkbookPlan): readonly PlacedValue[] => {
  const [from, to] = [standing.parts.places, placesOf(plan)];
  const [read, made] = [gridOfStanding(standing), plannedGrid(plan)].map(
    (gridOf) => (place: Place | undefined) => valuesDown(gridOf, place),
  ) as [Down, Down];
  return TYPED.flatMap((columns) => {
    const lines = new Map(ownersIn(columns, from, read).map((owner, line) => [owner, line]));
    const owners = ownersIn(columns, to, made);
    return columns.typed.flatMap((part) => {
      const [place, values, had] = [to[part], read(from[part]), made(to[part])];
      if (!place || values.length === 0) return [];
      return owners.flatMap((owner, line): PlacedValue[] => {
        const at = owner === null ? undefined : lines.get(owner);
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

/**
 * The sheets as they are to be, with everything that people typed, and with `told` in the Log. Problems: `cells-would-be-lost`,
 * `reference-would-break`. Notes beside our cells come along.
 */
const planAnew = async (
  workbook: Workbook,
  inspected: Inspected,
  time: string,
  told: readonly RepairLine[],
): Promise<Result<Anew>> => {
  const { standing, plan, overview, lines, asRead, tournament } = inspected;
  const own = asRead.map(({ sheet }) => sheet);
  const around = await workbook.read({ ranges: [], formulas: foreignSheets(overview, own) });
  if (!around.ok) return around;
  const now = saidNow(linesNow(inspected, time, told), tournament, lines);
  const next = withHistory(plan, [...lines, ...now]);
  const { carried, lost, beside } = ownCells(inspected, next);
  const problems = [
    ...inspected.warnings.filter(({ code }) => code === 'result-of-bye'),
    ...wouldBeLost(lost),
    ...wouldBreak(around.value, own),
  ];
  return unlessProblems(problems, () => {
    const typed = withValues(next, [...carried, ...asTyped(standing, next)]);
    const followed = followedLineUps(standing.parts.places, asRead, typed);
    return { plan: withBeside(withFormulas(typed, followed), beside, standing), asRead };
  });
};

const written = async (
  workbook: Workbook,
  { faults, tournament, overview }: Inspected,
  anew: Result<Anew>,
  progress: Progress | undefined,
): Promise<Result<Repaired>> => {
  if (!anew.ok) return anew;
  const { plan, asRead } = anew.value;
  const old = { sheets: asRead.map((grid) => grid.sheet), asRead };
  const replaced = await workbook.replace(old, plan, progress);
  if (!replaced.ok) return replaced;
  const behind = await followOnPage(workbook, overview.names, tournament, sheetsIn(plan, tournament));
  const warnings = [...replaced.value.warnings, ...behind];
  return ok({ faults, by: 'sheets', profile: tournament.profile, warnings });
};

/** How a repair is carried out. */
interface RepairChoices {
  readonly progress?: Progress;
  /** Whether proposed results replace dates; otherwise the cells only become Text again. */
  readonly isTaken?: boolean;
}

/**
 * Puts right what of ours is damaged on the sheets of a tournament, of players or of teams, in one step with its lines in the Log;
 * results and whatever else people typed stay. Nothing is written where nothing is damaged. Problems, and nothing is written: those of
 * `inspect`; `cells-would-be-lost`, `reference-would-break` where sheets have to be made anew; those of the port.
 */
export const repairTournament = async (
  workbook: Workbook,
  sheet: string,
  time: string,
  { progress, isTaken = false }: RepairChoices = {},
): Promise<Result<Repaired>> => {
  const found = await planRepair(workbook, sheet, time, isTaken);
  if (!found.ok) return found;
  const { faults, by, tournament, standing, plan } = found.value;
  const done = { faults, by, profile: tournament.profile, warnings: [] };
  if (faults.length === 0) return ok(done);
  if (by === 'cells') {
    const patch = planCells(found.value, time);
    if (!patch.ok) return patch;
    return andThen(await workbook.change(patch.value), () => ok(done));
  }
  const anew = await planAnew(workbook, found.value, time, sheetLines(standing, plan));
  return written(workbook, found.value, anew, progress);
};

/** Whether somebody typed over our cells. */
const isTypedOver = ({ code, values }: Problem): boolean =>
  code === 'damaged-typed-over' || (code === 'damaged-number' && values['count'] !== 0);

/** Refuses what was typed over what is ours on a tournament's sheets, which sheets made anew would lose. Problems: those of `inspect`. */
export const soundSheets = async (
  workbook: Reader,
  sheet: string,
  time: string,
): Promise<Result<Inspected>> =>
  andThen(await inspect(workbook, sheet, time), (inspected) =>
    unlessProblems(inspected.faults.filter(isTypedOver), () => inspected),
  );
