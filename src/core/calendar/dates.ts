import { countsOf } from '../grouped';
import type { Game, Tournament } from '../model';

/** Minutes of a day. */
export const DAY = 1440;

/** A date: days since 1970-01-01, and minutes since midnight if it has a time other than midnight. */
export interface Moment {
  readonly day: number;
  readonly minutes: number | null;
}

/** Days of 400 years, after which the calendar repeats, and those from 0000-03-01 to 1970-01-01. */
const ERA = 146_097;
const FIRST = 719_468;

const FORM = /^([1-9]\d{3})-(\d\d)-(\d\d)(?:[ T]([01]\d|2[0-3]):([0-5]\d))?$/;

/** Counts in years that begin in March, so that a leap day is the last of its year. */
const dayNumber = (year: number, month: number, day: number): number => {
  const [years, months] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((153 * months + 2) / 5) + day - 1 - FIRST;
};

/** The years before a day of the 400; the last of them ends with an extra leap day. */
const yearsBefore = (day: number): number =>
  Math.floor((day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / (ERA - 1))) / 365);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const dayText = (day: number): string => {
  const era = Math.floor((day + FIRST) / ERA);
  const inEra = day + FIRST - era * ERA;
  const years = yearsBefore(inEra);
  const inYear = inEra - (years * 365 + Math.floor(years / 4) - Math.floor(years / 100));
  const months = Math.floor((5 * inYear + 2) / 153);
  const month = months < 10 ? months + 3 : months - 9;
  const year = era * 400 + years + (month > 2 ? 0 : 1);
  return `${year}-${twoDigits(month)}-${twoDigits(inYear - Math.floor((153 * months + 2) / 5) + 1)}`;
};

/** Reads `2026-11-27` or `2026-11-27 19:00` (or with `T` instead of the blank); `null` if the calendar has no such day. */
export const parseDate = (text: string): Moment | null => {
  const [, year, month, date, hours, minutes] = FORM.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const day = dayNumber(Number(year), Number(month), Number(date));
  if (dayText(day) !== `${year}-${month}-${date}`) return null;
  return { day, minutes: hours === undefined ? null : Number(hours) * 60 + Number(minutes) || null };
};

/** Whether there is a text, and it is a date. */
export const isDate = (text: string | undefined): text is string =>
  text !== undefined && parseDate(text) !== null;

/** The months, as dates with words have them. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Writes a date as `parseDate` reads it, with a blank before the time. */
export const makeDate = ({ day, minutes }: Moment): string =>
  minutes === null
    ? dayText(day)
    : `${dayText(day)} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** The day of a date or a time of the clock, such as `2026-11-27 19:00`. */
export const dayOf = (date: string): string => date.slice(0, '2026-11-27'.length);

const HOLIDAYS = ['12-24', '12-25', '12-26', '12-31', '01-01'];

/** Whether a date is at Christmas or New Year: rounds that are days apart are planned for no such day. */
export const isHoliday = (date: string): boolean =>
  HOLIDAYS.includes(date.slice('2026-'.length, '2026-11-27'.length));

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

/** The date of each round, from the first; `undefined` where none is known. */
export type RoundDates = readonly (string | undefined)[];

/** The most common of some dates. On a tie, the one more common among the others, then the earlier. */
export const commonestOf = (dates: readonly string[], others: readonly string[] = []): string | undefined => {
  const among = countsOf(others);
  const [first] = [...countsOf(dates)].sort(
    ([one, often], [other, otherOften]) =>
      otherOften - often || (among.get(other) ?? 0) - (among.get(one) ?? 0) || (one < other ? -1 : 1),
  );
  return first?.[0];
};

/**
 * The dates of the rounds, guessed from their games: when most games of a round are played; on a tie, when more of them were
 * planned; then the earlier date. Empty in a tournament without dates.
 */
export const roundDates = ({
  dated,
  games,
  rounds,
}: Pick<Tournament, 'rounds'> & {
  readonly dated?: true | undefined;
  readonly games: readonly Pick<Game, 'round' | 'date' | 'planned'>[];
}): RoundDates => {
  if (!dated) return [];
  const byRound = Array.from({ length: rounds }, (): Pick<Game, 'date' | 'planned'>[] => []);
  for (const game of games) byRound[game.round - 1]?.push(game);
  return byRound.map((own) =>
    commonestOf(
      own.flatMap(({ date }) => date ?? []),
      own.flatMap(({ planned }) => planned ?? []),
    ),
  );
};
