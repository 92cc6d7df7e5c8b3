import { fail, ok, type Result } from '../../core/result';
import { problem } from '../../core/problem';
import { allBut, coverAllVisible, deleteSheets, leavingOf } from './deletion';
import type { Context, Sheet } from './excel';
import { markOf } from './names';
import { askSheets } from './overview';
import { isStaged } from './staging';

/**
 * The sheets that a creation left unfinished: those with its mark, as long as one of them bears a name of staging. Nothing
 * else tells of them: a name can be given to any sheet.
 */
export const unfinishedSheets = async (context: Context): Promise<readonly Sheet[]> => {
  askSheets(context);
  await context.sync();
  const { items } = context.workbook.worksheets;
  const open = new Set(items.filter(({ name }) => isStaged(name)).map(markOf));
  return items.filter((sheet) => markOf(sheet) !== null && open.has(markOf(sheet)));
};

/** Deletes those of the named sheets that are unfinished still, and no other. Answers how many. `last-visible-sheet`. */
export const discardUnfinished = async (
  context: Context,
  sheets: readonly string[],
): Promise<Result<number>> => {
  const left = (await unfinishedSheets(context)).filter(({ name }) => sheets.includes(name)).map(leavingOf);
  if (coverAllVisible(context, left)) return fail(problem('last-visible-sheet'));
  deleteSheets(context, left, allBut(context, left));
  if (left.length > 0) await context.sync();
  return ok(left.length);
};
