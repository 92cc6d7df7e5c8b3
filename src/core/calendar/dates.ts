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

/** The months, as dates with words have them. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Writes a date as `parseDate` reads it, with a blank before the time. */
export const makeDate = ({ day, minutes }: Moment): string =>
  minutes === null
    ? dayText(day)
    : `${dayText(day)} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** The day of a date or a time of the clock, such as `2026-11-27 19:00`. */
export const dayOf = (date: string): string => date.slice(0, '2026-11-27'.length);
