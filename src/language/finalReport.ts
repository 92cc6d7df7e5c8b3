export const finalReportEn = {
  sheet: 'Final report',
  /** Before the first and the last day, and before the only one. */
  firstDay: 'From',
  lastDay: 'To',
  onlyDay: 'On',
  standings: 'Standings',
  decided: 'What decided the first places',
  /** `Berg is ahead of Novak on points, 6½ to 5`, `… on Sonneborn-Berger, 23¼ to 22`, `… on direct encounter`. */
  aheadOf: 'is ahead of',
  onPoints: 'on points',
  on: 'on',
  to: 'to',
  /** `Berg and Novak share their place`. */
  and: 'and',
  share: 'share their place',
  crosstable: 'Crosstable',
  statistics: 'The games',
  played: 'Games finished',
  /** `of 45`. */
  of: 'of',
  whiteWon: 'White won',
  drawn: 'Drawn',
  blackWon: 'Black won',
  whiteScored: 'White scored',
  byForfeit: 'By forfeit',
  mostWins: 'Most wins in a row',
  longestUnbeaten: 'Longest without a loss',
  /** `Berg and 2 others`, `Berg and 1 other`. */
  other: 'other',
  others: 'others',
};
