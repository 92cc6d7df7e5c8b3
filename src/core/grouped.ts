/** Groups items by a key, in order of appearance. */
export const groupedBy = <T, Key>(
  all: Iterable<T>,
  keyOf: (each: T) => Key,
): ReadonlyMap<Key, readonly T[]> => {
  const groups = new Map<Key, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
};
