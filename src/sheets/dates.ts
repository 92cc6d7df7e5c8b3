import { DAY, makeDate, parseDate } from '../core/calendar/dates';
import { cellText, type CellValue } from '../grid/cell';
import { isDateFormat } from './view';

/** The formats of a day, and of a day with a time: the same everywhere, with weekdays and months in the reader's language. */
export const DATE_FORMAT = 'ddd d mmm yyyy';
export const TIME_FORMAT = 'ddd d mmm yyyy hh:mm';
/** A time of a day that is said elsewhere. */
export const CLOCK_FORMAT = 'hh:mm';

/** What a date with a time takes in a cell, in characters. */
export const TIME_WIDTH = 21;

/** The width of a date without a time, in characters. */
export const DAY_WIDTH = 16;

/** 1970-01-01 as a worksheet counts days. */
const FIRST_DAY = 25_569;

/** 1900-03-01. Excel counts earlier days differently from other programs. */
const LEAST = 61;

/** 9999-12-31, the last day that a worksheet knows. */
const MOST = 2_958_466;

const NUMBER = /^-?(?:\d+|\d*\.\d+)(?:e-?\d+)?$/i;

/**
 * The contents of a game's date cell: the day's number, with the time as a fraction; empty without a date; any other text as
 * typed.
 */
export const dateCell = (date: string | undefined): CellValue => {
  if (date === undefined) return null;
  const found = parseDate(date);
  if (!found) return NUMBER.test(date) ? Number(date) : date;
  const number = found.day + FIRST_DAY;
  return number < LEAST ? date : number + (found.minutes ?? 0) / DAY;
};

/** Whether something else stands in place of a date. */
export const isNoDate = (value: CellValue): boolean =>
  cellText(value) !== '' && (typeof value !== 'number' || value < LEAST || value >= MOST);

/** The same as a formula about a cell. */
export const isNoDateFormula = (cell: string): string =>
  `IF(LEN(${cell})=0,FALSE,IF(ISNUMBER(${cell}),OR(${cell}<${LEAST},${cell}>=${MOST}),TRUE))`;

/** The date in a cell, to the minute; anything else as typed. */
export const dateIn = (value: CellValue): string | undefined => {
  if (typeof value !== 'number') return cellText(value) === '' ? undefined : cellText(value);
  if (isNoDate(value)) return String(value);
  const minutes = Math.round(value * DAY);
  const day = Math.floor(minutes / DAY);
  const time = minutes - day * DAY;
  return makeDate({ day: day - FIRST_DAY, minutes: time === 0 ? null : time });
};

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);
/** 1970-01-01 was a Thursday. */
const WEEKDAYS = 'Thursday,Friday,Saturday,Sunday,Monday,Tuesday,Wednesday'.split(',');
const FORMAT_PIECE = /\[[^\]]*\]|"[^"]*"|[\\_*].|am\/pm|d+|m+|y+|h+|s+|[^]/gi;

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** A name if the format has three letters or more for it, else a number. */
const named = (name: string | undefined, number: number, length: number): string =>
  length < 3 ? padded(number, length) : (name ?? '').slice(0, length === 3 ? 3 : undefined);

/** What a cell with a date or time format shows for a number, in English; else the number itself. */
export const numberShown = (value: number, format: string): string => {
  if (!isDateFormat(format) || value < 0 || value >= MOST) return String(value);
  const seconds = Math.round(value * DAY * 60);
  const [hours, minutes] = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  // Before March 1900 days are counted as if that year had a leap day.
  const day = Math.floor(value) - FIRST_DAY + (value < LEAST - 1 ? 1 : 0);
  const [year = 0, month = 0, date = 0] = makeDate({ day, minutes: null }).split('-').map(Number);
  const pieces = (format.split(';')[0] ?? '').match(FORMAT_PIECE) ?? [];
  const letters = pieces.map((piece) => /^(?:am\/pm|[dmyhs]+)$/i.exec(piece)?.[0][0]?.toLowerCase() ?? '');
  const isHalfDay = letters.includes('a');
  const isMinute = (at: number): boolean =>
    letters.slice(0, at).filter(Boolean).at(-1) === 'h' || letters.slice(at + 1).find(Boolean) === 's';
  return pieces
    .map((piece, at) => {
      const { length } = piece;
      switch (letters[at]) {
        case 'd':
          return named(WEEKDAYS[((day % 7) + 7) % 7], date, length);
        case 'm':
          return isMinute(at) ? padded(minutes, length) : named(MONTHS[month - 1], month, length);
        case 'y':
          return length < 3 ? padded(year % 100, 2) : String(year);
        case 'h':
          return padded(isHalfDay ? hours % 12 || 12 : hours, length);
        case 's':
          return padded(seconds % 60, length);
        case 'a':
          return hours < 12 ? 'AM' : 'PM';
        default:
          return /^[[_*]./.test(piece) ? '' : piece.replaceAll(/^\\|"/g, '');
      }
    })
    .join('')
    .trim();
};

/** The number format for a date as it is. */
export const dateFormat = (date: string | undefined): string =>
  date !== undefined && (parseDate(date)?.minutes ?? null) !== null ? TIME_FORMAT : DATE_FORMAT;

/** The width of a date as it is, in characters. */
export const dateWidth = (date: string): number =>
  dateFormat(date) === TIME_FORMAT ? TIME_WIDTH : DAY_WIDTH;
