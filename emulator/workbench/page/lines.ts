/** Rows or columns laid out one after the other: line `i` reaches from `offsets[i]` to `offsets[i + 1]` pixels. */
export interface Lines {
  readonly count: number;
  readonly offsets: Float64Array;
}

/** Lays out lines; `sizeAt` gives pixels, 0 for a hidden line. */
export const layLines = (count: number, sizeAt: (line: number) => number): Lines => {
  const offsets = new Float64Array(count + 1);
  for (let line = 0; line < count; line++) offsets[line + 1] = offsets[line]! + sizeAt(line);
  return { count, offsets };
};

export const startOf = ({ offsets, count }: Lines, line: number): number => offsets[Math.min(line, count)]!;
export const sizeOf = (lines: Lines, line: number): number => startOf(lines, line + 1) - startOf(lines, line);
export const totalOf = ({ offsets, count }: Lines): number => offsets[count]!;

/** The line at so many pixels; the last one beyond the end. Lines of size 0 are never hit. */
export const lineAt = ({ offsets, count }: Lines, pixels: number): number => {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle + 1]! > pixels) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The next line that is not hidden in a direction; the line itself if there is none. */
export const nextShown = (lines: Lines, line: number, step: 1 | -1): number => {
  for (let at = line + step; at >= 0 && at < lines.count; at += step) if (sizeOf(lines, at) > 0) return at;
  return line;
};
