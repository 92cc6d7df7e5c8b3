/** The columns of the Log. */
export const LOG = {
  step: 0,
  time: 1,
  tournament: 2,
  rule: 3,
  cells: 4,
  before: 5,
  after: 6,
  count: 7,
} as const;
