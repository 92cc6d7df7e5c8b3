import { DAY, makeDate, parseDate } from '../core/dates';
import { cellText, type CellValue } from '../grid/cell';

/** How a day looks in a cell, and a day with a time: the same wherever the workbook is opened, weekdays and months in the reader's language. */
export const DATE_FORMAT = 'ddd d mmm yyyy';
export const TIME_FORMAT = 'ddd d mmm yyyy hh:mm';

/** What a date with a time takes in a cell, in characters. */
export const TIME_WIDTH = 21;

/** The same of a date without a time. */
export const DAY_WIDTH = 16;

/** 1970-01-01 as a worksheet counts days. */
const FIRST_DAY = 25_569;

/** 1900-03-01: the days before it are other ones in Excel than in other programs. */
const LEAST = 61;

/** 9999-12-31, the last day that a worksheet knows. */
const MOST = 2_958_466;

const NUMBER = /^-?(?:\d+|\d*\.\d+)(?:e-?\d+)?$/i;

/**
 * What the cell of a game's date holds: the number of a day, with its time as a fraction, empty without a date, or what was
 * typed in its place.
 */
export const dateCell = (date: string | undefined): CellValue => {
  if (date === undefined) return null;
  const found = parseDate(date);
  if (!found) return NUMBER.test(date) ? Number(date) : date;
  const number = found.day + FIRST_DAY;
  return number < LEAST ? date : number + (found.minutes ?? 0) / DAY;
};

/** The date that a cell holds, to the minute; a number that is none, and any text, as it was typed. */
export const dateIn = (value: CellValue): string | undefined => {
  if (typeof value !== 'number') return cellText(value) === '' ? undefined : cellText(value);
  if (value < LEAST || value >= MOST) return String(value);
  const minutes = Math.round(value * DAY);
  const day = Math.floor(minutes / DAY);
  const time = minutes - day * DAY;
  return makeDate({ day: day - FIRST_DAY, minutes: time === 0 ? null : time });
};

/** The number format for a date as it is. */
export const dateFormat = (date: string | undefined): string =>
  date !== undefined && (parseDate(date)?.minutes ?? null) !== null ? TIME_FORMAT : DATE_FORMAT;
