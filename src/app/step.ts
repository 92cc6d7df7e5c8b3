import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { isTeamEvent } from '../core/teamEvent/model';
import { wordsOf } from '../language/language';
import { type LogEntry, makeLogRow } from '../sheets/log/line';
import { parseRule } from '../sheets/log/rule';
import type { Patch, Workbook } from '../workbook/port';
import { identityOf } from './identity';
import { logged, logLinesIn, logTableOf, type LogLines, type LogRows } from './logPatch';
import { openTournament, type OpenTournament, type Reading } from './open';
import { checkPatch } from './wouldBreak';
import { plays, type Tournament } from '../core/model';
import { readingOf } from '../core/results/typed';
import { lineHeight, MACHINE_COLUMNS } from '../sheets/log/blocks';
import { saidOf, withSaid, type Moment } from '../sheets/log/sentences';
import { valueIn } from './keyedCells';

/** A tournament as a step finds it. */
const momentOf = (tournament: Tournament): Moment => ({
  language: tournament.language,
  profile: tournament.profile,
  words: wordsOf(tournament),
  reading: readingOf(tournament),
  value: (key) => valueIn(tournament, key),
  gamesOf: (no) => tournament.games.filter(plays(no)).map((game) => game.no),
  ...(isTeamEvent(tournament) ? { event: tournament } : {}),
});

/** The lines of a step that comes now, with their sentences; `before` are the lines that the Log has. */
export const saidNow = (
  lines: readonly LogEntry[],
  tournament: Tournament,
  before: readonly LogEntry[],
): readonly LogEntry[] => {
  const earlier = (step: number): string | undefined => saidOf(before, step, tournament.language);
  return withSaid(lines, momentOf(tournament), earlier);
};

/** How lines of a step that comes now stand in a Log. `before` are the lines that it has. */
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

/** `tournament-damaged`: without its Log no step can be told, and without its hidden sheets nothing follows from one. */
const missingSheets = ({ parts, tournament }: OpenTournament): readonly Problem[] =>
  (['Log', 'Lists', 'Calculation'] as const)
    .filter((part) => parts.broken?.includes(part))
    .map((part) => {
      const { log, lists, calculation } = wordsOf(tournament);
      const sheets = { Log: log, Lists: lists, Calculation: calculation } as const;
      return problem('tournament-damaged', { sheet: parts.sheet }, { sheet: sheets[part] });
    });

/**
 * A tournament that was opened with its Log. Problems: `workbook-part-missing`, `team-log-missing`, `tournament-damaged` where sheets are missing that Repair makes again.
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

/** How a step is told in the Log. */
export interface StepWords {
  readonly rule: string;
  readonly time: string;
  /** Cell by cell if absent. */
  readonly logLines?: LogLines;
  /** Whether the tournament may be unreadable afterwards, as it was before the step that is taken back. */
  readonly mayBreak?: boolean;
}

/** The number of the step that comes next. */
export const nextStep = (lines: readonly LogEntry[]): number =>
  lines.reduce((most, { step }) => Math.max(most, step), 0) + 1;

/**
 * Writes a patch with its lines in the Log of a tournament, and answers what was written; a patch without cells writes nothing, unless
 * it takes a repair back (`mayBreak`). Problems: those of `checkPatch` and of `Writer.change`; `changed-meanwhile` also where rows were
 * moved since they were read.
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

/** Whether a line is of a step that can be taken back. */
const isOfStep = ({ cells, rule }: LogEntry): boolean => {
  const did = parseRule(rule)?.did;
  return (cells !== '' || did === 'repair') && did !== 'undo' && did !== 'redo';
};

/** The steps that were taken back and not done again, and those of them since which no other was taken, the last one last. */
const undoneSteps = (
  lines: readonly LogEntry[],
): { readonly undone: ReadonlySet<number>; readonly again: ReadonlySet<number> } => {
  const [undone, again] = [new Set<number>(), new Set<number>()];
  for (const line of [...lines].sort((one, other) => one.step - other.step)) {
    const rule = parseRule(line.rule);
    if (isOfStep(line)) again.clear();
    if (rule?.did !== 'undo' && rule?.did !== 'redo') continue;
    for (const steps of [undone, again]) {
      steps.delete(rule.step);
      if (rule.did === 'undo') steps.add(rule.step);
    }
  }
  return { undone, again };
};

/** The lines of steps that changed cells and were not taken back, or were done again. */
export const standingSteps = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const { undone } = undoneSteps(lines);
  return lines.filter((line) => isOfStep(line) && !undone.has(line.step));
};

/** The lines of the last standing step, wherever the Log was sorted to. */
export const lastStep = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const steps = standingSteps(lines);
  const last = steps.reduce((most, { step }) => Math.max(most, step), 0);
  return steps.filter(({ step }) => step === last);
};

/** The lines of the step that was taken back last; none after a new step. */
export const stepToRedo = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const last = [...undoneSteps(lines).again].at(-1);
  return lines.filter((line) => isOfStep(line) && line.step === last);
};

/** The step at which that was taken back; 0 where nothing can be done again. */
export const undoneAt = (lines: readonly LogEntry[]): number => {
  const again = stepToRedo(lines)[0]?.step;
  return lines.reduce((most, { step, rule }) => {
    const known = parseRule(rule);
    return known?.did === 'undo' && known.step === again ? Math.max(most, step) : most;
  }, 0);
};

/** The step that was taken last, whether it stands or was taken back; 0 without one. */
export const newestStep = (lines: readonly LogEntry[]): number =>
  lines.filter(isOfStep).reduce((most, { step }) => Math.max(most, step), 0);

/** Whether a step gave other numbers to players or games: who takes the empty seat changes nobody else's. */
const hasRenumbered = ({ rule }: LogEntry): boolean => {
  const known = parseRule(rule);
  return known?.did === 'remove' || (known?.did === 'enter' && known.by !== 'seat');
};

/** Of the standing steps those since numbers were given last: before, `game 12` may have been another game. */
export const stepsOfNumbers = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const standing = standingSteps(lines);
  const last = standing.filter(hasRenumbered).reduce((most, { step }) => Math.max(most, step), 0);
  return standing.filter(({ step }) => step > last);
};
