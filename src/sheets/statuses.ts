import type { PlayerStatus } from '../core/model';
import type { SheetWords } from '../language/words';
import { quoted } from '../grid/reference';

/** The codes of the Status column. */
export const STATUSES: readonly PlayerStatus[] = ['playing', 'withdrawn', 'annulled'];

/** Whether a cell says a status, by its name or its code, as a formula asks. */
export const statusIs = (cell: string, status: PlayerStatus, { form }: SheetWords): string => {
  const typed = `TRIM(${cell}&"")`;
  return `OR(${typed}=${quoted(status)},${typed}=${quoted(form.statuses[status])})`;
};
