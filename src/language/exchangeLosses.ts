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

/** What every file but a workbook loses. */
export const LOG_LOSS = 'the Log, with the draws and what can be undone';

export type LossName = keyof typeof LOSS_NAMES;

/** The same of an event of teams. */
export const TEAM_LOSS_NAMES = {
  withdrawals: 'which teams have left',
  annulled: 'matches that count for nobody',
  lineUps: 'line-ups of matches that have not begun',
  lineUpRule: 'who may sit where',
  strangers: 'that somebody is not on the list of their team',
  home: 'who was at home',
  seats: 'who sat at which board',
  pending: 'postponed and adjourned games',
  matchScoring: 'match points other than 2, 1 and 0',
  tieBreaks: 'the order of tie-breaks',
} as const;

/** What a file tells that an event of teams has no place for, in words that follow “has no place for:”. */
export const BESIDE_TEAMS = {
  details: 'place, dates, arbiters and time control',
  federations: 'federations',
  columns: 'titles, sex, FIDE IDs and dates of birth',
  national: 'national ratings',
} as const;

export type BesideTeams = keyof typeof BESIDE_TEAMS;
