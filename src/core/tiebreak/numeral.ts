const NUMERALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A number from 1 to 9 in letters, others in digits. */
export const numeral = (count: number): string => NUMERALS[count - 1] ?? String(count);
