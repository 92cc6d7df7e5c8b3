import { ok } from '../core/result';
import { attempt } from './office/attempt';
import { readAll } from './office/read';
import type { Leftovers, Workbook } from './port';

/** The workbook that is open in Excel, behind the port. */
export type OfficeWorkbook = Workbook & Leftovers;

/** What writes is loaded once something is to be written; reading comes first. */
const writing = () => import('./office/writing');

const leftovers = () => import('./office/deletion');

/** The open workbook. Its requests wait while a cell is being edited. */
export const officeWorkbook = (undo = { isOffered: true }): OfficeWorkbook => ({
  read: (query) => attempt((context) => readAll(context, query)),
  create: async (plan, progress) => (await writing()).makeOrClear(plan, progress),
  replace: async (old, plan, progress) => (await writing()).makeOrClear(plan, progress, old),
  remove: async (old) => (await import('./office/outgoing')).removeSheets(old),
  change: async (patch) => (await writing()).changeOrTakeBack(patch, undo),
  unfinished: async () => {
    const { unfinishedSheets } = await leftovers();
    return attempt(async (context) => ok((await unfinishedSheets(context)).map(({ name }) => name)));
  },
  discardUnfinished: async (sheets) => {
    const { discardUnfinished } = await leftovers();
    return attempt((context) => discardUnfinished(context, sheets), { structure: true });
  },
});
