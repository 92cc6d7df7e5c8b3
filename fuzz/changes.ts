/** A number from 0 to below `most`, the next of a row that a seed begins. */
export type Dice = (most: number) => number;

/** Marsaglia's xorshift of 32 bits: the same seed gives the same row. */
export const diceOf = (seed: number): Dice => {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (most) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % most;
  };
};

/** One of a list; `otherwise` if there is none. */
export const some = <T>(list: readonly T[], dice: Dice, otherwise: T): T =>
  list[dice(list.length || 1)] ?? otherwise;

/** What trips parsers: ends of lines and fields, numbers too large, formulas, marks of other encodings, deep nesting. */
const SPITEFUL: readonly Uint8Array[] = [
  ...['\n', '\r\n', '\t', '"', "'", ';', ',', '|', '\\', '[', '{', '=1+1', '-1', '0', '9999999999', '1e309'],
  ...['NaN', '__proto__', 'constructor', '\u0000', '\u001a', '\ufeff', '\u2028', '½', '😀', '[['.repeat(500)],
  ...['1-0', '+', 'Z', '0000 - Z', '{{{', '<script>', '%00', '../', ' '.repeat(300)],
].map((text) => new TextEncoder().encode(text));

const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

type Change = (bytes: Uint8Array, other: Uint8Array, dice: Dice) => Uint8Array;

const spliced = (bytes: Uint8Array, at: number, gone: number, part: Uint8Array): Uint8Array =>
  joined(bytes.subarray(0, at), part, bytes.subarray(at + gone));

const CHANGES: readonly Change[] = [
  // a bit, a byte, some bytes
  (bytes, _, dice) => {
    const copy = bytes.slice();
    const at = dice(copy.length || 1);
    copy[at] = (copy[at] ?? 0) ^ (1 << dice(8));
    return copy;
  },
  (bytes, _, dice) => {
    const copy = bytes.slice();
    copy[dice(copy.length || 1)] = dice(256);
    return copy;
  },
  (bytes, _, dice) => spliced(bytes, dice(bytes.length + 1), dice(20), new Uint8Array()),
  // something spiteful, in place of something or besides
  (bytes, _, dice) =>
    spliced(bytes, dice(bytes.length + 1), dice(2) * dice(8), SPITEFUL[dice(SPITEFUL.length)] ?? bytes),
  // cut short
  (bytes, _, dice) => bytes.slice(0, dice(bytes.length + 1)),
  // a part twice, or that of another file
  (bytes, _, dice) => {
    const from = dice(bytes.length + 1);
    return spliced(bytes, dice(bytes.length + 1), 0, bytes.subarray(from, from + dice(200)));
  },
  (bytes, other, dice) => {
    const from = dice(other.length + 1);
    return spliced(bytes, dice(bytes.length + 1), dice(100), other.subarray(from, from + dice(200)));
  },
  // two lines exchanged
  (bytes, _, dice) => {
    const lines = new TextDecoder('latin1').decode(bytes).split('\n');
    const [one, two] = [dice(lines.length), dice(lines.length)];
    [lines[one], lines[two]] = [lines[two] ?? '', lines[one] ?? ''];
    return Uint8Array.from(lines.join('\n'), (sign) => sign.charCodeAt(0));
  },
];

/** A file with one to four changes, drawn by dice. */
export const changed = (corpus: readonly Uint8Array[], dice: Dice): Uint8Array => {
  let bytes = corpus[dice(corpus.length)] ?? new Uint8Array();
  for (let left = 1 + dice(4); left > 0; left--) {
    const other = corpus[dice(corpus.length)] ?? bytes;
    bytes = (CHANGES[dice(CHANGES.length)] ?? CHANGES[0])?.(bytes, other, dice) ?? bytes;
  }
  return bytes;
};
