import { makeNumbering } from '../../core/draw/numbers';
import type { Draw } from '../../core/draw/protocol';
import type { ProfileId, Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { andThen, ok, type Result } from '../../core/result';
import { parseDraws } from '../../sheets/log/draw';
import { makeRule } from '../../sheets/log/rule';
import type { Progress, Workbook } from '../../workbook/port';
import { NOT_CARRIED, rebuild } from '../rebuild';
import { openStep, writeStep, type OpenStep, type StepWords } from '../step';
import type { CellPlan, Change, Plan, RebuildPlan } from './change';
import { changeOf, type ChangeId, type InputOf, type PlanOf } from './registry';

/** When a change happens, and in which tournament of the workbook. */
export interface StepContext {
  /** As in the Log, such as `2026-11-20 09:00`. */
  readonly time: string;
  /** The id of the tournament, or the name of its Tournament sheet; the first tournament if absent. */
  readonly named?: string;
  /** A reading from just before this step: nothing is written unless the cells still have the same contents. */
  readonly opened?: OpenStep;
  readonly progress?: Progress;
}

/** A change that was made: the plan, warnings about rebuilt sheets, and the game it belongs to. */
export type Taken<P extends Plan> = P & {
  readonly sheetWarnings: readonly Problem[];
  readonly profile: ProfileId;
  /** The tournament before the change. */
  readonly takenIn: Tournament;
};

/** The draw for the Log, with the next number; none if no lots were drawn. */
const drawnBy = (
  { numbering }: Tournament,
  { lines = [], drawnIn }: RebuildPlan,
  opened: OpenStep,
  time: string,
): readonly Draw[] => {
  if (lines.length === 0) return [];
  const { no } = parseDraws(opened.lines).at(-1) ?? { no: 0 };
  const terms = { no: no + 1, time, numbering: makeNumbering(numbering) };
  return [{ ...terms, seed: numbering.seed ?? '', ...drawnIn, lines }];
};

const patched = async (
  workbook: Workbook,
  opened: OpenStep,
  { patch, mayBreak = false }: CellPlan,
  words: Pick<StepWords, 'rule' | 'time'>,
): Promise<Result<readonly Problem[]>> =>
  andThen(await writeStep(workbook, opened, patch, { ...words, mayBreak }), () => ok([]));

const rebuilt = async (
  workbook: Workbook,
  opened: OpenStep,
  plan: RebuildPlan,
  rule: string,
  { time, progress }: StepContext,
): Promise<Result<readonly Problem[]>> => {
  const next = plan.next();
  if (!next.ok) return next;
  const logged = {
    ...{ rule, time, changes: plan.changes, draws: drawnBy(next.value, plan, opened, time) },
    ...(plan.keepsUnread ? { refusedBy: NOT_CARRIED } : {}),
  };
  const made = await rebuild(workbook, opened, next.value, logged, progress);
  return andThen(made, ({ warnings }) => ok(warnings));
};

/** Like `takeChange`, for a row of the table. */
export const takeRow = async <Input, P extends Plan>(
  workbook: Workbook,
  change: Change<Input, P>,
  input: Input,
  context: StepContext,
): Promise<Result<Taken<P>>> => {
  const { time, named } = context;
  const { id, of = 'all' } = change;
  const opened = context.opened ? ok(context.opened) : await openStep(workbook, named, { of });
  if (!opened.ok) return opened;
  const planned = change.plan(opened.value, input);
  if (!planned.ok) return planned;
  const plan: Plan = planned.value;
  const rule = makeRule(change.rule?.(planned.value) ?? { did: 'change', id });
  const written =
    'patch' in plan
      ? await patched(workbook, opened.value, plan, { rule, time })
      : await rebuilt(workbook, opened.value, plan, rule, context);
  const takenIn = opened.value.open.tournament;
  return andThen(written, (sheetWarnings) =>
    ok({ ...planned.value, sheetWarnings, profile: takenIn.profile, takenIn }),
  );
};

/**
 * Makes a change in one step, with its lines in the Log, so that `undo` and `redo` work. Problems: those of its plan, of
 * `openStep`, and of `writeStep` or, if sheets are rebuilt, of `rebuild`; nothing is written then.
 */
export const takeChange = <Id extends ChangeId>(
  workbook: Workbook,
  id: Id,
  input: InputOf<Id>,
  context: StepContext,
): Promise<Result<Taken<PlanOf<Id>>>> =>
  takeRow(workbook, changeOf(id) as unknown as Change<InputOf<Id>, PlanOf<Id>>, input, context);
