import type { Draw } from '../core/draw/protocol';
import type { Tournament } from '../core/model';
import { present } from '../core/present';
import { type Problem } from '../core/problem';
import { andThen, ok, type Result, unlessProblems } from '../core/result';
import { readingOf } from '../core/results/typed';
import { isTeamEvent } from '../core/teamEvent/model';
import { type CellValue } from '../grid/cell';
import type { WorkbookPlan } from '../grid/plan';
import { withFormulas, withValues } from '../grid/planned';
import { wordsOf } from '../language/language';
import { carryOver } from '../sheets/carryOver';
import { sheetsOf, type TournamentParts } from '../sheets/findTournaments';
import type { SheetNames } from '../sheets/layout';
import { type LogCells, type LoggedChange, makeChangeLines } from '../sheets/log/changes';
import { makeDrawLine } from '../sheets/log/draw';
import { withHistory } from '../sheets/log/sheet';
import { type LogEntry, makeLogRow, parseLogRow } from '../sheets/log/line';
import { sheetNames } from '../sheets/names';
import type { NamedPart } from '../sheets/parts';
import { followedLineUps } from '../sheets/teamEvent/followed';
import { makeWorkbook } from '../sheets/allSheets';
import type { Created, Outgoing, Progress, RangeSnapshot, TableInfo, Workbook } from '../workbook/port';
import { teamSheetsNow } from './repair/teams';
import { followOnPage, sheetsIn } from './sections/page';
import { nextStep } from '../sheets/log/history';
import { saidNow, type OpenStep, checkPlan } from './step';
import { foreignSheets, type References, wouldBeLost, wouldBreak } from './wouldBeLost';

const keyOf = (sheet: string, row: number, column: number): string =>
  `${sheet.toLowerCase()} ${row} ${column}`;

type Cell = readonly [key: string, value: CellValue];

const cellsIn = ({
  sheet,
  area,
  values,
}: Pick<RangeSnapshot, 'sheet' | 'area' | 'values'>): readonly Cell[] =>
  values.flatMap((row, down) =>
    row.map((value, along): Cell => [keyOf(sheet, area.row + down, area.column + along), value]),
  );

const isSameLine = (row: readonly CellValue[], line: LogEntry | undefined): boolean =>
  line !== undefined && makeLogRow(parseLogRow(row)).join('\n') === makeLogRow(line).join('\n');

/** Lines of the Log that have changed or been added since it was read. */
const linesOf = (
  lines: readonly LogEntry[],
  log: TableInfo,
  grids: readonly RangeSnapshot[],
): readonly Cell[] => {
  const grid = grids.find(({ sheet }) => sheet === log.sheet);
  if (!grid) return [];
  const { values, area } = grid;
  const { row: header, column, columns } = log.area;
  return Array.from({ length: log.area.rows - 1 }, (_, index) => {
    const row = header + 1 + index;
    const [now = [], line] = [values[row - area.row]?.slice(column - area.column), lines[index]];
    if (isSameLine(now, line)) return [];
    const was: readonly CellValue[] = line ? makeLogRow(line) : Array.from({ length: columns }, () => null);
    return was.map((value, along): Cell => [keyOf(log.sheet, row, column + along), value]);
  }).flat();
};

/**
 * Sheets as they are now, except that the cells from which a step was planned are as they were then. So anything typed in
 * between counts as a change.
 */
export const asOpened = (
  { open, lines }: OpenStep,
  grids: readonly RangeSnapshot[],
  log: TableInfo,
): readonly RangeSnapshot[] => {
  const read = Object.values(open.parts.places).flatMap((place) => open.gridOf(place) ?? []);
  const opened = new Map([...read.flatMap(cellsIn), ...linesOf(lines, log, grids)]);
  return grids.map((grid) => ({
    ...grid,
    values: grid.values.map((row, down) =>
      row.map((value, along) => {
        const key = keyOf(grid.sheet, grid.area.row + down, grid.area.column + along);
        const was = opened.get(key);
        return was === undefined ? value : was;
      }),
    ),
  }));
};

/** Problems with typed cells that new sheets would not keep. */
export const NOT_CARRIED = ['result-of-bye', 'rating-error-value'] as const;

/** What the Log says about a step that rebuilds sheets. */
export interface FieldWords {
  readonly rule: string;
  readonly time: string;
  readonly changes: readonly LoggedChange[];
  /** The draws of its numbers. */
  readonly draws?: readonly Draw[];
  /** Further lines. */
  readonly more?: readonly LogCells[];
  /** The warnings that prevent a rebuild; by default, all. */
  readonly refusedBy?: readonly Problem['code'][];
}

const ROLES: readonly (readonly [keyof SheetNames, NamedPart])[] = [
  ['pairings', 'Pairings'],
  ['round', 'Round'],
  ['standings', 'Standings'],
  ['crosstable', 'Crosstable'],
  ['players', 'Players'],
  ['log', 'Log'],
  ['calculation', 'Calculation'],
  ['lists', 'Lists'],
  ['match', 'Match'],
  ['sections', 'Sections'],
];

/** The names of a tournament's sheets; free names for those that are missing. */
export const namesNow = (
  { sheet, places, liveHandouts = {} }: TournamentParts,
  free: SheetNames,
): SheetNames => ({
  ...free,
  liveHandouts,
  tournament: sheet,
  ...Object.fromEntries(ROLES.flatMap(([role, part]) => (places[part] ? [[role, places[part].sheet]] : []))),
});

interface WorkbookNow {
  readonly own: readonly RangeSnapshot[];
  readonly around: References;
  readonly taken: readonly string[];
}

const look = async (workbook: Workbook, parts: TournamentParts): Promise<Result<WorkbookNow>> => {
  const own = sheetsOf(parts);
  const visible = own.filter(
    (sheet) => sheet !== parts.places.Calculation?.sheet && sheet !== parts.places.Lists?.sheet,
  );
  const read = await workbook.read((overview) => ({
    ranges: visible.map((sheet) => ({ sheet, area: 'used' as const })),
    formulas: foreignSheets(overview, own),
  }));
  return andThen(read, (snapshot) =>
    ok({
      own: snapshot.ranges,
      around: snapshot,
      taken: snapshot.sheets.map(({ name }) => name),
    }),
  );
};

const logIn = ({ around }: WorkbookNow, { table }: OpenStep): TableInfo =>
  present(around.tables.find(({ name }) => name === table));

const linesWith = (
  { open, lines }: OpenStep,
  { rule, time, changes, draws = [], more = [] }: FieldWords,
): readonly LogEntry[] => {
  const entry = { step: nextStep(lines), time, tournament: open.tournament.id, rule };
  const now = [
    ...draws.map((draw) => makeDrawLine(draw, entry)),
    ...[...makeChangeLines(changes), ...more].map((line) => ({ ...entry, ...line })),
  ];
  return [...lines, ...saidNow(now, open.tournament, lines)];
};

/** How to plan new sheets to replace a tournament's present ones. */
const plannerOf = (
  parts: TournamentParts,
  now: Tournament,
  taken: readonly string[],
  time: string,
): ((next: Tournament) => WorkbookPlan) => {
  const ofTeams = isTeamEvent(now) ? teamSheetsNow(parts, now, taken, time) : null;
  const texts = wordsOf(now);
  const names = namesNow(parts, sheetNames(texts, now.event, taken));
  return (next) => (ofTeams && isTeamEvent(next) ? ofTeams(next) : makeWorkbook(next, names, texts, time));
};

/** Warnings that do not mean anything was left unread: what stands in place of a date stays there. */
const ALL_READ: readonly Problem['code'][] = [
  ...(['line-up-stranger', 'line-up-twice', 'line-up-order', 'line-up-nobody'] as const),
  ...(['team-left-early', 'team-left-late', 'date-not-understood', 'draw-impossible'] as const),
];

/** The plan for the new sheets, with everything people typed that it has room for. */
const planNext = (
  opened: OpenStep,
  next: Tournament,
  now: WorkbookNow,
  step: FieldWords,
): Result<WorkbookPlan> => {
  const { tournament, parts, warnings } = opened.open;
  const own = sheetsOf(parts);
  const taken = now.taken.filter((name) => !own.includes(name));
  const planOf = plannerOf(parts, tournament, taken, step.time);
  const plan = withHistory(planOf(next), linesWith(opened, step));
  const log = logIn(now, opened);
  const kept = carryOver(planOf(tournament), plan, parts, now.own, log, readingOf(tournament));
  const tabs = now.own.map(({ sheet }) => sheet);
  const lost = [...kept.lost, ...kept.beside].sort(
    (one, other) =>
      tabs.indexOf(one.sheet) - tabs.indexOf(other.sheet) || one.row - other.row || one.column - other.column,
  );
  const refused = warnings.filter(({ code }) => step.refusedBy?.includes(code) ?? !ALL_READ.includes(code));
  const problems = [...refused, ...wouldBeLost(lost), ...wouldBreak(now.around, own)];
  return unlessProblems(problems, () => withValues(plan, kept.carried));
};

/**
 * Rebuilds the sheets of a tournament, for example for another field, in one step with its lines in the Log. Everything people
 * typed stays. If there is a problem, nothing is written: `result-not-understood`, `result-of-bye`; `cells-would-be-lost` for
 * cells that the new sheets have no room for; `reference-would-break` if other sheets refer to the old ones; those of
 * `Writer.replace`.
 */
export const rebuild = async (
  workbook: Workbook,
  opened: OpenStep,
  next: Tournament,
  step: FieldWords,
  progress?: Progress,
): Promise<Result<Created>> => {
  const now = await look(workbook, opened.open.parts);
  if (!now.ok) return now;
  const plan = planNext(opened, next, now.value, step);
  if (!plan.ok) return plan;
  const sound = checkPlan(opened.open.tournament, plan.value);
  if (!sound.ok) return sound;
  const log = logIn(now.value, opened);
  const old: Outgoing = {
    sheets: sheetsOf(opened.open.parts),
    asRead: asOpened(opened, now.value.own, log),
  };
  const followed = followedLineUps(opened.open.parts.places, now.value.own, plan.value);
  const replaced = await workbook.replace(old, withFormulas(plan.value, followed), progress);
  if (!replaced.ok) return replaced;
  const { names } = now.value.around;
  const behind = await followOnPage(workbook, names, next, sheetsIn(plan.value, next));
  return ok({ warnings: [...replaced.value.warnings, ...behind] });
};
