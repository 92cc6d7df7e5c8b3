import type { Tournament } from '../core/model';
import type { OutcomeCode } from '../core/outcome';
import { problem, type Problem } from '../core/problem';
import { fail, unlessProblems, type Result } from '../core/result';
import { makeTyped, mirror, parseTyped } from '../core/typed';
import type { LogEntry } from '../sheets/log';
import type { CellChange, Patch, Workbook } from '../workbook/port';
import { identityOf } from './identity';
import { inverted, patchOf } from './log';
import { openStep, writeStep } from './step';
import type { OpenTournament } from './open';

/** A result to record: the game's number and what was typed, White on the left; an empty text takes a result back. */
export interface TypedResult {
  readonly game: number;
  readonly typed: string;
}

const outcomesOf = (results: readonly TypedResult[]): Result<readonly (OutcomeCode | null)[]> => {
  const outcomes = results.map(({ typed }) => parseTyped(typed));
  const problems: Problem[] = results
    .filter((_, index) => outcomes[index] === undefined)
    .map(({ game, typed }) => problem('result-not-understood', { game }, { typed }));
  const games = results.map(({ game }) => game);
  const twice = games.filter((game, index) => games.indexOf(game) < index);
  return unlessProblems([...problems, ...twice.map((game) => problem('result-twice', { game }))], () =>
    outcomes.map((outcome) => outcome ?? null),
  );
};

/** What a Result cell shows of an outcome: read from left to right, as the profile shows the sides. */
export const shownIn = (
  { profile }: Pick<Tournament, 'profile'>,
  outcome: OutcomeCode | null,
): string | null => (outcome === null ? null : makeTyped(profile === 'go' ? mirror(outcome) : outcome));

const changesOf = (
  open: OpenTournament,
  results: readonly TypedResult[],
  outcomes: readonly (OutcomeCode | null)[],
): Result<readonly CellChange[]> => {
  const { cell } = identityOf(open);
  const problems: Problem[] = [];
  const cells = results.flatMap(({ game }, index): CellChange[] => {
    const where = cell(`game ${game}`);
    if (!where) {
      problems.push(problem('game-unknown', {}, { typed: game }));
      return [];
    }
    return [{ ...where, write: shownIn(open.tournament, outcomes[index] ?? null), format: '@' }];
  });
  return unlessProblems(problems, () => cells.filter(({ expect, write }) => expect !== write));
};

/**
 * Records results, all or none, with a line in the Log. Answers the patch that was written; it is empty if nothing
 * differs. Problems: `result-not-understood`, `result-twice`, `game-unknown`, `changed-meanwhile`, and those of `openTournament`.
 */
export const recordResults = async (
  workbook: Workbook,
  results: readonly TypedResult[],
  { time, named }: { readonly time: string; readonly named?: string },
): Promise<Result<Patch>> => {
  const outcomes = outcomesOf(results);
  if (!outcomes.ok) return outcomes;
  const opened = await openStep(workbook, named);
  if (!opened.ok) return opened;
  const cells = changesOf(opened.value.open, results, outcomes.value);
  return cells.ok
    ? writeStep(workbook, opened.value, { cells: cells.value }, { rule: 'record', time })
    : cells;
};

const UNDO = /^undo (\d+)$/;

/** The last step that changed cells and was not taken back, wherever the Log was sorted to. */
const lastStep = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const undone = new Set(lines.flatMap(({ rule }) => UNDO.exec(rule)?.[1] ?? []).map(Number));
  const steps = lines.filter(
    ({ step, rule, cells }) => cells !== '' && !UNDO.test(rule) && !undone.has(step),
  );
  const last = steps.reduce((most, { step }) => Math.max(most, step), 0);
  return steps.filter(({ step }) => step === last);
};

/**
 * Takes the last step back, if every cell still holds what that step wrote; else `changed-meanwhile`. `undo-nothing`
 * without a step.
 */
export const undoLast = async (
  workbook: Workbook,
  { time, named }: { readonly time: string; readonly named?: string },
): Promise<Result<Patch>> => {
  const opened = await openStep(workbook, named);
  if (!opened.ok) return opened;
  const last = lastStep(opened.value.lines);
  const [first] = last;
  if (!first) return fail(problem('undo-nothing'));
  const patch = patchOf(last, identityOf(opened.value.open).locate);
  return patch.ok
    ? writeStep(workbook, opened.value, inverted(patch.value), { rule: `undo ${first.step}`, time })
    : patch;
};
