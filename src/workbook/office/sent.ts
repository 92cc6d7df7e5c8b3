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

/** Rows in pieces of so many bytes at most, or one row where that has more: where each begins, and its bytes. */
export const cutBetween = (
  rows: readonly (readonly unknown[])[],
  most: number,
): readonly { readonly from: number; readonly to: number; readonly bytes: number }[] => {
  const pieces: { from: number; to: number; bytes: number }[] = [];
  rows.forEach((row, index) => {
    const bytes = textBytes(row) + 1;
    const last = pieces.at(-1);
    if (last && last.bytes + bytes <= most) {
      last.to = index + 1;
      last.bytes += bytes;
    } else pieces.push({ from: index, to: index + 1, bytes });
  });
  return pieces;
};
