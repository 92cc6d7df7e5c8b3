import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { isTeamEvent } from '../core/teamEvent/model';
import { wordsOf } from '../language/language';
import { type LogEntry, makeLogRow } from '../sheets/log/line';
import { nextStep } from '../sheets/log/history';
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

/** A tournament just before a step. */
const momentOf = (tournament: Tournament): Moment => ({
  language: tournament.language,
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
  const earlier = (step: number): string | undefined => saidOf(before, step, tournament.language);
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
