import { present } from '../../core/present';

/** Excel on the web takes 5 MB a request; what JSON and object paths add is left room for. */
const MOST_BYTES = 4_000_000;

/** Steps in their order, in groups that one request each can carry. */
export const requestsOf = <T extends { readonly bytes: number }>(
  steps: readonly T[],
): readonly (readonly T[])[] => {
  const groups: T[][] = [[]];
  let size = 0;
  for (const step of steps) {
    if (size > 0 && size + step.bytes > MOST_BYTES) {
      groups.push([]);
      size = 0;
    }
    present(groups.at(-1)).push(step);
    size += step.bytes;
  }
  return groups;
};
