import { problem, type Problem } from '../../core/problem';
import { fail, ok, unlessProblems, type Result } from '../../core/result';
import type { WorkbookPlan } from '../../sheets/plan';
import { planProblems } from '../plan-problems';
import type { Created, Outgoing, Progress } from '../port';
import { isAmong } from '../tabs';
import { codeOf, type Context, type Sheet } from './excel';
import { exchange, exchangeOf, type Exchange } from './exchange';
import { applyPrint } from './format';
import { lookAtOutgoing } from './outgoing';
import { requestsOf } from './payload';
import { readOverview } from './read';
import { openActive, staged, tellerLast, type StagedPlan } from './staging';
import { isFilled, lastRows, stepsOf, type Step } from './write';

/** A creation that has begun to write: what to clear up if it fails. */
export interface Begun {
  /** The names under which its sheets are staged. */
  readonly sheets: readonly string[];
  /** The sheet that was open before. */
  readonly open: string | null;
  /** Where its sheets come in the place of others. */
  readonly exchange?: Exchange;
}

/** Beside the requests that stage sheets: the overview, the print set-up, the reading back and the last. */
const OTHER_REQUESTS = 4;

const counting = (progress: Progress | undefined, total: number): (() => void) => {
  let done = 0;
  return () => progress?.(++done, total);
};

/** Puts all sheets in place, hidden and under names of staging. */
const stage = async (
  context: Context,
  { plan }: StagedPlan,
  requests: readonly (readonly Step[])[],
  answered: () => void,
): Promise<readonly Sheet[]> => {
  const { application, worksheets } = context.workbook;
  context.runtime.enableEvents = false;
  const sheets = new Map(
    plan.sheets.map(({ name }) => {
      const sheet = worksheets.add(name);
      sheet.visibility = 'Hidden';
      return [name, sheet] as const;
    }),
  );
  for (const [index, request] of requests.entries()) {
    application.suspendApiCalculationUntilNextSync();
    for (const { sheet, write } of request) write(sheets.get(sheet)!);
    if (index === requests.length - 1)
      for (const { sheet, name, refersTo } of plan.names) sheets.get(sheet)!.names.add(name, `=${refersTo}`);
    await context.sync();
    answered();
  }
  return [...sheets.values()];
};

/** Print set-up comes in a request of its own: a host without a printer may refuse it, and the tournament stands all the same. */
const setUpPrint = async (
  context: Context,
  sheets: readonly Sheet[],
  { plan }: StagedPlan,
): Promise<readonly Problem[]> => {
  try {
    plan.sheets.forEach(({ print }, index) => {
      if (print) applyPrint(sheets[index]!, print);
    });
    await context.sync();
    return [];
  } catch (error) {
    return [problem('print-setup-failed', {}, { detail: codeOf(error) })];
  }
};

/** Reads back the end of each fill. */
const isComplete = async (
  context: Context,
  sheets: readonly Sheet[],
  { plan }: StagedPlan,
): Promise<boolean> => {
  const filled = sheets.flatMap((sheet, index) => lastRows(sheet, plan.sheets[index]!));
  await context.sync();
  return filled.every(isFilled);
};

/** Shows, opens and names the sheets in one request; its very last act is the last of the names. */
const finish = async (context: Context, sheets: readonly Sheet[], stagedPlan: StagedPlan): Promise<void> => {
  const { plan, finals } = stagedPlan;
  sheets.forEach((sheet, index) => {
    if (plan.sheets[index]!.hidden !== true) sheet.visibility = 'Visible';
  });
  const [teller, ...others] = [...tellerLast(stagedPlan)].reverse();
  for (const index of others.reverse()) sheets[index]!.name = finals[index]!;
  openActive(sheets, plan);
  context.runtime.enableEvents = true;
  sheets[teller!]!.name = finals[teller!]!;
  await context.sync();
};

/** Sheets that are replaced; none where a plan's sheets only come to those that are there. */
const NOBODY: Outgoing = { sheets: [], seen: [] };

/**
 * Makes a plan's sheets, in the place of others if there are any. `begins` is told before anything is written; clearing up
 * after a failure is the caller's.
 */
export const createSheets = async (
  context: Context,
  plan: WorkbookPlan,
  begins: (begun: Begun) => void,
  progress?: Progress,
  old: Outgoing = NOBODY,
): Promise<Result<Created>> => {
  const { sheets, tables, names } = await readOverview(context);
  const isReplaced = old.sheets.length > 0;
  const outgoing = isReplaced ? await lookAtOutgoing(context, old) : ok([]);
  if (!outgoing.ok) return outgoing;
  const taken = sheets.map(({ name }) => name);
  const stays = (sheet: string): boolean => !isAmong(sheet, old.sheets);
  const problems = planProblems(plan, taken.filter(stays), [
    ...tables.filter(({ sheet }) => stays(sheet)).map(({ name }) => name),
    ...names.filter(({ sheet }) => sheet === null).map(({ name }) => name),
  ]);
  if (problems.length > 0) return unlessProblems(problems, () => ({ warnings: [] }));
  const stagedPlan = staged(
    plan,
    taken,
    tables.map(({ name }) => name),
  );
  const exchanged = isReplaced ? exchangeOf(stagedPlan, old.sheets, outgoing.value, taken) : null;
  const requests = requestsOf(stagedPlan.plan.sheets.flatMap(stepsOf));
  const answered = counting(progress, requests.length + OTHER_REQUESTS);
  answered();
  begins({
    sheets: stagedPlan.plan.sheets.map(({ name }) => name),
    open: sheets.find(({ active }) => active)?.name ?? null,
    ...(exchanged ? { exchange: exchanged } : {}),
  });
  const made = await stage(context, stagedPlan, requests, answered);
  const warnings = await setUpPrint(context, made, stagedPlan);
  answered();
  if (!(await isComplete(context, made, stagedPlan)))
    return fail(problem('host-failed', {}, { detail: 'fill-incomplete' }));
  const left = isReplaced ? await lookAtOutgoing(context, old) : outgoing;
  if (!left.ok) return left;
  answered();
  if (exchanged) await exchange(context, made, exchanged);
  else await finish(context, made, stagedPlan);
  answered();
  return ok({ warnings });
};
