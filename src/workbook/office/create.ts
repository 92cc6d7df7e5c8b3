import { entryAt, underKey } from '../../core/present';
import { problem } from '../../core/problem';
import { fail, ok, unlessProblems, type Result } from '../../core/result';
import type { WorkbookPlan } from '../../grid/plan';
import { planProblems } from '../plan-problems';
import type { Created, Outgoing, Progress } from '../port';
import { isAmong } from '../tabs';
import type { Context, Sheet } from './excel';
import { closeOld, exchange, exchangeOf, type Exchange } from './exchange';
import { dress, finishLooks } from './looks';
import { lookAtOutgoing } from './outgoing';
import { requestsOf } from './pieces';
import { markSheet, settleNames } from './names';
import { askNames, list } from './overview';
import { setUpPrint } from './print';
import { Cancelled } from './refusal';
import { showNew, staged, type StagedPlan } from './staging';
import { isFilled, lastRows, stepsOf, type Step } from './write';

/** A creation that has begun to write: what to clear up if it fails. */
export interface Begun {
  /** Identities of the sheets that were there before: none of them is cleared up. */
  readonly before: ReadonlySet<string>;
  /** The names under which its sheets are staged. */
  readonly sheets: readonly string[];
  /** Their identities, as soon as Excel has told them. */
  readonly ids: readonly string[];
  /** The sheet that was open before. */
  readonly open: string | null;
  /** Where its sheets come in the place of others. */
  readonly exchange?: Exchange;
}

/** Beside those that stage sheets: the overview, looks, print set-up, the reading back, the one that shows, names, frozen panes. */
const OTHER_REQUESTS = 7;

/** The last of them, which nobody stops: the one that shows, names, and frozen panes. */
const LAST_REQUESTS = 3;

/** Tells of each request that was answered. Whoever wants no more of them is heard until the sheets are shown. */
const counting = (progress: Progress | undefined, total: number): (() => void) => {
  let done = 0;
  return () => {
    done += 1;
    const left = total - done;
    if (progress?.(done, total, left > LAST_REQUESTS) === false && left >= LAST_REQUESTS)
      throw new Cancelled();
  };
};

/** Puts all sheets in place, hidden, marked and under names of staging. `made` is told their identities. */
const stage = async (
  context: Context,
  { plan, mark }: StagedPlan,
  requests: readonly (readonly Step[])[],
  made: (ids: readonly string[]) => void,
  answered: () => void,
): Promise<readonly Sheet[]> => {
  const { application, worksheets } = context.workbook;
  context.runtime.enableEvents = false;
  const sheets = new Map(
    plan.sheets.map(({ name }) => {
      const sheet = worksheets.add(name);
      sheet.visibility = 'Hidden';
      sheet.load('id');
      markSheet(sheet, mark);
      return [name, sheet] as const;
    }),
  );
  for (const [index, request] of requests.entries()) {
    application.suspendApiCalculationUntilNextSync();
    for (const { sheet, write } of request) write(underKey(sheets, sheet));
    if (index === requests.length - 1)
      for (const { sheet, name, refersTo } of plan.names)
        underKey(sheets, sheet).names.add(name, `=${refersTo}`);
    await context.sync();
    if (index === 0) made([...sheets.values()].map(({ id }) => id));
    answered();
  }
  return [...sheets.values()];
};

/** Reads back the end of each fill. */
const isComplete = async (
  context: Context,
  sheets: readonly Sheet[],
  { plan }: StagedPlan,
): Promise<boolean> => {
  const filled = sheets.flatMap((sheet, index) => lastRows(sheet, entryAt(plan.sheets, index)));
  await context.sync();
  return filled.every(isFilled);
};

/** Shows, opens and names the sheets in one request; with the last of the names they are no longer unfinished. */
const finish = async (
  context: Context,
  sheets: readonly Sheet[],
  { plan, finals }: StagedPlan,
): Promise<void> => {
  showNew(sheets, plan);
  context.runtime.enableEvents = true;
  sheets.forEach((sheet, index) => {
    sheet.name = entryAt(finals, index);
  });
  sheets.forEach(askNames);
  await context.sync();
};

/** Sheets that are replaced; none where a plan's sheets only come to those that are there. */
const NOBODY: Outgoing = { sheets: [], asRead: [] };

/**
 * Makes a plan's sheets, in the place of others if there are any. `begins` is told before anything is written, and again once
 * the sheets have an identity; clearing up after a failure is the caller's.
 */
export const createSheets = async (
  context: Context,
  plan: WorkbookPlan,
  begins: (begun: Begun) => void,
  progress?: Progress,
  old: Outgoing = NOBODY,
): Promise<Result<Created>> => {
  const isReplaced = old.sheets.length > 0;
  const seen = isReplaced ? await lookAtOutgoing(context, old) : ok({ ...(await list(context)), going: [] });
  if (!seen.ok) return seen;
  const { sheets, tables, names, going } = seen.value;
  const taken = sheets.map(({ name }) => name);
  const stays = (sheet: string): boolean => !isAmong(sheet, old.sheets);
  const problems = planProblems(plan, taken.filter(stays), [
    ...tables.filter(({ sheet }) => stays(sheet)).map(({ name }) => name),
    ...names.filter(({ sheet }) => sheet === null).map(({ name }) => name),
  ]);
  if (problems.length > 0) return unlessProblems(problems, () => ({ warnings: [] }));
  const takenTables = tables.map(({ name }) => name);
  const stagedPlan = staged(plan, taken, takenTables);
  const before = new Set(context.workbook.worksheets.items.map(({ id }) => id));
  const exchanged = isReplaced ? exchangeOf(stagedPlan, old.sheets, going, taken, before) : null;
  const requests = requestsOf(stagedPlan.plan.sheets.flatMap(stepsOf));
  const answered = counting(progress, requests.length + OTHER_REQUESTS);
  answered();
  const begun: Begun = {
    before,
    sheets: stagedPlan.plan.sheets.map(({ name }) => name),
    ids: [],
    open: sheets.find(({ active }) => active)?.name ?? null,
    ...(exchanged ? { exchange: exchanged } : {}),
  };
  begins(begun);
  const made = await stage(context, stagedPlan, requests, (ids) => begins({ ...begun, ids }), answered);
  const whole = { sheets: made, plan: stagedPlan.plan };
  const dressed = await dress(context, whole);
  answered();
  const printing = await setUpPrint(context, whole, stagedPlan.finals);
  answered();
  if (!(await isComplete(context, made, stagedPlan)))
    return fail(problem('host-failed', {}, { detail: 'fill-incomplete' }));
  if (exchanged) closeOld(context, exchanged);
  const left = isReplaced ? await lookAtOutgoing(context, old) : seen;
  if (!left.ok) return left;
  answered();
  if (exchanged) await exchange(context, made, exchanged);
  else await finish(context, made, stagedPlan);
  answered();
  const lost = await settleNames(context, made, stagedPlan);
  answered();
  const looks = await finishLooks(context, whole, dressed);
  answered();
  return ok({ warnings: [...lost, ...looks, ...printing] });
};
