/** 1 to `count`. */
export const countTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** All numbers added up; 0 of none. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The greatest common divisor of two whole numbers, never negative. */
export const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

/** The least common multiple of 1 to `count`: averages over so many games become whole numbers. */
export const multipleOfAll = (count: number): number =>
  countTo(count).reduce((multiple, each) => (multiple * each) / divisor(multiple, each), 1);

/** Two numbers or texts in order: negative if the first is smaller, 0 if they are equal. */
export const compared = <T extends number | string>(one: T, other: T): number =>
  one === other ? 0 : one < other ? -1 : 1;
