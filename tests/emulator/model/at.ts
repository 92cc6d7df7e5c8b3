import * as model from '../../../emulator/model';
import type { Book, HostErrorCode, HostValue, Ref } from '../../../emulator/model';

/** The range of an address such as `A1:B2` or `Other!C3`, on the first sheet unless it says otherwise. */
export const at = (book: Book, address: string): Ref =>
  model.resolveRange(book, book.state.sheets[0]!.id, address);

export const write = (book: Book, address: string, values: Parameters<typeof model.setValues>[2]): void =>
  model.setValues(book, at(book, address), values);

export const values = (book: Book, address: string): HostValue[][] =>
  model.getValues(book, at(book, address));
export const value = (book: Book, address: string): HostValue => values(book, address)[0]![0]!;
export const formula = (book: Book, address: string): HostValue =>
  model.getFormulas(book, at(book, address))[0]![0]!;
export const text = (book: Book, address: string): string => model.getText(book, at(book, address))[0]![0]!;
export const format = (book: Book, address: string): string =>
  model.getNumberFormat(book, at(book, address))[0]![0]!;

/** The code that Excel refuses with, or "accepted". */
export const refusal = (act: () => unknown): HostErrorCode | 'accepted' => {
  try {
    act();
    return 'accepted';
  } catch (error) {
    if (error instanceof model.HostError) return error.code;
    throw error;
  }
};
