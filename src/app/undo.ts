import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import type { LogEntry } from '../sheets/log';
import type { Patch, Progress, Workbook } from '../workbook/port';
import { fieldPatch, undoField } from './entry';
import { identityOf } from './identity';
import { inverted, namedChanges, patchOf, takenBack, type NamedChange } from './log';
import { isFieldStep, openStep, standingSteps, writeStep, type Occasion, type OpenStep } from './step';

/** A step that would be taken back, with the cells as they were before it. */
export interface PlannedUndo {
  readonly step: number;
  /** When it was taken, and under which rule, as the Log has it. */
  readonly time: string;
  readonly rule: string;
  readonly patch: Patch;
  /** What the Log will tell of it; where the field had changed, more than the cells that there are now. */
  readonly changes: readonly NamedChange[];
}

/** The last step that changed cells and was not taken back, wherever the Log was sorted to. */
const lastStep = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const steps = standingSteps(lines);
  const last = steps.reduce((most, { step }) => Math.max(most, step), 0);
  return steps.filter(({ step }) => step === last);
};

/** What taking the last step back would do; `undo-nothing` without a step. */
export const planUndo = ({ open, lines }: Pick<OpenStep, 'open' | 'lines'>): Result<PlannedUndo> => {
  const last = lastStep(lines);
  const [first] = last;
  if (!first) return fail(problem('undo-nothing'));
  const { step, time, rule } = first;
  const patch = isFieldStep(first) ? ok(fieldPatch(open, last)) : patchOf(last, identityOf(open).locate);
  const changes = takenBack(last.flatMap(namedChanges));
  return andThen(patch, (taken) => ok({ step, time, rule, patch: inverted(taken), changes }));
};

/**
 * Takes the last step back, if every cell still holds what that step wrote; else `changed-meanwhile` for each that does not.
 * `undo-nothing` without a step; where the field had changed, problems are those of `undoField`, too.
 */
export const undoLast = async (
  workbook: Workbook,
  { time, named }: Occasion,
  progress?: Progress,
): Promise<Result<Patch>> => {
  const opened = await openStep(workbook, named);
  if (!opened.ok) return opened;
  const planned = planUndo(opened.value);
  if (!planned.ok) return planned;
  const { step, patch } = planned.value;
  const words = { rule: `undo ${step}`, time };
  if (!isFieldStep(planned.value)) return writeStep(workbook, opened.value, patch, words);
  const back = await undoField(workbook, opened.value, lastStep(opened.value.lines), words, progress);
  return andThen(back, () => ok(patch));
};
