import { ALL_SIZES, type Pair, type PairingSystem } from './system';

/** `x` turned into 1..m, where it lies in 1-m..2m. */
const wrap = (x: number, m: number): number => (x < 1 ? x + m : x > m ? x - m : x);

/**
 * Round `r` of FIDE's Berger table for `n`. The first board is `n` against the round's head, who leads with White in odd
 * rounds; on the further boards the numbers above the head, going up, have White against those below it, going down.
 */
export const bergerRound = (n: number, r: number): readonly Pair[] => {
  const odd = r % 2 === 1;
  const head = odd ? (r + 1) / 2 : (r + n) / 2;
  const others = Array.from({ length: n / 2 - 1 }, (_, k): Pair => [
    wrap(head + k + 1, n - 1),
    wrap(head - k - 1, n - 1),
  ]);
  return [odd ? [head, n] : [n, head], ...others];
};

/** The Berger tables, FIDE C.05 Annex 1. */
export const berger: PairingSystem = {
  id: 'berger',
  source: 'FIDE Handbook C.05, Annex 1: Berger tables',
  sizes: ALL_SIZES,
  options: [],
  bye: (n) => n,
  exchange: () => true,
  round: bergerRound,
};
