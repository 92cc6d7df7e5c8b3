import { present } from '../../core/present';
import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import type { Outgoing } from '../port';
import { attempt } from './attempt';
import { lookAtOutgoing } from './outgoing';
import { coverAllVisible, deleteSheet } from './unfinished';

/** Deletes sheets if they still are as they were seen. */
export const removeSheets = (old: Outgoing): Promise<Result<null>> =>
  attempt(
    async (context) => {
      const going = await lookAtOutgoing(context, old);
      if (!going.ok) return going;
      const { items } = context.workbook.worksheets;
      const leaving = going.value.going.map(({ id }) => present(items.find((sheet) => sheet.id === id)));
      if (coverAllVisible(context, leaving)) return fail(problem('last-visible-sheet'));
      leaving.forEach(deleteSheet);
      await context.sync();
      return ok(null);
    },
    { structure: true },
  );
