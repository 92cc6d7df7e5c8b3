/** What a file may be unable to hold, in words that follow “does not hold:”. */
export const LOSS_NAMES = {
  adjustments: 'adjustments of points',
  adjustmentReasons: 'reasons of adjustments',
  playOffs: 'play-offs',
  withdrawals: 'who has left',
  annulled: 'games that count for nobody',
  dates: 'dates',
  times: 'times of day',
  calendar: 'venues, deadlines and moved dates',
  scoring: 'points other than 1, ½ and 0',
  tieBreaks: 'the order of tie-breaks',
  forfeits: 'which games were forfeits',
  unrated: 'which games are not rated',
  specialResults: 'results that the arbiter gave each side apart',
  pending: 'postponed and adjourned games',
  colours: 'colours',
  rounds: 'rounds',
  ratings: 'ratings',
  federations: 'federations',
  columns: 'further columns of the list',
  teams: 'teams',
  sections: 'sections',
} as const;

export type LossName = keyof typeof LOSS_NAMES;
