import { restore, snapshot, type Snapshot, addName, addSheet, type Book } from '../../emulator/model';
import type { Page } from '../emulator/office';

/** A sheet as a creation leaves it that goes no further: hidden, and marked as its own. */
export const leftSheet = (book: Book, name: string, mark = '~Roundabout left 1'): void => {
  const sheet = addSheet(book, name);
  sheet.visibility = 'Hidden';
  addName(book, sheet.id, 'Roundabout_unfinished', `="${mark}"`);
};

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
