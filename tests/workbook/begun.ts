import { restore, snapshot, type Snapshot } from '../../emulator/model';
import type { Page } from '../emulator/office';

/** Opens Excel with a workbook that is made once, however often it is opened. */
export const begun = (
  open: () => Promise<Page>,
  make: (page: Page) => Promise<unknown>,
): (() => Promise<Page>) => {
  let made: Snapshot | null = null;
  return async () => {
    const page = await open();
    if (made) restore(page.host.book, made);
    else {
      await make(page);
      made = snapshot(page.host.book);
    }
    page.host.reset();
    return page;
  };
};
