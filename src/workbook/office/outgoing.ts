import { entryAt, present } from '../../core/present';
import { problem } from '../../core/problem';
import { fail, ok, type Result, unlessProblems } from '../../core/result';
import { changedSince } from '../compare';
import type { Outgoing, Overview } from '../port';
import { isAmong } from '../tabs';
import { attempt } from './attempt';
import type { Context } from './excel';
import { allBut, coverAllVisible, deleteSheets, leavingOf, type Leaving } from './deletion';
import { readAll } from './read';

/** What there is, and the sheets that are to go, in the order in which they go: first what Excel may refuse to delete. */
export interface Departure extends Overview {
  readonly going: readonly Leaving[];
}

/**
 * Looks whether sheets that are to go still are as they were seen. Problems: `sheet-missing`, `changed-meanwhile` for each
 * cell that differs.
 */
export const lookAtOutgoing = async (
  context: Context,
  { sheets: old, asRead }: Outgoing,
): Promise<Result<Departure>> => {
  const { worksheets } = context.workbook;
  const now = await readAll(context, {
    ranges: asRead.map(({ sheet }) => ({ sheet, area: 'used' as const })),
  });
  if (!now.ok) return now;
  const tabs = worksheets.items.map(({ name }) => name);
  const wrong = [
    ...old
      .filter((name) => !isAmong(name, tabs))
      .map((sheet) => problem('sheet-missing', { sheet }, { sheet })),
    ...asRead.flatMap((before, index) => changedSince(before, entryAt(now.value.ranges, index))),
  ];
  return unlessProblems(wrong, () => {
    const { sheets, names, tables } = now.value;
    const going = old
      .map((name) => present(worksheets.items.find((sheet) => isAmong(sheet.name, [name]))))
      .map(leavingOf);
    const inOrder = [...going.filter(({ held }) => held), ...going.filter(({ held }) => !held)];
    return { sheets, names, tables, going: inOrder };
  });
};

/** Deletes sheets if they still are as they were seen. */
export const removeSheets = (old: Outgoing): Promise<Result<null>> =>
  attempt(
    async (context) => {
      const going = await lookAtOutgoing(context, old);
      if (!going.ok) return going;
      const leaving = going.value.going;
      if (coverAllVisible(context, leaving)) return fail(problem('last-visible-sheet'));
      deleteSheets(context, leaving, allBut(context, leaving));
      await context.sync();
      return ok(null);
    },
    { structure: true },
  );
