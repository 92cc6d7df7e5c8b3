import { parseDate } from '../../core/calendar/dates';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day in a file. FIDE wants `2026/11/27`, for rounds `26/11/27` (TRF16, TRF26). */
export interface FoundDay {
  /** `2026-11-27`. */
  readonly date: string;
  /** Whether it is written as FIDE wants it. */
  readonly asWanted: boolean;
  /** Whether day and month could also be the other way round: `3/11/2026` is read day first. */
  readonly isGuess: boolean;
}

const dayOf = (year: string, month: string, day: string): string | null => {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDate(date) ? date : null;
};

/** Year, month and day of every form in use: `2026/11/27`, `26.11.27`, `27. 11. 2026`, `27/11/2026`, `Nov 27, 2026`. */
const partsOf = (text: string): readonly [string, string, string] | null => {
  const [, year, month, day] = /^(\d{4}|\d{2})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})$/.exec(text) ?? [];
  if (year && month && day) return [year, month, day];
  const [, first, second, last] = /^(\d{1,2})[-./]\s?(\d{1,2})[-./]\s?(\d{4})$/.exec(text) ?? [];
  if (first && second && last) return [last, second, first];
  const [, name, date, ofYear] = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  const at = MONTHS.indexOf(name?.toLowerCase() ?? '');
  return at >= 0 && date && ofYear ? [ofYear, String(at + 1), date] : null;
};

/** A day in any form that such files use; `null` for anything else. */
export const dayFrom = (text: string): FoundDay | null => {
  const parts = partsOf(text);
  const date = parts && dayOf(parts[0], parts[1], parts[2]);
  if (!date) return null;
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

/** A day in the header. */
export const longDay = (date: string): string => date.slice(0, 10).replaceAll('-', '/');

/** The day of a round: `26/11/27`. */
export const shortDay = (date: string): string => longDay(date).slice(2);
