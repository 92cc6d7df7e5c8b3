import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import type { Context, Sheet } from './excel';
import { markOf } from './names';
import { askSheets } from './overview';
import { isStaged } from './staging';

/** A sheet that goes, by the host's identity: names change hands while sheets come in the place of others. */
export interface Leaving {
  readonly id: string;
  readonly name: string;
  /** Whether it is very hidden, and so cannot be deleted as it is (office-js #365). */
  readonly held: boolean;
  /** Whether nobody can type there. */
  readonly closed: boolean;
}

/** A sheet as one that goes; its identity, name, visibility and protection have to be loaded. */
export const leavingOf = ({ id, name, visibility, protection }: Sheet): Leaving => ({
  id,
  name,
  held: visibility === 'VeryHidden',
  closed: protection.protected,
});

/**
 * Deletes sheets in this order; nothing else in this folder does. Those that `stay` never go, whatever has led to them: what
 * was there before a creation is nobody's to clear up.
 */
export const deleteSheets = (
  { workbook: { worksheets } }: Context,
  leaving: readonly Leaving[],
  stay: ReadonlySet<string>,
): void => {
  for (const { id, held } of leaving) {
    if (stay.has(id)) continue;
    const sheet = worksheets.getItem(id);
    if (held) sheet.visibility = 'Hidden';
    sheet.delete();
  }
};

/** Who stays where some go: all others that are there. */
export const allBut = (
  { workbook: { worksheets } }: Context,
  leaving: readonly Leaving[],
): ReadonlySet<string> => {
  const going = new Set(leaving.map(({ id }) => id));
  return new Set(worksheets.items.map(({ id }) => id).filter((id) => !going.has(id)));
};

/** Whether these are all that is visible: Excel keeps at least one sheet. */
export const coverAllVisible = (context: Context, leaving: readonly Leaving[]): boolean => {
  const stay = allBut(context, leaving);
  return !context.workbook.worksheets.items.some(
    ({ id, visibility }) => visibility === 'Visible' && stay.has(id),
  );
};

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
