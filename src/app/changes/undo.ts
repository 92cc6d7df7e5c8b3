import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { parseChanges, parseShownChanges, reversed, type LoggedChange } from '../../sheets/log/changes';
import type { LogEntry } from '../../sheets/log/line';
import { isFieldStep, isRepair, parseRule } from '../../sheets/log/rule';
import { identityOf } from '../identity';
import { inverted, patchOf } from '../log';
import { standingSteps, type OpenStep } from '../step';
import { change, type Plan } from './change';
import { fieldBefore } from './field';

/** A step that would be taken back. */
export type PlannedUndo = Plan & {
  readonly step: number;
  /** When it was taken, and under which rule, as the Log has it. */
  readonly time: string;
  readonly rule: string;
  /** Whether it made sheets that stay: only what had been typed over what is ours is given back. */
  readonly sheetsStay: boolean;
  /** What the Log will tell of it; where the field had changed, more than the cells that there are now. */
  readonly changes: readonly LoggedChange[];
  /** How many cells of those that there are now it changes. */
  readonly count: number;
};

/** The last step that changed cells and was not taken back, wherever the Log was sorted to. */
const lastStep = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const steps = standingSteps(lines);
  const last = steps.reduce((most, { step }) => Math.max(most, step), 0);
  return steps.filter(({ step }) => step === last);
};

/** What taking a change of cells back would do, a repair too. */
const planCells = ({ open }: Pick<OpenStep, 'open'>, last: readonly LogEntry[], rule: string) =>
  andThen(patchOf(last, identityOf(open).locate), (patch) =>
    patch.cells.length === 0 && !isRepair(rule) ? fail(problem('undo-nothing')) : ok(inverted(patch)),
  );

/** What taking the last step back would do; `undo-nothing` without a step. */
export const planUndo = ({ open, lines }: Pick<OpenStep, 'open' | 'lines'>): Result<PlannedUndo> => {
  const last = lastStep(lines);
  const [first] = last;
  if (!first) return fail(problem('undo-nothing'));
  const { step, time, rule } = first;
  const did = parseRule(rule);
  const undone = { step, time, rule, sheetsStay: did?.did === 'repair' && did.sheets };
  const changes = reversed(last.flatMap(parseShownChanges));
  if (isFieldStep(rule)) {
    const { cell } = identityOf(open);
    const count = changes.filter(({ key }) => cell(key) !== null).length;
    return ok({ ...undone, changes, count, next: () => fieldBefore(open, last.flatMap(parseChanges)) });
  }
  return andThen(planCells({ open }, last, rule), (patch) =>
    ok({ ...undone, changes, count: patch.cells.length, patch, mayBreak: isRepair(rule) }),
  );
};

/** The last step is taken back, if every cell still holds what that step wrote. */
export const UNDO = change({
  id: 'undo',
  words: {
    name: 'Undo last step',
    about: 'Takes back what Roundabout did last, unless somebody has typed into those cells since.',
    take: 'Undo last step',
  },
  fields: [],
  input: () => null,
  plan: (opened) => planUndo(opened),
  rule: ({ step }) => ({ did: 'undo', step }),
  follows: ({ time }) => [{ text: 'The step of {time} is taken back.', values: { time } }],
});
