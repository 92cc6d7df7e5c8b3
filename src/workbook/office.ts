import { problem } from '../core/problem';
import { fail, ok } from '../core/result';
import { attempt } from './office/attempt';
import { readAll } from './office/read';
import type { Leftovers, Workbook } from './port';

/** The workbook that is open in Excel, behind the port. */
export type OfficeWorkbook = Workbook & Leftovers;

/** What writes is loaded once something is to be written; reading comes first. */
const writing = () => import('./office/writing');

const leftovers = () => import('./office/unfinished');

/** The open workbook. Its requests wait while a cell is being edited. */
export const officeWorkbook = (): OfficeWorkbook => ({
  read: (query) => attempt((context) => readAll(context, query)),
  create: async (plan, progress) => (await writing()).makeOrClear(plan, progress),
  replace: async (old, plan, progress) => (await writing()).makeOrClear(plan, progress, old),
  remove: async (old) => (await import('./office/removal')).removeSheets(old),
  change: async (patch) => (await writing()).changeOrTakeBack(patch, true),
  unfinished: async () => {
    const { unfinishedSheets } = await leftovers();
    return attempt(async (context) => ok((await unfinishedSheets(context)).map(({ name }) => name)));
  },
  discardUnfinished: async (sheets) => {
    const { coverAllVisible, deleteSheets, unfinishedSheets } = await leftovers();
    return attempt(
      async (context) => {
        const left = (await unfinishedSheets(context)).filter(({ name }) => sheets.includes(name));
        return coverAllVisible(context, left)
          ? fail(problem('last-visible-sheet'))
          : ok(await deleteSheets(context, left));
      },
      { structure: true },
    );
  },
});
