import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { isFieldStep, isRepair, makeRule, parseRule } from '../sheets/log/rule';
import type { LogEntry } from '../sheets/log/line';
import type { Patch, Progress, Workbook } from '../workbook/port';
import { fieldPatch, undoField } from './entry';
import { identityOf } from './identity';
import { inverted, patchOf } from './log';
import { parseShownChanges, reversed, type LoggedChange } from '../sheets/log/changes';
import { begin, standingSteps, writeStep, type Occasion, type OpenStep } from './step';

/** A step that would be taken back, with the cells as they were before it. */
export interface PlannedUndo {
  readonly step: number;
  /** When it was taken, and under which rule, as the Log has it. */
  readonly time: string;
  readonly rule: string;
  /** Whether it made sheets that stay: only what had been typed over what is ours is given back. */
  readonly sheetsStay: boolean;
  readonly patch: Patch;
  /** What the Log will tell of it; where the field had changed, more than the cells that there are now. */
  readonly changes: readonly LoggedChange[];
}

/** A step that was taken back, as a patch and as the Log has it. */
export interface Undone extends Patch, Pick<PlannedUndo, 'step' | 'time' | 'rule' | 'sheetsStay'> {}

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
  const patch = isFieldStep(first.rule) ? ok(fieldPatch(open, last)) : patchOf(last, identityOf(open).locate);
  if (patch.ok && patch.value.cells.length === 0 && !isFieldStep(first.rule) && !isRepair(first.rule))
    return fail(problem('undo-nothing'));
  const changes = reversed(last.flatMap(parseShownChanges));
  const did = parseRule(rule);
  const sheetsStay = did?.did === 'repair' && did.sheets;
  return andThen(patch, (taken) => ok({ step, time, rule, sheetsStay, patch: inverted(taken), changes }));
};

/**
 * Takes the last step back, if every cell still holds what that step wrote; else `changed-meanwhile` for each that does not.
 * `undo-nothing` without a step; where the field had changed, problems are those of `undoField`, too.
 */
export const undoLast = async (
  workbook: Workbook,
  occasion: Occasion,
  progress?: Progress,
): Promise<Result<Undone>> => {
  const opened = await begin(workbook, occasion);
  if (!opened.ok) return opened;
  const planned = planUndo(opened.value);
  if (!planned.ok) return planned;
  const { step, time, rule, sheetsStay, patch } = planned.value;
  const undo = makeRule({ did: 'undo', step });
  const words = { rule: undo, time: occasion.time, mayBreak: isRepair(rule) };
  const undone = (cells: Patch): Result<Undone> => ok({ ...cells, step, time, rule, sheetsStay });
  if (!isFieldStep(rule)) return andThen(await writeStep(workbook, opened.value, patch, words), undone);
  const back = await undoField(workbook, opened.value, lastStep(opened.value.lines), words, progress);
  return andThen(back, () => undone(patch));
};
