import { isCellError, type CellError, type CellValue } from '../cell';

export const VALUE_ERROR: CellError = { error: '#VALUE!' };
export const NOT_AVAILABLE: CellError = { error: '#N/A' };
export const REFERENCE_ERROR: CellError = { error: '#REF!' };
export const DIVISION_ERROR: CellError = { error: '#DIV/0!' };
export const NUMBER_ERROR: CellError = { error: '#NUM!' };
export const NAME_ERROR: CellError = { error: '#NAME?' };

/** A number as a worksheet sees a value in arithmetic: empty is 0, a text of digits counts, other text is `#VALUE!`. */
export const toNumber = (value: CellValue): number | CellError => {
  if (typeof value === 'number') return value;
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (isCellError(value)) return value;
  return /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : VALUE_ERROR;
};

/** A text as `&` sees a value. */
export const toText = (value: CellValue): string | CellError => {
  if (typeof value === 'string' || isCellError(value)) return value;
  if (value === null) return '';
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
};

/** A condition as IF sees a value. */
export const toTruth = (value: CellValue): boolean | CellError => {
  if (typeof value === 'boolean') return value;
  const number = toNumber(value);
  return isCellError(number) ? number : number !== 0;
};

const rank = (value: CellValue): number =>
  typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2;

const emptyLike = (value: CellValue): CellValue =>
  typeof value === 'string' ? '' : typeof value === 'boolean' ? false : 0;

/** Negative, 0 or positive, in the order of worksheets: numbers, then texts (case ignored), then logical values. */
export const compareValues = (left: CellValue, right: CellValue): number => {
  const one = left === null ? emptyLike(right) : left;
  const other = right === null ? emptyLike(left) : right;
  if (typeof one === 'string' && typeof other === 'string') {
    const [a, b] = [one.toLowerCase(), other.toLowerCase()];
    return a === b ? 0 : a < b ? -1 : 1;
  }
  return rank(one) === rank(other) ? Number(one) - Number(other) : rank(one) - rank(other);
};

/** What two equal values share: a key for look-ups that ignore case. */
export const keyOf = (value: CellValue): string | number =>
  typeof value === 'string'
    ? `t${value.toLowerCase()}`
    : typeof value === 'number'
      ? value
      : `o${String(value)}`;

/** The pattern of a text with wildcards, or the plain text that an escaped one stands for. */
export const wildcard = (text: string): RegExp | string => {
  let plain = '';
  let pattern = '';
  let wild = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    const escaped = sign === '~' && (next === '*' || next === '?' || next === '~');
    const literal = escaped ? next : sign;
    if (escaped) at++;
    else if (sign === '*' || sign === '?') {
      wild = true;
      pattern += sign === '*' ? '[^]*' : '[^]';
      continue;
    }
    plain += literal;
    pattern += literal.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  }
  return wild ? new RegExp(`^${pattern}$`, 'i') : plain;
};
