import { ENGLISH, inEnglish, type Locale } from './locale';
import { dateSerial, MONTHS } from './serial';
import type { Constant } from './state';

/** What Excel makes of an entry. `format` is the number format it gives a General cell. */
export interface Entry {
  readonly value?: Constant;
  readonly formula?: string;
  readonly prefixed?: boolean;
  readonly format?: string;
}

type Reading = (text: string, thisYear: number) => Entry | null;

const ERRORS = ['#N/A', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#NULL!', '#SPILL!', '#CALC!'];

const NUMBER = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d*)(\.\d*)?(?:e([+-]?\d{1,3}))?$/i;

const plainNumber: Reading = (text) => {
  const match = NUMBER.exec(text);
  if (!match || !/\d/.test((match[2] ?? '') + (match[3] ?? ''))) return null;
  const value = Number(text.replaceAll(',', ''));
  if (!Number.isFinite(value)) return null;
  const grouped = match[2]!.includes(',');
  if (match[4] !== undefined) return { value, format: '0.00E+00' };
  return grouped ? { value, format: match[3] ? '#,##0.00' : '#,##0' } : { value };
};

/** `(3)` is minus three, as bookkeepers write it. */
const bracketed: Reading = (text, year) => {
  const inner = /^\(([\d.,]+)\)$/.exec(text)?.[1];
  const read = inner === undefined ? null : plainNumber(inner, year);
  return read && typeof read.value === 'number' ? { ...read, value: -read.value } : null;
};

const percent: Reading = (text, year) => {
  const inner = /^(.+?)\s*%$/.exec(text)?.[1] ?? /^%\s*(.+)$/.exec(text)?.[1];
  const read = inner === undefined ? null : plainNumber(inner, year);
  if (!read || typeof read.value !== 'number') return null;
  return { value: read.value / 100, format: inner!.includes('.') ? '0.00%' : '0%' };
};

const fraction: Reading = (text) => {
  const match = /^([+-]?)(\d+) (\d{1,5})\/(\d{1,5})$/.exec(text);
  if (!match || Number(match[4]) === 0) return null;
  const size = Number(match[2]) + Number(match[3]) / Number(match[4]);
  return { value: match[1] === '-' ? -size : size, format: match[4]!.length > 1 ? '# ??/??' : '# ?/?' };
};

const time: Reading = (text) => {
  const match = /^(\d{1,4}):(\d{1,2})(?::(\d{1,2}))?(?:\s*([AP])M?)?$/i.exec(text);
  if (!match) return null;
  const [hours, minutes, seconds] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  const half = match[4]?.toUpperCase();
  if (minutes > 59 || seconds > 59 || (half && (hours < 1 || hours > 12))) return null;
  const day = half ? (hours % 12) + (half === 'P' ? 12 : 0) : hours;
  const format = hours > 23 ? '[h]:mm:ss' : `h:mm${match[3] ? ':ss' : ''}${half ? ' AM/PM' : ''}`;
  return { value: (day * 3600 + minutes * 60 + seconds) / 86_400, format };
};

/** Two digits up to 29 are of this century, from 30 of the last. */
const fullYear = (text: string): number => {
  const year = Number(text);
  return text.length > 2 ? year : year < 30 ? 2000 + year : 1900 + year;
};

const day = (year: number, month: number, date: number, format: string): Entry | null => {
  const value = dateSerial(year, month, date);
  return value === null ? null : { value, format };
};

const numericDate: Reading = (text, thisYear) => {
  const full = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{1,2})$/.exec(text);
  if (full) return day(fullYear(full[4]!), Number(full[1]), Number(full[3]), 'm/d/yyyy');
  const iso = /^(\d{4})([/-])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[3]), Number(iso[4]), 'm/d/yyyy');
  const short = /^(\d{1,2})[/-](\d{1,2}|\d{4})$/.exec(text);
  if (!short) return null;
  const [month, other] = [Number(short[1]), short[2]!];
  if (month < 1 || month > 12) return null;
  const asDay = other.length > 2 ? null : day(thisYear, month, Number(other), 'd-mmm');
  return asDay ?? day(fullYear(other), month, 1, 'mmm-yy');
};

const monthNumber = (word: string): number => {
  const lower = word.toLowerCase();
  return (
    MONTHS.findIndex((name) => lower === name.toLowerCase() || lower === name.slice(0, 3).toLowerCase()) + 1
  );
};

const namedDate: Reading = (text, thisYear) => {
  const dayFirst = /^(\d{1,2})[ -]?([A-Za-z]{3,9})(?:[ -](\d{4}|\d{2}))?$/.exec(text);
  const monthFirst = /^([A-Za-z]{3,9})[ -]?(\d{1,2})(?:, ?(\d{4}))?$/.exec(text);
  const [word, number, year] = dayFirst
    ? [dayFirst[2]!, dayFirst[1]!, dayFirst[3]]
    : monthFirst
      ? [monthFirst[1]!, monthFirst[2]!, monthFirst[3]]
      : ['', '', undefined];
  const month = monthNumber(word);
  if (month === 0) return null;
  return day(year ? fullYear(year) : thisYear, month, Number(number), year ? 'd-mmm-yy' : 'd-mmm');
};

const logical: Reading = (text) => (/^(true|false)$/i.test(text) ? { value: /^t/i.test(text) } : null);

const error: Reading = (text) => {
  const found = ERRORS.find((name) => name === text.toUpperCase());
  return found ? { value: { error: found } } : null;
};

/** The readings of an entry in a General cell, in the order in which they are tried. */
const READINGS: readonly Reading[] = [
  logical,
  error,
  plainNumber,
  bracketed,
  percent,
  fraction,
  time,
  numericDate,
  namedDate,
];

/** Entries that begin with `+` or `-` and are no number are formulas, as those with `=` (Excel.Range.values). */
const formula = (text: string): Entry | null => {
  if (text.length < 2) return null;
  if (text.startsWith('=')) return { formula: text };
  return /^[+-]/.test(text) ? { formula: `=${text}` } : null;
};

/**
 * What Excel makes of something typed or written into a cell with this number format. In a Text cell all is text; an
 * apostrophe in front makes a text and is dropped (office-js #6687; design.md "Formulas that mean the same
 * everywhere"). Text that looks like a date, a number or a fraction becomes one.
 */
export const readEntry = (
  raw: string | number | boolean,
  numberFormat: string,
  thisYear: number,
  locale: Locale = ENGLISH,
): Entry => {
  const text = typeof raw === 'boolean' ? String(raw).toUpperCase() : String(raw);
  if (text === '') return {};
  if (text.startsWith("'")) return { value: text.slice(1), prefixed: true };
  if (numberFormat === '@') return { value: text };
  if (typeof raw !== 'string') return { value: raw };
  const trimmed = inEnglish(text.trim(), locale);
  if (trimmed === null) return { value: text };
  for (const reading of READINGS) {
    const entry = reading(trimmed, thisYear);
    if (entry) return entry;
  }
  return formula(text) ?? { value: text };
};
