import { problem } from '../core/problem';
import { fail, ok, unlessProblems, type Result } from '../core/result';
import type { WorkbookPlan } from '../sheets/plan';
import { applyPatch } from './office/change';
import { codeOf, run, type Context, type Sheet } from './office/excel';
import { applyPrint } from './office/format';
import { bytesOf, Payload } from './office/payload';
import { readAll, readOverview } from './office/read';
import { staged, type StagedPlan } from './office/staging';
import { takeBack, type Before } from './office/takeBack';
import { discardUnfinished, unfinishedSheets } from './office/unfinished';
import { isFilled, lastRows, writeSheet } from './office/write';
import { planProblems } from './plan-problems';
import type { Patch, Query, Snapshot, Workbook } from './port';

/** The workbook that is open in Excel, behind the port. */
export interface OfficeWorkbook extends Workbook {
  /** Names of sheets that a creation left unfinished because even its clean-up failed. */
  unfinished(): Promise<Result<readonly string[]>>;
  /** Deletes them. Answers how many there were. */
  discardUnfinished(): Promise<Result<number>>;
}

const failed = (error: unknown): Result<never> => fail(problem('host-failed', {}, { detail: codeOf(error) }));

const attempt = async <T>(work: (context: Context) => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await run(work);
  } catch (error) {
    return failed(error);
  }
};

/** Puts all sheets in place, hidden and under names of staging. */
const stage = async (context: Context, { plan }: StagedPlan): Promise<readonly Sheet[]> => {
  const payload = new Payload(context);
  const { application, worksheets } = context.workbook;
  context.runtime.enableEvents = false;
  const sheets = plan.sheets.map(({ name }) => {
    const sheet = worksheets.add(name);
    sheet.visibility = 'Hidden';
    return sheet;
  });
  for (const [index, sheet] of sheets.entries()) {
    const each = plan.sheets[index]!;
    await payload.room(bytesOf(each));
    application.suspendApiCalculationUntilNextSync();
    writeSheet(sheet, each);
  }
  const byName = new Map(plan.sheets.map(({ name }, index) => [name, sheets[index]!]));
  for (const { sheet, name, refersTo } of plan.names) byName.get(sheet)!.names.add(name, `=${refersTo}`);
  await payload.send();
  return sheets;
};

/** Print set-up comes in a request of its own: a host without a printer may refuse it, and the tournament stands all the same. */
const setUpPrint = async (
  context: Context,
  sheets: readonly Sheet[],
  { plan }: StagedPlan,
): Promise<void> => {
  try {
    plan.sheets.forEach(({ print }, index) => {
      if (print) applyPrint(sheets[index]!, print);
    });
    await context.sync();
  } catch {
    return;
  }
};

/**
 * Reads the fills back, then shows, opens and names the sheets, all in the last requests. The very last act names the sheet
 * whose names tell of all the others: until then everything is known as unfinished.
 */
const finish = async (
  context: Context,
  sheets: readonly Sheet[],
  { plan, finals }: StagedPlan,
): Promise<boolean> => {
  const filled = sheets.flatMap((sheet, index) => lastRows(sheet, plan.sheets[index]!));
  await context.sync();
  if (!filled.every(isFilled)) return false;
  const at = (name: string): number => plan.sheets.findIndex((sheet) => sheet.name === name);
  const teller = plan.names[0] ? at(plan.names[0].sheet) : 0;
  sheets.forEach((sheet, index) => {
    if (plan.sheets[index]!.hidden !== true) sheet.visibility = 'Visible';
    if (index !== teller) sheet.name = finals[index]!;
  });
  const opened = sheets[at(plan.active.sheet)]!;
  opened.activate();
  opened.getRangeByIndexes(plan.active.row, plan.active.column, 1, 1).select();
  context.runtime.enableEvents = true;
  sheets[teller]!.name = finals[teller]!;
  await context.sync();
  return true;
};

const create = async (
  context: Context,
  plan: WorkbookPlan,
  staging: (open: string | null) => void,
): Promise<Result<null>> => {
  const { sheets, tables } = await readOverview(context);
  const taken = sheets.map(({ name }) => name);
  const problems = planProblems(
    plan,
    taken,
    tables.map(({ name }) => name),
  );
  if (problems.length > 0) return unlessProblems(problems, () => null);
  const stagedPlan = staged(plan, taken);
  staging(sheets.find(({ active }) => active)?.name ?? null);
  const made = await stage(context, stagedPlan);
  await setUpPrint(context, made, stagedPlan);
  if (await finish(context, made, stagedPlan)) return ok(null);
  throw new Error('fill-incomplete');
};

/** Events are off while we write; whatever failed, they have to be on afterwards. */
const eventsOn = (): Promise<Result<null>> =>
  attempt(async (context) => {
    context.runtime.enableEvents = true;
    await context.sync();
    return ok(null);
  });

/** Clearing up may fail as well: everything is tried a second time. */
const twice = async (work: () => Promise<Result<unknown>>): Promise<void> => {
  if (!(await work()).ok) await work();
};

/** Whatever failed, what was staged goes; if even that fails, `unfinished` tells of it the next time. */
const createOrClear = async (plan: WorkbookPlan): Promise<Result<null>> => {
  let begun = false;
  let before: string | null = null;
  const result = await attempt((context) =>
    create(context, plan, (open) => {
      begun = true;
      before = open;
    }),
  );
  if (result.ok || !begun) return result;
  await twice(() => attempt(async (context) => ok(await discardUnfinished(context, before))));
  await twice(eventsOn);
  return result;
};

/** All of a patch or nothing: if the host stops in the midst of it, what it wrote is taken back. */
const changeOrTakeBack = async (patch: Patch): Promise<Result<null>> => {
  const written: Before[] = [];
  const result = await attempt((context) => applyPatch(context, patch, (before) => written.push(before)));
  const [before] = written;
  if (result.ok || !before) return result;
  await twice(() => attempt(async (context) => ok(await takeBack(context, before))));
  await twice(eventsOn);
  return result;
};

/** The open workbook. Its requests wait while a cell is being edited. */
export const officeWorkbook = (): OfficeWorkbook => ({
  read: (query: Query): Promise<Result<Snapshot>> => attempt((context) => readAll(context, query)),
  create: createOrClear,
  change: changeOrTakeBack,
  unfinished: () => attempt(async (context) => ok((await unfinishedSheets(context)).map(({ name }) => name))),
  discardUnfinished: () => attempt(async (context) => ok(await discardUnfinished(context))),
});
