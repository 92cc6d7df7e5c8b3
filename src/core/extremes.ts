/** The largest of some numbers; `-Infinity` of none. */
export const largest = (numbers: Iterable<number>): number => {
  let found = -Infinity;
  for (const number of numbers) if (number > found) found = number;
  return found;
};

/** The smallest of some numbers; `Infinity` of none. */
export const smallest = (numbers: Iterable<number>): number => {
  let found = Infinity;
  for (const number of numbers) if (number < found) found = number;
  return found;
};
