import type { Context, Sheet } from './excel';

/** A sheet that goes, by the host's identity: names change hands while sheets come in the place of others. */
export interface Leaving {
  readonly id: string;
  /** Whether it is very hidden, and so cannot be deleted as it is (office-js #365). */
  readonly held: boolean;
}

/** A sheet as one that goes; its identity and visibility have to be loaded. */
export const leavingOf = ({ id, visibility }: Sheet): Leaving => ({ id, held: visibility === 'VeryHidden' });

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
