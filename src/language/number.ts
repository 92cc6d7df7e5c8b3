import type { Fraction } from '../core/fraction';
import { present } from '../core/present';

let decimal = '.';

/** From now on numbers have the decimal sign of this locale, such as `de-AT`; without one, a point. */
export const writeNumbersAs = (locale: string): void => {
  const parts = new Intl.NumberFormat(locale || 'en').formatToParts(0.5);
  decimal = present(parts.find(({ type }) => type === 'decimal')).value;
};

/** A decimal number, such as `2.50`, with the reader's decimal sign. */
export const decimalText = (number: string): string => number.replace('.', decimal);

/** What separates the cells of a list as Excel expects it: a semicolon where the comma is for decimals. */
export const listSeparator = (): ';' | ',' => (decimal === ',' ? ';' : ',');

/** Points that were added or taken off: `+0.5`, `−1`; `0` for none. */
export const signedText = (points: number): string =>
  `${points < 0 ? '−' : points > 0 ? '+' : ''}${decimalText(String(Math.abs(points)))}`;

/** A number as people write it: what two decimals can hold with as few as it needs, other shares as they are. */
export const numberText = ({ n, d }: Fraction): string => {
  const sign = n < 0 ? '−' : '';
  const [whole, rest] = [Math.floor(Math.abs(n) / d), Math.abs(n) % d];
  if (100 % d === 0) return `${sign}${decimalText(String(Math.abs(n) / d))}`;
  return `${sign}${whole === 0 ? '' : `${whole} `}${rest}/${d}`;
};
