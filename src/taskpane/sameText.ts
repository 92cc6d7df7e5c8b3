/** Whether two values without functions are the same, as their texts are. */
export const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
