/** How entries are read: a workbook's values and formulas do not depend on it, what a text written into a General cell becomes does. */
export interface Locale {
  readonly decimal: string;
  readonly group: string;
  /** Whether the day comes before the month. */
  readonly dayFirst: boolean;
  /** Between the parts of a date, beside `-` and `/`. */
  readonly date: string;
}

export const ENGLISH: Locale = { decimal: '.', group: ',', dayFirst: false, date: '/' };

const partOf = (
  parts: readonly { readonly type: string; readonly value: string }[],
  type: string,
  other: string,
): string => parts.find((part) => part.type === type)?.value ?? other;

/** The conventions of a language and country such as `de-DE`. */
export const localeOf = (tag: string): Locale => {
  const number = new Intl.NumberFormat(tag).formatToParts(1_234_567.5);
  const date = new Intl.DateTimeFormat(tag).formatToParts(0);
  const order = date.map(({ type }) => type).filter((type) => type === 'day' || type === 'month');
  return {
    decimal: partOf(number, 'decimal', '.'),
    group: partOf(number, 'group', ','),
    dayFirst: order[0] === 'day',
    date: partOf(date, 'literal', '/').trim(),
  };
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const numberIn = ({ decimal, group }: Locale): RegExp => {
  const [point, comma] = [escaped(decimal), escaped(group)];
  return new RegExp(`^[+-]?(\\d{1,3}(${comma}\\d{3})+|\\d*)(${point}\\d*)?(e[+-]?\\d{1,3})?%?$`, 'i');
};

const DATE = /^(\d{1,2})([^\d\s])(\d{1,2})(?:\2(\d{2}|\d{4}))?\2?$/;

/**
 * An entry as somebody with English settings would have typed it; `null` if it means no more than its text here.
 */
export const inEnglish = (text: string, locale: Locale): string | null => {
  if (locale === ENGLISH) return text;
  const { decimal, group, dayFirst, date } = locale;
  const parts = DATE.exec(text);
  if (parts && [date, '/', '-'].includes(parts[2]!)) {
    const [first, second, year] = [parts[1]!, parts[3]!, parts[4]];
    const isMonth = Number(second) >= 1 && Number(second) <= 12;
    // No month where one is due: the second number is a year.
    if (dayFirst && !isMonth && year === undefined)
      return `${first}/${Number(second) + (Number(second) < 30 ? 2000 : 1900)}`;
    const ordered = dayFirst && isMonth ? [second, first] : [first, second];
    return [...ordered, ...(year === undefined ? [] : [year])].join('/');
  }
  if (numberIn(locale).test(text)) return text.replaceAll(group, '').replaceAll(decimal, '.');
  return /^[+-]?[\d.,]+%?$/.test(text) ? null : text;
};
