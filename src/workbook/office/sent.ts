/** What the client sends for a range and the actions that lead to it, without the text of its address. */
const RANGE_BYTES = 255;

/** For an object of a range, such as its format, and the action that leads to it. */
const OBJECT_BYTES = 140;

/** For what is set or called, without what it is set to. */
const CALL_BYTES = 120;

/** What a step sends: ranges, objects on the way from them, what is set or called there, and the characters of values and addresses. */
export interface Sent {
  readonly ranges?: number;
  readonly objects?: number;
  readonly calls?: number;
  readonly text?: number;
}

/** The bytes of what is sent. */
export const bytesOf = ({ ranges = 0, objects = 0, calls = 0, text = 0 }: Sent): number =>
  ranges * RANGE_BYTES + objects * OBJECT_BYTES + calls * CALL_BYTES + text;

const encoder = new TextEncoder();

/** The bytes of values as they are sent. */
export const textBytes = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/** Things that are sent together, from which place on, and their size. */
interface Packed<T> {
  readonly from: number;
  readonly items: readonly T[];
  readonly size: number;
}

/** Things in their order, in packs of such a size at most; one that is larger has a pack of its own. */
export const packed = <T>(
  all: readonly T[],
  most: number,
  sizeOf: (each: T) => number,
): readonly Packed<T>[] => {
  const packs: { from: number; items: T[]; size: number }[] = [];
  all.forEach((each, from) => {
    const size = sizeOf(each);
    const last = packs.at(-1);
    if (last && last.size + size <= most) {
      last.items.push(each);
      last.size += size;
    } else packs.push({ from, items: [each], size });
  });
  return packs;
};
