import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, type Result, allClear, failAll } from '../core/result';
import { isTeamEvent } from '../core/teamEvent/model';
import { wordsOf } from '../language/language';
import { type LogEntry, makeLogRow } from '../sheets/log/line';
import { nextStep } from '../sheets/log/history';
import type { Patch, Workbook, CellChange } from '../workbook/port';
import { identityOf } from './identity';
import { logged, logLinesIn, logTableOf, type LogLines, type LogRows } from './logPatch';
import { openTournament, type OpenTournament, type Reading } from './open';
import { plays, type Tournament } from '../core/model';
import { readingOf } from '../core/results/typed';
import { lineHeight, MACHINE_COLUMNS } from '../sheets/log/sheet';
import { saidOf, withSaid, type Moment } from '../sheets/log/sentences';
import { valueIn } from './keyedCells';
import { entryAt } from '../core/present';
import { withMadeCycles } from '../core/conduct/madeCycles';
import { BREAKING_FAULTS, newFaults } from '../core/conduct/scheduleFaults';
import { standings } from '../core/tiebreak/standings';
import { findAllTournaments } from '../sheets/findTournaments';
import { parseTournament, type ParsedTournament } from '../sheets/parse';
import type { WorkbookPlan } from '../grid/plan';
import { plannedGrid } from '../grid/planned';
import { covers, type CellValue } from '../grid/cell';
import type { Grid } from '../grid/grid';
import type { GridOf } from '../grid/reference';

/** A tournament just before a step. */
const momentOf = (tournament: Tournament): Moment => ({
  profile: tournament.profile,
  words: wordsOf(tournament),
  reading: readingOf(tournament),
  value: (key) => valueIn(tournament, key),
  gamesOf: (no) => tournament.games.filter(plays(no)).map((game) => game.no),
  ...(isTeamEvent(tournament) ? { event: tournament } : {}),
});

/** The lines of the next step, with their sentences. `before` are the lines already in the Log. */
export const saidNow = (
  lines: readonly LogEntry[],
  tournament: Tournament,
  before: readonly LogEntry[],
): readonly LogEntry[] => {
  const earlier = (step: number): string | undefined => saidOf(before, step);
  return withSaid(lines, momentOf(tournament), earlier);
};

/** The Log's rows for the next step. `before` are the lines already there. */
export const logRows =
  (tournament: Tournament, before: readonly LogEntry[]): LogRows =>
  (lines) => {
    const told = saidNow(lines, tournament, before);
    return { rows: told.map(makeLogRow), heights: told.map(lineHeight), unwrapped: MACHINE_COLUMNS };
  };

/** A tournament that is about to be changed, with the Log it has so far. */
export interface OpenStep {
  readonly open: OpenTournament;
  /** The name of its Log table. */
  readonly table: string;
  readonly lines: readonly LogEntry[];
}

/** `tournament-damaged`: without the Log a step cannot be logged, and without the hidden sheets nothing is recalculated. */
const missingSheets = ({ parts, tournament }: OpenTournament): readonly Problem[] =>
  (['Log', 'Lists', 'Calculation'] as const)
    .filter((part) => parts.broken?.includes(part))
    .map((part) => {
      const { log, lists, calculation } = wordsOf(tournament);
      const sheets = { Log: log, Lists: lists, Calculation: calculation } as const;
      return problem('tournament-damaged', { sheet: parts.sheet }, { sheet: sheets[part] });
    });

/**
 * A tournament that was opened with its Log. Problems: `workbook-part-missing`, `team-log-missing`, and `tournament-damaged` if
 * sheets are missing that Repair can restore.
 */
export const stepOf = (open: OpenTournament): Result<OpenStep> => {
  const { sheet, places } = open.parts;
  if (isTeamEvent(open.tournament) && !places.Log) return fail(problem('team-log-missing', { sheet }));
  const [wrong] = missingSheets(open);
  if (wrong) return fail(wrong);
  return andThen(logTableOf(open), (table) =>
    ok({ open, table: table.name, lines: logLinesIn(table, open.gridOf) }),
  );
};

/** Opens a tournament and its Log. Problems: those of `openTournament` and `stepOf`. */
export const openStep = async (
  workbook: Workbook,
  named?: string,
  reading: Pick<Reading, 'extent' | 'of'> = {},
): Promise<Result<OpenStep>> =>
  andThen(await openTournament(workbook, named, { ...reading, logs: true }), stepOf);

/** What the Log says about a step. */
export interface StepWords {
  readonly rule: string;
  readonly time: string;
  /** By default, every cell. */
  readonly logLines?: LogLines;
  /** Whether the tournament may be unreadable afterwards: undoing a repair brings the damage back. */
  readonly mayBreak?: boolean;
}

/**
 * Writes a patch together with its lines in the Log; returns what was written. An empty patch writes nothing, unless it undoes
 * a repair (`mayBreak`). Problems: those of `checkPatch` and `Writer.change`; `changed-meanwhile` also if rows have moved since
 * they were read.
 */
export const writeStep = async (
  workbook: Workbook,
  { open, table, lines }: OpenStep,
  patch: Patch,
  { rule, time, logLines, mayBreak = false }: StepWords,
): Promise<Result<Patch>> => {
  if (patch.cells.length === 0 && !mayBreak) return ok(patch);
  const sound = mayBreak ? ok(null) : checkPatch(open, patch);
  if (!sound.ok) return sound;
  const { tournament } = open;
  const identity = identityOf(open);
  const entry = { step: nextStep(lines), time, tournament: tournament.id, rule };
  const told = logged(patch, entry, table, logLines ?? identity.logLines, logRows(tournament, lines));
  const whole = { ...told, unchanged: identity.numbersBeside(patch.cells) };
  return andThen(await workbook.change(whole), () => ok(whole));
};

const withCells = (grid: Grid, cells: readonly CellChange[]): Grid => {
  const { row: top, column: left } = grid.area;
  const own = cells.filter(({ row, column }) => covers(grid.area, row, column));
  if (own.length === 0) return grid;
  const values = grid.values.map((row): CellValue[] => [...row]);
  for (const { row, column, write } of own) entryAt(values, row - top)[column - left] = write;
  return { ...grid, values };
};

/** The sheets after a patch. Each grid is patched once. */
export const patchedGrids = ({ gridOf }: Pick<OpenTournament, 'gridOf'>, { cells }: Patch): GridOf => {
  const bySheet = new Map<string, CellChange[]>();
  for (const cell of cells) {
    const own = bySheet.get(cell.sheet) ?? [];
    bySheet.set(cell.sheet, own);
    own.push(cell);
  }
  const patched = new WeakMap<Grid, Grid>();
  return (where) => {
    const grid = gridOf(where);
    const own = bySheet.get(where.sheet);
    if (!grid || !own) return grid;
    const known = patched.get(grid) ?? withCells(grid, own);
    patched.set(grid, known);
    return known;
  };
};

type Sides = readonly (readonly number[])[];

/** Who plays whom and who rests in which round. Only these can make a schedule faulty. */
const sidesOf = ({ games, rests }: Tournament): Sides => [
  ...games.map(({ no, round, white, black }) => [no, round, white, black]),
  ...rests.map(({ round, player }) => [round, player]),
];

const isSame = (one: Sides, other: Sides): boolean =>
  one.length === other.length &&
  one.every((line, index) => line.every((value, at) => value === entryAt(other, index)[at]));

/** `step-would-break`, with the reasons, if the tournament could not go on after a step. */
const tournamentGoesOn = (before: Tournament, after: Result<ParsedTournament>): Result<null> => {
  const refused = problem('step-would-break');
  if (!after.ok) return failAll([refused, ...after.problems]);
  const { tournament } = after.value;
  // What kept teams from being ranked before is no reason.
  const ranked = isTeamEvent(tournament) && standings(before).ok ? standings(tournament) : ok(null);
  if (!ranked.ok) return failAll([refused, ...ranked.problems]);
  if (isSame(sidesOf(before), sidesOf(tournament))) return ok(null);
  const faults = newFaults(withMadeCycles(before), withMadeCycles(tournament)).filter(({ code }) =>
    BREAKING_FAULTS.includes(code),
  );
  return allClear(faults.length === 0 ? [] : [refused, ...faults]);
};

/**
 * Whether a tournament can still be read and played after a patch; else `step-would-break` with the reasons. Faults that were
 * there before do not count.
 */
const checkPatch = (open: OpenTournament, patch: Patch): Result<null> =>
  tournamentGoesOn(open.tournament, parseTournament(open.parts, patchedGrids(open, patch)));

/** Checks sheets that would be made anew. */
export const checkPlan = (before: Tournament, plan: WorkbookPlan): Result<null> => {
  const [parts] = findAllTournaments(plan.names);
  return parts
    ? tournamentGoesOn(before, parseTournament(parts, plannedGrid(plan)))
    : fail(problem('step-would-break'));
};
