/** The columns of the Log: what people read, then what steps are taken back from. */
export const LOG = {
  time: 0,
  said: 1,
  step: 2,
  tournament: 3,
  rule: 4,
  cells: 5,
  before: 6,
  after: 7,
  count: 8,
} as const;
