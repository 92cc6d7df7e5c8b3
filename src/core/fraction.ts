import { divisor } from './numbers';

/** An exact rational `n/d` of safe integers, in lowest terms, `d` > 0. */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

/** `n/d` in lowest terms. `d` is not 0. */
export const fraction = (n: number, d = 1): Fraction => {
  const common = divisor(n, d) * Math.sign(d);
  return { n: n / common + 0, d: d / common };
};

export const ZERO: Fraction = { n: 0, d: 1 };

/** Negative if `a` is smaller, 0 if equal, positive if larger. Never overflows. */
export const compare = (a: Fraction, b: Fraction): number => {
  if (a.d === b.d) return a.n - b.n;
  const difference = BigInt(a.n) * BigInt(b.d) - BigInt(b.n) * BigInt(a.d);
  return difference < 0n ? -1 : Number(difference > 0n);
};

/** Whether two values are the same, or both missing. */
export const isSame = (one?: Fraction | null, other?: Fraction | null): boolean =>
  one?.n === other?.n && one?.d === other?.d;

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.d === b.d ? fraction(a.n + b.n, a.d) : fraction(a.n * b.d + b.n * a.d, a.d * b.d);

/** Only for display. */
export const toNumber = ({ n, d }: Fraction): number => n / d;

/** A fraction as people read it, in plain text: `4.5`. */
export const fractionText = (value: Fraction): string => String(toNumber(value));

const PLACES = 100;

/** A decimal number with at most two places, exactly; `null` for anything else. */
export const fractionOf = (value: number): Fraction | null => {
  const n = Math.round(value * PLACES);
  return Number.isSafeInteger(n) && n / PLACES === value ? fraction(n, PLACES) : null;
};
