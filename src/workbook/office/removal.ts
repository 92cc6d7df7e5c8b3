import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import type { Outgoing } from '../port';
import { attempt } from './attempt';
import { allBut, coverAllVisible, deleteSheets } from './deletion';
import { lookAtOutgoing } from './outgoing';

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
