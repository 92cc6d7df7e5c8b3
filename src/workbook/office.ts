import { problem } from '../core/problem';
import { fail, ok, unlessProblems, type Result } from '../core/result';
import type { WorkbookPlan } from '../sheets/plan';
import { applyPatch } from './office/change';
import { codeOf, run, type Context, type Sheet } from './office/excel';
import { applyPrint } from './office/format';
import { bytesOf, Payload } from './office/payload';
import { readAll, readOverview } from './office/read';
import { isStaged, staged, type StagedPlan } from './office/staging';
import { isFilled, lastRows, writeSheet } from './office/write';
import { planProblems } from './plan-problems';
import type { Patch, Query, Snapshot, Workbook } from './port';

/** The workbook that is open in Excel, behind the port. */
export interface OfficeWorkbook extends Workbook {
  /** Names of hidden sheets that a creation left unfinished because even its clean-up failed. */
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

const stagedSheets = async (context: Context): Promise<readonly Sheet[]> => {
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  await context.sync();
  return worksheets.items.filter(({ name }) => isStaged(name));
};

const discard = async (context: Context): Promise<number> => {
  const sheets = await stagedSheets(context);
  if (sheets.length === 0) return 0;
  for (const sheet of sheets) sheet.delete();
  await context.sync();
  return sheets.length;
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

/** Reads the fills back, then names, shows and opens the sheets, all in the last requests. */
const finish = async (
  context: Context,
  sheets: readonly Sheet[],
  { plan, finals }: StagedPlan,
): Promise<boolean> => {
  const filled = sheets.flatMap((sheet, index) => lastRows(sheet, plan.sheets[index]!));
  await context.sync();
  if (!filled.every(isFilled)) return false;
  sheets.forEach((sheet, index) => {
    sheet.name = finals[index]!;
    if (plan.sheets[index]!.hidden !== true) sheet.visibility = 'Visible';
  });
  const opened = sheets[plan.sheets.findIndex(({ name }) => name === plan.active.sheet)]!;
  opened.activate();
  opened.getRangeByIndexes(plan.active.row, plan.active.column, 1, 1).select();
  context.runtime.enableEvents = true;
  await context.sync();
  return true;
};

const create = async (context: Context, plan: WorkbookPlan): Promise<Result<null>> => {
  const { sheets, tables } = await readOverview(context);
  const taken = sheets.map(({ name }) => name);
  const problems = planProblems(
    plan,
    taken,
    tables.map(({ name }) => name),
  );
  if (problems.length > 0) return unlessProblems(problems, () => null);
  const stagedPlan = staged(plan, taken);
  const made = await stage(context, stagedPlan);
  await setUpPrint(context, made, stagedPlan);
  if (await finish(context, made, stagedPlan)) return ok(null);
  throw new Error('fill-incomplete');
};

/** Whatever failed, what was staged goes; if even that fails, `unfinished` tells of it the next time. */
const createOrClear = async (plan: WorkbookPlan): Promise<Result<null>> => {
  const result = await attempt((context) => create(context, plan));
  if (!result.ok && result.problems[0].code === 'host-failed')
    await attempt(async (context) => {
      context.runtime.enableEvents = true;
      return ok(await discard(context));
    });
  return result;
};

/** The open workbook. Its requests wait while a cell is being edited. */
export const officeWorkbook = (): OfficeWorkbook => ({
  read: (query: Query): Promise<Result<Snapshot>> => attempt((context) => readAll(context, query)),
  create: createOrClear,
  change: (patch: Patch): Promise<Result<null>> => attempt((context) => applyPatch(context, patch)),
  unfinished: () => attempt(async (context) => ok((await stagedSheets(context)).map(({ name }) => name))),
  discardUnfinished: () => attempt(async (context) => ok(await discard(context))),
});
