import { makeDate, MONTHS, parseDate } from '../core/calendar/dates';

const twoDigits = (text = ''): string => text.padStart(2, '0');

/** The date as `core/calendar/dates` has it; null for what is no day of the calendar. */
const dateOf = (year: string, month: string, day: string, time: string | undefined): string | null => {
  const [hours, minutes] = time?.split(':') ?? [];
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const moment = parseDate(hours === undefined ? text : `${text} ${twoDigits(hours)}:${twoDigits(minutes)}`);
  return moment === null ? null : makeDate(moment);
};

const YEAR_FIRST = /^(\d{4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})(?:[T ]+(\d{1,2}:\d{2})(?::\d{2})?)?$/;
const YEAR_LAST = /^(\d{1,2})([-./])\s?(\d{1,2})[-./]\s?(\d{4})(?:,?[T ]+(\d{1,2}:\d{2})(?::\d{2})?)?$/;

/** Whether the day or the month stands first in dates such as `3/11/2026`; null where nothing tells. */
export type DayOrder = 'day-first' | 'month-first' | null;

/** What dates with slashes have first, as those of them tell whose day is above 12. */
export const dayOrderOf = (texts: readonly string[]): DayOrder => {
  const parts = texts.flatMap((text) => {
    const match = YEAR_LAST.exec(text.trim());
    return match && match[2] !== '.' ? [match] : [];
  });
  if (parts.some(([, first]) => Number(first) > 12)) return 'day-first';
  return parts.some(([, , , second]) => Number(second) > 12) ? 'month-first' : null;
};

/**
 * A date of a file of another program: `2026-11-27`, `2026.11.27`, `27.11.2026`, with a time or without; `27/11/2026` in the order that
 * is known. Null for what is no date, or one that could be two.
 */
export const foundDate = (typed: string, order: DayOrder = null): string | null => {
  const text = typed.trim();
  const [, year, month = '', day = '', time] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return dateOf(year, month, day, time);
  const [, first, sign, second = '', last = '', after] = YEAR_LAST.exec(text) ?? [];
  if (first === undefined) return null;
  if (sign === '.' || order === 'day-first' || first === second) return dateOf(last, second, first, after);
  return order === 'month-first' ? dateOf(last, first, second, after) : null;
};

/** A day in a tournament report file. FIDE wants `2026/11/27`, for rounds `26/11/27` (TRF16, TRF26). */
interface FoundDay {
  /** `2026-11-27`. */
  readonly date: string;
  /** Whether it is written as FIDE wants it. */
  readonly asWanted: boolean;
  /** Whether day and month could also be the other way round: `3/11/2026` is read day first. */
  readonly isGuess: boolean;
}

/** A day in any form that such files use: those of `foundDate`, `26/11/27`, `Nov 27, 2026`; `null` for anything else. */
export const dayFrom = (text: string): FoundDay | null => {
  const [, name = '', day, year] = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  const typed = day === undefined ? text : `${day}.${MONTHS.indexOf(name.toLowerCase()) + 1}.${year}`;
  const date = foundDate(typed.replace(/^\d\d(?=([-./]\s?\d{1,2}){2}$)/, '20$&'), 'day-first');
  if (date === null || date.includes(' ')) return null;
  const [, first, second] = /^(\d{1,2})[-./]\s?(\d{1,2})[-./]\s?\d{4}$/.exec(text) ?? [];
  return {
    date,
    asWanted: /^(\d{4}|\d{2})\/\d\d\/\d\d$/.test(text),
    isGuess: first !== second && Number(first) <= 12 && Number(second) <= 12,
  };
};

/** A date of birth: a day, or a year if no more is known (`1987/00/00`, `1987`); `null` for anything else. */
export const birthFrom = (text: string): string | null => {
  const year = /^(\d{4})(?:[-./]00[-./]00)?$/.exec(text)?.[1];
  return year ?? dayFrom(text)?.date ?? null;
};
