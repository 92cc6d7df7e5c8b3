import type { Problem } from '../../core/problem';
import { ok, type Result } from '../../core/result';
import type { WorkbookPlan } from '../../grid/plan';
import type { Created, Outgoing, Patch, Progress } from '../port';
import { attempt, pause, twice, tried } from './attempt';
import { applyPatch, takeBack, type Before } from './change';
import { createSheets, type Begun } from './create';
import { deleteSheets, leavingOf } from './deletion';
import { hasOneUndo, type Context, watched } from './excel';
import { settleExchange } from './exchange';
import { finishLooks } from './looks';
import { settleNames } from './names';
import { askNames } from './overview';

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
