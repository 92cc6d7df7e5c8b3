import { andThen, ok, type Result } from '../core/result';
import { parseLogRow, type LogEntry } from '../sheets/log';
import type { Extent } from '../sheets/parse';
import type { Patch, Workbook } from '../workbook/port';
import { identityOf } from './identity';
import { logged, logTableOf, type Told } from './log';
import { openTournament, type OpenTournament } from './open';

/** A tournament that is about to be changed, with the Log it has so far. */
export interface OpenStep {
  readonly open: OpenTournament;
  /** The name of its Log table. */
  readonly table: string;
  readonly lines: readonly LogEntry[];
}

/** Opens a tournament and its Log. Problems: those of `openTournament`, `workbook-part-missing`. */
export const openStep = async (
  workbook: Workbook,
  named?: string,
  extent: Extent = 'inputs',
): Promise<Result<OpenStep>> => {
  const open = await openTournament(workbook, named, extent);
  if (!open.ok) return open;
  const table = logTableOf(open.value);
  if (!table.ok) return table;
  const { sheet, area, name } = table.value;
  const body = { ...area, row: area.row + 1, rows: area.rows - 1 };
  const read = await workbook.read({ ranges: [{ sheet, area: body }] });
  return andThen(read, ({ ranges }) =>
    ok({ open: open.value, table: name, lines: ranges[0]!.values.map(parseLogRow) }),
  );
};

/** How a step is told in the Log. */
export interface StepWords {
  readonly rule: string;
  readonly time: string;
  /** Cell by cell if absent. */
  readonly told?: Told;
}

/** The number of the step that comes next. */
export const nextStep = (lines: readonly LogEntry[]): number =>
  lines.reduce((most, { step }) => Math.max(most, step), 0) + 1;

/**
 * Writes a patch with its lines in the Log, and answers what was written; a patch without cells writes nothing. Problems:
 * those of `Writer.change`; `changed-meanwhile` also where a table was sorted since it was opened.
 */
export const writeStep = async (
  workbook: Workbook,
  { open, table, lines }: OpenStep,
  patch: Patch,
  { rule, time, told }: StepWords,
): Promise<Result<Patch>> => {
  if (patch.cells.length === 0) return ok(patch);
  const entry = { step: nextStep(lines), time, tournament: open.tournament.id, rule };
  const identity = identityOf(open);
  const seen = identity.numbersBeside(patch.cells);
  const whole = { ...logged(patch, entry, table, told ?? identity.told), seen };
  return andThen(await workbook.change(whole), () => ok(whole));
};

const UNDO = /^undo (\d+)$/;

/** The lines of steps that changed cells and were not taken back. */
export const standingSteps = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const undone = new Set(lines.flatMap(({ rule }) => UNDO.exec(rule)?.[1] ?? []).map(Number));
  return lines.filter(({ step, rule, cells }) => cells !== '' && !UNDO.test(rule) && !undone.has(step));
};

/** Whether a step of the Log changed the field, so that the sheets have to be made anew to take it back. */
export const isFieldStep = ({ rule }: Pick<LogEntry, 'rule'>): boolean => /^(?:enter|remove) /.test(rule);

/** Whether it gave other numbers to players or games: who takes the empty seat changes nobody else's. */
const hasRenumbered = (line: LogEntry): boolean => isFieldStep(line) && !line.rule.endsWith(' seat');

/** Of the standing steps those since numbers were given last: before, `game 12` may have been another game. */
export const stepsOfNumbers = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const standing = standingSteps(lines);
  const last = standing.filter(hasRenumbered).reduce((most, { step }) => Math.max(most, step), 0);
  return standing.filter(({ step }) => step > last);
};

/** When a step is taken, and in which tournament of the workbook. */
export interface Occasion {
  /** As it shall stand in the Log, such as `2026-11-20 09:00`. */
  readonly time: string;
  readonly named?: string;
}

/** What a step would do, with the cells that carry it out. */
export interface Planned {
  readonly patch: Patch;
}

/**
 * Takes a step: opens the tournament, plans and writes, with its lines in the Log under the rule that the plan answers to.
 * `undoLast` takes it back. Problems: those of `openStep`, of the plan and of `writeStep`.
 */
export const takeStep = async <Plan extends Planned>(
  workbook: Workbook,
  { time, named }: Occasion,
  plan: (opened: OpenStep) => Result<Plan>,
  ruleOf: (planned: Plan) => string,
): Promise<Result<Plan>> => {
  const opened = await openStep(workbook, named);
  if (!opened.ok) return opened;
  const planned = plan(opened.value);
  if (!planned.ok) return planned;
  const rule = ruleOf(planned.value);
  const written = await writeStep(workbook, opened.value, planned.value.patch, { rule, time });
  return andThen(written, () => planned);
};
