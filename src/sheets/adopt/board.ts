import { address, type CellValue } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { isDateFormat } from '../roster/content';
import { textOf } from '../roster/text';

/** A grid as the reader of cross-tables looks at it: rows and columns count from 0 within it, texts are cleaned. */
export interface Board {
  readonly sheet: string;
  readonly rows: number;
  readonly columns: number;
  readonly value: (row: number, column: number) => CellValue;
  readonly text: (row: number, column: number) => string;
  readonly bold: (row: number, column: number) => boolean;
  /** Whether a cell holds a date or a time: what Excel makes of `1-0` and `1/2`. */
  readonly isDate: (row: number, column: number) => boolean;
  /** Whether a cell holds a formula that no program has worked out yet. */
  readonly isUncalculated: (row: number, column: number) => boolean;
  readonly at: (row: number, column: number) => string;
}

/** Months as programs shorten them, in the languages of our readers. */
const MONTH =
  'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|jän|mrz|mär|märz|mai|juni?|juli?|okt|dez|janv|févr|mars|avr|juin|juil|août|déc|ene|abr|ago|dic|янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек';

/** Texts that a program has made of a date in a text file: `2. Jan`, `02-Jan`, `Jan 00`, `2000-01-01`, `01.02.2024`. */
const DATE_TEXT = new RegExp(
  `^(\\d{1,2}[-./ ]{1,2}(${MONTH})\\.?([-./ ]\\d{2,4})?|(${MONTH})[-./ ]{1,2}\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})$`,
  'iu',
);

/** Looks at a grid. */
export const boardOf = ({ sheet, area, values, formulas, formats, bold }: Grid): Board => {
  const value = (row: number, column: number): CellValue => values[row]?.[column] ?? null;
  /** By row and column, each made when it is first asked for: it is asked for again and again. */
  const texts: string[][] = [];
  const text = (row: number, column: number): string =>
    ((texts[row] ??= [])[column] ??= textOf(value(row, column)));
  return {
    sheet,
    rows: area.rows,
    columns: area.columns,
    value,
    text,
    bold: (row, column) => bold?.[row]?.[column] ?? false,
    isDate: (row, column) => {
      const found = value(row, column);
      return typeof found === 'number'
        ? isDateFormat(formats[row]?.[column] ?? 'General')
        : typeof found === 'string' && DATE_TEXT.test(text(row, column));
    },
    isUncalculated: (row, column) =>
      value(row, column) === null && (formulas[row]?.[column] ?? null) !== null,
    at: (row, column) => address(area.row + row, area.column + column),
  };
};

/** The whole numbers from `from` to before `to`. */
export { span } from '../roster/view';
