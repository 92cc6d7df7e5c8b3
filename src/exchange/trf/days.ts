import { parseDate } from '../../core/calendar/dates';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as a file has it. */
export interface FoundDay {
  /** `2026-11-27`. */
  readonly date: string;
  /** Whether it is written as FIDE wants it. */
  readonly asWanted: boolean;
}

const dayOf = (year: string, month: string, day: string): string | null => {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDate(date) ? date : null;
};

/** Year, month and day of every form that occurs: `2026/11/27`, `26.11.27`, `27. 11. 2026`, `27/11/2026`, `Nov 27, 2026`. */
const partsOf = (text: string): readonly [string, string, string] | null => {
  const [, year, month, day] = /^(\d{4}|\d{2})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})$/.exec(text) ?? [];
  if (year && month && day) return [year, month, day];
  const [, first, second, last] = /^(\d{1,2})[-./]\s?(\d{1,2})[-./]\s?(\d{4})$/.exec(text) ?? [];
  if (first && second && last) return [last, second, first];
  const [, name, date, ofYear] = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  const at = MONTHS.indexOf(name?.toLowerCase() ?? '');
  return at >= 0 && date && ofYear ? [ofYear, String(at + 1), date] : null;
};

/** A day in any form that occurs in such files; `null` for what is none. */
export const dayFrom = (text: string): FoundDay | null => {
  const parts = partsOf(text);
  const date = parts && dayOf(parts[0], parts[1], parts[2]);
  return date ? { date, asWanted: /^(\d{4}|\d{2})\/\d\d\/\d\d$/.test(text) } : null;
};

/** A date of birth: a day, or a year where no more is known (`1987/00/00`, `1987`); `null` for what is neither. */
export const birthFrom = (text: string): string | null => {
  const year = /^(\d{4})(?:[-./]00[-./]00)?$/.exec(text)?.[1];
  return year ?? dayFrom(text)?.date ?? null;
};

/** A day as the header has it. */
export const longDay = (date: string): string => date.slice(0, 10).replaceAll('-', '/');

/** A day as a round has it: `26/11/27`. */
export const shortDay = (date: string): string => longDay(date).slice(2);
