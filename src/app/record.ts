import type { OutcomeCode } from '../core/outcome';
import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../core/result';
import { makeTyped, mirror, parseTyped } from '../core/typed';
import { parseLogRow, type LogEntry } from '../sheets/log';
import type { CellChange, Patch, Workbook } from '../workbook/port';
import { inverted, logged, logTableOf, patchOf } from './log';
import { openTournament, type OpenTournament } from './open';

/** A result to record: the game's number and what was typed, White on the left; an empty text takes a result back. */
export interface TypedResult {
  readonly game: number;
  readonly typed: string;
}

/** A tournament with the Log it has so far. */
interface WithLog {
  readonly open: OpenTournament;
  readonly table: string;
  readonly lines: readonly LogEntry[];
}

const openWithLog = async (workbook: Workbook, named?: string): Promise<Result<WithLog>> => {
  const open = await openTournament(workbook, named);
  if (!open.ok) return open;
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const table = logTableOf(open.value, overview.value.tables);
  if (!table.ok) return table;
  const { sheet, area, name } = table.value;
  const body = { ...area, row: area.row + 1, rows: area.rows - 1 };
  const read = await workbook.read({ ranges: [{ sheet, area: body }] });
  return andThen(read, ({ ranges }) =>
    ok({ open: open.value, table: name, lines: ranges[0]!.values.map(parseLogRow) }),
  );
};

const nextStep = (lines: readonly LogEntry[]): number => Math.max(0, ...lines.map(({ step }) => step)) + 1;

const outcomesOf = (results: readonly TypedResult[]): Result<readonly (OutcomeCode | null)[]> => {
  const outcomes = results.map(({ typed }) => parseTyped(typed));
  const problems: Problem[] = results
    .filter((_, index) => outcomes[index] === undefined)
    .map(({ game, typed }) => problem('result-not-understood', { game }, { typed }));
  return unlessProblems(problems, () => outcomes.map((outcome) => outcome ?? null));
};

const changesOf = (
  { tournament, found, gridOf }: OpenTournament,
  results: readonly TypedResult[],
  outcomes: readonly (OutcomeCode | null)[],
): Result<readonly CellChange[]> => {
  const [gamePlace, place] = [found.places.Pairings_game!, found.places.Pairings_result!];
  const lines = new Map(gridOf(gamePlace)!.values.map((row, line) => [row[0], line]));
  const values = gridOf(place)!.values;
  const problems: Problem[] = [];
  const cells = results.map(({ game }, index): CellChange => {
    const line = lines.get(game);
    if (line === undefined) problems.push(problem('game-unknown', {}, { typed: game }));
    const outcome = outcomes[index] ?? null;
    const shown =
      outcome === null ? null : makeTyped(tournament.profile === 'go' ? mirror(outcome) : outcome);
    return {
      sheet: place.sheet,
      row: place.area.row + (line ?? 0),
      column: place.area.column,
      expect: values[line ?? 0]?.[0] ?? null,
      write: shown,
      format: '@',
    };
  });
  return unlessProblems(problems, () => cells.filter(({ expect, write }) => expect !== write));
};

/**
 * Records results, all or none, with a line in the Log. Answers the patch that was written; it is empty if nothing
 * differs. Problems: `result-not-understood`, `game-unknown`, `changed-meanwhile`, and those of `openTournament`.
 */
export const recordResults = async (
  workbook: Workbook,
  results: readonly TypedResult[],
  { time, named }: { readonly time: string; readonly named?: string },
): Promise<Result<Patch>> => {
  const outcomes = outcomesOf(results);
  if (!outcomes.ok) return outcomes;
  const opened = await openWithLog(workbook, named);
  if (!opened.ok) return opened;
  const { open, table, lines } = opened.value;
  const cells = changesOf(open, results, outcomes.value);
  if (!cells.ok) return cells;
  if (cells.value.length === 0) return ok({ cells: [] });
  const entry = { step: nextStep(lines), time, tournament: open.tournament.id, rule: 'record' };
  const patch = logged({ cells: cells.value }, entry, table);
  return andThen(await workbook.change(patch), () => ok(patch));
};

const UNDO = /^undo (\d+)$/;

/** The last step that changed cells and was not taken back. */
const lastStep = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const undone = new Set(lines.flatMap(({ rule }) => UNDO.exec(rule)?.[1] ?? []).map(Number));
  const steps = lines.filter(
    ({ step, rule, cells }) => cells !== '' && !UNDO.test(rule) && !undone.has(step),
  );
  const last = steps.at(-1);
  return last ? steps.filter(({ step }) => step === last.step) : [];
};

/**
 * Takes the last step back, if every cell still holds what that step wrote; else `changed-meanwhile`. `undo-nothing`
 * without a step.
 */
export const undoLast = async (
  workbook: Workbook,
  { time, named }: { readonly time: string; readonly named?: string },
): Promise<Result<Patch>> => {
  const opened = await openWithLog(workbook, named);
  if (!opened.ok) return opened;
  const { open, table, lines } = opened.value;
  const last = lastStep(lines);
  const [first] = last;
  if (!first) return fail(problem('undo-nothing'));
  const patch = patchOf(last);
  if (!patch.ok) return patch;
  const entry = { step: nextStep(lines), time, tournament: open.tournament.id, rule: `undo ${first.step}` };
  const back = logged(inverted(patch.value), entry, table);
  return andThen(await workbook.change(back), () => ok(back));
};
