import { entryAt } from '../present';

/** FNV-1a, 32 bits, over the UTF-8 bytes of a text: `foobar` is 0xbf9cf968. */
export const fnv1a = (text: string): number =>
  new TextEncoder().encode(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);

/** The finishing mix of MurmurHash3, 32 bits. */
const mix = (value: number): number => {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
};

/** SplitMix32 from a state: each number is the mix of the state, which goes up by 0x9e3779b9 before. */
const splitMix32 = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state);
  };
};

const SPAN = 2 ** 32;

/**
 * A whole number below `below`, each equally likely, from a source of 32-bit numbers: numbers from the largest multiple of
 * `below` on are drawn again.
 */
export const drawBelow = (next: () => number, below: number): number => {
  const limit = SPAN - (SPAN % below);
  let drawn = next();
  while (drawn >= limit) drawn = next();
  return drawn % below;
};

/** The 32-bit numbers that come from a seed: steps 1 and 2 of `drawLots`. */
export const chanceOf = (seed: string): (() => number) => splitMix32(fnv1a(seed.trim().normalize('NFC')));

/** Some things in random order: step 3 of `drawLots`. */
export const shuffled = <T>(things: readonly T[], next: () => number): readonly T[] => {
  const drawn = [...things];
  for (let i = drawn.length - 1; i >= 1; i -= 1) {
    const j = drawBelow(next, i + 1);
    [drawn[i], drawn[j]] = [entryAt(drawn, j), entryAt(drawn, i)];
  }
  return drawn;
};

/**
 * Draws lots: the places 0..count-1 in a drawn order, the same for the same seed on every machine. Anyone can repeat it:
 *
 * 1. Take the seed without blanks at its ends, in Unicode normal form C, and hash its UTF-8 bytes with FNV-1a (32 bits).
 * 2. Start SplitMix32 there: for each random number add 0x9e3779b9 to the state modulo 2^32 and take MurmurHash3's 32-bit
 *    finisher of it.
 * 3. Write down 0, 1, ..., count-1. For i = count-1 down to 1 draw j from 0..i and exchange what stands at i and j
 *    (Fisher-Yates). To draw from 0..i take the next random number modulo i+1; one that is not below the largest multiple
 *    of i+1 up to 2^32 is passed over.
 */
export const drawLots = (count: number, seed: string): readonly number[] =>
  shuffled([...Array(count).keys()], chanceOf(seed));
