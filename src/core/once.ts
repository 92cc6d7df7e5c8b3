/** The value of a key, made when somebody asks for it first. */
export const madeOnce = <Key, Value>(
  known: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
): Value => {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
};
