import type { PlayerStatus } from '../core/model';
import type { SheetWords } from '../language/words';
import { quoted } from '../grid/reference';

/** Whether a cell says a status, by its name or its code, as a formula asks. */
export const statusIs = (cell: string, status: PlayerStatus, { form }: SheetWords): string => {
  const typed = `TRIM(${cell}&"")`;
  return `OR(${typed}=${quoted(status)},${typed}=${quoted(form.statuses[status])})`;
};

/** The name in a cell; of a cell without one the word for a bye, as whoever has no name is nobody's opponent. */
export const nameOrBye = (cell: string, { bye }: Pick<SheetWords, 'bye'>): string =>
  `IF(LEN(TRIM(${cell}&""))=0,${quoted(bye)},${cell}&"")`;
