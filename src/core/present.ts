const missing = (): never => {
  throw new Error('What has to be there is missing.');
};

/**
 * A value that the code around it knows to be there, though its type does not: the first of a list that was just filled, the
 * match of a pattern that fits every text. Where it is missing the program is at fault, and stops there.
 */
export const present = <T>(value: T): NonNullable<T> => value ?? missing();

/** The entry of a list, or the sign of a text, at a place that is inside it; it may be `null`. */
export const entryAt = <T>(list: ArrayLike<T>, place: number): T => {
  const entry = list[place];
  return entry === undefined ? missing() : entry;
};

/** `entryAt` for loops over numbers that decide how long something takes: it sees lists of these kinds alone. */
export const numberAt = (numbers: Int16Array | Uint8Array, place: number): number =>
  numbers[place] ?? missing();

/** What a map has under a key that is in it; it may be `null`. */
export const underKey = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
  const value = map.get(key);
  return value === undefined ? missing() : value;
};
