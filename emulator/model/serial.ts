/** Excel's day numbers: 1 is 1 January 1900, with the day 29 February 1900 that never was. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

/** The serial of a day, `null` if there is no such day. Years 1900 to 9999. */
export const dateSerial = (year: number, month: number, day: number): number | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!real || year < 1900 || year > 9999) return null;
  const serial = Math.round((date.getTime() - EPOCH) / DAY);
  return serial < 61 ? serial - 1 : serial;
};

export interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** The day and time of a serial, to the whole second. */
export const moment = (serial: number): Moment => {
  const seconds = Math.round(serial * 86_400);
  const days = Math.floor(seconds / 86_400);
  const rest = seconds - days * 86_400;
  const date = new Date(EPOCH + (days < 60 ? days + 1 : days) * DAY);
  const leap = days === 60;
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: leap ? 29 : date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: Math.floor(rest / 3600),
    minute: Math.floor((rest % 3600) / 60),
    second: rest % 60,
  };
};

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
