import { dayOf, isDate, parseDate, type RoundDates } from '../core/calendar/dates';
import { holidaysPassed } from '../core/calendar/occasions';

/** Milliseconds of a day. */
const DAY = 86_400_000;

const WHOLE = ['weekday', 'day', 'month', 'year'] as const;

/** A date as people write it, such as `Fri 4 Dec 2026 19:00`, or only these parts of its day; any other text as it is. */
export const dateText = (date: string, shown: readonly (typeof WHOLE)[number][] = WHOLE): string => {
  const moment = parseDate(date);
  if (!moment) return date;
  const form = new Intl.DateTimeFormat('en', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = new Map(form.formatToParts(moment.day * DAY).map(({ type, value }) => [type, value]));
  const time = moment.minutes === null ? [] : [date.trim().slice(dayOf(date.trim()).length + 1)];
  return [...shown.map((type) => parts.get(type)), ...time].join(' ');
};

/** The weekday of a date in full: `Friday`. */
export const weekdayOf = (date: string): string =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
    (parseDate(date)?.day ?? 0) * DAY,
  );

/** The dates of the rounds that have one, and another than before: `R1 11 Dec, R2 18 Dec, R3 8 Jan (no round on 25 Dec, 1 Jan)`. */
export const roundsOn = (dates: RoundDates, before: RoundDates = []): string => {
  const short = (date: string): string => dateText(date, ['day', 'month']);
  const rounds = dates.flatMap((date, at) =>
    date === undefined || date === before[at] ? [] : [`R${at + 1} ${short(date)}`],
  );
  const passed = holidaysPassed(dates, before.filter(isDate).sort().at(-1)).map(short);
  return `${rounds.join(', ')}${passed.length === 0 ? '' : ` (no round on ${passed.join(', ')})`}`;
};

/** A text in which months such as `2026-02` have words: `February 2026`. */
export const monthsText = (text: string): string => {
  const form = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return text.replace(/\b\d{4}-\d{2}\b/g, (month) => form.format((parseDate(`${month}-15`)?.day ?? 0) * DAY));
};

/** Whether the month stands first in dates of numbers where this locale is spoken; not where it is none. */
export const isMonthFirst = (locale: string): boolean =>
  locale !== '' && new Intl.DateTimeFormat(locale).formatToParts(0)[0]?.type === 'month';
