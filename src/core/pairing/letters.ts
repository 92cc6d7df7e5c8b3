const LETTERS = 26;
const FIRST = 'A'.charCodeAt(0);

/** The letter of a number from 1: A to Z, then AA, AB and so on. */
export const letterOf = (number: number): string => {
  const last = (number - 1) % LETTERS;
  const before = (number - 1 - last) / LETTERS;
  return (before === 0 ? '' : letterOf(before)) + String.fromCharCode(FIRST + last);
};

/** The number of a letter, the reverse of `letterOf`. */
export const numberOfLetter = (letter: string): number =>
  [...letter].reduce((number, each) => number * LETTERS + each.charCodeAt(0) - FIRST + 1, 0);
