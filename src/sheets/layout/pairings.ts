/** The columns of the Pairings table, from 0. `left` is the side that stands on the left. */
export const PAIRINGS = {
  game: 0,
  round: 1,
  board: 2,
  leftNo: 3,
  left: 4,
  result: 5,
  right: 6,
  rightNo: 7,
  check: 8,
  count: 9,
  /** The "Find player" block stands right of the table. */
  find: 10,
} as const;
