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
import { changeOf, type ChangeId, type InputOf, type PlanOf } from './table';

/** When a change happens, and in which tournament of the workbook. */
export interface StepContext {
  /** As it shall stand in the Log, such as `2026-11-20 09:00`. */
  readonly time: string;
  /** The id of the tournament, or the name of its Tournament sheet; the first one without. */
  readonly named?: string;
  /** What was read for this very step a moment ago: nothing is written unless cells still hold what was read. */
  readonly opened?: OpenStep;
  readonly progress?: Progress;
}

/** A change that was made: what was planned, what could not be done of sheets that were made anew, and in which game it was. */
export type Taken<P extends Plan> = P & {
  readonly sheetWarnings: readonly Problem[];
  readonly profile: ProfileId;
  /** The tournament that it was made in, as it was before. */
  readonly takenIn: Tournament;
};

/** The draw as the Log has it after those before it; none where no lots were drawn. */
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

/** The same as `takeChange`, of a row. */
export const takeRow = async <Input, P extends Plan>(
  workbook: Workbook,
  change: Change<Input, P>,
  input: Input,
  context: StepContext,
): Promise<Result<Taken<P>>> => {
  const { time, named } = context;
  const { of = 'players' } = change;
  const opened = context.opened ? ok(context.opened) : await openStep(workbook, named, { of });
  if (!opened.ok) return opened;
  const planned = change.plan(opened.value, input);
  if (!planned.ok) return planned;
  const plan: Plan = planned.value;
  const rule = makeRule(change.rule(planned.value));
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
 * Makes a change in one step, with its lines in the Log; `undo` takes it back, `redo` does it again. Problems: those of its plan, of `openStep`,
 * and of `writeStep` or, where sheets are made anew, of `rebuild`; nothing is written then.
 */
export const takeChange = <Id extends ChangeId>(
  workbook: Workbook,
  id: Id,
  input: InputOf<Id>,
  context: StepContext,
): Promise<Result<Taken<PlanOf<Id>>>> =>
  takeRow(workbook, changeOf(id) as unknown as Change<InputOf<Id>, PlanOf<Id>>, input, context);
