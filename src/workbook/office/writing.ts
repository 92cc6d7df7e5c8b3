import type { Problem } from '../../core/problem';
import { ok, type Result } from '../../core/result';
import type { WorkbookPlan } from '../../grid/plan';
import type { Created, Outgoing, Patch, Progress } from '../port';
import { attempt, pause, twice } from './attempt';
import { applyPatch } from './change';
import { createSheets, type Begun } from './create';
import type { Context } from './excel';
import { watched } from './requests';
import { settleExchange } from './exchange';
import { finishLooks } from './looks';
import { takeBack, type Before } from './takeBack';
import { deleteSheets, unfinishedSheets } from './unfinished';

/** Events are off while we write; whatever failed, they have to be on afterwards. */
const eventsOn = (): Promise<Result<null>> =>
  attempt(async (context) => {
    context.runtime.enableEvents = true;
    await context.sync();
    return ok(null);
  });

const isEditing = (result: Result<unknown>): boolean =>
  !result.ok && result.problems.some(({ code }) => code === 'cell-being-edited');

/** Excel's own undo is a courtesy: what it does not take as one step is written all the same. */
const isUndoRefused = (result: Result<unknown>): boolean =>
  !result.ok && result.problems.some(({ values }) => values['detail'] === 'UndoNotSupported');

/** Deletes what was staged; where that was to replace sheets of which one has gone already, it stands instead. */
const clearUp = async (context: Context, { sheets, open, exchange }: Begun): Promise<'gone' | 'stands'> => {
  const left = exchange ? await settleExchange(context, exchange) : await unfinishedSheets(context, sheets);
  if (!left) return 'stands';
  await deleteSheets(context, left, open);
  return 'gone';
};

/** An exchange that was brought to its end has still to look as it shall. */
const looksOf = async (context: Context, exchanged: Begun['exchange']): Promise<readonly Problem[]> => {
  if (!exchanged) return [];
  const { finals, plan } = exchanged.staged;
  const sheets = finals.map((name) => context.workbook.worksheets.getItem(name));
  return finishLooks(context, { sheets, plan }, false);
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
  const [ours] = begun;
  const editing = isEditing(result);
  if (editing && !ours) return again(write);
  if (!ours) return result;
  if (result.ok) return result;
  if (editing) await watched(pause);
  let stands: Created | null = null;
  await twice(() =>
    attempt(async (context) => {
      const left = await clearUp(context, ours);
      if (left === 'stands') stands = { warnings: await looksOf(context, ours.exchange) };
      return ok(null);
    }),
  );
  await twice(eventsOn);
  if (stands) return ok(stands);
  return editing ? again(write) : result;
};

/** All of a patch or nothing: if the host stops in the midst of it, what it wrote is taken back. */
export const changeOrTakeBack = async (patch: Patch, oneUndo: boolean): Promise<Result<null>> => {
  let written: Before[] = [];
  const result = await attempt(
    (context) => {
      written = [];
      return applyPatch(context, patch, (before) => written.push(before));
    },
    { sheets: patch.cells.map(({ sheet }) => sheet), table: patch.append?.table },
    { oneUndo },
  );
  const [before] = written;
  if (result.ok || !before) return result;
  await twice(() => attempt(async (context) => ok(await takeBack(context, before))));
  await twice(eventsOn);
  return oneUndo && isUndoRefused(result) ? changeOrTakeBack(patch, false) : result;
};

/** Makes a plan's sheets, in the place of others if there are any, or clears up what was made of them. */
export const makeOrClear = (
  plan: WorkbookPlan,
  progress?: Progress,
  old?: Outgoing,
): Promise<Result<Created>> =>
  writeOrClear((context, begins) => createSheets(context, plan, begins, progress, old));
