import { makeDate, MONTHS, parseDate } from './dates';

/** How somebody writes dates. */
export interface DateHabit {
  /** A day without a year is the first such day from this one on. */
  readonly from?: string;
  /** Whether `3/12/2026` is the 12th of March. */
  readonly isMonthFirst?: boolean;
}

const CLOCK = /^(\d{1,2})(?:[:.h](\d\d))? ?(?:([ap])\.?m\.?)?$/i;

/** Minutes since midnight of a time of day as people write it: `19:00`, `19.00`, `7 pm`, `7:30pm`; `null` for anything else. */
export const clockTime = (typed: string): number | null => {
  const [, hours, minutes, half] = CLOCK.exec(typed.trim()) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  if ((minutes ?? half) === undefined || minute > 59) return null;
  if (half === undefined) return hour < 24 ? hour * 60 + minute : null;
  return hour >= 1 && hour <= 12 ? ((hour % 12) + (/p/i.test(half) ? 12 : 0)) * 60 + minute : null;
};

const WITH_TIME = /^(.*\d.*?)(?:,? |T)(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)|\d{1,2}[:.]\d\d)$/i;

/** Year, month and day among the numbers of a date without words. */
const inOrder = (date: string, [a = '', b = '', c]: readonly string[], { isMonthFirst }: DateHabit) => {
  if (a.length === 4) return { year: a, month: Number(b), day: c };
  const isDayFirst = date.includes('.') || Number(a) > 12 || (Number(b) <= 12 && !isMonthFirst);
  return isDayFirst ? { year: c, month: Number(b), day: a } : { year: c, month: Number(a), day: b };
};

/**
 * A date that somebody typed: `2026-11-27`, `27.11.2026`, `27/11/2026`, `27 Nov`, `November 27, 2026`, or as we show dates, `Fri 27 Nov
 * 2026 19:00`; `null` for no day of the calendar.
 */
export const typedDate = (typed: string, habit: DateHabit = {}): string | null => {
  const [, date = typed.trim(), time] = WITH_TIME.exec(typed.trim()) ?? [];
  const parts = (date.toLowerCase().match(/[^\s.,/-]+/g) ?? []).map((part) =>
    part.replace(/(\d)(?:st|nd|rd|th)$/, '$1'),
  );
  const numbers = parts.filter((part) => /^\d+$/.test(part));
  const named = parts.map((part) => MONTHS.indexOf(part.slice(0, 3)) + 1).find((month) => month > 0);
  const words = parts.filter((part) => /^\p{L}+$/u.test(part));
  if (words.length + numbers.length < parts.length || words.length > 2 || numbers.length > 3) return null;
  const [one = '', two] = numbers[0]?.length === 4 ? [...numbers].reverse() : numbers;
  const {
    year,
    month,
    day = '',
  } = named ? { year: two, month: named, day: one } : inOrder(date, numbers, habit);
  const minutes = time === undefined ? null : clockTime(time);
  if ((time !== undefined && minutes === null) || (named && numbers.length > 2)) return null;
  const inYear = (full: number) =>
    parseDate(`${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
  const { from } = habit;
  if (year === undefined && from === undefined) return null;
  const next = Number(from?.slice(0, 4));
  const found = year === undefined ? inYear(next) : inYear(Number(year) + (year.length === 2 ? 2000 : 0));
  const isPast = year === undefined && found !== null && makeDate(found) < (from ?? '');
  const moment = isPast ? inYear(next + 1) : found;
  return moment && makeDate({ ...moment, minutes: minutes || null });
};
