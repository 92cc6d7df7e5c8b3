/** Numbers that are drawn from together, by the letter of the envelope. */
export interface VarmaGroups {
  readonly A: readonly number[];
  readonly B: readonly number[];
  readonly C: readonly number[];
  readonly D: readonly number[];
}

/**
 * The groups of restricted drawing by the even size of the table (FIDE C.05 Annex 2), as published. Players of one group do
 * not meet in the last three rounds of the Berger table; but with 12 players 6 and 12 meet in round 11.
 */
export const VARMA_TABLES: Readonly<Record<number, VarmaGroups>> = {
  10: { A: [3, 4, 8], B: [5, 7, 9], C: [1, 6], D: [2, 10] },
  12: { A: [4, 5, 9, 10], B: [1, 2, 7], C: [6, 8, 12], D: [3, 11] },
  14: { A: [4, 5, 6, 11, 12], B: [1, 2, 8, 9], C: [7, 10, 13], D: [3, 14] },
  16: { A: [5, 6, 7, 12, 13, 14], B: [1, 2, 3, 9, 10], C: [8, 11, 15], D: [4, 16] },
  18: { A: [5, 6, 7, 8, 14, 15, 16], B: [1, 2, 3, 10, 11, 12], C: [9, 13, 17], D: [4, 18] },
  20: { A: [6, 7, 8, 9, 15, 16, 17, 18], B: [1, 2, 3, 11, 12, 13, 14], C: [5, 10, 19], D: [4, 20] },
  22: {
    A: [6, 7, 8, 9, 10, 17, 18, 19, 20],
    B: [1, 2, 3, 4, 12, 13, 14, 15],
    C: [11, 16, 21],
    D: [5, 22],
  },
  24: {
    A: [6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
    B: [1, 2, 3, 4, 13, 14, 15, 16, 17],
    C: [12, 18, 23],
    D: [5, 24],
  },
};

/** The 12-table with 11 and 12 exchanged, as all the others are built: nobody of a group meets another in the last three rounds. */
export const VARMA_12_CORRECTED: VarmaGroups = {
  A: [4, 5, 9, 10],
  B: [1, 2, 7],
  C: [6, 8, 11],
  D: [3, 12],
};
