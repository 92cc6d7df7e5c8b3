const missing = (): never => {
  throw new Error('What has to be there is missing.');
};

/**
 * A value that must be there, though its type does not say so: the first of a list that was just filled, the match of a pattern
 * that fits every text. If it is missing, that is a bug, and the program stops.
 */
export const present = <T>(value: T): NonNullable<T> => value ?? missing();

/** The entry of a list, or the character of a text, at a place inside it; it may be `null`. */
export const entryAt = <T>(list: ArrayLike<T>, place: number): T => {
  const entry = list[place];
  return entry === undefined ? missing() : entry;
};

/** `entryAt` for time-critical loops over numbers: it only gets lists of these kinds. */
export const numberAt = (numbers: Int16Array | Uint8Array, place: number): number =>
  numbers[place] ?? missing();

/** The value of a key that a map has; it may be `null`. */
export const underKey = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
  const value = map.get(key);
  return value === undefined ? missing() : value;
};
