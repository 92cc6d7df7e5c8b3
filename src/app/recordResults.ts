import { andThen, ok, type Result } from '../core/result';
import { makeRule } from '../sheets/log/rule';
import type { Workbook } from '../workbook/port';
import { afterStep } from './afterStep';
import { planRecord, RECORD, type PlannedRecord, type TypedResult } from './changes/record';
import { writeStep, type OpenStep } from './step';

/** Results that were recorded: the tournament with them, and what they did. */
export interface Recorded {
  readonly opened: OpenStep;
  readonly plan: PlannedRecord;
}

/**
 * Records results in a tournament as it was read before, in two requests: nothing is written unless the cells still hold what
 * was read. Problems: those of `planRecord`, of `writeStep` and of `afterStep`.
 */
export const recordResults = async (
  workbook: Workbook,
  opened: OpenStep,
  results: readonly TypedResult[],
  time: string,
): Promise<Result<Recorded>> => {
  const planned = planRecord(opened.open, results);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const rule = makeRule(RECORD.rule(plan));
  const written = await writeStep(workbook, opened, plan.patch, { rule, time });
  return andThen(written, (patch) =>
    andThen(afterStep(opened, patch), (after) => ok({ opened: after, plan })),
  );
};
