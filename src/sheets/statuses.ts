import type { PlayerStatus } from '../core/model';
import type { SheetWords } from '../language/words';
import { quoted } from '../grid/reference';

/** Whether a cell says a status, by its name or its code, as a formula asks. */
export const statusIs = (cell: string, status: PlayerStatus, { form }: SheetWords): string => {
  const typed = `TRIM(${cell}&"")`;
  return `OR(${typed}=${quoted(status)},${typed}=${quoted(form.statuses[status])})`;
};
