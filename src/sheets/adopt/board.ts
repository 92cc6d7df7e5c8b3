import type { View } from '../view';
import { contentOfCell, isSlashRound, type Content } from './sign';
import { asMark, MARKS, type Written } from './written';

/** A view as the reader of cross-tables looks at it: with what each cell says, should it be a result. */
export interface Board extends View {
  readonly says: (row: number, column: number) => Content;
}

/** Months as programs shorten them, in the languages of our readers. */
const MONTH =
  'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|jän|mrz|mär|märz|mai|juni?|juli?|okt|dez|janv|févr|mars|avr|juin|juil|août|déc|ene|abr|ago|dic|янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек';

/** Texts that a program has made of a date in a text file: `2. Jan`, `02-Jan`, `Jan 00`, `2000-01-01`, `01.02.2024`. */
const DATE_TEXT = new RegExp(
  `^(\\d{1,2}[-./ ]{1,2}(${MONTH})\\.?([-./ ]\\d{2,4})?|(${MONTH})[-./ ]{1,2}\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})$`,
  'iu',
);

const BLANK: Content = { kind: 'blank' };

const OTHER: Content = { kind: 'other' };

/** Reads every cell of a view once, as the results of its table are written. What Excel makes of `1-0` and `1/2` is a date here, as text too. */
export const boardOf = (view: View, written: Written = MARKS): Board => {
  const isDate = (row: number, column: number): boolean =>
    view.isDate(row, column) ||
    (typeof view.value(row, column) === 'string' && DATE_TEXT.test(view.text(row, column)));
  const lines = Array.from({ length: view.rows }, (_, row) =>
    Array.from({ length: view.columns }, (__, column) => ({ row, column })),
  );
  const slashRounds = lines.flat().some(({ row, column }) => isSlashRound(view.text(row, column)));
  const contentAt = (row: number, column: number): Content => {
    const text = asMark(view.text(row, column), written);
    const value = written.by === 'marks' || text === null ? view.value(row, column) : text;
    return text === null ? OTHER : contentOfCell(value, text, isDate(row, column), slashRounds);
  };
  const all = lines.map((line) => line.map(({ row, column }) => contentAt(row, column)));
  return { ...view, isDate, says: (row, column) => all[row]?.[column] ?? BLANK };
};
