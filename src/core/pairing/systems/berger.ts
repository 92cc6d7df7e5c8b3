import { ALL_SIZES, type Boards, type PairingSystem } from '../system';

/**
 * The opponent of the last number in round `r` of FIDE's Berger table for `n`: alternately from the first and the second half.
 */
export const headOf = (n: number, r: number): number => (r % 2 === 1 ? (r + 1) / 2 : (r + n) / 2);

/**
 * Round `r` of FIDE's Berger table for `n`. On the first board, `n` meets the head of the round, who has White in odd rounds. On
 * the other boards, the numbers after the head, going up, have White against those before it, going down.
 */
export const bergerRound = (n: number, r: number, boards: Boards): void => {
  const head = headOf(n, r);
  if (r % 2 === 1) boards.pair(head, n);
  else boards.pair(n, head);
  let [up, down] = [head, head];
  for (let board = 2; board <= n / 2; board++) {
    up = up === n - 1 ? 1 : up + 1;
    down = down === 1 ? n - 1 : down - 1;
    boards.pair(up, down);
  }
};

/** The Berger tables, FIDE C.05 Annex 1. */
export const berger: PairingSystem = {
  id: 'berger',
  name: 'Berger tables (FIDE)',
  about: 'The tables of the FIDE Handbook, usual in chess. Keep them unless your rules name others.',
  source: 'FIDE Handbook C.05, Annex 1: Berger tables',
  sizes: ALL_SIZES,
  options: [],
  bye: (n) => n,
  exchange: () => true,
  round: bergerRound,
};
