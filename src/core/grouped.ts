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

/** How often each key comes, in order of appearance. */
export const countsOf = <Key>(keys: Iterable<Key>): ReadonlyMap<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Two numbers in either order. */
export const pairKey = (one: number, other: number): string =>
  one < other ? `${one},${other}` : `${other},${one}`;

/** Two numbers in either order, and which of their meetings it is. */
export const meetingKey = ({ white, black, cycle }: Record<'white' | 'black' | 'cycle', number>): string =>
  `${pairKey(white, black)},${cycle}`;
