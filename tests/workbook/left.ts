import { addName, addSheet, type Book } from '../../emulator/model';

/** A sheet as a creation leaves it that goes no further: hidden, and marked as its own. */
export const leftSheet = (book: Book, name: string, mark = '~Roundabout left 1'): void => {
  const sheet = addSheet(book, name);
  sheet.visibility = 'Hidden';
  addName(book, sheet.id, 'Roundabout_unfinished', `="${mark}"`);
};
