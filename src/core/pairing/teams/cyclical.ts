import { cyclic, roundsOf, TEAM_SIZES, type TeamSystem } from './system';

/** How far each team has moved in round `r`. Unless n is odd, the numbers stay once, after round n/2. */
const movesOf = (n: number, r: number): { readonly numbers: number; readonly letters: number } => ({
  numbers: n % 2 === 0 && r > n / 2 ? r - 2 : r - 1,
  letters: r - 1,
});

/** Whether the first team has White on a board: alternately along the row, except for the three rules. */
const hasWhite = (n: number, r: number, board: number): boolean => {
  const odd = board % 2 === 1;
  if (n % 2 === 1) return board === n ? r % 2 === 1 : odd;
  if (n % 4 === 2 && r === n / 2) return true;
  if (n % 4 === 2 && r === n / 2 + 1) return false;
  return odd;
};

/**
 * The cyclical Scheveningen match of the NZCF handbook: the teams face each other along a row of boards with alternating colours,
 * and after each game everybody moves one board to their left, so the teams pass each other. (1) If n is odd, the last board
 * changes its colours after every round. (2) If n is a multiple of 4, one team stays after round n/2. (3) For other even n, that
 * team has White everywhere in round n/2, and the other team in the next round.
 */
export const cyclical: TeamSystem = {
  id: 'scheveningen-cyclical',
  name: 'Scheveningen by moving boards',
  about:
    'For a match without a table: the teams face each other along a row of boards. After each game everybody moves one board to their left, with a few exceptions.',
  source: 'NZCF handbook, Cyclical Scheveningen',
  sizes: TEAM_SIZES,
  options: [],
  table: (n) =>
    roundsOf(n, (r) => {
      const { numbers, letters } = movesOf(n, r);
      return roundsOf(n, (board) => ({
        board,
        number: cyclic(board - numbers, n),
        letter: cyclic(board + letters, n),
        white: hasWhite(n, r, board),
      }));
    }),
  isLevel: () => true,
};
