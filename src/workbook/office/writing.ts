import { type Problem, problem } from '../../core/problem';
import { ok, type Result, fail, unlessProblems } from '../../core/result';
import type { WorkbookPlan } from '../../grid/plan';
import type { Created, Outgoing, Patch, Progress } from '../port';
import { attempt, pause, twice, tried } from './attempt';
import { applyPatch, takeBack, type Before } from './change';
import { deleteSheets, leavingOf } from './deletion';
import { hasOneUndo, type Context, watched, type Sheet } from './excel';
import { settleExchange, closeOld, exchange, exchangeOf, type Exchange } from './exchange';
import { finishLooks, dress } from './looks';
import { settleNames, markSheet } from './names';
import { askNames, list } from './overview';
import { entryAt, underKey } from '../../core/present';
import { planProblems } from '../plan-problems';
import { isAmong } from '../tabs';
import { lookAtOutgoing } from './outgoing';
import { requestsOf } from './pieces';
import { setUpPrint } from './print';
import { Cancelled } from './refusal';
import { showNew, staged, type StagedPlan } from './staging';
import { isFilled, lastRows, stepsOf, type Step } from './write';

/** A creation that has begun to write: what to clear up if it fails. */
interface Begun {
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
const createSheets = async (
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

/** Events are off while we write; whatever failed, they have to be on afterwards. */
const eventsOn = (): Promise<Result<null>> =>
  attempt(async (context) => {
    context.runtime.enableEvents = true;
    await context.sync();
    return ok(null);
  });

const isEditing = (result: Result<unknown>): boolean =>
  !result.ok && result.problems.some(({ code }) => code === 'cell-being-edited');

/** Deletes what was made, unless it was to replace sheets of which one has gone already. Answers whether it stands. */
const standsOrGoes = async (context: Context, { before, sheets, ids, open, exchange }: Begun) => {
  const { worksheets, tables } = context.workbook;
  worksheets.load('items/id,items/name,items/visibility,items/protection/protected');
  tables.load('items/name');
  await context.sync();
  if (exchange && (await settleExchange(context, exchange, ids))) return true;
  const { items } = worksheets;
  // A request that was refused may have made sheets without telling their identities.
  const made = items.filter(({ id, name }) => ids.includes(id) || sheets.includes(name));
  items.find(({ name, visibility }) => name === open && visibility === 'Visible')?.activate();
  deleteSheets(context, made.map(leavingOf), before);
  await context.sync();
  return false;
};

/** An exchange that was brought to its end has still to look as it shall, and to keep its names. */
const finishOf = async (context: Context, exchanged: Begun['exchange']): Promise<readonly Problem[]> => {
  if (!exchanged) return [];
  const { staged } = exchanged;
  const sheets = staged.finals.map((name) => context.workbook.worksheets.getItem(name));
  const unread = await tried(context, () => sheets.forEach(askNames));
  const lost = unread === null ? await settleNames(context, sheets, staged) : [];
  return [...lost, ...(await finishLooks(context, { sheets, plan: staged.plan }, false))];
};

type Write = (context: Context, begins: (begun: Begun) => void) => Promise<Result<Created>>;

/** Once more, after a while in which the cell may have been left. */
const again = (write: Write): Promise<Result<Created>> =>
  watched(async () => {
    await pause();
    return writeOrClear(write);
  });

/** Whatever failed, what was staged goes; if even that fails, `unfinished` tells of it the next time. */
const writeOrClear = async (write: Write): Promise<Result<Created>> => {
  const begun: Begun[] = [];
  const result = await attempt(
    (context) => write(context, (now) => begun.push(now)),
    { structure: true },
    { anew: false },
  );
  const ours = begun.at(-1);
  const editing = isEditing(result);
  if (editing && !ours) return again(write);
  if (!ours || result.ok) return result;
  if (editing) await watched(pause);
  let stands: Created | null = null;
  await twice(() =>
    attempt(async (context) => {
      if (await standsOrGoes(context, ours)) stands = { warnings: await finishOf(context, ours.exchange) };
      return ok(null);
    }),
  );
  await twice(eventsOn);
  if (stands) return ok(stands);
  return editing ? again(write) : result;
};

/** What a patch came to, and whether the host refused it rather than our comparison, with nothing of it left. */
interface Tried {
  readonly result: Result<null>;
  readonly isRefused: boolean;
}

/** All of a patch or nothing: if the host stops in the midst of it, what it wrote is taken back. */
const changeOnce = async (patch: Patch, oneUndo: boolean): Promise<Tried> => {
  let written: Before | null = null;
  let isJudged = false;
  const result = await attempt(
    async (context) => {
      written = null;
      const judged = await applyPatch(context, patch, (before) => (written = before));
      isJudged = true;
      return judged;
    },
    { sheets: patch.cells.map(({ sheet }) => sheet), table: patch.append?.table },
    { oneUndo },
  );
  const before = written as Before | null;
  if (result.ok || isJudged || !before) return { result, isRefused: !result.ok && !isJudged };
  const isBack = await twice(() => attempt(async (context) => ok(await takeBack(context, before))));
  await twice(eventsOn);
  return { result, isRefused: isBack };
};

/** Whether writing is still asked to be one step of Excel's own undo, until this Excel turns out to refuse it. */
export interface OneUndo {
  isOffered: boolean;
}

/**
 * Changes cells, all of a patch or nothing. Excel's own undo is a courtesy: some builds refuse each request that asks for it
 * (office-js #6711), so what the host refuses is tried without it, and where that does, never asked so again.
 */
export const changeOrTakeBack = async (patch: Patch, undo: OneUndo): Promise<Result<null>> => {
  const asked = undo.isOffered && hasOneUndo();
  const first = await changeOnce(patch, asked);
  if (!asked || !first.isRefused) return first.result;
  const { result } = await changeOnce(patch, false);
  if (result.ok) undo.isOffered = false;
  return result;
};

/** Makes a plan's sheets, in the place of others if there are any, or clears up what was made of them. */
export const makeOrClear = (
  plan: WorkbookPlan,
  progress?: Progress,
  old?: Outgoing,
): Promise<Result<Created>> =>
  writeOrClear((context, begins) => createSheets(context, plan, begins, progress, old));
